import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Avatar } from '../../components/avatar.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { SignedOutError } from '../../lib/api-error.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { useIsPhone } from '../../lib/phone.ts';
import type { AccountOnPhone } from './account-on-phone.tsx';
import { useProfile } from './api/get-profile.ts';
import { useLogout } from './api/logout.ts';
import { ProfileLoading } from './profile-loading.tsx';
import { texts } from './texts.ts';

/** With the words for every failure, which most listeners never need. */
const AccountFailures = lazyComponent(async () => (await import('./account-failures.tsx')).AccountFailures);

const AccountButton = lazyComponent(
  async () => (await import('./account-on-phone.tsx')).AccountButton,
  ProfileLoading,
);

interface ProfileAreaProps {
  /** Where the header has room for a line beneath it; `null` until it is on the page. */
  noticeSlot: HTMLElement | null;
  /** On a phone all of it is in a sheet. */
  sheet: (account: AccountOnPhone) => ReactNode;
}

/** The header of a signed-in listener: who they are, and the way out. */
export function ProfileArea({ noticeSlot, sheet }: ProfileAreaProps) {
  const isPhone = useIsPhone();
  const { data: profile, error, refetch } = useProfile();
  const logout = useLogout();
  const leave = () => void logout.leave();
  const hasNoProfile = error !== null && !(error instanceof SignedOutError);
  const notice = (
    <div role="status">
      {(hasNoProfile || logout.error !== null) && (
        <AccountFailures
          profile={hasNoProfile ? { error, onRetry: refetch } : null}
          signOut={logout.error === null ? null : { error: logout.error, onRetry: leave }}
        />
      )}
    </div>
  );
  if (isPhone)
    return (
      <>
        <AccountButton profile={profile} onSignOut={leave} isLeaving={logout.isLeaving} sheet={sheet} />
        {noticeSlot !== null && createPortal(notice, noticeSlot)}
      </>
    );
  return (
    <div className="flex min-w-0 items-center gap-1">
      {profile === undefined ? (
        <ProfileLoading />
      ) : (
        <a
          href={profile.external_urls.spotify}
          target="_blank"
          rel="noopener noreferrer"
          title={profile.display_name ?? texts.namelessListener}
          className="flex min-h-11 min-w-0 items-center gap-2 rounded-full px-1 py-1 pe-3 font-semibold text-s hover:text-accent"
        >
          <Avatar url={profile.images[0]?.url} name={profile.display_name ?? texts.namelessListener} />
          <span dir="auto" className="max-w-40 truncate">
            {profile.display_name ?? texts.namelessListener}
          </span>
        </a>
      )}
      <IconButton label={texts.signOut} tooltipSide="end" onClick={leave} disabled={logout.isLeaving}>
        <LogOut size={20} aria-hidden />
      </IconButton>
      {noticeSlot !== null && createPortal(notice, noticeSlot)}
    </div>
  );
}
