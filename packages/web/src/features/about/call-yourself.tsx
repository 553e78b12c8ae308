import type { RequestSnippet } from '@attune/task-catalogue';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { log } from '../../lib/log.ts';
import { texts } from './texts.ts';

type Language = RequestSnippet['language'];

const languageNames: Record<Language, string> = { curl: 'curl', python: 'Python', javascript: 'JavaScript' };

/** Code that calls a model, one language at a time. It is text, and stays text whatever it holds. */
export function CallYourself({ snippets }: { snippets: readonly RequestSnippet[] }) {
  const [language, setLanguage] = useState<Language>('curl');
  const offered = (Object.keys(languageNames) as Language[]).flatMap(
    (one) => snippets.find((snippet) => snippet.language === one) ?? [],
  );
  const shown = offered.find((snippet) => snippet.language === language) ?? offered[0];
  if (shown === undefined) return null;
  return (
    <details className="mt-2">
      <summary className="w-fit cursor-pointer py-2 font-semibold text-accent">{texts.callYourself}</summary>
      <div className="mt-1 flex flex-wrap items-center">
        {offered.map((snippet) => (
          <button
            key={snippet.language}
            type="button"
            aria-pressed={snippet === shown}
            onClick={() => setLanguage(snippet.language)}
            className="menu-item px-3"
          >
            {languageNames[snippet.language]}
          </button>
        ))}
        <CopyButton key={shown.language} text={shown.code} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section tabIndex={0} aria-label={languageNames[shown.language]} className="code mt-1">
        <pre>{shown.code}</pre>
      </section>
    </details>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  // Insecure origins have no clipboard; the code can still be selected.
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard === undefined) return null;
  const copy = () => {
    clipboard.writeText(text).then(
      () => setIsCopied(true),
      (error: unknown) => log.warn('The code was not copied.', error),
    );
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <button type="button" className="button button-plain ms-auto px-3" onClick={copy}>
      <Icon size={16} aria-hidden />
      <span role="status" className="max-sm:sr-only">
        {isCopied ? texts.copied : texts.copy}
      </span>
    </button>
  );
}
