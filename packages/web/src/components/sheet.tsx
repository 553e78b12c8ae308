import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

interface SheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that comes up from the lower edge, where thumbs are. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  const titleId = useId();
  return (
    <Modal isOpen={isOpen} onClose={onClose} labelledBy={titleId} className="sheet">
      {() => (
        <>
          <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-raised ps-4 pe-2 pt-2">
            <h2 id={titleId} className="text-l">
              {title}
            </h2>
            <IconButton label="Close" tooltipSide="end" onClick={onClose}>
              <X size={20} aria-hidden />
            </IconButton>
          </div>
          <div className="px-4 pt-1 pb-5">{children}</div>
        </>
      )}
    </Modal>
  );
}
