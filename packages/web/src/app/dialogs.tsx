import { Dialog } from '../components/dialog.tsx';
import { AboutContent } from '../features/about/about-content.tsx';
import { HelpContent } from '../features/about/help-content.tsx';
import { ApiConnection } from './api-connection.tsx';

const texts = { about: 'About Attune', help: 'Help' } as const;

export type DialogKind = 'about' | 'help';

interface DialogsProps {
  open: DialogKind | null;
  onClose: () => void;
}

/** The header's dialogs, in a chunk of their own that loads when the first is opened. */
export function Dialogs({ open, onClose }: DialogsProps) {
  return (
    <ApiConnection>
      <Dialog title={texts.about} isOpen={open === 'about'} onClose={onClose}>
        <AboutContent onLeave={onClose} />
      </Dialog>
      <Dialog title={texts.help} isOpen={open === 'help'} onClose={onClose}>
        <HelpContent />
      </Dialog>
    </ApiConnection>
  );
}
