import { ProfileArea } from '../features/sign-in/profile-area.tsx';
import { ProfileNotice } from '../features/sign-in/profile-notice.tsx';
import { ApiConnection } from './api-connection.tsx';

/* Apart from the other islands: they load on every screen of a signed-in listener, those on request. */

export function ProfileIsland() {
  return (
    <ApiConnection>
      <ProfileArea />
    </ApiConnection>
  );
}

export function ProfileNoticeIsland() {
  return (
    <ApiConnection>
      <ProfileNotice />
    </ApiConnection>
  );
}
