import type { Brief, Like, ShownMix } from '@attune/contract';
import type { HeldMusic, HeldSong } from '../replies/held-music.ts';
import { commonWords } from '../words/common-words.ts';
import { keyOf } from './shown-names.ts';

const name =
  "(?<name>[\\p{L}\\p{N}][\\p{L}\\p{N}'’&.,:!-]{0,24}(?: [\\p{L}\\p{N}&][\\p{L}\\p{N}'’&.,:!-]{0,24}){0,8}?)";
const called = '(?:(?:me|us|the|that|my|song|track|one|called|named|only|just) ){0,4}';
const end =
  '(?=[.!?;\\n]|$|,? (?:back\\b|please|pls|again|now|then|in\\b|on\\b|into|to the|at the|and\\b|but\\b|first|for me|by\\b))';
const bringing = '(?:bring|put|get|give|take|add|want|wanted|need|have|play)';
const lost = '(?:lost|dropped|removed|deleted|took (?:out|away)|threw (?:out|away)|cut|skipped)';
const wanted =
  '(?:put|bring|get|give|want|have)(?: (?:it|that|her|him|them|that one))? (?:back|in again)|put it (?:first|in|on)';

/** A song that is to come back, or to stay, said as one pleases: only a title that there is makes it one. */
const ways: readonly RegExp[] = [
  new RegExp(`\\b${bringing} ${called}${name} back\\b`, 'iu'),
  new RegExp(`\\b${bringing} back ${called}${name}${end}`, 'iu'),
  new RegExp(`^(?:(?:and|but|ok|no|please) ){0,2}${called}${name} back\\b`, 'iu'),
  new RegExp(`\\byou (?:have |ve |just )?${lost} ${called}${name}${end}.{0,60}\\b(?:${wanted})`, 'iu'),
  new RegExp(
    `\\bwhere (?:is|did|has|does|s) ${called}${name}(?: (?:go|gone|been))?[?.!,].{0,60}\\b(?:${wanted})`,
    'iu',
  ),
  new RegExp(
    `^${called}${name},? where (?:did |has |does |is )?(?:it|that|she|he)(?: (?:go|gone|went))?\\b.{0,60}\\b(?:${wanted})`,
    'iu',
  ),
  new RegExp(
    `\\b(?:don['’]?t|do not|never) (?:lose|drop|remove|skip|touch|delete|cut) ${called}${name}${end}`,
    'iu',
  ),
  new RegExp(`\\b(?<!(?:don['’]?t|not|never|to|i|we) )(?:keep|save|hold on to) ${called}${name}${end}`, 'iu'),
];
const mostRead = 300;

/** The names that may be those of songs a message wants back, in the order in which they are tried. */
export const namesAskedBack = (text: string): string[] => {
  const said = text.slice(0, mostRead).replace(/\bwhere['’]?s\b/giu, 'where is');
  const found = ways.flatMap((way) => way.exec(said)?.groups?.name ?? []);
  return [
    ...new Set(
      found.map((one) =>
        one
          .replace(nouns, '')
          .replace(/[.,:!-]{1,4}$/, '')
          .trim(),
      ),
    ),
  ].filter((one) => keyOf(one).length >= leastLetters && !ofMix.test(one) && !commonWords.has(one));
};
const nouns = / (?:one|song|track|tune)$/i;
const leastLetters = 4;
const ofMix =
  /^(?:it|that|this|them|those|these|everything|all|what|(?:old|first|last|previous|other|same)(?: .{1,12})?|(?:mix|list|playlist|music|songs?|mood)s?(?: .{1,12})?|(?:bring|put|give|get|take|keep) .{1,40}|going|calm|quiet|it .{1,20})$/i;

/** A song of the catalogue that is to come into the mix. */
export interface SongBack {
  song: HeldSong & { id: string };
  /** Where it stands in the mix already, counted from 1; 0 where it does not. */
  position: number;
}

/** The song that one of the names is of: by its whole title, or by whoever plays it, then one that was named before. */
export function songBack(
  names: readonly string[],
  held: HeldMusic,
  { brief, mix }: { brief: Brief; mix: ShownMix },
): SongBack | null {
  for (const one of names) {
    const key = keyOf(one);
    const songs = held.named(one).flatMap(({ id, ...song }) => (id === undefined ? [] : [{ ...song, id }]));
    const titled = titledSo(one, songs);
    const theirs = songs.filter((song) => keyOf(song.artist) === key);
    const isNamed = ({ name: title }: HeldSong) => brief.like.some((like) => isTrack(like, title));
    const song = titled[0] ?? theirs.find(isNamed) ?? theirs.find(({ id }) => !isThere(mix, id)) ?? theirs[0];
    if (song === undefined) continue;
    return { song, position: mix.tracks.findIndex(({ id }) => id === song.id) + 1 };
  }
  return null;
}

/** Of the whole title, else of the only one that begins so, where it is no everyday phrase. */
function titledSo<Song extends HeldSong>(name: string, songs: readonly Song[]): Song[] {
  const key = keyOf(name);
  const whole = songs.filter((song) => keyOf(song.name) === key);
  const words = name.toLowerCase().split(' ');
  if (whole.length > 0 || words.length < leastWords || words.every((word) => commonWords.has(word)))
    return whole;
  const begun = songs.filter((song) => keyOf(song.name).startsWith(key));
  return new Set(begun.map((song) => keyOf(song.name))).size === 1 ? begun : [];
}
const leastWords = 2;

const isThere = ({ tracks }: ShownMix, id: string): boolean => tracks.some((track) => track.id === id);
const isTrack = (like: Like, title: string): boolean =>
  like.kind === 'track' && keyOf(like.name) === keyOf(title);
