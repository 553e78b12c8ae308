import { ProfileArea } from '../features/sign-in/profile-area.tsx';
import { ApiConnection } from './api-connection.tsx';

/** Apart from the other islands: it loads on every screen of a signed-in listener, those on request. */
export function ProfileIsland({ noticeSlot }: { noticeSlot: HTMLElement | null }) {
  return (
    <ApiConnection>
      <ProfileArea noticeSlot={noticeSlot} />
    </ApiConnection>
  );
}
