import type { Brief, ShownTrack } from '@attune/contract';
import { broaderThan } from '@attune/vocabulary';
import type { MixQuestion, SongAspect } from '../questions/mix-question.ts';
import type { AskedMix } from './answered-turn.ts';
import { listed } from './describe-changes.ts';
import type { HeldMusic } from './held-music.ts';
import { groupIn, tellFurther, verdictOf } from './tell-song-further.ts';
import { called, capital, quoted, some } from './tell-tracks.ts';

/** What a song or its artist is like, from what is known of it; what is not known is said to be so. */
export function tellSong(question: MixQuestion, mix: AskedMix, held?: HeldMusic): string {
  const { positions, asks = [] } = question;
  const { tracks } = mix.shown;
  const asked = positions.flatMap((at) => tracks[at - 1] ?? []);
  const [track] = asked;
  if (track === undefined) return 'Which song that is I cannot tell. Its number or its title would help me.';
  const wants = new Set(asks);
  const first = `${verdictOf(question, mix)}${openingOf(track, question, asked)}`;
  const known = [...knownOf(track, wants), ...tellFurther(question, asked, tracks, held)];
  const unknown = unknownOf(track, wants);
  const rest = unknown.length === 0 ? [] : [`${capital(listed(unknown))} I do not know.`];
  return [first, ...known, ...rest].filter((one) => one !== '').join(' ');
}

/** Asked in general, a song is described. */
const describing: ReadonlySet<SongAspect> = new Set<SongAspect>([
  ...(['what', 'sound', 'mood', 'tempo', 'singing', 'about', 'suits', 'trait', 'alone', 'metre'] as const),
]);

function openingOf(
  track: ShownTrack,
  { name, asks = [] }: MixQuestion,
  asked: readonly ShownTrack[],
): string {
  if (name !== undefined) return ofArtist(name, asked);
  const isDescribed = asks.some((one) => describing.has(one));
  const what = isDescribed ? lookOf(track) : '';
  if (what === '')
    return track.artist === ''
      ? `Who plays ${quoted(track)} is not told.`
      : `${quoted(track)} is by ${track.artist}.`;
  return `${called(track)} is ${what}.`;
}

const mostNamed = 3;

function ofArtist(name: string, tracks: readonly ShownTrack[]): string {
  const [first] = tracks;
  const kind = first?.facts?.genres?.[0];
  return `${name} plays ${some(tracks.map(quoted), mostNamed)} here${kind === undefined ? '' : `: ${kind}`}.`;
}

const mostInstruments = 3;

/** "Folk at about 92 beats a minute, with fiddle and banjo, and sung". */
export function lookOf({ facts, year }: ShownTrack): string {
  const kind = facts?.genres?.[0];
  const instruments = narrowest(facts?.instruments ?? []).slice(0, mostInstruments);
  const parts = [
    ...(facts?.tempo === undefined
      ? []
      : [`${paceOf(facts.tempo)}at about ${Math.round(facts.tempo)} beats a minute`]),
    ...(instruments.length === 0 ? [] : [`with ${listed(instruments)}`]),
  ];
  if (kind === undefined && parts.length === 0) return '';
  const lead = kind === undefined ? 'music' : kind;
  return [`${lead}${year === undefined ? '' : ` from ${year}`}`, ...parts].join(', ');
}

/** "Electric piano" tells more than "piano" beside it. */
function narrowest(instruments: readonly string[]): string[] {
  const broad = new Set(instruments.flatMap((one) => broaderThan('instrument', one)));
  return instruments.filter((one) => !broad.has(one));
}

/** In beats a minute, as mixes hold them. */
const slowest = 90;
const fastest = 120;
const paceOf = (tempo: number): string => (tempo <= slowest ? 'slow, ' : tempo >= fastest ? 'fast, ' : '');

const isSung = ({ facts, factsFrom }: ShownTrack): boolean | null => {
  if ((facts?.vocals?.length ?? 0) > 0) return true;
  const { instrumentalness } = facts ?? {};
  if (instrumentalness !== undefined && instrumentalness > mostlyPlayed) return false;
  return facts?.vocals !== undefined && factsFrom !== 'tags' ? false : null;
};
/** Surer than this nobody sings; 0 to 1. */
const mostlyPlayed = 0.7;

/** What is known, in one or two short sentences. */
function knownOf(track: ShownTrack, wants: ReadonlySet<SongAspect>): string[] {
  const sung = isSung(track);
  const asksVoice = (['singing', 'gender', 'language', 'about', 'sound'] as const).some((one) =>
    wants.has(one),
  );
  const { year, durationMs, reason, facts } = track;
  return [
    ...(wants.has('mood') || wants.has('suits') ? feelOf(track) : []),
    ...(wants.has('suits') ? ['If that sounds right to you, then yes.'] : []),
    ...(asksVoice && sung === false ? ['Nobody sings in it.'] : []),
    ...((wants.has('singing') || wants.has('sound')) && sung === true ? ['There is singing in it.'] : []),
    ...(wants.has('gender') && voiceOf(track) !== null ? [`A ${voiceOf(track)} sings.`] : []),
    ...(wants.has('language') && (facts?.languages?.length ?? 0) > 0
      ? [`It is sung in ${listed((facts?.languages ?? []).map(capital))}.`]
      : []),
    ...(wants.has('year') && year !== undefined ? [`It is from ${year}.`] : []),
    ...(wants.has('length') && durationMs !== undefined ? [`It lasts about ${minutesOf(durationMs)}.`] : []),
    ...(wants.has('reason') && reason !== undefined ? [`I chose it for this: ${reason}.`] : []),
  ];
}

const minutesOf = (durationMs: number): string => {
  const minutes = Math.max(1, Math.round(durationMs / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/** "Quiet and dark, as this mix is meant": how it feels, as the mix says it. */
const feeling = /^((?:quiet|steady|lively)(?: and (?:dark|mild|bright))?|dark|mild|bright),/;

function feelOf({ reason = '' }: ShownTrack): string[] {
  const [, words] = feeling.exec(reason) ?? [];
  return words === undefined ? [] : [`Its feeling is ${words}.`];
}

function voiceOf({ facts }: ShownTrack): string | null {
  const vocals = facts?.vocals ?? [];
  const [woman, man] = [vocals.includes('female vocals'), vocals.includes('male vocals')];
  if (woman && man) return 'woman and a man';
  return woman ? 'woman' : man ? 'man' : null;
}

function unknownOf(track: ShownTrack, wants: ReadonlySet<SongAspect>): string[] {
  const isPlayed = isSung(track) === false;
  return [
    ...(wants.has('country') ? ['where they come from'] : []),
    ...(wants.has('group') && groupIn(track.artist) === null
      ? ['whether that is one person or several']
      : []),
    ...(wants.has('metre') ? ['its metre'] : []),
    ...(wants.has('gender') && !isPlayed && voiceOf(track) === null
      ? ['whether a man or a woman sings']
      : []),
    ...(wants.has('language') && !isPlayed && (track.facts?.languages?.length ?? 0) === 0
      ? ['in which language it is sung']
      : []),
    ...(wants.has('about') && !isPlayed ? ['what the words tell'] : []),
    ...(wants.has('meaning') ? ['what its name means'] : []),
    ...(wants.has('singing') && isSung(track) === null ? ['whether anybody sings'] : []),
    ...(wants.has('mood') && feelOf(track).length === 0 ? ['how it feels to you'] : []),
    ...(wants.has('year') && track.year === undefined ? ['when it came out'] : []),
    ...(wants.has('length') && track.durationMs === undefined ? ['how long it is'] : []),
    ...(wants.has('reason') && track.reason === undefined ? ['why it was chosen'] : []),
  ];
}

/** "Who is Pat in your list?": a name that was taken from the listener's own words. */
export function tellWish({ name = '' }: MixQuestion, brief: Brief | null): string {
  const isHeld = brief?.like.some((like) => like.kind !== 'playing' && like.name === name) === true;
  const end = isHeld ? `Say “not like ${name}”, and it goes.` : 'It is gone now.';
  return `“${name}” I took from your words, for somebody whose music you wanted. ${end}`;
}
