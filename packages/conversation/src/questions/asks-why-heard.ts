import type { Brief, Mood } from '@attune/contract';
import type { Message } from '../message.ts';
import { nameOf } from '../replies/describe-changes.ts';
import { saidIn, sentencesOf } from './asked-clauses.ts';
import type { AskedAside } from './asked-of-songs.ts';

const asksWhy =
  /(?:^|(?<!\b(?:that is|know|tell|see|understand|me|remember|sure|wonder) ))\b(?:why|how come|what makes you|what made you|where (?:do|did) you get|explain)\b(?!.{0,12}\b(?:not|dont|no|remove|removed|delete|deleted)\b)/;
/** "Why is it called Loud, then less?", "who named it?". */
const ofName =
  /\b(?:why|how come) (?:is|are|was) (?:it|this|the mix|the list|the playlist) (?:called|named|titled)\b|\bwho (?:named|called|titled) (?:it|this|the (?:mix|list))\b|\b(?:name|title) of (?:this|the|that|your) (?:mix|list|playlist)\b.{0,80}\b(?:who|why|named|mean|means)\b/;
const ofHeard =
  /\bunder heard\b|\b(?:on|in) (?:the|your|that) heard\b|\bwhat you (?:say you )?heard\b.{0,30}\bwhy\b/;

const moodWords: Readonly<Record<Mood, RegExp>> = {
  sad: /\b(?:sad|sadness|gloomy|down|unhappy)\b/,
  happy: /\b(?:happy|happiness|cheerful|jolly)\b/,
  energetic: /\b(?:energetic|energy|wild|loud)\b/,
  calm: /\b(?:calm|quiet|sleepy)\b/,
  focus: /\b(?:focus|focused|work|study)\b/,
};
/** How people say a situation that is held by another word. */
const saidAs: Readonly<Record<string, RegExp>> = {
  heartbreak: /\b(?:heart ?breaks?|heart ?broken|break ?ups?|breakup)\b/,
  anger: /\b(?:anger|angry|mad)\b/,
  grief: /\b(?:grief|grieving|mourning|funerals?)\b/,
};

/** "Why are there still heartbreak songs?", "why does it say sad?": of what was heard in the listener's words. */
export function asksWhyHeard(message: Message, brief: Brief | null): AskedAside | null {
  if (brief === null) return null;
  const sentences = sentencesOf(message).map((one) => ({ ...one, text: saidIn(message, one) }));
  const asking = sentences.filter(({ text }) => asksWhy.test(text));
  for (const one of asking) {
    const name =
      heardIn(one.text, brief) ??
      (itself.test(one.text) ? heardIn(sentences.map(({ text }) => text).join(' '), brief) : null);
    if (name !== null) {
      const isComplaint = complaining.test(one.text) && !ofSongs.test(one.text);
      const instead = isComplaint ? withoutIt(name, brief) : null;
      return {
        question: { about: 'whyHeard', positions: [], trait: null, name },
        taken: sentences,
        ...(instead !== null && { instead }),
      };
    }
  }
  const named = sentences.find(({ text }) => ofName.test(text));
  if (named !== undefined)
    return { question: { about: 'mixName', positions: [], trait: null }, taken: [named] };
  const like = brief.like.findLast(({ kind }) => kind !== 'playing');
  const heard = sentences.find(({ text }) => ofHeard.test(text));
  if (heard === undefined || like === undefined || like.kind === 'playing') return null;
  return { question: { about: 'wish', positions: [], trait: null, name: like.name }, taken: sentences };
}

const ofSongs =
  /\b(?:pick|picked|choose|chose|chosen|recommend|this one|that one|this song|that song|number \d)\b/;
/** "Why is the party so late" asks of a party. */
const complaining =
  /\b(?:still|says?|saying|keeps?|keeping|have|put|there|music|songs?|stuff|heard|thinks?|in it|on it|called|shows?)\b/;
const passing: ReadonlySet<string> = new Set(['activity', 'scene']);

/** Who asks why something is there that they never asked for is rid of it, and told why it was. */
function withoutIt(name: string, { situation, wanted }: Brief): string | null {
  if (name === situation) return `No ${name}`;
  const held = wanted.find(({ value }) => value === name);
  return held !== undefined && passing.has(held.kind) ? `No need for ${nameOf(held)}` : null;
}

/** "It keeps saying Sad. Could you explain why?" */
const itself = /\b(?:why|how come)(?: (?:is|does|do|that|it|you|so|this|then|say|says|think|that)){0,4}$/;

/** What of the brief a question is about, as the brief has it. */
function heardIn(text: string, { mood, situation, wanted }: Brief): string | null {
  const said = ` ${text} `;
  const says = (value: string) =>
    saidAs[value]?.test(text) ??
    ['', 's', 'es'].some((end) => said.includes(` ${value.replaceAll('-', ' ')}${end} `));
  if (situation !== null && says(situation)) return situation;
  const held = wanted.find(({ value }) => says(value.toLowerCase()));
  if (held !== undefined) return held.value;
  return moodWords[mood].test(text) ? mood : null;
}
