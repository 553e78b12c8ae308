import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A short modal text. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      className="w-[min(34rem,calc(100vw-2rem))] rounded-large border border-line bg-raised p-0 shadow-high"
    >
      {() => (
        <div className="flex max-h-[85dvh] flex-col">
          <header className="flex items-center justify-between gap-4 ps-6 pe-3 pt-3">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <IconButton label="Close" tooltipSide="end" onClick={onClose}>
              <X size={20} aria-hidden />
            </IconButton>
          </header>
          <div className="overflow-y-auto px-6 pt-2 pb-6">{children}</div>
        </div>
      )}
    </Modal>
  );
}
