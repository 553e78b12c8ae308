import type { CurrentTrack } from '@attune/contract';
import type { Controls, View } from '@attune/player/conductor';
import { canSeek } from '@attune/player/track';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useInstallation } from '../../../features/about/api/get-installation.ts';
import { useHearts } from '../../../features/liked/api/hearts.ts';
import { HeartButton } from '../../../features/liked/heart-button.tsx';
import { screenTexts as texts } from '../../../features/now-playing/screen-texts.ts';
import { ElapsedLine, SeekLine } from '../../../features/now-playing/seek-line.tsx';
import { SoundCanvas } from '../../../features/now-playing/sound-canvas.tsx';
import { LargeCover, TrackWords } from '../../../features/now-playing/track-words.tsx';
import { PlayPause, Transport } from '../../../features/now-playing/transport.tsx';
import type { PanelPlayer } from '../../../features/player/panel-player.ts';
import { useStore } from '../../../lib/store.ts';
import { useListener } from '../../listener/listener-context.tsx';
import { RemoteTransport } from './remote-transport.tsx';

interface NowPlayingStageProps {
  track: CurrentTrack;
  controls: Controls | null;
  /** `null` while the player of this page holds nothing. */
  view: View | null;
  linkTitle: string | undefined;
}

/** What plays, large, and what works it. */
export function NowPlayingStage({ track, controls, view, linkTitle }: NowPlayingStageProps) {
  const player = useStore(useListener().player);
  const takesCommands = useInstallation().data?.streaming.capabilities.devices === 'remote';
  const { id, name } = track;
  useHearts(id === null ? [] : [id]);
  const heart = id !== null && <HeartButton id={id} name={name} />;
  return (
    <>
      <LargeCover image={track.image} />
      <div className="mx-auto flex w-full max-w-xl flex-col gap-3">
        <TrackWords track={track} linkTitle={linkTitle} />
        {controls !== null && view !== null ? (
          <>
            <SoundCanvas controls={controls} />
            <SeekLine
              controls={controls}
              view={view}
              isSeekable={view.track === null || canSeek(view.track)}
            />
            <Transport controls={controls} view={view} heart={heart} />
          </>
        ) : takesCommands ? (
          <RemoteTransport track={track} heart={heart} />
        ) : (
          <NotHere track={track} player={player}>
            {heart}
          </NotHere>
        )}
      </div>
    </>
  );
}

interface NotHereProps {
  track: CurrentTrack;
  player: PanelPlayer | null;
  children: ReactNode;
}

const nobodyToFollow = () => () => {};

/** It rests, or is heard somewhere else: this page can take it up where its player knows how. */
function NotHere({ track, player, children }: NotHereProps) {
  const isStarting = useSyncExternalStore(
    player?.subscribe ?? nobodyToFollow,
    () => player?.view().isStarting ?? false,
  );
  const { id, name, progressMs, durationMs } = track;
  const resume = player?.resume;
  return (
    <>
      {progressMs !== undefined && durationMs !== undefined && (
        <ElapsedLine {...track} progressMs={progressMs} durationMs={durationMs} />
      )}
      {/* As high as the button that comes once the player is known. */}
      <div className="flex min-h-16 items-center justify-center gap-2">
        {resume && id !== null && (
          <PlayPause
            label={texts.playHere}
            isPlaying={false}
            isBusy={isStarting}
            onClick={() => resume({ kind: 'track', id, name })}
          />
        )}
        {children}
      </div>
    </>
  );
}
