import type { Brief } from '@attune/contract';
import type { ToldEvent } from '../events/told-event.ts';
import { eventIn } from '../events/told-event.ts';
import type { Choice } from './choose.ts';
import { joined } from './fill.ts';
import type { Pick } from './first-sentence.ts';
import { eventLeads } from './texts/event-leads.ts';
import { lines } from './texts/lines.ts';
import { tentativeLeads } from './texts/turns.ts';

const slots = /\{(\w{2,6})\}/g;

/** Second sentences to who tells something glad that has a hard side. */
const shadowReplies = lines(`
What is hard about it may come along, too.
The other half of it has room here as well.
And the rest of it need not be small for that.
`);

/** A first sentence to what surely happened, with its words; `null` where nothing known did, or all was said. */
export function eventReply(event: ToldEvent | null, pick: Pick): Choice | null {
  if (event === null) return null;
  const { kind, said, isShadowed } = event;
  const sayable = kind.replies.filter((one) =>
    [...one.matchAll(slots)].every(([, slot = '']) => slot in said),
  );
  // What names it comes first.
  const naming = sayable.filter((one) => one.includes('{'));
  const choice = pick(`event-${kind.name}`, naming) ?? pick(`event-${kind.name}-plain`, sayable);
  if (choice === null) return null;
  const text = choice.text.replace(slots, (_, slot: string) => named(slot, said[slot] ?? ''));
  const reply = { ...choice, text: text.charAt(0).toUpperCase() + text.slice(1) };
  return isShadowed && kind.tone === 'glad' ? joined(reply, pick('event-shadow', shadowReplies)) : reply;
}

/** The same for what is told where music stands. */
export const eventReplyBeside = (text: string, pick: Pick): Choice | null => eventReply(eventIn(text), pick);

/** Of what is told first; some of it is better answered as what the whole is about. */
export function eventReplyFirst(text: string, pick: Pick): Choice | null {
  const event = eventIn(text);
  return event?.kind.isBeside === true ? null : eventReply(event, pick);
}

/** A name keeps its capital, and what was shouted is not shouted back. */
const named = (slot: string, words: string): string => {
  if (slot === 'name') return words;
  const said = words.toLowerCase();
  return slot === 'feast' ? said.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : said;
};

const sentenceEnd = /[.!?](?= |$)/g;
/** In sentences. */
const mostSaid = 2;

const firstOne = /^.{1,200}?[.!?](?= |$)/;

/** Beside a word on the music, which is a sentence of its own. */
export const inOneSentence = (event: Choice): Choice => ({
  ...event,
  text: firstOne.exec(event.text)?.[0] ?? event.text,
});

/** And then the music, where that is not one sentence too many. */
export function withLead(event: Choice, { mood }: Brief, asks: boolean, pick: Pick): Choice | null {
  if ((event.text.match(sentenceEnd)?.length ?? 0) >= mostSaid) return event;
  return joined(
    event,
    asks ? pick('tentative', tentativeLeads) : pick(`event-lead-${mood}`, eventLeads[mood]),
  );
}
