import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { LogoutButton } from '../../../features/sign-in/logout-button.tsx';
import { tryToStore } from '../../../lib/browser-storage.ts';
import { listenerTexts } from '../listener-texts.ts';
import { MenuLinks } from './menu-links.tsx';

const storageKey = 'attune_sidebar';

/** From 1024 px on: 40 spacing units wide open, 14 collapsed, 300 ms from one to the other. Open by default. */
export function DashboardSidebar({ storage }: { storage: Storage }) {
  const [isOpen, setIsOpen] = useState(() => storage.getItem(storageKey) !== 'collapsed');
  const toggle = () => {
    if (isOpen) tryToStore(storage, storageKey, 'collapsed');
    else storage.removeItem(storageKey);
    setIsOpen(!isOpen);
  };
  const label = isOpen ? listenerTexts.collapse : listenerTexts.expand;
  const Icon = isOpen ? PanelLeftClose : PanelLeftOpen;
  return (
    <nav
      aria-label={listenerTexts.menu}
      className={`sticky top-(--header-height) hidden h-[calc(100dvh-var(--header-height)-var(--player-room,0px))] shrink-0 flex-col gap-1 border-line border-e bg-surface/60 p-1 transition-[width] duration-300 ease-out lg:flex [@media(height<34rem)]:overflow-y-auto ${
        isOpen ? 'w-40' : 'w-14'
      }`}
    >
      <button
        type="button"
        className="menu-item"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={toggle}
        data-tooltip={isOpen ? undefined : label}
        data-tooltip-side="right"
      >
        <Icon size={18} aria-hidden className="shrink-0" />
      </button>
      <MenuLinks isCompact={!isOpen} />
      <div className="mt-auto">
        <LogoutButton isCompact={!isOpen} />
      </div>
    </nav>
  );
}
