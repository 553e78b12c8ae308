import { apiPaths, type Device, type DeviceCommand, devicesAnswerSchema } from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';

/** What can be told to the listener's own devices; nothing here is told twice. */
export interface DeviceCommands {
  list(): Promise<Device[]>;
  play(trackIds: readonly string[], deviceId: string | undefined): Promise<void>;
  queue(trackId: string, deviceId: string | undefined): Promise<void>;
  transfer(deviceId: string): Promise<void>;
  /** To the device that is in use. */
  command(command: DeviceCommand): Promise<void>;
}

const on = (deviceId: string | undefined) => (deviceId === undefined ? {} : { deviceId });

export const deviceCommands = (listener: ApiClient): DeviceCommands => ({
  list: async () => (await listener.get(apiPaths.devices, devicesAnswerSchema)).devices,
  play: (trackIds, deviceId) =>
    listener.change('PUT', apiPaths.playOnDevice, { body: { trackIds, ...on(deviceId) } }),
  queue: (trackId, deviceId) =>
    listener.change('POST', apiPaths.queueOnDevice, { body: { trackId, ...on(deviceId) } }),
  transfer: (deviceId) => listener.change('PUT', apiPaths.transferToDevice, { body: { deviceId } }),
  command: (command) => listener.change('POST', apiPaths.commandDevice, { body: command }),
});
