import type { Brief, ShownMix } from '@attune/contract';
import { clausesOf, isFillerClause } from '../guess/split-clauses.ts';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { readEdits } from '../parts/tracks/read-edits.ts';
import { allAsked, withAlsoAsked } from './also-asked.ts';
import { asksForMost } from './asks-for-most.ts';
import { asksWhenItEnds } from './asks-when-it-ends.ts';
import type { MixQuestion } from './mix-question.ts';
import { readOfWhatPlays } from './of-what-plays.ts';
import { plainlyAsked } from './plainly-asked.ts';
import { readMixQuestion } from './read-mix-question.ts';

interface AskedOfMix {
  ofMix?: MixQuestion;
  /** It is asked of what plays, and nobody knows here what that is. */
  isUnseen?: true;
}

/** What is asked of the mix on the screen: of the whole, of one of its songs, or by who hears one and knows no more of it; `null` where nothing is. */
export function readAskedOfMix(message: Message, parts: Parts, around: Around): AskedOfMix | null {
  const { mix, brief } = around;
  const plain = mix === null || brief === null || mix.tracks.length === 0 ? null : plainlyAsked(message);
  if (plain !== null) return { ofMix: { about: 'plain', positions: [], trait: null, plain } };
  const whom = mix === null ? null : asksWhoArtistIs(message, parts, mix);
  if (whom !== null) return { ofMix: whom };
  const asked = readAsked(message, parts, around) ?? ofFirst(message, parts, around);
  if (asked === null && parts.edits.length === 0) {
    const all = allAsked(message.text, partOfQuestion(parts, around));
    return all === null ? null : { ofMix: all };
  }
  if (asked?.ofMix === undefined) return asked;
  return { ofMix: withAlsoAsked(asked.ofMix, message.text, partOfQuestion(parts, around)) };
}

/** "Who is Merrin Tallow?": whoever plays a song of the mix is told of, and that there is no more to tell. */
function asksWhoArtistIs(message: Message, { positions }: Parts, { tracks }: ShownMix): MixQuestion | null {
  const [of] = positions.filter(({ ofArtist }) => ofArtist);
  const [first] = of?.positions ?? [];
  const artist = first === undefined ? undefined : tracks[first - 1]?.artist;
  if (of === undefined || artist === undefined || artist === '') return null;
  // "Who is she? More of her please" wishes as well.
  const clauses = clausesOf(message).filter((one) => !isFillerClause(one));
  if (clauses.length > 1 || !whoIs.test(message.text.slice(0, mostRead))) return null;
  return { about: 'song', positions: of.positions, trait: null, name: artist, asks: ['sound', 'more'] };
}
const whoIs =
  /^\W{0,3}(?:(?:and|so|but|ok|hey|wait) )?who(?:['’]?s| is| are| was)\b(?!.{0,80}\b(?:sing|play|by|made|wrote)\w{0,5})/i;
/** In characters. */
const mostRead = 120;

/** "Who is this?" may ask after the product. */
const ofOneSong =
  /\b(?:sing\w{0,4}|sung|song|track|tune|piece|one|called|title|by|artists?|band|playing|plays|wrote|written|year|fast|tempo)\b/i;
/** "Who is this singing?" where nothing plays: of the song the mix begins with. */
function ofFirst(message: Message, parts: Parts, around: Around): AskedOfMix | null {
  const { mix, playing } = around;
  if (mix === null || mix.at !== undefined || playing || mix.tracks.length === 0 || parts.edits.length > 0)
    return null;
  if (!ofOneSong.test(message.text)) return null;
  const { ofMix } = readAsked(message, parts, { ...around, mix: { ...mix, at: 1 } }) ?? {};
  const [first, ...others] = ofMix?.positions ?? [];
  return ofMix !== undefined && first === 1 && others.length === 0
    ? { ofMix: { ...ofMix, isFirst: true } }
    : null;
}

interface Around {
  brief: Brief | null;
  mix: ShownMix | null;
  playing: boolean;
}

/** What a part of a message asks of the mix by itself: of the whole, or of a song that it names. "How long is it" behind a song's name is of that song. */
export const partOfQuestion =
  (parts: Parts, around: Around) =>
  (part: Message): MixQuestion | null => {
    const { named } = readEdits(part, around.mix, around.brief);
    const asked = readAsked(part, { ...parts, edits: [], positions: named }, around)?.ofMix;
    if (asked === undefined) return null;
    return named.length > 0 || ofWhole.has(asked.about) ? asked : null;
  };
const ofWhole: ReadonlySet<MixQuestion['about']> = new Set<MixQuestion['about']>([
  ...(['most', 'minutes', 'count', 'artists', 'title'] as const),
]);

function readAsked(message: Message, parts: Parts, { brief, mix, playing }: Around): AskedOfMix | null {
  const most = mix === null || parts.edits.length > 0 ? null : asksForMost(message, mix.tracks.length);
  if (most !== null && mix !== null && mix.tracks.length > 0) return { ofMix: most };
  if (brief !== null && mix !== null && mix.tracks.length > 0 && asksWhenItEnds(message.text, brief))
    return { ofMix: { about: mix.at === undefined ? 'minutes' : 'left', positions: [], trait: null } };
  const heard = mix === null ? null : readOfWhatPlays(message, parts, mix);
  const isSure = ['player', 'writer', 'most'].includes(heard?.question.about ?? '');
  const ofMix = isSure ? null : readMixQuestion(message, parts, mix);
  if (ofMix !== null) return { ofMix };
  if (heard === null || (heard.isUnseen && !playing)) return null;
  return heard.isUnseen ? { isUnseen: true } : { ofMix: heard.question };
}
