import type { Device, DeviceCommand, PlayOnDevice, QueueOnDevice, TransferToDevice } from '@attune/contract';
import { noTrack } from '../errors/no-track.ts';
import { ProblemError } from '../errors/problem-error.ts';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { DeviceService, ListenerCall } from '../streaming/streaming-service.ts';

/** The devices of a listener, and what is played on them. */
export interface Devices {
  list(call: ListenerCall): Promise<Device[]>;
  play(request: PlayOnDevice, call: ListenerCall): Promise<void>;
  queue(request: QueueOnDevice, call: ListenerCall): Promise<void>;
  transfer(request: TransferToDevice, call: ListenerCall): Promise<void>;
  command(request: DeviceCommand, call: ListenerCall): Promise<void>;
}

export interface DevicesOptions {
  service: DeviceService;
  /** Whether it has the form of a track's id at the service. */
  isId: (id: string) => boolean;
  /** @throws {StreamingError} `permission-missing` where the listener is known not to have agreed to it. */
  requirePermission: (call: ListenerCall) => Promise<void>;
  wait: (ms: number) => Promise<void>;
}

/** The service has been seen to take a listener who pays for one who does not, and to know better a moment later. */
const doubtMs = 1000;

function notUnderstood(field: string): ProblemError {
  if (field === 'deviceId')
    return new ProblemError('invalid_request', 'This is no device of the listener.', [
      { field, detail: 'A device that was listed is expected.' },
    ]);
  if (field === 'positionMs')
    return new ProblemError('invalid_request', 'This is no place in what plays.', [
      { field, detail: 'A place within the track is expected.' },
    ]);
  return noTrack(field);
}

/**
 * Commands to the listener's devices. Each is sent once: after a lost answer nobody knows whether it was done, and a song
 * queued twice is heard twice. A plain refusal for want of a premium account is asked about once more.
 */
export function createDevices({ service, isId, requirePermission, wait }: DevicesOptions): Devices {
  async function command(field: string, call: ListenerCall, send: () => Promise<void>): Promise<void> {
    await requirePermission(call);
    const attempt = async () => {
      try {
        await send();
      } catch (error) {
        // The service is told nothing else: what it does not understand is the track or the device.
        if (error instanceof StreamingError && error.status === 400) throw notUnderstood(field);
        throw error;
      }
    };
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof StreamingError) || error.kind !== 'premium-required') throw error;
      await wait(doubtMs);
      await attempt();
    }
  }

  return {
    async list(call) {
      await requirePermission(call);
      return service.devices(call);
    },
    async play({ trackIds, deviceId }, call) {
      if (!trackIds.every(isId)) throw notUnderstood('trackIds');
      await command('trackIds', call, () => service.playTracks(trackIds, deviceId, call));
    },
    async queue({ trackId, deviceId }, call) {
      if (!isId(trackId)) throw notUnderstood('trackId');
      await command('trackId', call, () => service.queueTrack(trackId, deviceId, call));
    },
    transfer: ({ deviceId }, call) =>
      command('deviceId', call, () => service.transferPlayback(deviceId, call)),
    command: (request, call) => command('positionMs', call, () => service.command(request, call)),
  };
}
