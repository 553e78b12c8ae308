import { ListEnd, ListStart, Shuffle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useInstallation } from '../../../features/about/api/get-installation.ts';
import { deviceCommands } from '../../../features/devices/api/devices.ts';
import { DeviceNote } from '../../../features/devices/device-note.tsx';
import { createDevicePlayer } from '../../../features/devices/device-player.ts';
import { type MixEntry, roomIn } from '../../../features/mix/mix-entry.ts';
import type { Mixes } from '../../../features/mix/mixes.ts';
import type { PanelPlayer } from '../../../features/player/panel-player.ts';
import { PlaylistChoices } from '../../../features/playlists/playlist-choices.tsx';
import { useStore } from '../../../lib/store.ts';
import { useListener } from '../../listener/listener-context.tsx';
import { mixesOf } from '../../listener/listener-mixes.ts';
import { useServices } from '../../services-context.tsx';

const texts = {
  queue: 'What plays',
  next: 'Play next',
  last: 'Add to the queue',
  onDevice: 'Add to the queue of your device',
  comesNext: (name: string) => `“${name}” comes next.`,
  queued: (name: string) => `“${name}” comes at the end of the queue.`,
  notQueued: (name: string) => `“${name}” could not be queued just now. Please try again.`,
  mix: 'Your mix',
  isIn: (name: string, mix: string) => `“${name}” is in “${mix}” now.`,
  isBeingAdded: (name: string) => `Adding “${name}”…`,
  notAdded: (name: string) => `“${name}” could not be added to the mix.`,
  wasIn: 'It is in this mix',
  full: 'This mix is full',
  playlist: 'A playlist',
} as const;

interface Added {
  id: string;
  name: string;
}

/** Where a song can be put: what plays, the mix of the conversation, and the listener's playlists. */
export function AddPlaces({ id, name }: Added) {
  const listener = useListener();
  const player = useStore(listener.player);
  const mixes = mixesOf(useStore(listener.mixes));
  const takesCommands = useInstallation().data?.streaming.capabilities.devices === 'remote';
  const enqueue = player?.enqueue ?? null;
  return (
    <>
      {enqueue !== null ? (
        <ToQueue enqueue={enqueue} id={id} name={name} />
      ) : (
        takesCommands && <ToDevice id={id} name={name} />
      )}
      {mixes !== undefined && <ToMix mixes={mixes} id={id} name={name} />}
      <h3 className="mb-1 text-m">{texts.playlist}</h3>
      <PlaylistChoices id={id} name={name} />
    </>
  );
}

function ToQueue({ enqueue, id, name }: Added & { enqueue: NonNullable<PanelPlayer['enqueue']> }) {
  const [said, setSaid] = useState('');
  const put = (where: 'next' | 'last', said: string) => async () => {
    setSaid('');
    const isDone = await enqueue({ kind: 'track', id, name, queue: [id] }, where);
    setSaid(isDone ? said : texts.notQueued(name));
  };
  return (
    <Place title={texts.queue} said={said}>
      <Choice
        icon={<ListStart size={18} aria-hidden />}
        words={texts.next}
        onClick={put('next', texts.comesNext(name))}
      />
      <Choice
        icon={<ListEnd size={18} aria-hidden />}
        words={texts.last}
        onClick={put('last', texts.queued(name))}
      />
    </Place>
  );
}

/** Where the service's own player queues. */
function ToDevice({ id, name }: Added) {
  const { api, playedElsewhere } = useListener();
  const { now } = useServices();
  const [devices] = useState(() =>
    createDevicePlayer({ commands: deviceCommands(api.listener), onPlayed: playedElsewhere, now }),
  );
  return (
    <>
      <Place title={texts.queue} said="">
        <Choice
          icon={<ListEnd size={18} aria-hidden />}
          words={texts.onDevice}
          onClick={() => devices.ask({ what: 'queue', place: id, name, trackIds: [id] })}
        />
      </Place>
      <DeviceNote player={devices} place={id} />
    </>
  );
}

function ToMix({ mixes, id, name }: Added & { mixes: Mixes }) {
  const entries = useStore(mixes);
  // The one that changed last, which is the one being worked on.
  const [place, entry] = [...entries].findLast(([, { versions }]) => versions.length > 0) ?? [];
  const [wasAsked, setWasAsked] = useState(false);
  const title = entry?.versions.at(-1)?.mix.title;
  if (place === undefined || entry === undefined || title === undefined) return null;
  const room = roomIn(entry, id);
  return (
    <Place title={texts.mix} said={wasAsked ? wordsFor(entry, { id, name }, title) : ''}>
      <Choice
        icon={<Shuffle size={18} aria-hidden />}
        words={title}
        note={wasAsked ? '' : room === 'holds-it' ? texts.wasIn : room === 'full' ? texts.full : ''}
        isOff={room !== 'room'}
        onClick={() => {
          setWasAsked(true);
          mixes.add(place, id);
        }}
      />
    </Place>
  );
}

function wordsFor(entry: MixEntry, { id, name }: Added, title: string): string {
  if (entry.pending?.failure === null) return texts.isBeingAdded(name);
  return roomIn(entry, id) === 'holds-it' ? texts.isIn(name, title) : texts.notAdded(name);
}

function Place({ title, said, children }: { title: string; said: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-2">
      <h3 className="mb-1 text-m">{title}</h3>
      {children}
      <p role="status" className="text-s empty:hidden">
        {said}
      </p>
    </section>
  );
}

interface ChoiceProps {
  icon: ReactNode;
  words: string;
  note?: string;
  isOff?: boolean;
  onClick: () => void;
}

function Choice({ icon, words, note = '', isOff = false, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      className="menu-item w-full text-ink"
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {icon}
      <span dir="auto" className="min-w-0 grow truncate text-start">
        {words}
      </span>
      <span className="shrink-0 text-muted text-xs empty:hidden">{note}</span>
    </button>
  );
}
