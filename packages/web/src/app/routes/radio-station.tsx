import { defaultTrackImage, type MixTrack, mixBounds } from '@attune/contract';
import { SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { CoverImage } from '../../components/cover-image.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { MediaRowSkeletons } from '../../components/media-row.tsx';
import { useInstallation } from '../../features/about/api/get-installation.ts';
import { DeviceNote } from '../../features/devices/device-note.tsx';
import { PlayOnDevice } from '../../features/devices/play-on-device.tsx';
import { useHearts } from '../../features/liked/api/hearts.ts';
import { HeartButton } from '../../features/liked/heart-button.tsx';
import { PlayButton } from '../../features/player/play-button.tsx';
import type { Radio, RadioState } from '../../features/radio/radio.ts';
import { StationSliders } from '../../features/radio/station-sliders.tsx';
import { StationTracks } from '../../features/radio/station-tracks.tsx';
import { texts } from '../../features/radio/texts.ts';
import { useStore } from '../../lib/store.ts';
import type { ListenerRadio } from '../listener/listener.ts';
import { useListener } from '../listener/listener-context.tsx';
import { stationPlace } from '../listener/open-radio.ts';
import { useListParts } from './lists/use-list-parts.tsx';
import { SteerButtons } from './steer-buttons.tsx';
import { useControls } from './use-controls.ts';

interface RadioStationProps {
  radio: ListenerRadio;
  state: RadioState;
  /** The listener wants another one. */
  onOther: () => void;
}

/** A station that is on: what plays of it, what it may be asked, and what comes next. */
export function RadioStation({ radio, state, onOther }: RadioStationProps) {
  const { name, station, tracks, at, isMaking, failure, isOver, said } = state;
  const player = useStore(useListener().player);
  const streaming = useInstallation().data?.streaming;
  const { linkLabel, credit, actionsOf } = useListParts();
  const takesCommands = streaming?.capabilities.devices === 'remote';
  const playing = tracks[at];
  const coming = tracks.slice(at + 1);
  // What is heard, or rests, goes on with what comes; before that it begins with the first.
  const toPlay = playing === undefined ? coming : [playing, ...coming];
  const [first] = toPlay;
  const play = player && first !== undefined && (
    <PlayButton
      player={player}
      item={{ kind: 'mix', id: first.id, name, queue: toPlay.map(({ id }) => id) }}
      words={texts.play}
    />
  );
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 dir="auto" className="min-w-0 break-words text-l">
            {texts.station(name)}
          </h2>
          <button type="button" className="button button-quiet" onClick={onOther}>
            {texts.other}
          </button>
        </div>
        {playing !== undefined && <OnAir track={playing} radio={radio} play={play} />}
        {playing === undefined && play && <div>{play}</div>}
        {takesCommands && first !== undefined && (
          <div className="flex flex-col items-start gap-2">
            <PlayOnDevice
              player={radio.devices}
              words={texts.playOnDevice}
              isSecond={Boolean(play)}
              asked={{
                what: 'play',
                place: stationPlace,
                name: texts.station(name),
                trackIds: toPlay.slice(0, mixBounds.tracks).map(({ id }) => id),
              }}
            />
            <DeviceNote player={radio.devices} place={stationPlace} />
            <p className="text-muted text-s">{texts.goesOnThere}</p>
          </div>
        )}
        <StationSliders
          brief={station.brief}
          onEnergy={(energy) => radio.setEnergy(energy)}
          onDiscovery={(discovery) => radio.setDiscovery(discovery)}
        />
        {/* Below what moves it, so that nothing moves under the finger when it comes. */}
        <p role="status" className="-my-3 min-h-6 text-s">
          {said ?? ''}
        </p>
      </div>
      <section aria-busy={isMaking} className="min-w-0">
        <h2 className="mb-2 text-l">{texts.coming}</h2>
        {credit}
        {streaming?.capabilities.playback === 'embed' && (
          <p className="mb-2 text-muted text-s">{texts.onePerOne(streaming.name)}</p>
        )}
        <p role="status" className={isMaking ? 'mb-2 text-muted text-s' : 'sr-only'}>
          {isMaking ? texts.making : ''}
        </p>
        {failure !== null && (
          <FailureNotice failure={failure} what={texts.failed} onRetry={() => radio.retry()} />
        )}
        {isOver && !isMaking && <p className="text-muted text-s">{texts.over}</p>}
        {coming.length > 0 ? (
          <StationTracks
            tracks={coming}
            linkLabel={linkLabel}
            actionsOf={({ id, name: trackName }) =>
              // Played by hand, it takes along what comes of the station.
              actionsOf({ kind: 'track', id, name: trackName, queue: coming.map((one) => one.id) })
            }
          />
        ) : (
          isMaking && <MediaRowSkeletons count={6} />
        )}
      </section>
    </div>
  );
}

/** The track that is heard of the station, or was last, and what the listener may say to it. */
function OnAir({ track, radio, play }: { track: MixTrack; radio: Radio; play: ReactNode }) {
  const controls = useControls(useStore(useListener().player));
  const { id, name, artists, image, reasons } = track;
  useHearts([id]);
  return (
    <section aria-label={texts.now} className="card flex flex-col gap-4 p-4">
      <div className="flex min-w-0 items-center gap-4">
        <CoverImage src={image} fallback={defaultTrackImage} sizePx={96} />
        <div className="min-w-0">
          <p dir="auto" className="line-clamp-2 break-words font-semibold">
            {name}
          </p>
          <p dir="auto" className="line-clamp-2 break-words text-muted text-s">
            {artists.join(', ')}
          </p>
          {reasons[0] !== undefined && <p className="mt-1 text-muted text-xs">{reasons[0].text}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {play}
        <HeartButton id={id} name={name} onLike={() => radio.like(track)} />
        <SteerButtons
          onMoreLike={() => radio.like(track)}
          onNotThis={() => {
            radio.notThis(track);
            controls?.next();
          }}
        />
        {controls !== null && (
          <button type="button" className="button button-quiet" onClick={controls.next}>
            <SkipForward size={16} aria-hidden />
            {texts.skip}
          </button>
        )}
      </div>
    </section>
  );
}
