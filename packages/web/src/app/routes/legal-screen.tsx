import { useInstallation } from '../../features/about/api/get-installation.ts';
import { type LegalPageKind, LegalText } from '../../features/legal/legal-text.tsx';
import { ApiConnection } from '../api-connection.tsx';

export function LegalScreen({ page }: { page: LegalPageKind }) {
  return (
    <ApiConnection>
      <LegalBody page={page} />
    </ApiConnection>
  );
}

function LegalBody({ page }: { page: LegalPageKind }) {
  const { data, isPending } = useInstallation();
  return <LegalText page={page} installation={data} isLoading={isPending} />;
}
