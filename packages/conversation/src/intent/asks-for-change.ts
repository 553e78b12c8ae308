import type { Message } from '../message.ts';

/** In characters. */
const mostRead = 120;

const thing =
  '(?:it|this|that|these|they|everything|all of (?:it|this|them)|the (?:[a-z]{1,20} )?[a-z]{1,20}|my (?:mix|music|playlist|list))';
const amount =
  '(?:more|less|fewer|extra|not (?:so|as|that|too|quite)|a (?:bit|little|lot|tad|touch|wee bit)|slightly|somewhat|much|way|far|even|some|no|another|any)';
const courtesies = '(?:(?:please|maybe|perhaps|just|also|all|then|possibly|pls) ){0,2}';
const leading =
  '(?:(?:ok|okay|and|but|so|hmm|hm|please|hi|hey|also|now|oh|yes|yeah|no|actually|well|then|maybe) ){0,3}';

const asked = new RegExp(
  `^${leading}(?:can|could|may|might|would|should|will) ${thing} ${courtesies}(?:(?:be|sound|feel|go|get|stay|become|come|start|end|have|use|breathe|do with) (?:(?:on|in|out|up|down|off|back|along|over) ){0,1}${courtesies}(?:${amount} [a-z]|[a-z]{2,14}(?:er|ier)\\b(?: |$))|(?:calm|slow|speed|cheer|pick|lighten|mellow|quieten|liven|brighten|soften|loosen|perk|warm|settle|build|wake|come) (?:up|down|out|off)\\b)`,
);
/** They end as a comparative does, and say what is done with it. */
const named =
  /\b(?:ever|over|under|another|other|either|after|later|together|whoever|whatever|forever|number|paper|computer|her|per)\b/;

const ofPart = /\b(?:can|could|may|might|would|should|will) (?:the|these|they) /;
const ofProduct =
  /\b(?:mix|list|playlist|app|site|page|account|limit|version|trial|price|library|answers?|replies)\b/;

/**
 * Whether a change is asked for in the form of a question: of a part of the music, "can the bass be rounder?", or of all of it, "could it have
 * less echo". What may be done with the music, "can it be shared", is asked.
 */
export function asksForChange({ words }: Message): 'part' | 'whole' | null {
  const said = words
    .filter(({ isWord }) => isWord)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, mostRead);
  const found = asked.exec(said);
  if (found === null || named.test(found[0])) return null;
  return ofPart.test(found[0]) && !ofProduct.test(found[0]) ? 'part' : 'whole';
}
