import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { Modal } from '../../../components/modal.tsx';
import { LogoutButton } from '../../../features/sign-in/logout-button.tsx';
import { listenerTexts } from '../listener-texts.ts';
import { MenuLinks } from './menu-links.tsx';

/** Below 1024 px the sidebar is a drawer behind a button. */
export function DashboardDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        label={listenerTexts.openMenu}
        aria-expanded={isOpen}
        className="lg:hidden"
        onClick={() => setIsOpen(true)}
      >
        <Menu size={22} aria-hidden />
      </IconButton>
      <Modal
        isOpen={isOpen}
        onClose={close}
        label={listenerTexts.menu}
        className="drawer fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] border-line border-e bg-raised p-0 shadow-high"
      >
        {() => (
          <nav aria-label={listenerTexts.menu} className="flex h-full flex-col gap-1 overflow-y-auto p-3">
            <IconButton label={listenerTexts.closeMenu} className="self-end" onClick={close}>
              <X size={20} aria-hidden />
            </IconButton>
            <MenuLinks isCompact={false} onFollow={close} />
            <div className="mt-auto">
              <LogoutButton isCompact={false} />
            </div>
          </nav>
        )}
      </Modal>
    </>
  );
}
