import { screenPaths } from '@attune/contract';
import { CircleHelp, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LogoMark } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface HeaderProps {
  onAbout: () => void;
  onHelp: () => void;
  /** Sign-in button or profile. */
  account: ReactNode;
  /** Leaves the way to everything else to the account. */
  isCompact: boolean;
  /** What has to be said of the network, in a few lines; where there is little room, instead of the name. */
  weather: ReactNode;
}

/**
 * Stands on every screen, and leaves a very low one (400 % zoom) to what is below it. On a narrow one the names of its parts
 * stand below their signs.
 */
export function Header({ onAbout, onHelp, account, isCompact, weather }: HeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-bg [@media(height<22rem)]:static">
      <div className="group flex h-[calc(var(--header-height)-1px)] items-center gap-1 px-3 sm:px-6">
        <Link
          to={screenPaths.landing}
          className="flex min-h-11 items-center gap-2 rounded-small pe-2 font-bold font-title text-xl tracking-tight"
        >
          <LogoMark sizePx={32} />
          <span
            className={`max-lg:group-has-[[data-weather]]:sr-only ${isCompact ? '' : 'max-[26rem]:sr-only'}`}
          >
            Attune
          </span>
        </Link>
        <div role="status" className="min-w-0 flex-1 text-center text-muted text-xs leading-tight">
          {weather}
        </div>
        <div className="ms-auto flex min-w-0 items-center gap-0.5 sm:gap-1">
          {!isCompact && (
            <>
              <HeaderButton label="About" icon={<Info size={20} aria-hidden />} onClick={onAbout} />
              <HeaderButton label="Help" icon={<CircleHelp size={20} aria-hidden />} onClick={onHelp} />
              <ThemeSwitch />
            </>
          )}
          <div className="ms-1 flex min-w-0 items-center">{account}</div>
        </div>
      </div>
    </header>
  );
}

function HeaderButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="button button-plain px-3 max-sm:min-w-12 max-sm:flex-col max-sm:gap-0.5 max-sm:rounded-medium max-sm:px-1 max-sm:py-1 max-sm:text-xs"
    >
      <span className="sm:hidden">{icon}</span>
      {label}
    </button>
  );
}
