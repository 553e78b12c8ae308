import type { Brief, ShownTrack } from '@attune/contract';
import { withSpoken } from '../names/spoken-last.ts';
import type { MixQuestion } from '../questions/mix-question.ts';
import {
  tellArtist,
  tellLyrics,
  tellMost,
  tellNamed,
  tellOrigin,
  tellPlayer,
  tellPlaying,
  tellTempo,
  tellWriter,
} from './answer-of-playing.ts';
import type { AskedMix } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import { listed } from './describe-changes.ts';
import type { HeldMusic } from './held-music.ts';
import { tellLack, tellMarked, tellTrait } from './tell-having.ts';
import { tellContradiction, tellHeld, tellHere, tellUnknown } from './tell-held.ts';
import { tellKnown, tellNotThere, tellOnly, tellTitled, tellUnkept } from './tell-not-there.ts';
import { tellOrder } from './tell-order.ts';
import { tellEnds, tellList, tellMeaning, tellWhole, tempoIsTaken } from './tell-page.ts';
import { tellPick } from './tell-pick.ts';
import { tellPlainly } from './tell-plainly.ts';
import { tellReadOut } from './tell-read-out.ts';
import { tellSong, tellWish } from './tell-song.ts';
import {
  artistsOf,
  called,
  capital,
  clock,
  counted,
  lengthOf,
  numbered,
  quoted,
  some,
  songs,
} from './tell-tracks.ts';
import { tellUncalled } from './tell-uncalled.ts';
import { tellName, tellWhyHeard } from './tell-why-heard.ts';
import { tellWord } from './tell-word.ts';

/** Answers what is asked of the mix on the screen, from it alone: what is not known of it is said to be so. */
export function answerOfMix(
  question: MixQuestion,
  mix: AskedMix,
  brief: Brief | null,
  held?: HeldMusic,
): Choice {
  const all: MixQuestion[] = [];
  for (let one: MixQuestion | undefined = question; one !== undefined; one = one.also) all.push(one);
  const told = all.map((one) => tell(one, mix, brief, held)).join(' ');
  const text = question.isFirst === true ? `${notPlaying} ${told}` : told;
  return {
    text,
    id: withSpoken(`mix-${question.about}`, { text, positions: question.positions }, mix.shown),
  };
}

const notPlaying = 'Nothing is playing just now, so I take the first song.';

function tell(question: MixQuestion, mix: AskedMix, brief: Brief | null, held?: HeldMusic): string {
  const { tracks } = mix.shown;
  const asked = question.positions.flatMap((at) => {
    const track = tracks[at - 1];
    return track === undefined ? [] : [{ at, track }];
  });
  // "What's next" after the last one.
  if (question.positions.length > 0 && asked.length === 0)
    return `Nothing follows: the mix has ${songs(tracks.length)}.`;
  const each = (say: (track: ShownTrack, at: number) => string) =>
    asked.map(({ at, track }) => say(track, at)).join(' ');
  switch (question.about) {
    case 'title':
      return each((track, at) => `${numbered(at)} is ${called(track)}.`);
    case 'artist':
      return each((track) =>
        track.artist === ''
          ? `Who plays ${quoted(track)} is not told.`
          : `${quoted(track)} is by ${track.artist}.`,
      );
    case 'year':
      return each((track) =>
        track.year === undefined
          ? `When ${quoted(track)} came out is not known here.`
          : `${quoted(track)} is from ${track.year}.`,
      );
    case 'length':
      return each(({ durationMs, ...track }) =>
        durationMs === undefined
          ? `How long ${quoted(track)} is I do not know.`
          : `${quoted(track)} lasts ${clock(durationMs)}.`,
      );
    case 'reason':
      return each((track) =>
        track.reason === undefined
          ? `Why ${called(track)} was chosen is not kept here.`
          : `${called(track)}: ${track.reason}.`,
      );
    case 'playing':
      return each(tellPlaying);
    case 'player':
      return each(tellPlayer);
    case 'writer':
      return each(tellWriter);
    case 'lyrics':
      return each(tellLyrics);
    case 'origin':
      return each(tellOrigin);
    case 'tempo':
      return each(tellTempo);
    case 'named':
      return each((track) => tellNamed(track, question.name ?? ''));
    case 'places':
      return 'Where they come from is not written down here, so I cannot say.';
    case 'most':
      return tellMost(tracks, question.name ?? '');
    case 'ofArtist':
      return question.isSaid === true
        ? tellHere(question, mix, held)
        : tellArtist(tracks, question.name ?? '');
    case 'minutes':
      return tellMinutes(tracks);
    case 'count':
      return `${capital(songs(tracks.length))}${inAll(tracks)}.`;
    case 'artists':
      return tellArtists(tracks);
    case 'countOfArtists': {
      const count = artistsOf(tracks).length;
      return `${count === 1 ? 'One artist' : `${count} artists`}, in ${songs(tracks.length)}.`;
    }
    case 'titles':
      return `${capital(some(tracks.map(quoted), 5))}.`;
    case 'years':
      return tellYears(tracks);
    case 'left':
      return tellLeft(mix);
    case 'genres':
    case 'instruments':
    case 'languages':
      return tellKinds(question.about, asked.length > 0 ? asked.map(({ track }) => track) : tracks);
    case 'explicit':
      return tellMarked(asked.length > 0 ? asked.map(({ track }) => track) : tracks);
    case 'having':
      return tellTrait(
        mix,
        asked.length > 0 ? asked.map(({ at }) => at) : tracks.map((_, at) => at + 1),
        question.trait,
        held,
      );
    case 'song':
      return tellSong(question, mix, held);
    case 'word':
      return tellWord(question, mix);
    case 'back':
      return question.positions.length > 0
        ? `${question.name} is in the mix: ${each((_, at) => numbered(at).toLowerCase())} of ${tracks.length}.`
        : `${question.name} is in the mix now, and nothing else has changed.`;
    case 'uncalled':
      return tellUncalled(question, mix);
    case 'uncounted':
      return `How many are ${question.name} nobody has written down, so I would have to guess.`;
    case 'readOut':
      return tellReadOut(question, tracks);
    case 'pick':
      return tellPick(question, mix);
    case 'order':
      return tellOrder(question, tracks);
    case 'wish':
      return tellWish(question, brief);
    case 'whyHeard':
      return tellWhyHeard(question, brief);
    case 'mixName':
      return tellName(brief);
    case 'plain':
      return tellPlainly(question.plain ?? 'why', mix, brief, held);
    case 'unknownName':
      return tellUnknown(question, held);
    case 'held':
      return tellHeld(question, mix, held);
    case 'saysOtherwise':
      return tellContradiction(question);
    case 'voiceDenied':
      return 'Who is a man and who a woman nobody has written down here, so I cannot hold to that as you can. I am sorry.';
    case 'removed':
      return question.isSaid === true
        ? 'I took your words for a wish to have it out, and wrongly. I am sorry.'
        : 'I took your words for a wish to have it out. It comes back with “undo”.';
    case 'notThere':
      return tellNotThere(question, mix, brief, held);
    case 'unkept':
      return question.isSaid === true ? tellMeaning(mix, brief) : tellUnkept(mix);
    case 'list':
      return tellList(question);
    case 'ends':
      return tellEnds(tracks);
    case 'suits':
      return tellWhole(tracks);
    case 'takesTempo':
      return tempoIsTaken;
    case 'titled':
      return tellTitled(tracks, question.name ?? '');
    case 'known':
      return tellKnown(question, mix);
    case 'only':
      return tellOnly(tracks, question.trait);
    case 'lacking':
      return tellLack(question, mix, brief, held);
  }
}

const inAll = (tracks: readonly ShownTrack[]) => {
  const { words, unknown } = lengthOf(tracks);
  return words === null || unknown > 0 ? '' : `, ${words} in all`;
};

function tellMinutes(tracks: readonly ShownTrack[]): string {
  const { words, unknown } = lengthOf(tracks);
  if (words === null) return `How long these ${songs(tracks.length)} last I do not know.`;
  if (unknown === 0) return `The mix lasts ${words}, in ${songs(tracks.length)}.`;
  return `At least ${words}: how long ${unknown} of the ${songs(tracks.length)} last I do not know.`;
}

function tellArtists(tracks: readonly ShownTrack[]): string {
  const artists = artistsOf(tracks);
  if (artists.length === 0) return 'Who plays these is not told.';
  if (artists.length === 1) return `All by ${listed(artists)}.`;
  return `${artists.length} artists: ${some(artists, 5)}.`;
}

function tellYears(tracks: readonly ShownTrack[]): string {
  const years = tracks.flatMap(({ year }) => year ?? []);
  if (years.length === 0) return 'When these came out is not known here.';
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const unknown = tracks.length - years.length;
  const rest = unknown === 0 ? '' : ` Of ${unknown} it is not known.`;
  return first === last ? `From ${first}.${rest}` : `From ${first} to ${last}.${rest}`;
}

function tellLeft({ shown: { tracks, at } }: AskedMix): string {
  const playing = at === undefined ? undefined : tracks[at - 1];
  if (at === undefined || playing === undefined) {
    const genres = counted(tracks.flatMap(({ facts }) => facts?.genres?.[0] ?? []));
    const mostly =
      genres.length === 0
        ? ''
        : ` ${capital(
            some(
              genres.map(({ name }) => name),
              4,
            ),
          )}.`;
    return `${capital(songs(tracks.length))}${inAll(tracks)}.${mostly}`;
  }
  const rest = tracks.slice(at);
  if (rest.length === 0) return `${quoted(playing)} is the last one.`;
  return `${capital(songs(rest.length))} after ${quoted(playing)}${inAll(rest)}.`;
}

/** "Jazz (8 of 20), blues (5) and 3 others"; a track counts to the first genre that is told of it, the narrowest. */
function tellKinds(kind: 'genres' | 'instruments' | 'languages', tracks: readonly ShownTrack[]): string {
  const told = tracks.flatMap(({ facts }) => {
    const names = facts?.[kind] ?? [];
    return kind === 'genres' ? names.slice(0, 1) : names;
  });
  const found = counted(told);
  if (found.length === 0)
    return `That is not written down for ${tracks.length === 1 ? 'this song' : 'these songs'}.`;
  const name = (text: string) => (kind === 'languages' ? capital(text) : text);
  if (tracks.length === 1) return `${capital(listed(found.map((one) => name(one.name))))}.`;
  return `${capital(
    some(
      found.map((one, at) => `${name(one.name)} (${one.count}${at === 0 ? ` of ${tracks.length}` : ''})`),
      5,
    ),
  )}.`;
}
