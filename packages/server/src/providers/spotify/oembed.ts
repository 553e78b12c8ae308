import { z } from 'zod';
import type { Upstream } from '../../http-client/http-client.ts';
import type { UpstreamReply } from '../../http-client/send-request.ts';
import { createSingleFlight } from '../../http-client/single-flight.ts';
import type { ReadTrackCard } from '../../streaming/streaming-service.ts';

const cardSchema = z.object({
  title: z.string().min(1),
  thumbnail_url: z.url({ protocol: /^https?$/ }).nullish(),
});

/** @see https://developer.spotify.com/documentation/embeds/reference/oembed */
export function createReadTrackCard(webUrl: () => string, upstream: Upstream): ReadTrackCard {
  // Not the gate of the Web API: cards are outside its quota, and what is left when that is used up.
  const flight = createSingleFlight<UpstreamReply>();
  return async (trackUrl, signal) => {
    try {
      const url = `${webUrl()}/oembed?${new URLSearchParams({ url: trackUrl })}`;
      const ask = (shared: AbortSignal) =>
        upstream.send({ method: 'GET', url, headers: { accept: 'application/json' }, signal: shared });
      const reply = await flight.join(url, ask, signal);
      if (reply.status !== 200) return null;
      const card = cardSchema.parse(JSON.parse(reply.text));
      return { title: card.title, image: card.thumbnail_url ?? null };
    } catch {
      return null;
    }
  };
}
