import type { Brief, Mix, MixTrack, PinnedTrack } from '@attune/contract';
import { verdictOf } from './verdicts.ts';

const perArtist = 2;
const artistRule = 'at most 2 songs of an artist';
const rowRule = 'never two of an artist in a row';

interface ArtistsAsked {
  brief: Brief;
  without?: readonly string[] | undefined;
  keep?: readonly PinnedTrack[] | undefined;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const isNamed = (artist: string, { like }: Brief) =>
  like.some((one) => one.kind === 'artist' && same(one.name, artist));

/** Who is heard how often. */
function timesOf(tracks: readonly MixTrack[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { artists } of tracks)
    for (const artist of new Set(artists)) times.set(artist, (times.get(artist) ?? 0) + 1);
  return times;
}

const isKept = ({ reasons }: MixTrack) => reasons.some(({ for: claim }) => claim === 'kept');

/**
 * Two of an artist at most, never in a row; more only where the receipt says why, and the reason holds.
 * @param asked what the mix was asked for, without which what is said of it cannot be recounted
 */
export function artistFaults({ tracks, receipt }: Mix, asked: ArtistsAsked | null): string[] {
  const faults: string[] = [];
  const times = timesOf(tracks);
  const said = receipt.relaxed.find(({ what }) => what === artistRule)?.why;
  const tooMany = [...times].filter(([, count]) => count > perArtist);
  for (const [artist, count] of said === undefined ? tooMany : [])
    faults.push(`${count} songs of ${artist}, and nobody says so`);
  if (said !== undefined) {
    const most = Math.max(0, ...times.values());
    if (!said.endsWith(`up to ${most} songs of one`)) faults.push(`"${said}", and ${most} songs are of one`);
    if (asked !== null && said.startsWith('you asked')) {
      for (const [artist, count] of tooMany)
        if (!isNamed(artist, asked.brief)) faults.push(`${count} songs of ${artist}, whom nobody named`);
    }
    const chosen = timesOf(tracks.filter((track) => !isKept(track)));
    if (said.startsWith('you kept')) {
      for (const [artist] of tooMany)
        if (chosen.has(artist) && !(asked !== null && isNamed(artist, asked.brief)))
          faults.push(`not all songs of ${artist} were kept`);
    }
  }
  return [...faults, ...rowFaults(tracks, receipt)];
}

function rowFaults(tracks: readonly MixTrack[], { relaxed }: Mix['receipt']): string[] {
  const isSaid = relaxed.some(({ what }) => what === rowRule);
  return tracks.flatMap((track, at) => {
    const before = tracks[at - 1];
    const who = before?.artists.find((artist) => track.artists.includes(artist));
    if (before === undefined || who === undefined) return [];
    if (!isSaid) return [`${at + 1}: two of an artist in a row`];
    const isAlone = tracks.every(({ artists }) => artists.includes(who));
    return isAlone || (isKept(track) && isKept(before))
      ? []
      : [`${at + 1}: two of ${who} in a row, where others are in the mix`];
  });
}

/** Tracks that have all that is wanted and nothing that may not be, by the audit's own judgement. */
export function fittingTracks(
  offered: readonly MixTrack[],
  { brief, without = [] }: ArtistsAsked,
): MixTrack[] {
  const out = new Set(without);
  return offered.filter((track) => !out.has(track.id) && mayCome(track, brief) && hasAllWanted(track, brief));
}

const mayCome = (track: MixTrack, { avoided, explicit }: Brief) =>
  (explicit || track.explicit === false) &&
  avoided.every(
    ({ kind, value, soft }) => soft === true || verdictOf(`avoided:${kind}:${value}`, track, null) === 'met',
  );

/** One thing at least of each kind that is wanted; what the audit cannot judge is taken as told. */
export function hasAllWanted(track: MixTrack, brief: Brief): boolean {
  const isMet = (of: string) =>
    (verdictOf(of, track, brief) ?? track.checks.find((check) => check.of === of)?.verdict) === 'met';
  const kinds = new Set(brief.wanted.map(({ kind }) => kind));
  return [...kinds].every((wanted) =>
    brief.wanted.some(({ kind, value }) => kind === wanted && isMet(`wanted:${kind}:${value}`)),
  );
}

interface ArtistCounts {
  /** Artists heard more than twice, whom nobody named or kept. */
  tooMany: number;
  /** Of those, why it need not be: others have what is wanted and are heard less. */
  faults: string[];
}

/**
 * Whether more than two of an artist come only where there are too few, and evenly then: judged by all there was to choose from.
 */
export function judgeArtists(mix: Mix, asked: ArtistsAsked, offered: readonly MixTrack[]): ArtistCounts {
  const fitting = fittingTracks(offered, asked);
  const kept = timesOf(mix.tracks.filter(isKept));
  const times = timesOf(mix.tracks);
  const tooMany = [...times].filter(
    ([artist, count]) => count - (kept.get(artist) ?? 0) > perArtist && !isNamed(artist, asked.brief),
  );
  const held = mix.tracks.filter((track) => hasAllWanted(track, asked.brief)).length;
  const room = [...timesOf(fitting).values()].reduce((sum, count) => sum + Math.min(perArtist, count), 0);
  const used = new Set(mix.tracks.map(({ id }) => id));
  const left = new Set(fitting.filter(({ id }) => !used.has(id)).flatMap(({ artists }) => artists));
  const faults = tooMany.flatMap(([artist, count]) => {
    const playedLess = [...left].filter((other) => (times.get(other) ?? 0) < count - 1);
    return [
      ...(room >= held ? [`${count} songs of ${artist}, though others fit`] : []),
      ...(playedLess.length > 0
        ? [`${count} songs of ${artist}, and fewer of ${playedLess.join(', ')}`]
        : []),
    ];
  });
  return { tooMany: tooMany.length, faults };
}
