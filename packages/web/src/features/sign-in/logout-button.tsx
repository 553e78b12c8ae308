import { LogOut } from 'lucide-react';
import { useQuickLogout } from './api/logout.ts';
import { texts } from './texts.ts';

/** The dashboard's logout. `isCompact` leaves the icon alone on screen and the word to its name. */
export function LogoutButton({ isCompact }: { isCompact: boolean }) {
  const logOut = useQuickLogout();
  return (
    <button
      type="button"
      className="menu-item w-full"
      onClick={logOut}
      data-tooltip={isCompact ? texts.logout : undefined}
      data-tooltip-side="right"
    >
      <LogOut size={18} aria-hidden className="shrink-0" />
      <span className={isCompact ? 'sr-only' : 'truncate'}>{texts.logout}</span>
    </button>
  );
}
