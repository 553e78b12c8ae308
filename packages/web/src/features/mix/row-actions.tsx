import { ArrowDown, ArrowUp, ListEnd, ListStart, Pin, Play, Sparkles, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MixRowProps } from './mix-row-props.ts';
import { texts } from './texts.ts';

/** What can be done with one track of a mix. */
export function RowActions(props: MixRowProps) {
  const { track, place, last, isPinned, playback, item, onMove, onPin, onMoreLike, onRemove, onSaid } = props;
  const { name } = track;
  const { whole } = playback;
  const action = (label: string, words: string, icon: ReactNode, onClick: () => void, more = {}) => (
    <button type="button" aria-label={label} className="button button-quiet" onClick={onClick} {...more}>
      {icon}
      {words}
    </button>
  );
  const enqueue = (where: 'next' | 'last', said: string) => async () => {
    if (await whole?.enqueue({ ...item, queue: [item.id] }, where)) onSaid(said);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {action(
        texts.keepTrack(name),
        isPinned ? texts.kept : texts.keep,
        <Pin size={16} aria-hidden fill={isPinned ? 'currentColor' : 'none'} />,
        onPin,
        { 'aria-pressed': isPinned, className: 'mix-pin-word button button-quiet' },
      )}
      {playback.heart(item)}
      {action(texts.moreLikeTrack(name), texts.moreLike, <Sparkles size={16} aria-hidden />, onMoreLike)}
      {action(texts.removeTrack(name), texts.remove, <X size={16} aria-hidden />, onRemove)}
      {whole !== null && (
        <>
          {whole.playFrom !== null &&
            action(
              texts.playFromTrack(name),
              texts.playFrom,
              <Play size={16} aria-hidden fill="currentColor" />,
              () => whole.playFrom?.(item),
            )}
          {whole.playsNext &&
            action(
              texts.playTrackNext(name),
              texts.playNext,
              <ListStart size={16} aria-hidden />,
              enqueue('next', texts.comesNext(name)),
            )}
          {action(
            texts.queueTrack(name),
            texts.queue,
            <ListEnd size={16} aria-hidden />,
            enqueue('last', texts.queued(name)),
          )}
        </>
      )}
      {action(
        texts.moveTrackUp(name),
        texts.moveUp,
        <ArrowUp size={16} aria-hidden />,
        () => onMove(place - 1),
        { 'aria-disabled': place === 0 },
      )}
      {action(
        texts.moveTrackDown(name),
        texts.moveDown,
        <ArrowDown size={16} aria-hidden />,
        () => onMove(place + 1),
        { 'aria-disabled': place === last },
      )}
    </div>
  );
}
