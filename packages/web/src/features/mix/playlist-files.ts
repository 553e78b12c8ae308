import type { MixTrack } from '@attune/contract';

/** The mix as plain text, one track a line. */
export function mixAsText(title: string, tracks: readonly MixTrack[]): string {
  const lines = tracks.map((track, place) => {
    const url = pageOf(track);
    const words = oneLine(`${artistOf(track)} – ${track.name}`);
    return `${place + 1}. ${words}${url === null ? '' : `  ${url}`}`;
  });
  return [oneLine(title), '', ...lines].join('\n');
}

/** As JSPF, XSPF's form in JSON. A track's page names it and tells of it; where its sound lies, nobody says. */
export function mixAsJspf(title: string, tracks: readonly MixTrack[]): string {
  const track = tracks.map((one, place) => {
    const { name, album, image, durationMs, reasons } = one;
    const url = pageOf(one);
    return {
      ...(url !== null && { identifier: [url], info: url }),
      title: name,
      creator: artistOf(one),
      ...(album !== null && { album }),
      ...(reasons[0] !== undefined && { annotation: reasons[0].text }),
      ...(isAddress(image) && { image }),
      trackNum: place + 1,
      duration: Math.round(durationMs),
    };
  });
  return `${JSON.stringify({ playlist: { title, creator: 'Attune', track } }, null, 2)}\n`;
}

/** As extended M3U in UTF-8. A track without a page has no line to stand for it and is left out. */
export function mixAsM3u8(title: string, tracks: readonly MixTrack[]): string {
  const entries = tracks.flatMap((track) => {
    const url = pageOf(track);
    if (url === null) return [];
    const seconds = Math.round(track.durationMs / 1000);
    return [`#EXTINF:${seconds},${oneLine(`${artistOf(track)} - ${track.name}`)}`, url];
  });
  return `${['#EXTM3U', `#PLAYLIST:${oneLine(title)}`, ...entries].join('\n')}\n`;
}

/** A name that every system takes. */
export function fileNameOf(title: string, extension: string): string {
  const name = title
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  return `${name || 'mix'}.${extension}`;
}

const artistOf = ({ artists }: MixTrack) => artists.join(', ');
/**
 * Nothing in it ends the line, by Unicode's rules as well, and no mark in it turns round what stands after it, such as an
 * address.
 */
const oneLine = (text: string) =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
const isAddress = (url: string) => /^https?:\/\/[^\s\p{Cc}]+$/u.test(url);
const pageOf = ({ url }: MixTrack): string | null => (isAddress(url) ? url : null);
