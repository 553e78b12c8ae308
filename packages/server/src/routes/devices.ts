import {
  apiPaths,
  deviceCommandSchema,
  devicesAnswerSchema,
  playOnDeviceSchema,
  queueOnDeviceSchema,
  transferToDeviceSchema,
} from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Devices } from '../devices/devices.ts';
import { clientLeft } from '../plugins/client-left.ts';

/** What plays on the listener's own devices, by command from here. */
export const devicesRoutes: FastifyPluginAsyncZod<{ devices: Devices }> = async (app, { devices }) => {
  app.get(
    apiPaths.devices,
    { schema: { response: { 200: devicesAnswerSchema } } },
    async ({ accessToken }, reply) => ({
      devices: await devices.list({ accessToken, signal: clientLeft(reply) }),
    }),
  );
  // Not ended with the client's leaving: a command that is on its way is done all the same.
  app.put(
    apiPaths.playOnDevice,
    { schema: { body: playOnDeviceSchema } },
    async ({ accessToken, body }, reply) => {
      await devices.play(body, { accessToken });
      return reply.code(204).send();
    },
  );
  app.put(
    apiPaths.transferToDevice,
    { schema: { body: transferToDeviceSchema } },
    async ({ accessToken, body }, reply) => {
      await devices.transfer(body, { accessToken });
      return reply.code(204).send();
    },
  );
  app.post(
    apiPaths.queueOnDevice,
    { schema: { body: queueOnDeviceSchema } },
    async ({ accessToken, body }, reply) => {
      await devices.queue(body, { accessToken });
      return reply.code(204).send();
    },
  );
  app.post(
    apiPaths.commandDevice,
    { schema: { body: deviceCommandSchema } },
    async ({ accessToken, body }, reply) => {
      await devices.command(body, { accessToken });
      return reply.code(204).send();
    },
  );
};
