import type { ComponentProps } from 'react';
import { useInstallation } from '../../features/about/api/get-installation.ts';
import { DeviceNote } from '../../features/devices/device-note.tsx';
import type { DevicePlayer } from '../../features/devices/device-player.ts';
import { PlayOnDevice } from '../../features/devices/play-on-device.tsx';
import type { WholePlayback } from '../../features/mix/mix-playback.ts';
import { MixSlot } from '../../features/mix/mix-slot.tsx';

interface MixPlaceProps extends ComponentProps<typeof MixSlot> {
  devices: DevicePlayer;
}

/** A mix where it stands: played by the player of this page or, where the service takes commands, on a device. */
export function MixPlace({ devices, playback, place, ...rest }: MixPlaceProps) {
  const takesCommands = useInstallation().data?.streaming.capabilities.devices === 'remote';
  const whole = playback.whole ?? (takesCommands ? onDevices(devices, place.id) : null);
  return <MixSlot {...rest} place={place} playback={{ ...playback, whole }} />;
}

function onDevices(devices: DevicePlayer, place: string): WholePlayback {
  return {
    button: ({ name, queue = [] }, words) => (
      <PlayOnDevice player={devices} words={words} asked={{ what: 'play', place, name, trackIds: queue }} />
    ),
    playFrom: ({ id, name, queue = [id] }) =>
      devices.ask({ what: 'play', place, name, trackIds: queue.slice(Math.max(0, queue.indexOf(id))) }),
    playsNext: false,
    async enqueue({ id, name }) {
      devices.ask({ what: 'queue', place, name, trackIds: [id] });
      // Its note says what becomes of it.
      return false;
    },
    note: <DeviceNote player={devices} place={place} />,
  };
}
