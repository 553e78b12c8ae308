import type { Brief, ShownMix } from '@attune/contract';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { withAlsoAsked } from './also-asked.ts';
import { type AskedAside, askedOfSongs } from './asked-of-songs.ts';
import { asksAfterRemoval } from './asks-after-removal.ts';
import { asksOfPage } from './asks-of-page.ts';
import { asksToPick } from './asks-to-pick.ts';
import { asksToReadOut } from './asks-to-read-out.ts';
import { asksWhatIsHeld } from './asks-what-is-held.ts';
import { asksWhatWordMeans } from './asks-what-word-means.ts';
import { asksWhetherThere } from './asks-whether-there.ts';
import { asksWhyHeard } from './asks-why-heard.ts';
import { deniesVoice } from './denies-voice.ts';
import { missesArtist } from './misses-artist.ts';
import type { MixQuestion, SongAspect } from './mix-question.ts';
import { partOfQuestion } from './read-asked-of-mix.ts';
import { sentenceOfMix } from './read-mix-question.ts';

/** What is asked of the mix in a message that may ask for something else as well; `null` where the strict reader knows it better. */
export function readAskedBeside(
  message: Message,
  parts: Parts,
  around: { brief: Brief | null; mix: ShownMix | null; playing: boolean; isOfSpoken?: true },
  strict: { ofMix?: MixQuestion; isUnseen?: true } | null,
): AskedAside | null {
  const aside = asksWhatWordMeans(message) ?? readAside(message, parts, around, strict);
  if (aside === null) return null;
  const question = withAlsoAsked(aside.question, message.text, partOfQuestion(parts, around));
  return question === aside.question ? aside : { ...aside, question };
}

function readAside(
  message: Message,
  parts: Parts,
  { brief, mix, isOfSpoken }: { brief: Brief | null; mix: ShownMix | null; isOfSpoken?: true },
  strict: { ofMix?: MixQuestion; isUnseen?: true } | null,
): AskedAside | null {
  if (mix === null || mix.tracks.length === 0) return null;
  const around = { brief, mix, ...(isOfSpoken && { isOfSpoken }) };
  const readOut = asksToReadOut(message, parts, mix);
  if (readOut !== null) return readOut;
  const removal = asksAfterRemoval(message);
  if (removal !== null) return removal;
  const pick = parts.edits.length === 0 && !isToldByFact(strict?.ofMix) ? asksToPick(message, mix) : null;
  if (pick !== null) return pick;
  const ofPage = asksOfPage(message, around);
  // "There is a list called Whistling, what is on that?" asks of no song.
  const isOfList = ofPage?.question.about === 'list' && ofHeard.has(strict?.ofMix?.about);
  if (ofPage !== null && (strict?.ofMix === undefined || isOfList)) return ofPage;
  const missed = missesArtist(message, parts, mix);
  if (missed !== null) return missed;
  const denied = deniesVoice(message, parts, around);
  if (denied !== null) return denied;
  const why = strict?.ofMix === undefined ? asksWhyHeard(message, brief) : null;
  if (why !== null) return why;
  const ofSongs = askedOfSongs(message, parts, around);
  // "Number 1, is there guitar?" asks of one song, though guitar was asked for.
  if (ofSongs?.question.asks?.some((one) => ofTrait.has(one)) && strict?.ofMix === undefined) return ofSongs;
  const there = asksWhetherThere(message, around);
  if (there !== null && strict?.ofMix === undefined) return there;
  const held = strict?.ofMix === undefined ? asksWhatIsHeld(message) : null;
  if (held !== null) return held;
  if (ofSongs === null) return strict?.ofMix === undefined ? sentenceOfMix(message, parts, mix) : null;
  const isOfIt = isOfSpoken === true && strict?.ofMix?.positions.length === 0;
  return strict?.ofMix === undefined || isOfIt || isFuller(ofSongs.question, strict.ofMix, mix)
    ? ofSongs
    : null;
}

/** What is asked of "that", by who does not say of what. */
const ofHeard: ReadonlySet<MixQuestion['about'] | undefined> = new Set<MixQuestion['about'] | undefined>([
  ...(['playing', 'instruments', 'genres'] as const),
]);

/** "Which is best for falling asleep" no fact tells, and one of the songs may be named all the same. */
const isToldByFact = (ofMix: MixQuestion | undefined): boolean =>
  ofMix !== undefined && !(ofMix.about === 'most' && ofMix.name === 'best');

const ofTrait: ReadonlySet<SongAspect> = new Set<SongAspect>(['trait', 'alone']);

/** What the strict reader tells nothing of. */
const toldHere: ReadonlySet<SongAspect> = new Set<SongAspect>([
  ...(['sound', 'mood', 'singing', 'gender', 'language', 'country', 'group', 'real', 'metre'] as const),
  ...(['instruments', 'trait', 'alone', 'others', 'purpose', 'more'] as const),
]);

/**
 * "Who is the woman singing the first one?" asks for more than its artist; "Porch Light is lovely. Who sings it?" of another song than
 * the one that plays.
 */
function isFuller({ asks = [], positions }: MixQuestion, strict: MixQuestion, { at }: ShownMix): boolean {
  if (asks.includes('alone') || (asks.includes('trait') && strict.about === 'instruments')) return true;
  if (asks.length > 1 && asks.some((one) => toldHere.has(one))) return true;
  const isOfPlaying = at !== undefined && strict.positions.length === 1 && strict.positions[0] === at;
  if (positions.length === 0 || (at !== undefined && positions.includes(at))) return false;
  return isOfPlaying || (strict.about === 'minutes' && asks.includes('length'));
}
