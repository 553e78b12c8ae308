import type { Brief, Like, ShownMix } from '@attune/contract';
import { createCueFinder } from '../cues/cue-finder.ts';
import { type Message, typed } from '../message.ts';
import { isRefusedBefore } from '../parts/refused-before.ts';
import type { Positions } from '../parts/tracks/read-positions.ts';
import type { NamedArtists } from './read-artists.ts';
import { nameAt } from './read-name.ts';

/** What is said of an artist who is called "him" or "her". `ofNamed` counts only where the artist is named in the same message. */
const findSaid = createCueFinder<'refuse' | 'ofNamed' | 'less' | 'more' | 'moreOfNamed'>({
  refuse: `
    (not|minus|besides|except|except for|excluding|other than|apart from|aside from|no more|no more of|no more from|never|anyone but|anybody but|somebody but|everyone but|not actually|not just|not literally|not really) (him|her)
    ^ (but|and|just|ok|okay|same|similar|this|that|it)? without (him|her) (please|though|this time|in it|now)? $
    but without (him|her)
    no (more)? (of)? (his|hers) $
    (dont|do not) (really|actually)? (want|need) (him|her) (in it|on it|here|at all|anymore|any more|please|now)? $
    (take|kick|throw|chuck|boot|leave|cut|turn|pull) (him|her) (off|out|off it|out of it)
    ^ (please|ok|and|just|can you|could you)? (skip|drop|lose|ditch|remove|bin|axe|ban|veto|scrap|avoid|exclude|nix|block) (him|her) (please|now|though|instead)? $
  `,
  ofNamed: `
    (cant stand|cant bear|cannot stand|hate|sick of|tired of|bored of|fed up with|dont like|do not like|not a fan of|not keen on|had enough of|heard enough of|heard all of|heard too much of|done with|over) (him|her|them)
    (heard|played|hear|had) (him|her|them|it all|it|that|this|those) (all)? (too much|too often|to death|enough|so much|a million times|a thousand times|a hundred times|everywhere|already|every day|all day|all week|before)
    (so|but) (not|none of|no|nothing like|anything but|never) (that|him|her|them|those|it)
    (drop|lose|skip|ditch|remove|bin|axe|ban) (him|her|them)
    (take|kick|throw|leave|cut|turn|get) (them|it|that) (off|out)
    not (them|that) (again|though|please)? $
  `,
  less: `
    (less|fewer|not so much|not as much|not too much|a bit less|a little less) (of|from)? (him|her)
  `,
  more: `
    (more|a bit more|some more|lots|plenty|loads) (of|from|by|like) (him|her)
    (songs|stuff|music|tracks|things|ones|something|anything) (more)? (of|by|from) (him|her|his|hers)
    (someone|somebody|something|anyone|anybody|anything|singers|singer|bands|artists|voices|people|women|men|musicians|others|songs|ones|stuff|music|tracks) (more|else|similar|a bit|that sounds|who sounds|who sound)? (like|similar to|in the vein of|along the lines of) (him|her)
    (similar|close|closer) to (him|her)
    (quieter|quiet|slower|slow|faster|fast|happier|sadder|earlier|early|older|later|newer|softer|louder|gentler|livelier|upbeat|calmer|mellower) (stuff|songs|ones|things|music|tracks|tunes|records) (of|by|from) (his|hers|him|her)
    (just|only|all) (him|her) (please|now|then|from now on)? $
    (keep|leave) (him|her) in
  `,
  moreOfNamed: `
    (more|lots|plenty|loads) (of|from|by|like) them
    (bands|groups|people|artists|stuff|songs|something|music) (more)? (like|similar to) them
    (just|only|all) them
  `,
});

/** Who is spoken of here is of somebody's life: "I'll never find someone like him". */
const ofLife = new Set(
  `never miss missed misses missing lost died dead passed left leave leaving ex dad mum mom mother father husband wife son daughter brother
  sister boyfriend girlfriend partner friend baby live life gone cheated hurt marry married divorce dog cat nan gran grandad`
    .trim()
    .split(/\s+/),
);
const told = new Set('is its it was wasnt were thats s'.split(' '));
const mostWords = 16;

/** Who "him", "her" and "that artist" are where nobody is named: whoever the music was to be like last. */
export function lastSpokenOf(brief: Brief | null): string | undefined {
  const like = brief?.like.at(-1);
  if (like?.kind === 'artist') return like.name;
  return like?.kind === 'track' ? like.artist : undefined;
}

interface SpokenOf extends Pick<NamedArtists, 'like' | 'avoided'> {
  /** Named only to be turned down. */
  isOut: Set<string>;
}

/** "More of him then", "like her but not her", "I can't stand her, take her off": an artist who was named before, or who plays. */
export function spokenOf(
  message: Message,
  { like, avoided }: NamedArtists,
  brief: Brief | null,
  mix: ShownMix | null,
  tracks: readonly Positions[] = [],
): SpokenOf {
  const found: SpokenOf = { like: [], avoided: [], isOut: new Set() };
  const isOfLife = message.words.length > mostWords || message.words.some(({ text }) => ofLife.has(text));
  for (const { cue, from, to } of findSaid(message.words)) {
    // "It's not him, it's me".
    if (told.has(message.words[from - 1]?.text ?? '')) continue;
    const isOfNamed = cue === 'ofNamed' || cue === 'moreOfNamed';
    const here = namedBefore({ like, avoided }, from) ?? (isOfNamed ? knownBefore(message, from) : undefined);
    if (here === undefined && (isOfNamed || brief === null || isOfLife)) continue;
    const place = { words: typed(message, from, to), from, to };
    const name = here ?? playedBefore(mix, tracks, from) ?? standing(brief, mix);
    if ((cue === 'more' || cue === 'moreOfNamed') && isRefusedBefore(message, from)) {
      // "I don't want anything like him either": nobody who only plays is meant.
      const refused = here ?? lastSpokenOf(brief) ?? lastTurnedDown(brief);
      if (refused !== undefined) found.avoided.push({ name: refused, soft: false, ...place });
    } else if (cue === 'more' || cue === 'moreOfNamed') found.like.push({ like: asLike(name), ...place });
    else if (name !== undefined) {
      found.avoided.push({ name, soft: cue === 'less', ...place });
      if (cue === 'ofNamed') found.isOut.add(name);
    }
  }
  return found;
}

function namedBefore({ like, avoided }: NamedArtists, at: number): string | undefined {
  const before = [
    ...like.flatMap((one) => (one.like.kind === 'artist' ? [{ name: one.like.name, to: one.to }] : [])),
    ...avoided,
  ].filter(({ to }) => to <= at);
  return before.toSorted((one, other) => one.to - other.to).at(-1)?.name;
}

/** "Jukebox by Force slaps. More of her?": who plays the song that was named last. */
function playedBefore(mix: ShownMix | null, tracks: readonly Positions[], from: number): string | undefined {
  const last = tracks
    .filter(({ to }) => to <= from)
    .toSorted((a, b) => a.to - b.to)
    .at(-1);
  const artist = mix?.tracks[(last?.positions[0] ?? 0) - 1]?.artist;
  return artist === '' ? undefined : artist?.slice(0, 120);
}

/** "Wait is that Billie Eilish, I can't stand her": asked about, and not asked for. */
function knownBefore(message: Message, end: number): string | undefined {
  for (let at = end - 1; at >= 0; at -= 1) {
    const name = nameAt(message, at, false);
    if (name?.isKnown === true && name.to <= end && nameAt(message, at - 1, false)?.to !== name.to)
      return name.name;
  }
  return undefined;
}

const lastTurnedDown = (brief: Brief | null): string | undefined =>
  brief?.avoided.findLast(({ kind }) => kind === 'artist')?.value;

/** Whoever was named last and is not turned down, or who plays. */
function standing(brief: Brief | null, mix: ShownMix | null): string | undefined {
  const last = lastSpokenOf(brief);
  const isOut = brief?.avoided.some(
    ({ kind, value }) => kind === 'artist' && value.toLowerCase() === last?.toLowerCase(),
  );
  if (last !== undefined && isOut !== true) return last;
  const playing = mix?.at === undefined ? undefined : mix.tracks[mix.at - 1]?.artist;
  return playing === '' ? undefined : playing?.slice(0, 120);
}

const asLike = (name: string | undefined): Like =>
  name === undefined ? { kind: 'playing' } : { kind: 'artist', name };
