import { trackIdPattern } from '@attune/contract';
import type { TrackNaming } from './provider.ts';

/**
 * Tracks as the Web API names them: 22 letters and digits, and pages at `…/track/{id}`.
 * @param webUrl where pages of tracks live
 * @param otherHosts further hosts whose links mean the same tracks
 */
export function trackNaming(webUrl: () => string, otherHosts: readonly string[] = []): TrackNaming {
  const isId = (id: string) => trackIdPattern.test(id);
  return {
    isId,
    idInLink(link) {
      if (!URL.canParse(link)) return null;
      const url = new URL(link);
      const isOurs = url.host === new URL(webUrl()).host || otherHosts.includes(url.host);
      if (!isOurs || !/^https?:$/.test(url.protocol)) return null;
      const segments = url.pathname.split('/');
      const id = segments[segments.lastIndexOf('track') + 1] ?? '';
      return segments.includes('track') && isId(id) ? id : null;
    },
    pageOf: (id) => `${webUrl()}/track/${id}`,
  };
}
