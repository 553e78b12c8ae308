import { type CurrentTrack, defaultTrackImage, type MixRequest, usualMixTracks } from '@attune/contract';
import type { Candidate } from '@attune/mix';
import { UpstreamError } from '../http-client/upstream-error.ts';
import type { ReccoBeatsTrack, Recommender } from '../recommendations/reccobeats-client.ts';
import { RecommendationError } from '../recommendations/recommendation-error.ts';
import type { CurrentTrackReader } from '../streaming/current-track-reader.ts';
import type { ListenerCache } from '../streaming/listener-cache.ts';
import { needsAction, StreamingError } from '../streaming/streaming-error.ts';
import type { ListenerCall, TrackDetails, TrackService } from '../streaming/streaming-service.ts';
import { candidateOf, type ShownTracks } from './cached-tracks.ts';
import type { GatherCandidates, Gathered } from './gathered.ts';
import type { OwnMusic, OwnTracks } from './own-music.ts';
import type { RecentlyPlayed } from './recently-played.ts';
import { addSoundFacts, noAnswer, nobodyAsked } from './sound-facts.ts';
import { soundTargets } from './sound-targets.ts';
import { pagesOfMix, type TrackQuery, trackQueries } from './track-queries.ts';

export interface GatherBySearchOptions {
  streaming: Pick<TrackService, 'searchTracks' | 'trackDetails'>;
  currentTrack: Pick<CurrentTrackReader, 'read'>;
  ownMusic: OwnMusic;
  recentlyPlayed: RecentlyPlayed;
  shown: ShownTracks;
  /** Searches of the last minutes; `null` where the service may be asked each time. */
  searchCache: ListenerCache<TrackDetails[]> | null;
  /** `null` when the operator turned it off. */
  recommender: Recommender | null;
  /** Called with why the recommender was passed over, so that it leaves a trace. */
  onFallback: (error: RecommendationError) => void;
}

/** Calls of the streaming service that a mix may cost, and how many of them are searches. */
const mostCalls = 5;
const mostSearches = pagesOfMix + 1;
/** With fewer there is too little to choose from: what was played lately is then not asked for. */
const leastSearches = pagesOfMix;
const ownMusicCalls = 2;

/** How much is suggested for each place on the way, and for each liked artist; the recommender gives 100 at most. */
const suggested = Math.min(100, 3 * usualMixTracks);
const mostSeeds = 5;
const targetWeight = 3;

interface Found extends TrackQuery {
  tracks: TrackDetails[];
}

interface Suggested {
  /** `null` when the recommender failed at every question. */
  suggestions: Candidate[] | null;
  /** Whether it kept silent each time until the deadline, so that the next question would cost as long. */
  isSilent: boolean;
}

const keptSilent = ({ cause }: RecommendationError) =>
  cause instanceof UpstreamError && cause.kind === 'timeout';

/** What somebody else's outage costs is this part alone; what the listener has to act on is reported. */
function passOver(error: unknown): null {
  if (!(error instanceof StreamingError) || needsAction.has(error.kind)) throw error;
  return null;
}

function suggestedCandidate(track: ReccoBeatsTrack, similarTo: string | null): Candidate[] {
  const { id, title, artists, url, durationMs } = track;
  if (title === null || durationMs === null) return [];
  const facts = similarTo === null ? {} : { similarTo: [similarTo] };
  return [
    { id, name: title, artists, image: defaultTrackImage, url, durationMs, facts, factsFrom: 'reccobeats' },
  ];
}

function playingCandidate(track: CurrentTrack | null): Candidate | undefined {
  if (track === null || track.id === null) return undefined;
  const { id, name, artist, image, url = '#', durationMs = 0 } = track;
  return {
    id,
    name,
    artists: artist.split(', '),
    image,
    url,
    durationMs,
    facts: {},
    factsFrom: 'reccobeats',
  };
}

/** Each track once. What is known of it from several sides is joined; the fuller description comes first. */
function joined(candidates: readonly Candidate[]): Candidate[] {
  const byId = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const known = byId.get(candidate.id);
    byId.set(
      candidate.id,
      known === undefined ? candidate : { ...known, facts: { ...candidate.facts, ...known.facts } },
    );
  }
  return [...byId.values()];
}

function withFamiliarity(candidates: readonly Candidate[], own: OwnTracks | null): Candidate[] {
  if (own === null) return [...candidates];
  const ids = new Set(own.tracks.map(({ id }) => id));
  return candidates.map((candidate) => {
    const isOwn = ids.has(candidate.id);
    // Of a long library only a part has been read: that a track is not in it says nothing.
    return isOwn || own.isWhole
      ? { ...candidate, facts: { ...candidate.facts, familiar: isOwn } }
      : candidate;
  });
}

/**
 * Tracks for a brief from a service that can only be searched: what curators' words find, what the listener likes and
 * has, and what the recommender suggests near it. At most five calls of the service; the recommender's cost it none.
 */
export function createGatherBySearch(options: GatherBySearchOptions): GatherCandidates {
  const { streaming, currentTrack, ownMusic, recentlyPlayed, shown, searchCache, recommender, onFallback } =
    options;

  async function search(query: TrackQuery, call: ListenerCall): Promise<Found> {
    const question = `${query.offset ?? 0} ${query.query}`;
    const cached = await searchCache?.get(call.accessToken, question);
    if (cached) return { ...query, tracks: cached };
    const tracks = await streaming.searchTracks(query, call);
    if (tracks.length > 0) await searchCache?.set(call.accessToken, question, tracks);
    return { ...query, tracks };
  }

  async function keptTracks(ids: readonly string[], mostAsked: number, call: ListenerCall) {
    const known = await Promise.all(ids.map((id) => shown.of(id)));
    const unknown = ids.filter((_, at) => known[at] === null).slice(0, mostAsked);
    const asked = await Promise.all(unknown.map((id) => streaming.trackDetails(id, call).catch(passOver)));
    return [...known, ...asked].filter((track) => track !== null);
  }

  async function suggest(
    request: MixRequest,
    seedsOf: readonly { seeds: readonly string[]; similarTo: string | null }[],
    signal?: AbortSignal,
  ): Promise<Suggested> {
    if (recommender === null) return { suggestions: [], isSilent: false };
    const wanted = seedsOf
      .filter(({ seeds }) => seeds.length > 0)
      .flatMap((one) => soundTargets(request).map((targets) => ({ ...one, targets })));
    const answers = await Promise.all(
      wanted.map(async ({ seeds, similarTo, targets }) => {
        try {
          const asked = { seeds: seeds.slice(0, mostSeeds), size: suggested, targets, weight: targetWeight };
          const tracks = await recommender.suggest(asked, signal);
          return tracks.flatMap((track) => suggestedCandidate(track, similarTo));
        } catch (error) {
          if (!(error instanceof RecommendationError) || error.kind === 'aborted') throw error;
          onFallback(error);
          return error;
        }
      }),
    );
    const failures = answers.filter((answer) => answer instanceof RecommendationError);
    if (failures.length > 0 && failures.length === answers.length)
      return { suggestions: null, isSilent: failures.every(keptSilent) };
    const suggestions = answers.flatMap((answer) => (answer instanceof RecommendationError ? [] : answer));
    return { suggestions, isSilent: false };
  }

  return async (request, call): Promise<Gathered> => {
    const { brief, keep = [], variant = 0 } = request;
    const asksPlaying = brief.like.some(({ kind }) => kind === 'playing');
    const asksOwn = await ownMusic.isAllowed(call, brief.discovery);
    const spentOnMusic = (asksPlaying ? 1 : 0) + (asksOwn ? ownMusicCalls : 0);
    const historyCost = await recentlyPlayed.cost(call);
    const asksHistory = historyCost !== null && spentOnMusic + historyCost + leastSearches <= mostCalls;
    const spent = spentOnMusic + (asksHistory ? historyCost : 0);
    const queries = trackQueries(brief, variant).slice(0, Math.min(mostSearches, mostCalls - spent));
    const keptIds = keep.map((one) => (typeof one === 'string' ? one : one.id));

    const [searched, nowPlaying, own, played, kept] = await Promise.all([
      Promise.allSettled(queries.map((query) => search(query, call))),
      asksPlaying ? currentTrack.read({ accessToken: call.accessToken }).catch(passOver) : null,
      asksOwn ? ownMusic.read(call) : null,
      asksHistory ? recentlyPlayed.read(call) : [],
      keptTracks(keptIds, mostCalls - spent - queries.length, call),
    ]);
    const found = searched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failure = searched.find((one) => one.status === 'rejected');
    if (failure !== undefined) {
      passOver(failure.reason);
      if (found.length === 0 && own === null && kept.length === 0) throw failure.reason;
    }

    const playing = playingCandidate(nowPlaying);
    const liked = found.filter(({ likes }) => likes !== null);
    const general = found.filter(({ likes }) => likes === null).flatMap(({ tracks }) => tracks);
    const known = [...kept, ...found.flatMap(({ tracks }) => tracks), ...(own?.tracks ?? [])];
    const seeds = [
      ...liked.map(({ likes, tracks }) => ({ seeds: tracks.map(({ id }) => id), similarTo: likes })),
      ...(playing === undefined ? [] : [{ seeds: [playing.id], similarTo: playing.name }]),
      { seeds: (general.length > 0 ? general : known).map(({ id }) => id), similarTo: null },
    ];
    const { suggestions, isSilent } = await suggest(request, seeds, call.signal);
    const candidates = joined([...known.map(candidateOf), ...(suggestions ?? [])]);
    const familiar = withFamiliarity(candidates, own);
    if (recommender === null || isSilent) {
      const factsGap = isSilent ? noAnswer : nobodyAsked;
      return { candidates: familiar, played, factsGap, ...(playing && { playing }) };
    }
    const sounding = await addSoundFacts([...(playing ? [playing] : []), ...familiar], recommender, {
      signal: call.signal,
      onFallback,
    });
    const factsGap = suggestions === null ? noAnswer : sounding.gap;
    if (playing === undefined) return { candidates: sounding.candidates, played, factsGap };
    const [playingNow = playing, ...others] = sounding.candidates;
    return { candidates: others, played, factsGap, playing: playingNow };
  };
}
