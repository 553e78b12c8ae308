import type { DeviceCommand } from '@attune/contract';
import type { UpstreamReply } from '../../http-client/send-request.ts';
import { StreamingError } from '../../streaming/streaming-error.ts';
import type { DeviceService } from '../../streaming/streaming-service.ts';
import { trackUri } from './library-calls.ts';
import * as wire from './schemas.ts';
import { parseEach, parseJson, type WebApiCalls } from './web-api-calls.ts';

const onDevice = (id: string | undefined): Record<string, string> =>
  id === undefined ? {} : { device_id: id };

/** Where each is said; a body-less `PUT play` goes on with what rests. */
const commandPaths = {
  pause: { method: 'PUT', path: '/me/player/pause' },
  resume: { method: 'PUT', path: '/me/player/play' },
  next: { method: 'POST', path: '/me/player/next' },
  previous: { method: 'POST', path: '/me/player/previous' },
  seek: { method: 'PUT', path: '/me/player/seek' },
} as const satisfies Record<DeviceCommand['action'], { method: 'PUT' | 'POST'; path: string }>;

/** The devices of a listener, which the Web API commands through Spotify Connect. */
export function createDeviceCalls({ get, write }: WebApiCalls): DeviceService {
  return {
    async devices(call) {
      const reply = await get({ path: '/me/player/devices', player: 'reads' }, call);
      const { devices } = parseJson(wire.devicesSchema, reply);
      return parseEach(wire.deviceSchema, devices ?? [])
        .filter(({ is_restricted }) => is_restricted !== true)
        .map(({ id, name, is_active }) => ({ id, name: name?.trim() || id, isActive: is_active === true }));
    },

    async playTracks(trackIds, deviceId, call) {
      const body = { uris: trackIds.map(trackUri) };
      const query = onDevice(deviceId);
      requireNoPage(
        await write({ method: 'PUT', path: '/me/player/play', query, body, player: 'commands' }, call),
      );
    },

    async queueTrack(trackId, deviceId, call) {
      const query = { uri: trackUri(trackId), ...onDevice(deviceId) };
      requireNoPage(
        await write({ method: 'POST', path: '/me/player/queue', query, player: 'commands' }, call),
      );
    },

    async transferPlayback(deviceId, call) {
      const body = { device_ids: [deviceId], play: true };
      requireNoPage(await write({ method: 'PUT', path: '/me/player', body, player: 'commands' }, call));
    },

    async command(command, call) {
      const query = command.action === 'seek' && { query: { position_ms: String(command.positionMs) } };
      requireNoPage(await write({ ...commandPaths[command.action], ...query, player: 'commands' }, call));
    },
  };
}

/** Success has many forms and no body to go by; a page is of somebody in between, such as a network's sign-in. */
function requireNoPage(reply: UpstreamReply): void {
  if (/^text\/html\b/i.test(reply.header('content-type') ?? ''))
    throw new StreamingError('unexpected-reply', { status: reply.status });
}
