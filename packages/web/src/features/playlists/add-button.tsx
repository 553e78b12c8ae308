import type { TrackSummary } from '@attune/contract';
import { ListPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { texts } from './texts.ts';

interface AddButtonProps extends Pick<TrackSummary, 'name'> {
  /** Where it can be put; drawn once it is asked for. */
  children: ReactNode;
}

/** Puts a song into a playlist, or elsewhere. */
export function AddButton({ name, children }: AddButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  // A closed one stays, so that closing gives the focus back.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={texts.add(name)}
        className="icon-button"
        onClick={() => {
          setIsOpen(true);
          setWasOpened(true);
        }}
      >
        <ListPlus size={20} aria-hidden />
      </button>
      {wasOpened && (
        <Dialog title={texts.addTitle} isOpen={isOpen} onClose={() => setIsOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
