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
        <div className="max-h-[85dvh] overflow-y-auto">
          <header className="sticky top-0 flex items-center justify-between gap-4 bg-raised ps-6 pe-3 pt-3 pb-1">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <IconButton label="Close" tooltipSide="end" onClick={onClose}>
              <X size={20} aria-hidden />
            </IconButton>
          </header>
          <div className="px-6 pt-1 pb-6">{children}</div>
        </div>
      )}
    </Modal>
  );
}
