import type { Brief, Like, ShownMix } from '@attune/contract';
import type { ConversationContext } from '../../reading.ts';
import { keyOfName } from './artist-names.ts';
import { type HeldName, heldNames } from './held-names.ts';
import { type StandIn, standIns } from './stand-ins.ts';

/** A message with the names of the library it holds behind others that tell nothing. */
export interface HiddenNames {
  names: readonly HeldName[];
  /** The message, and what stands beside it, with stand-ins for the names. */
  text: string;
  context: ConversationContext;
  /** The stand-ins that are used, as they are typed. */
  standIns: readonly string[];
  /** What was made of the hidden message, with the names in it again. */
  restored: <Told>(told: Told) => Told;
  /** A text with all that was typed in it again. */
  asTyped: (text: string) => string;
}

interface Hiding {
  /** As it stands in the brief, else as the library spells it. */
  name: string;
  /** As it stands in the message. */
  typed: string;
  pattern: RegExp;
  /** The stand-in, in capitals or without as the name was typed. */
  shown: string;
}

/** `null` where a message names nobody of the library. */
export function hideNames(text: string, context: ConversationContext): HiddenNames | null {
  const { artists, ...beside } = context;
  if (artists === undefined) return null;
  const names = heldNames(text, artists).filter((one) => !isOfTitle(text, one, context));
  if (names.length === 0) return null;
  const free = standIns.filter(({ words }) => !words.some((word) => text.toLowerCase().includes(word)));
  const hidings = new Map<string, Hiding>();
  let hidden = '';
  let end = 0;
  for (const one of names) {
    const hiding = hidingOf(one, text, context.brief, hidings, free);
    if (hiding === undefined) break;
    hidden += text.slice(end, one.start) + hiding.shown;
    end = one.end;
  }
  hidden += text.slice(end);
  const back = (isTyped: boolean) => replacer([...hidings.values()], isTyped);
  return {
    names,
    text: hidden,
    context: hiddenIn(beside, hidings),
    standIns: Array.from(hidings.values(), ({ shown }) => shown),
    restored: (told) => restoredIn(told, back(false), back(true)),
    asTyped: back(true),
  };
}

/** A brief goes on in its own spelling. */
const spelledIn = (brief: Brief | null, key: string): string | undefined =>
  brief === null
    ? undefined
    : [
        ...[...brief.wanted, ...brief.avoided].flatMap(({ kind, value }) =>
          kind === 'artist' ? [value] : [],
        ),
        ...brief.like.flatMap((like) => (like.kind === 'artist' ? [like.name] : [])),
      ].find((name) => keyOfName(name) === key);

/** The same stand-in wherever a message names the same artist; none is left where it names more than there are. */
function hidingOf(
  { name, start, end, words }: HeldName,
  text: string,
  brief: Brief | null,
  hidings: Map<string, Hiding>,
  free: readonly StandIn[],
): Hiding | undefined {
  const key = keyOfName(name);
  const standIn = free[hidings.size];
  if (hidings.has(key) || standIn === undefined) return hidings.get(key);
  const typed = text.slice(start, end);
  const shown = asCased(words < 2 ? standIn.one : standIn.two, typed, text);
  const hiding = { name: spelledIn(brief, key) ?? name, typed, pattern: standIn.pattern, shown };
  hidings.set(key, hiding);
  return hiding;
}

/** As the name was typed: with capitals, without any, or shouted with the message. */
function asCased(name: string, typed: string, text: string): string {
  if (typed === typed.toLowerCase()) return name;
  if (text === text.toUpperCase()) return name.toUpperCase();
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** "Drop Ode to Sergeant Gravy": within the title of a song or a list on the screen a name is a part of that. */
function isOfTitle(text: string, { name, start, end }: HeldName, context: ConversationContext): boolean {
  const key = keyOfName(name);
  const said = keyOfName(text);
  const titles = [...(context.mix?.tracks ?? []).map((track) => track.name), ...(context.lists ?? [])];
  const isInTitle = titles.some((title) => {
    const whole = keyOfName(title);
    return whole !== key && whole.includes(key) && said.includes(whole);
  });
  return isInTitle || isWithinQuotes(text, start, end);
}

/** “Sergeant Gravy Blues” is a title, and “Sergeant Gravy” is a name. */
function isWithinQuotes(text: string, start: number, end: number): boolean {
  for (const { 0: quoted, index } of text.matchAll(/["“][^"“”\n]{1,120}["”]/g)) {
    const isInside = index < start && end < index + quoted.length;
    if (isInside && quoted.length - 2 > end - start) return true;
  }
  return false;
}

/** Puts the names where the stand-ins, or what is left of one, stand. */
function replacer(hidings: readonly Hiding[], isTyped: boolean): (text: string) => string {
  return (text) =>
    hidings.reduce(
      (left, { pattern, name, typed }) => left.replace(pattern, () => (isTyped ? typed : name)),
      text,
    );
}

/** What a message says of a change stands there as it was typed. */
const typedFields: ReadonlySet<string> = new Set(['words', 'matched']);

function restoredIn<Told>(told: Told, spell: (text: string) => string, type: (text: string) => string): Told {
  const restore = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return (typedFields.has(field) ? type : spell)(value);
    if (Array.isArray(value)) return value.map((one) => restore(one, field));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, restore(one, key)]));
  };
  return restore(told, '') as Told;
}

/** What stands beside the message, in which the same artists are called by their stand-ins. */
function hiddenIn(
  context: Omit<ConversationContext, 'artists'>,
  hidings: ReadonlyMap<string, Hiding>,
): ConversationContext {
  const hide = (name: string): string => hidings.get(keyOfName(name))?.shown ?? name;
  const line = (artists: string) => {
    const whole = hide(artists);
    return whole === artists ? artists.split(', ').map(hide).join(', ') : whole;
  };
  return {
    ...context,
    brief: context.brief && briefHidden(context.brief, hide),
    mix: context.mix && mixHidden(context.mix, line),
  };
}

function briefHidden(brief: Brief, hide: (name: string) => string): Brief {
  const listed = (list: Brief['wanted']): Brief['wanted'] =>
    list.map((one) => (one.kind === 'artist' ? { ...one, value: hide(one.value) } : one));
  const liked = (like: Like): Like => (like.kind === 'artist' ? { ...like, name: hide(like.name) } : like);
  return {
    ...brief,
    wanted: listed(brief.wanted),
    avoided: listed(brief.avoided),
    like: brief.like.map(liked),
  };
}

const mixHidden = (mix: ShownMix, line: (artists: string) => string): ShownMix => ({
  ...mix,
  tracks: mix.tracks.map((track) => ({ ...track, artist: line(track.artist) })),
});
