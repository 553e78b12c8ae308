import { keepLast } from '@attune/mood';
import { aheadEvents } from './ahead-events.ts';
import { dayEvents } from './day-events.ts';
import type { EventKind } from './event-kind.ts';
import { everydayEvents } from './everyday-events.ts';
import { familyEvents } from './family-events.ts';
import { feltWords } from './felt-words.ts';
import { hardEvents } from './hard-events.ts';
import { dayTold, mixedEvents, wryEvents } from './mixed-events.ts';
import { nearbyEvents } from './nearby-events.ts';
import { plainGladEvents } from './plain-glad-events.ts';
import { plainHardEvents } from './plain-hard-events.ts';
import { successEvents } from './success-events.ts';
import { turnEvents } from './turn-events.ts';

/** An event that a message tells of, with the words of it that a reply may say. */
export interface ToldEvent {
  kind: EventKind;
  said: Readonly<Record<string, string>>;
  /** Something hard is told beside what is glad. */
  isShadowed: boolean;
}

/** What hurts or is to come is heard before what is glad beside it, and small things last. */
const kinds: readonly EventKind[] = [
  ...hardEvents,
  ...mixedEvents,
  ...successEvents,
  ...turnEvents,
  ...familyEvents,
  ...aheadEvents,
  ...dayEvents,
  ...everydayEvents,
  ...nearbyEvents,
  ...plainHardEvents,
  ...plainGladEvents,
  ...feltWords,
  ...wryEvents,
  dayTold,
];

/** In characters. */
const mostRead = 600;
const sentences = /[^.!?\n;]{1,400}[.!?]{0,5}/gu;

/** What did not happen, or only might, and what is of a story. */
const unreal =
  /\b(?:if|hope|hopes|hoping|wish|wishes|would|could|should|might|maybe|perhaps|almost|nearly|dream|dreamt|dreamed|used to|imagine|pretend|movie|film|novel|book|song|lyrics?|character|episode|game|never|not|didnt|wasnt|isnt|arent|havent|hasnt|wont|cant|dont|doesnt|without|unless|when i was|before i)\b/i;
/** "No party tonight". */
const none = /\bno $/i;
const longAgo = /\b(?:years?|decades?|ages) ago\b|\b(?:in|since|back in) (?:19|20)\d\d\b|\blast year\b/i;

/** With these the glad part is not the whole. */
const shadow =
  /\b(?:but|though|although|and now|now)\b.{0,80}\b(?:scared|afraid|terrified|nervous|sad|miss|alone|lonely|nobody|leaving|guilty|ashamed|cant do|weird|quiet when|not here|without)\b|\bnot here to see\b/i;
/** Who tells what should gladden and feels nothing is not congratulated. */
const unmoved =
  /\b(?:fe(?:el|lt) nothing|dont feel (?:anything|happy|it)|numb|(?:should|thought id|supposed to) (?:feel|be happy)|everyone (?:congratulated|celebrates)|like (?:at )?a fish|i clap when)\b/i;

const plainOf = (text: string): string =>
  text
    .slice(0, mostRead)
    .replace(/['’]/g, '')
    .replace(/(?<=\d):(?=\d)/g, ' ')
    .replace(/[^\S\n]+/g, ' ');

function find(kind: EventKind, sentence: string): ToldEvent | null {
  for (const one of kind.told) {
    const found = one.exec(sentence);
    if (found === null) continue;
    if (none.test(sentence.slice(0, found.index))) continue;
    if (kind.isSaidSo !== true && unreal.test(sentence.slice(0, found.index + found[0].length))) continue;
    const said = Object.entries(found.groups ?? {}).flatMap(([slot, words]) =>
      words === undefined ? [] : [[slot, words.trim()] as const],
    );
    return { kind, said: Object.fromEntries(said), isShadowed: false };
  }
  return null;
}

function read(text: string): ToldEvent | null {
  const plain = plainOf(text);
  const told = (plain.match(sentences) ?? []).filter((one) => !asks(one));
  const isUnmoved = unmoved.test(plain);
  for (const kind of kinds) {
    if (isUnmoved && kind.tone === 'glad') continue;
    for (const sentence of told) {
      const event = kind.tone === 'glad' && longAgo.test(sentence) ? null : find(kind, sentence);
      if (event === null) continue;
      if (kind.unless?.test(plain) === true || kind.beside?.test(plain) === false) break;
      return { ...event, isShadowed: shadow.test(plain) };
    }
  }
  return null;
}

/** "Passed??" is no question. */
const asks = (sentence: string): boolean =>
  sentence.trimEnd().endsWith('?') && !sentence.trimEnd().endsWith('??');

/** What a message surely tells of; `null` where that is nothing known, or not sure. */
export const eventIn: (text: string) => ToldEvent | null = keepLast(read);
