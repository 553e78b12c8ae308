import type { OwnPlaylist } from '@attune/contract';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCreatePlaylist } from './api/own-playlists.ts';
import { NameForm } from './name-dialog.tsx';
import { texts } from './texts.ts';

/** A playlist that is made for a song. */
export function NewForTrack({ onMade }: { onMade: (playlist: OwnPlaylist) => void }) {
  const [isNaming, setNaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { mutateAsync } = useCreatePlaylist();
  if (isNaming)
    return (
      <div className="mb-3">
        <NameForm
          submit={texts.make}
          before=""
          onName={async (name) => onMade(await mutateAsync(name))}
          onDone={() => {
            flushSync(() => setNaming(false));
            button.current?.focus();
          }}
        />
      </div>
    );
  return (
    <button ref={button} type="button" className="menu-item w-full text-ink" onClick={() => setNaming(true)}>
      <Plus size={18} aria-hidden />
      {texts.create}
    </button>
  );
}
