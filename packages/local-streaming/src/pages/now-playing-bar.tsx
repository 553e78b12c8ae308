/** @jsxRuntime automatic */

import { clockTime } from '@attune/player/clock-time';
import type { IconName } from '@attune/player/icon-outlines';
import { Cover } from './cover.tsx';
import { Icon } from './icons.tsx';
import type { NowPlaying, PageFrame } from './page-frame.ts';

/** What plays in this browser, and the way to pause and skip it. Works without a script, as the whole page does. */
export function NowPlayingBar({ frame, playing }: { frame: PageFrame; playing: NowPlaying }) {
  const { base } = frame;
  return (
    <aside className="now-playing" aria-label="Now playing">
      <Cover base={base} kind="album" id={playing.albumId} sizePx={56} />
      <div className="now-playing-words">
        <p className="now-playing-title">
          <a href={`${base}/track/${playing.trackId}`}>{playing.title}</a>
        </p>
        <p className="muted">
          {playing.artistLine}
          {playing.context && (
            <>
              {' · from '}
              <a href={`${base}${playing.context.path}`}>{playing.context.label}</a>
            </>
          )}
        </p>
        <div className="now-playing-time">
          <progress max={playing.durationMs} value={playing.positionMs} aria-label="Position in the track" />
          <span className="muted now-playing-clock">
            {clockTime(playing.positionMs)} of {clockTime(playing.durationMs)}
            {playing.isPlaying ? '' : ', paused'}
          </span>
        </div>
      </div>
      <div className="now-playing-controls">
        <Control frame={frame} action="previous" label="Previous track" icon="previous" />
        {playing.isPlaying ? (
          <Control frame={frame} action="pause" label="Pause" icon="pause" />
        ) : (
          <Control frame={frame} action="resume" label="Resume" icon="play" />
        )}
        <Control frame={frame} action="next" label="Next track" icon="next" />
      </div>
    </aside>
  );
}

function Control({
  frame,
  action,
  label,
  icon,
}: {
  frame: PageFrame;
  action: string;
  label: string;
  icon: IconName;
}) {
  return (
    <form method="post" action={`${frame.base}/player/${action}`}>
      <input type="hidden" name="form_token" value={frame.formToken} />
      <input type="hidden" name="return_to" value={frame.here} />
      <button type="submit" className="player-button" aria-label={label} title={label}>
        <Icon name={icon} />
      </button>
    </form>
  );
}
