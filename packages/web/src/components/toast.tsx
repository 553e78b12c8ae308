import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { focusStartOfScreen } from '../lib/start-of-screen.ts';
import { IconButton } from './icon-button.tsx';

interface ToastProps {
  /** What happened; `null` while there is nothing to say. */
  children: ReactNode | null;
  /** What can be done about it. */
  action?: ReactNode;
  onDismiss: () => void;
}

/** A word at the foot of the window, above the player; at its top where the foot is the player's own screen. It is read out, and takes no focus. Several stand on each other. */
export function Toast({ children, action, onDismiss }: ToastProps) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const dismiss = () => {
    onDismiss();
    // The focus would go with it.
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    else focusStartOfScreen();
  };
  return createPortal(
    <div
      role="status"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
      }}
      className="flex justify-center"
    >
      {children !== null && (
        <div className="message pointer-events-auto mt-2 flex min-w-0 max-w-xl items-center gap-2 rounded-large border border-line bg-raised py-1 ps-4 pe-1 text-s shadow-high">
          <p className="min-w-0 py-2 wrap-anywhere">{children}</p>
          <span className="shrink-0 whitespace-nowrap">{action}</span>
          <IconButton label="Dismiss" tooltipSide="top" onClick={dismiss}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>,
    standOf(document),
  );
}

/** One place for all of them, or each would cover the others. It stays, so that what comes into it is read out. */
function standOf(document: Document): HTMLElement {
  const standing = document.querySelector<HTMLElement>('[data-toasts]');
  if (standing !== null) return standing;
  const stand = document.createElement('div');
  stand.setAttribute('data-toasts', '');
  stand.className =
    'pointer-events-none fixed inset-x-0 top-(--toast-top,auto) bottom-(--toast-bottom,calc(var(--player-room,0px)+0.75rem)) z-20 flex flex-col px-3';
  document.body.append(stand);
  return stand;
}
