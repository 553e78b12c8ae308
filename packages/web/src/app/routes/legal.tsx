import type { LegalPageKind } from '../../features/legal/legal-text.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { PageTitle } from '../page-title.tsx';
import { texts } from '../texts.ts';

const LegalScreen = lazyComponent(
  async () => (await import('./legal-screen.tsx')).LegalScreen,
  () => <p className="sr-only">{texts.loading}</p>,
);

const titles: Record<LegalPageKind, string> = { terms: texts.terms, privacy: texts.privacy };

export function LegalPage({ page }: { page: LegalPageKind }) {
  return (
    <>
      <PageTitle title={texts.titled(titles[page])} />
      <LegalScreen key={page} page={page} />
    </>
  );
}
