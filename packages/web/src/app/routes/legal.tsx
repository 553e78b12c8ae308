import { lazy, Suspense } from 'react';
import type { LegalPageKind } from '../../features/legal/legal-text.tsx';
import { PageTitle } from '../page-title.tsx';
import { texts } from '../texts.ts';

const LegalScreen = lazy(async () => ({ default: (await import('./legal-screen.tsx')).LegalScreen }));

const titles: Record<LegalPageKind, string> = { terms: texts.terms, privacy: texts.privacy };

export function LegalPage({ page }: { page: LegalPageKind }) {
  return (
    <>
      <PageTitle title={texts.titled(titles[page])} />
      <Suspense fallback={<p className="sr-only">{texts.loading}</p>}>
        <LegalScreen key={page} page={page} />
      </Suspense>
    </>
  );
}
