import { type Ref, useId, useState } from 'react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { firstRows } from './first-sight.ts';
import type { MixEntry } from './mix-entry.ts';
import { MixFoot } from './mix-foot.tsx';
import { MixHead } from './mix-head.tsx';
import { MixList } from './mix-list.tsx';
import type { MixPlayback } from './mix-playback.ts';
import { Receipt } from './mix-receipt.tsx';
import { RowSkeleton } from './mix-skeleton.tsx';
import type { Mixes } from './mixes.ts';
import { StageLine } from './stage-line.tsx';
import { texts } from './texts.ts';

interface MixCardProps {
  ref?: Ref<HTMLElement>;
  id: string;
  mixes: Mixes;
  entry: MixEntry;
  /** One of an earlier answer is closed until it is wanted. */
  isNewest: boolean;
  startsOpen: boolean;
  playback: MixPlayback;
  askToSave: () => void;
}

/** A mix in the conversation: its tracks, what can be done with each, and what became of what was asked. */
export function MixCard({ ref, id, mixes, entry, isNewest, startsOpen, playback, askToSave }: MixCardProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [said, setSaid] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const body = useId();
  const { pending, brief } = entry;
  const version = entry.versions.at(-1) ?? null;
  const mix = version?.mix ?? null;
  const failure = pending?.failure ?? null;
  const isUnderWay = pending !== null && failure === null;
  const leaving = pending?.leaving ?? [];
  const tracks = (mix?.tracks ?? []).filter((track) => isUnderWay || !leaving.includes(track.id));
  const status = isUnderWay ? (mix === null ? texts.making : texts.changing) : statusOf(mix?.tracks.length);

  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-label={mix === null ? texts.making : texts.mix(mix.title)}
      aria-live="off"
      aria-busy={isUnderWay}
      className="mix-card message outline-none"
    >
      <p role="status" className="sr-only">
        {said || status}
      </p>
      {mix === null || version === null ? (
        isUnderWay && (
          <>
            <p className="mix-head text-muted text-s">{texts.making}</p>
            {brief.path === 'shift' && <div className="mix-way" />}
            {Array.from({ length: firstRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no other identity
              <RowSkeleton key={index} />
            ))}
            <div className="mix-foot" />
          </>
        )
      ) : (
        <>
          <MixHead
            mix={mix}
            madeWith={version.request}
            tracks={tracks}
            playback={playback}
            isOpen={isOpen}
            body={body}
            onOpen={isNewest ? null : () => setOpen(!isOpen)}
            onAnother={() => {
              setSaid('');
              mixes.another(id);
            }}
            onUndo={
              entry.versions.length > 1 || pending !== null
                ? () => {
                    setSaid(texts.undone);
                    mixes.undo(id);
                  }
                : null
            }
          />
          {isOpen && playback.whole?.note}
          {isOpen && (
            <div id={body} className={isUnderWay && leaving.length === 0 ? '[&_img]:opacity-50' : ''}>
              {brief.path === 'shift' && (
                <StageLine mood={brief.mood} stages={mix.receipt.stages} tracks={mix.tracks} />
              )}
              {tracks.length === 0 && <p className="px-3 pb-3 text-muted text-s">{texts.none}</p>}
              <MixList
                id={id}
                mixes={mixes}
                label={texts.mix(mix.title)}
                tracks={tracks}
                madeWith={version.request}
                shown={showsAll ? tracks.length : firstRows}
                pinned={version.pinned}
                leaving={leaving}
                playback={playback}
                onSaid={setSaid}
              />
              <MixFoot
                mix={mix}
                tracks={tracks}
                showsAll={showsAll}
                onShowAll={() => setShowsAll(!showsAll)}
                saved={entry.saved}
                saving={entry.saving}
                onSave={isUnderWay ? null : () => mixes.save(id)}
                askToSave={() => {
                  mixes.saveOnReturn(id);
                  askToSave();
                }}
                playback={playback}
              />
              <Receipt receipt={mix.receipt} tracks={mix.tracks.length} />
            </div>
          )}
        </>
      )}
      {failure !== null && (
        <FailureNotice
          className="p-3"
          failure={failure}
          what={mix === null ? texts.notMade : texts.notChanged}
          onRetry={() => mixes.retry(id)}
        />
      )}
    </article>
  );
}

const statusOf = (tracks: number | undefined): string => (tracks === undefined ? '' : texts.isThere(tracks));
