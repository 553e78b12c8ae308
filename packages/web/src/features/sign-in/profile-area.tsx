import { LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../components/icon-button.tsx';
import { SignedOutError } from '../../lib/api-error.ts';
import { useProfile } from './api/get-profile.ts';
import { useLogout } from './api/logout.ts';
import { ProfileLoading } from './profile-loading.tsx';
import { texts } from './texts.ts';

/** With the words for every failure, which most listeners never need. */
const AccountFailures = lazy(async () => ({
  default: (await import('./account-failures.tsx')).AccountFailures,
}));

interface ProfileAreaProps {
  /** Where the header has room for a line beneath it; `null` until it is on the page. */
  noticeSlot: HTMLElement | null;
}

/** The header of a signed-in listener: who they are, and the way out. */
export function ProfileArea({ noticeSlot }: ProfileAreaProps) {
  const { data: profile, error, refetch } = useProfile();
  const logout = useLogout();
  const leave = () => void logout.leave();
  const hasNoProfile = error !== null && !(error instanceof SignedOutError);
  const notice = (
    <div role="status">
      {(hasNoProfile || logout.error !== null) && (
        <Suspense>
          <AccountFailures
            profile={hasNoProfile ? { error, onRetry: refetch } : null}
            signOut={logout.error === null ? null : { error: logout.error, onRetry: leave }}
          />
        </Suspense>
      )}
    </div>
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
          className="flex min-h-11 min-w-0 items-center rounded-medium px-1 py-1 font-semibold text-xs hover:text-accent max-sm:flex-col max-sm:gap-0.5 sm:gap-2 sm:rounded-full sm:pe-3 sm:text-s"
        >
          <Avatar url={profile.images[0]?.url} name={profile.display_name ?? texts.namelessListener} />
          <span dir="auto" className="max-w-full truncate max-sm:leading-tight sm:max-w-40">
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

function Avatar({ url, name }: { url: string | undefined; name: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (url === undefined || isBroken) {
    return (
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-title text-accent text-m sm:size-9"
      >
        {[...name.trim()][0]?.toLocaleUpperCase() ?? '♪'}
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={36}
      height={36}
      className="size-7 shrink-0 rounded-full object-cover sm:size-9"
      onError={() => setIsBroken(true)}
    />
  );
}
