import { useState } from 'react';
import { deviceCommands } from '../../../features/devices/api/devices.ts';
import { DeviceNote } from '../../../features/devices/device-note.tsx';
import { createDevicePlayer } from '../../../features/devices/device-player.ts';
import { PlayOnDevice } from '../../../features/devices/play-on-device.tsx';
import { useListener } from '../../listener/listener-context.tsx';
import { useServices } from '../../services-context.tsx';

interface PlayOnDevicesProps {
  place: string;
  name: string;
  ids: readonly string[];
  words: string;
}

/** Plays songs on a device of the listener's, and says what became of it. */
export function PlayOnDevices({ place, name, ids, words }: PlayOnDevicesProps) {
  const { api, playedElsewhere } = useListener();
  const { now } = useServices();
  const [devices] = useState(() =>
    createDevicePlayer({ commands: deviceCommands(api.listener), onPlayed: playedElsewhere, now }),
  );
  return (
    <>
      <PlayOnDevice player={devices} words={words} asked={{ what: 'play', place, name, trackIds: ids }} />
      <DeviceNote player={devices} place={place} />
    </>
  );
}
