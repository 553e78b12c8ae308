import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

export interface Stylesheet {
  text: string;
  /** Below the plugin's prefix; changes with the text, so it can be kept for ever. */
  path: string;
  /** The typefaces it asks for, by their file names in the same folder. */
  fonts: ReadonlyMap<string, Buffer>;
  /** Of those, what every page's first words are set in; below the plugin's prefix. */
  firstFontPaths: readonly string[];
}

const { resolve } = createRequire(import.meta.url);

const firstFonts = /-latin-wght-normal\./;

/** In the order of the cascade. */
const parts = ['base', 'frame', 'controls', 'panel'];

/**
 * The design package's typefaces and tokens and the pages' own rules in one file. All are found as package
 * exports and not next to this module, which a bundler may have moved.
 */
export function loadStylesheet(): Stylesheet {
  const fonts = new Map<string, Buffer>();
  const own = parts.map((part) => `@attune/local-streaming/styles/${part}.css`);
  const text = ['@attune/design/fonts.css', '@attune/design/tokens.css', ...own]
    .map((name) => withOwnFonts(resolve(name), fonts))
    .join('\n');
  const firstFontPaths = [...fonts.keys()]
    .filter((file) => firstFonts.test(file))
    .map((file) => `/assets/${file}`);
  return { text, path: `/assets/pages.${digest(text)}.css`, fonts, firstFontPaths };
}

/** Points `url("package/file.woff2")` at a file of ours, named after what is in it. */
function withOwnFonts(cssPath: string, fonts: Map<string, Buffer>): string {
  const nearby = createRequire(cssPath);
  return readFileSync(cssPath, 'utf8').replace(/url\("([^"]+\.woff2)"\)/g, (_, name: string) => {
    const bytes = readFileSync(nearby.resolve(name));
    const file = `${basename(name, '.woff2')}.${digest(bytes)}.woff2`;
    fonts.set(file, bytes);
    return `url("${file}")`;
  });
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
