import type { MixPlayback } from '../../features/mix/mix-playback.ts';
import { isPlayable, type Playable } from '../../features/player/panel-player.ts';
import { PlayButton } from '../../features/player/play-button.tsx';
import { useStore } from '../../lib/store.ts';
import { useListener } from '../listener/listener-context.tsx';
import { listenerTexts as texts } from './listener-texts.ts';
import { HeartHere } from './lists/heart-here.tsx';

/** How a mix is played by the player of this page. */
export function useMixPlayback(): MixPlayback {
  const player = useStore(useListener().player);
  const playWith = (item: Playable, words?: string) =>
    player ? (
      <PlayButton player={player} item={item} {...(words && { words })} />
    ) : (
      // The room of a button to come, so that the words beside it do not wrap anew.
      words === undefined && isPlayable(item) && <span className="size-11 shrink-0" />
    );
  const { enqueue, prefetch } = player ?? {};
  return {
    itemButton: (item) => playWith(item),
    heart: ({ id, name }) => <HeartHere id={id} name={name} words={texts.like} />,
    whole: enqueue
      ? {
          button: playWith,
          playFrom: null,
          playsNext: true,
          enqueue,
          note: null,
          ...(prefetch && { prefetch }),
        }
      : null,
  };
}
