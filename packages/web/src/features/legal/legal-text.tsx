import type { Installation } from '@attune/contract';
import { type LegalSection, privacySections, termsSections, texts } from './texts.ts';

export type LegalPageKind = 'terms' | 'privacy';

interface LegalTextProps {
  page: LegalPageKind;
  installation: Installation | undefined;
  isLoading: boolean;
}

/** Terms or privacy, true for this installation's settings as far as they are known. */
export function LegalText({ page, installation, isLoading }: LegalTextProps) {
  const sections: readonly LegalSection[] =
    page === 'terms' ? termsSections(installation) : privacySections(installation);
  return (
    <article className="mx-auto max-w-2xl px-4 py-16 sm:px-6" aria-busy={isLoading}>
      <h1 className="text-2xl">{page === 'terms' ? texts.terms : texts.privacy}</h1>
      {installation === undefined && (
        // While it loads it takes no room: nothing moves when it goes.
        <p role="status" className={isLoading ? 'sr-only' : 'mt-4 text-muted text-s'}>
          {isLoading ? texts.loading : texts.unknownInstallation}
        </p>
      )}
      {sections.map(({ title, paragraphs }) => (
        <section key={title} className="mt-10">
          <h2 className="text-l">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 text-muted leading-relaxed">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
