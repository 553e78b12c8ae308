import type { Mix, MixTrack } from '@attune/contract';
import { Bookmark, BookmarkCheck, Share } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { ExportMix } from './export-mix.tsx';
import { firstRows } from './first-sight.ts';
import type { MixEntry, SavedMix } from './mix-entry.ts';
import type { MixPlayback } from './mix-playback.ts';
import { scrollIntoView } from './scroll-into-view.ts';
import { texts } from './texts.ts';

interface MixFootProps extends Pick<MixEntry, 'saved' | 'saving'> {
  mix: Mix;
  tracks: readonly MixTrack[];
  showsAll: boolean;
  onShowAll: () => void;
  /** `null` while the mix is changing. */
  onSave: (() => void) | null;
  askToSave: () => void;
  playback: MixPlayback;
}

/** Under the tracks: the rest of them, saving, and taking the mix along. */
export function MixFoot(props: MixFootProps) {
  const { mix, tracks, showsAll, onShowAll, saved, saving, onSave, askToSave, playback } = props;
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const isSaving = saving === 'under-way';
  const isUpToDate = saved !== null && isSame(saved, tracks);
  const Sign = isUpToDate ? BookmarkCheck : Bookmark;
  return (
    <>
      <div className="flex items-center px-1">
        {tracks.length > firstRows && (
          <button
            type="button"
            aria-expanded={showsAll}
            className="button button-plain px-2 text-accent"
            onClick={onShowAll}
          >
            {showsAll ? texts.showFewer : texts.showAll(tracks.length)}
          </button>
        )}
        <span className="grow" />
        {tracks.length > 0 && (
          <>
            <button
              type="button"
              aria-disabled={onSave === null || isSaving || isUpToDate}
              className="button button-plain px-2"
              onClick={() => {
                if (!isUpToDate) onSave?.();
              }}
            >
              <Sign size={18} aria-hidden />
              {isSaving
                ? texts.saving
                : isUpToDate
                  ? texts.isSaved
                  : saved === null
                    ? texts.save
                    : texts.update}
            </button>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              aria-label={texts.takeAlong}
              className="icon-button"
              onClick={() => setOpen(!isOpen)}
            >
              <Share size={18} aria-hidden />
            </button>
          </>
        )}
      </div>
      <div role="status">
        {saved !== null && !isSaving && (
          <SavedLine saved={saved} isUpToDate={isUpToDate}>
            {playback.itemButton({ kind: 'playlist', id: saved.playlistId, name: saved.name })}
          </SavedLine>
        )}
      </div>
      {saving !== null &&
        !isSaving &&
        (saving.code === 'permission_missing' ? (
          <div className="flex flex-wrap items-center gap-3 px-3 pb-3 text-muted text-s">
            <p>{texts.needsPermission}</p>
            <button type="button" className="button button-quiet" onClick={askToSave}>
              {texts.allow}
            </button>
          </div>
        ) : (
          <FailureNotice className="px-3 pb-3" failure={saving} what={texts.notSaved} onRetry={onSave} />
        ))}
      {isOpen && (
        <div ref={scrollIntoView} id={panel} className="mix-panel">
          <ExportMix mix={mix} tracks={tracks} />
        </div>
      )}
    </>
  );
}

const isSame = ({ trackIds }: SavedMix, tracks: readonly MixTrack[]) =>
  trackIds.length === tracks.length && trackIds.every((id, place) => id === tracks[place]?.id);

interface SavedLineProps {
  saved: SavedMix;
  isUpToDate: boolean;
  /** Plays the playlist. */
  children: ReactNode;
}

function SavedLine({ saved, isUpToDate, children }: SavedLineProps) {
  const { name, url, trackIds, found } = saved;
  return (
    <div className="flex min-h-12 items-center gap-1 px-3 pb-1 text-muted text-xs">
      <p className="min-w-0">
        {isUpToDate ? texts.savedAs(found, trackIds.length) : texts.savedBefore}{' '}
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-link font-semibold">
          {name}
          <span className="sr-only"> {texts.opensInNewTab}</span>
        </a>
      </p>
      {children}
    </div>
  );
}
