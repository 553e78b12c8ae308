import type { Profile } from '@attune/contract';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../components/avatar.tsx';
import { useHistorySheet } from '../../lib/history-sheet.ts';
import { ProfileLoading } from './profile-loading.tsx';
import { texts } from './texts.ts';

/** What the sheet of the account shows and does. */
export interface AccountOnPhone {
  /** `undefined` until it has arrived. */
  profile: Profile | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSignOut: () => void;
  isLeaving: boolean;
}

interface AccountButtonProps extends Pick<AccountOnPhone, 'profile' | 'onSignOut' | 'isLeaving'> {
  sheet: (account: AccountOnPhone) => ReactNode;
}

/** The one button of a phone's header; its sheet is fetched when it is opened for the first time. */
export function AccountButton({ sheet, ...account }: AccountButtonProps) {
  const { profile } = account;
  const { isOpen, open, close } = useHistorySheet('account');
  const [wasOpened, setWasOpened] = useState(false);
  // A closed one stays, so that closing gives the focus back.
  if (isOpen && !wasOpened) setWasOpened(true);
  const name = profile?.display_name ?? texts.namelessListener;
  return (
    <div className="relative flex min-w-0 items-center">
      {profile === undefined && (
        <div className="absolute end-full me-2">
          <ProfileLoading />
        </div>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={profile === undefined ? texts.account : texts.accountOf(name)}
        onClick={(event) => {
          // Some browsers leave the focus elsewhere, and the sheet would give it back there.
          event.currentTarget.focus();
          open();
        }}
        className="icon-button"
      >
        <Avatar url={profile?.images[0]?.url} name={profile === undefined ? '' : name} />
      </button>
      {wasOpened && sheet({ ...account, isOpen, onClose: close })}
    </div>
  );
}
