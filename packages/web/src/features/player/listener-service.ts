import { builtInServicePath } from '@attune/contract';
import { createServiceClient, type ServiceCall, type ServiceClient } from '@attune/player/conductor';
import type { SessionReport } from '@attune/player/messages';
import type { Send } from '../../lib/api-client.ts';

/**
 * The built-in service as the dashboard's player sees it: by the listener's token.
 * @param onReported the service has been told that something else plays, or whether it plays
 */
export function createListenerService(send: Send, onReported: () => void): ServiceClient {
  async function carry({ resource, ...call }: ServiceCall): Promise<Response> {
    const answer = await send({ path: `${builtInServicePath}/player/${resource}`, ...call });
    // A sign-in from before there was a player here may not tell what plays. It is heard all the same.
    if (answer.status === 403) service.isSignedIn = false;
    return answer;
  }
  const client = createServiceClient(carry, true);
  let reportedBefore = '';
  const service = {
    ...client,
    async report(report: SessionReport, leaving?: boolean) {
      const answer = await client.report(report, leaving);
      const { order, index, queuedTrackId, isPlaying } = report;
      const reported = `${queuedTrackId ?? order[index]} ${isPlaying}`;
      if (reported !== reportedBefore) onReported();
      reportedBefore = reported;
      return answer;
    },
  };
  return service;
}
