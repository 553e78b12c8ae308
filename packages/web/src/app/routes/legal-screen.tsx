import { useInstallation } from '../../features/about/api/get-installation.ts';
import { type LegalPageKind, LegalText } from '../../features/legal/legal-text.tsx';
import { Providers } from '../providers.tsx';

export function LegalScreen({ page }: { page: LegalPageKind }) {
  return (
    <Providers>
      <LegalBody page={page} />
    </Providers>
  );
}

function LegalBody({ page }: { page: LegalPageKind }) {
  const { data, isPending } = useInstallation();
  return <LegalText page={page} installation={data} isLoading={isPending} />;
}
