import { type ReactNode, useEffect, useRef } from 'react';

interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  className: string;
  /** Its name, unless an element of its content gives it one. */
  label?: string;
  labelledBy?: string;
  /** Rendered while open. */
  children: () => ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus, closes on Escape or a press beside it, and gives the focus back.
 */
export function Modal({ isOpen, onClose, className, label, labelledBy, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element?.open === false) element.showModal();
    if (!isOpen && element?.open === true) element.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without our help
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClose={(event) => {
        // The word of a close comes a moment later, and it may have been opened again by then.
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={({ target }) => {
        pressedOn.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        // The backdrop is the dialog element itself. A press within that is let go beside it, as of somebody who selects text, is
        // a click on it as well.
        if (target === currentTarget && pressedOn.current === target) currentTarget.close();
      }}
      className={className}
    >
      {isOpen && children()}
    </dialog>
  );
}
