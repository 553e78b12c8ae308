import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface Stylesheet {
  text: string;
  /** Below the plugin's prefix; changes with the text, so it can be kept for ever. */
  path: string;
}

/**
 * The tokens of the design package and the pages' own rules in one file. Both are found as package exports and
 * not next to this module, which a bundler may have moved.
 */
export function loadStylesheet(): Stylesheet {
  const { resolve } = createRequire(import.meta.url);
  const text = ['@attune/design/tokens.css', '@attune/local-streaming/pages.css']
    .map((name) => readFileSync(resolve(name), 'utf8'))
    .join('\n');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { text, path: `/assets/pages.${hash}.css` };
}
