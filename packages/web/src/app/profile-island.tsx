import { ProfileArea } from '../features/sign-in/profile-area.tsx';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { ApiConnection } from './api-connection.tsx';
import type { DialogKind } from './dialogs.tsx';
import { IslandBoundary } from './island-boundary.tsx';

const AccountSheet = lazyComponent(async () => (await import('./account-sheet.tsx')).AccountSheet);

interface ProfileIslandProps {
  noticeSlot: HTMLElement | null;
  onShow: (kind: DialogKind) => void;
}

/** Apart from the other islands: it loads on every screen of a signed-in listener, those on request. */
export function ProfileIsland({ noticeSlot, onShow }: ProfileIslandProps) {
  return (
    <ApiConnection>
      <ProfileArea
        noticeSlot={noticeSlot}
        sheet={(account) => (
          <IslandBoundary fallback={null}>
            <AccountSheet {...account} onShow={onShow} />
          </IslandBoundary>
        )}
      />
    </ApiConnection>
  );
}
