import type {
  AffectPoint,
  Brief,
  MoodAnswer,
  MoodReading,
  MoodRequest,
  Playlist,
  Preferences,
  ShownList,
  ShownMix,
} from '@attune/contract';
import {
  aimedAtMusic,
  type ConversationContext,
  type ConversationReading,
  isSought,
  type PendingReading,
  withPreferences,
} from '@attune/conversation';
import type { ListenerCall, StreamingService } from '../streaming/streaming-service.ts';
import { briefToSearch, searchForLists } from './brief-to-search.ts';
import { bringBack } from './bring-back.ts';
import type { DistressAnswer } from './distress-answer.ts';
import type { FindMissing } from './find-missing.ts';
import { findOtherPlaylists, findPlaylists } from './find-playlists.ts';
import type { FindHeldArtists } from './held-artists.ts';
import type { AskedOfAll, FindHeldMusic } from './held-music.ts';
import { mixAsked } from './mix-asked.ts';
import { readPlainly } from './read-plainly.ts';
import { isReadByUs } from './reader-model/merge-readings.ts';
import type { Standing } from './reader-model/reader-model.ts';
import type { ReplyBesideSearch } from './reply-beside-search.ts';
import { namesShown } from './reply-model/names-shown.ts';
import { saidWithNames } from './said-with-names.ts';
import { whatFits } from './what-fits.ts';
import type { WriteReply, WrittenReply } from './write-reply.ts';

export type ReadWithModel = (
  text: string,
  own: ConversationReading,
  standing: Standing & { mix: ShownMix | null },
  call: ListenerCall,
) => Promise<ConversationReading>;

export interface AnswerMoodOptions {
  readMessage: (text: string, context: ConversationContext) => PendingReading;
  classify: (text: string, call: ListenerCall) => Promise<MoodReading>;
  distress: DistressAnswer;
  streaming: Pick<StreamingService, 'searchPlaylists'>;
  writeReply: WriteReply;
  replyBesideSearch: ReplyBesideSearch;
  /** Reads a message once more with a hosted model, where one is configured; our own reading when that fails. */
  readWithModel: ReadWithModel | null;
  /** Where the music stands that a brief likes, if any of it is known; `null` where only a search could tell. */
  pointOfLiked: ((brief: Brief, call: ListenerCall) => Promise<AffectPoint | null>) | null;
  /** `null` where only a search could tell. */
  findMissing: FindMissing | null;
  /** Whom messages may name; `null` where only a search could tell. */
  findArtists: FindHeldArtists | null;
  /** What the service has of what is asked about; `null` where only a search could tell. */
  findHeld: FindHeldMusic | null;
  /** Whether a call is by a listener known to the streaming service: only such are worth a model that costs the operator. */
  isProven: (call: ListenerCall) => Promise<boolean>;
  /** Begins the mix of a brief before it is asked for; `null` where each call counts. */
  prefetchMix: ((brief: Brief, call: ListenerCall) => void) | null;
  /** Every text has a mood, which the classifier alone decides (`MOOD_CLASSIFIER=keywords`). */
  readsPlainly: boolean;
}

export type AnswerMood = (request: MoodRequest, call: ListenerCall) => Promise<MoodAnswer>;

/** Whoever is in danger is not kept waiting for words by a streaming service that answers late, or does not. */
const gentleMusicPatienceMs = 2_000;

/** The brief whose music is to be found; `null` where the music of before stays, or there is nothing to go by. */
function searchedBrief({ intent, brief, keepsMusic }: ConversationReading): Brief | null {
  return keepsMusic === true || intent === 'undo' ? null : brief;
}

/** A conversation begins with what the listener has set. */
function begin(
  reading: ConversationReading,
  before: Brief | null,
  preferences: Preferences,
): ConversationReading {
  if ((before !== null && reading.isAnew !== true) || reading.brief === null) return reading;
  return { ...reading, brief: withPreferences(reading.brief, reading.changes, preferences) };
}

const withReply = ({ text, id }: WrittenReply) => ({
  botResponse: text,
  ...(id !== undefined && { replyId: id }),
});

/**
 * The main job: reads a message and what it does to the brief, then searches and writes the reply side by side.
 * A message that speaks of distress, or may come from it, is recognised first, on this machine, and goes to no model.
 * @throws {NoPlaylistsFoundError} when the search brings nothing usable.
 * @throws {StreamingError} when the search fails.
 */
export function createAnswerMood(options: AnswerMoodOptions): AnswerMood {
  const { readMessage, classify, distress, streaming, writeReply, replyBesideSearch, readsPlainly } = options;
  const { readWithModel, pointOfLiked, findMissing, findArtists, findHeld, prefetchMix, isProven } = options;

  async function understand(
    text: string,
    pending: PendingReading,
    standing: Standing & { mix: ShownMix | null; staysHere: boolean },
    call: ListenerCall,
  ): Promise<ConversationReading> {
    if (readsPlainly && pending.distress.tier === 'none' && !goesOn.has(pending.intent))
      return readPlainly(text, (await classify(text, call)).mood, standing.brief);
    const { feelingText } = pending;
    const own = pending.complete(feelingText === null ? null : await classify(feelingText, call));
    const { tier } = pending.distress;
    const isOurs =
      standing.staysHere || pending.hidden !== undefined || tier !== 'none' || isReadByUs(text, own);
    return readWithModel === null || isOurs ? own : readWithModel(text, own, standing, call);
  }

  /** "Songs like Fix You" are to feel as that does, whatever whoever asks for them feels. */
  async function aimed(reading: ConversationReading, before: Brief | null, call: ListenerCall) {
    const { brief, leavesFeeling } = reading;
    if (pointOfLiked === null || brief === null || leavesFeeling !== true) return reading;
    const point = await pointOfLiked(brief, call);
    return point === null ? reading : aimedAtMusic(reading, before, point);
  }

  async function heldFor(reading: ConversationReading, call: ListenerCall) {
    const asked = askedOfAll(reading);
    if (findHeld === null || asked === null || reading.brief === null) return {};
    const held = await findHeld(reading.brief, asked, call);
    return held === null ? {} : { held };
  }

  /** The words matter more than the music: they are said even when no playlist can be found, or none soon. */
  async function gentleMusic(brief: Brief, call: ListenerCall): Promise<Playlist[]> {
    const patience = new AbortController();
    // Not `AbortSignal.timeout`: one that is only part of another signal is collected as garbage, and its time never comes.
    const timer = setTimeout(() => patience.abort(), gentleMusicPatienceMs);
    const signal = AbortSignal.any([patience.signal, ...(call.signal ? [call.signal] : [])]);
    try {
      return await findPlaylists(searchForLists(brief), streaming, { ...call, signal });
    } catch {
      return [];
    } finally {
      clearTimeout(timer);
    }
  }

  async function answerDistress(
    text: string,
    reading: ConversationReading,
    { tier, language }: Exclude<PendingReading['distress'], { tier: 'none' }>,
    call: ListenerCall,
  ): Promise<MoodAnswer> {
    const brief = searchedBrief(reading);
    const playlists = brief === null ? [] : await gentleMusic(brief, call);
    const answer = { ...reading, ...moodOf(reading), playlists, language };
    const hasMusic = playlists.length > 0;
    const words = distress.wordsIn(language, hasMusic);
    if (tier === 'acute') {
      const helpCard = distress.cardIn(language);
      const botResponse = distress.acutelyIn(language, text, hasMusic);
      return { ...answer, botResponse, helpUrl: distress.helpUrl, helpCard };
    }
    const helpLine = { text: words.helpLine, url: distress.helpUrl };
    const music = hasMusic ? 'comes' : reading.keepsMusic === true ? 'stays' : 'none';
    return { ...answer, botResponse: distress.gentlyIn(language, text, music), helpLine };
  }

  return async (request, call) => {
    const { text, brief = null, mix = null, playing = false, preferences = {} } = request;
    const { replyIds = [], lists = [], helpOpen = false } = request;
    const artists = (await findArtists?.(call)) ?? null;
    const pending = readMessage(text, {
      ...(artists !== null && { artists }),
      brief,
      mix,
      playing,
      helpOpen,
      lists: lists.map(({ name }) => name),
      replyIds,
    });
    const { distress: danger } = pending;
    const say = saidWithNames(writeReply, pending);
    const { replies } = preferences;
    // Who wants replies written here is told that the hosted model then gets nothing: neither to write nor to read.
    const standing = { brief, mix, tracks: mix?.tracks.length ?? 0, staysHere: replies !== undefined };
    const understood = await aimed(await understand(text, pending, standing, call), brief, call);
    const begun = begin(understood, brief, preferences);
    const reading =
      findHeld === null || danger.tier !== 'none'
        ? begun
        : await bringBack(text, begun, { before: brief, mix }, (before, names) =>
            findHeld(before, { traits: [], names }, call),
          );
    if (danger.tier !== 'none' && !goesOn.has(reading.intent))
      return answerDistress(text, reading, danger, call);
    const turn = {
      text,
      reading,
      before: brief,
      replyIds,
      // What is said of the card of help is to be true of it, and names of the library go to no model.
      isPrivate:
        danger.tier !== 'none' ||
        standing.staysHere ||
        reading.ofHelp !== undefined ||
        pending.hidden !== undefined,
      isPlain: replies === 'plain',
      ...shownTo(reading, lists),
      ...(reading.ofMix && mix && { mix: mixAsked(reading.ofMix, mix) }),
      ...(replies !== 'plain' && (await heldFor(reading, call))),
    };
    const closing = reading.ofHelp?.closes === true && { closesHelp: true as const };
    const searched = searchedBrief(reading);
    if (searched === null) {
      const written = await say({ ...turn, isProven: () => isProven(call) }, call.signal);
      const shown = [...namesOf(mix), ...lists.map(({ name }) => name)];
      const reply = isQuoting(written, turn.isPrivate, shown)
        ? await say({ ...turn, isPrivate: true }, call.signal)
        : written;
      return { ...reading, ...closing, ...moodOf(reading), playlists: [], ...withReply(reply) };
    }
    const search = searchForLists(searched);
    const missing = reading.changes.some(isSought) ? await findMissing?.(searched, call) : undefined;
    const answered = { ...turn, ...(missing !== undefined && { missing }) };
    const seen = seenBefore(reading, brief, lists);
    const finding =
      seen.length === 0
        ? findPlaylists(search, streaming, call)
        : findOtherPlaylists(search, streaming, call, seen);
    // The search shows that the token is good, and that there is music to go with the answer.
    if (prefetchMix !== null && beginsAnew(reading))
      finding.then(() => prefetchMix(searched, call)).catch(() => undefined);
    const writing = replyBesideSearch(finding, (signal) => say(answered, signal), call);
    const [playlists, written] = await Promise.all([finding, writing]);
    const shown = [...namesOf(mix), ...[...lists, ...playlists].map(({ name }) => name)];
    const reply = isQuoting(written, turn.isPrivate, shown)
      ? await say({ ...answered, isPrivate: true }, call.signal)
      : written;
    return { ...reading, ...closing, ...moodOf(reading), playlists, ...withReply(reply) };
  };
}

/** A model is told no names of the service; one that says some all the same is not quoted. */
const isQuoting = (written: WrittenReply, isPrivate: boolean, shown: readonly string[]): boolean =>
  written.id === undefined && !isPrivate && namesShown(written.text, shown);

/** Other music for the same wish, and tracks that are dealt with one by one, rest on the mix before, which only the page has. */
const beginsAnew = ({ intent, edits }: ConversationReading): boolean =>
  intent !== 'again' && edits.length === 0;

/** A turn that wants music once more, and may come to the same search as the one before; a refinement stays with its lists. */
const wantsMore: ReadonlySet<string> = new Set(['mood', 'request', 'again']);

/** The lists on the screen that are not to be shown once more: the same is searched for as before. */
function seenBefore(
  { intent, brief }: ConversationReading,
  before: Brief | null,
  lists: readonly ShownList[],
): readonly ShownList[] {
  if (before === null || brief === null || !wantsMore.has(intent)) return [];
  return briefToSearch(before).query === briefToSearch(brief).query ? lists : [];
}

/** What is told of all the music of the service, and not of the mix alone. */
function askedOfAll({ ofMix }: ConversationReading): AskedOfAll | null {
  if (ofMix === undefined) return null;
  const asked = [ofMix, ...(ofMix.also === undefined ? [] : [ofMix.also])];
  return {
    traits: asked.flatMap(({ trait, others = [] }) => [...(trait === null ? [] : [trait]), ...others]),
    names: asked.flatMap(({ name }) => name ?? []),
  };
}

const namesOf = (mix: ShownMix | null): string[] =>
  mix === null ? [] : mix.tracks.flatMap(({ name, artist }) => [name, artist]);

/** Only a question asks what stands on the screen. */
function shownTo({ intent, brief }: ConversationReading, lists: readonly ShownList[]) {
  return intent === 'question' && brief !== null && lists.length > 0 ? { shown: whatFits(brief, lists) } : {};
}

/** With these the music goes on; a sign of trouble in "skip this, I can't bear it" does not turn it away. */
const goesOn: ReadonlySet<string> = new Set(['undo', 'reset', 'play', 'refine', 'again']);

function moodOf({ brief }: ConversationReading): Pick<MoodAnswer, 'detectedMood'> {
  return brief === null ? {} : { detectedMood: brief.mood };
}
