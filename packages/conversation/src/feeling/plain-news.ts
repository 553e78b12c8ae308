import type { Brief, Situation } from '@attune/contract';
import type { ToneShares } from '@attune/mood';
import type { Message } from '../message.ts';

export type News = 'glad' | 'hard' | 'tender';

/** In characters; news is told in a few sentences. */
const mostRead = 240;
const plainly = (text: string): string => text.slice(0, mostRead).toLowerCase().replace(/['’]/g, '');

/** Somebody is dead since a moment ago; "my wife died two years ago" is no news. */
const death =
  /\b(?:he|she|they|it|(?:my|our) [a-z]{2,12})(?: has| have|s)?(?: just| now| already)? (?:died|passed away|passed|(?:is )?gone|didnt make it|did not make it)\b/;
const justNow =
  /\b(?:today|tonight|this (?:morning|evening|afternoon)|just|now|an hour ago|minutes ago|last night|yesterday|back from the (?:vet|vets|hospital|hospice|home)|it was quick|on my lap|in my arms|held (?:his|her|my) (?:hand|paw))\b/;
const longAgo =
  /\b(?:years?|months?|decades?|ages) ago\b|\blong (?:ago|time ago)\b|\bback in \d{4}\b|\bwhen i was\b/;

/** Whether it is told of as long past, and what is now is set against it: "died two years ago, but tomorrow is only a road". */
export const isLongPast = (text: string): boolean => longAgo.test(plainly(text));

/** Somebody who was wronged is asked to forgive, and cries. */
const sorry =
  /\b(?:said|says|texted|wrote|sent|called)(?: me| to me| us)?(?: to say)? (?:sorry|he is sorry|shes sorry|hes sorry|an apology)\b|\bapologi[sz]ed\b|\bmade up with\b/;
const tears = /\b(?:crying|cry|cried|tears|tearing up|weeping|sobbing)\b/;

const smiles =
  /(?:^|[.,!;:] {0,3}|\band |\bnow )(?:i am|im|we are|were|everyone is|everyones|everybody is|they are|theyre) (?:all |both |now |just )?(?:smiling|laughing|grinning|beaming|giggling)\b/;
const heardFrom =
  /\b(?:sent|called|texted|wrote|came|gave|brought|hugged|rang|phoned|visited|won|home|having|talked)\b/;
/** What lay ahead is behind, and it went well. */
const behind =
  /\b(?:exam|exams|test|interview|audition|surgery|operation|presentation|speech|recital|performance|concert|match)s?(?: is| are| was| were)?(?: finally| all)? (?:finish|finished|over|done|behind (?:me|us))\b/;
const wentWell =
  /\b(?:(?:i|we|it|that|all)(?: think)?(?: i| we| it)? (?:did|went) (?:ok|okay|well|fine|great|good|alright|so well|really well)|(?:i|we) (?:finally |just )?(?:passed|did it|made it|got it|got in|nailed it|finished it)|(?:they|she|he) (?:all )?(?:loved it|loved them|ate (?:everything|it all)|asked for (?:the recipe|seconds|more)|said yes|hugged me|kissed me))\b/;
const young =
  /\bi feel (?:nineteen|eighteen|twenty|sixteen|young|alive|brand new|like a (?:teenager|kid|child|million)|ten years younger)\b/;
const trouble =
  /\b(?:not|dont|didnt|isnt|wont|cant|never|nobody|without|died|dead|lost|sad|angry|hurts?|pain|scared|afraid|alone|funeral|broke|wrong|worse|worst|failed|but|except|wish|hate|you|you[a-z]{2}|this|these)\b/;
const outcry = /!|\b[A-Z]{3,12}\b/;

/**
 * Plain news after which music is to be another: a death of today, an exam that went well. What only goes on with what was told is none, and
 * keeps its music.
 */
export function newsIn({ text }: Message, tone: ToneShares): News | null {
  if (text.length > mostRead || text.includes('?')) return null;
  const said = plainly(text);
  if (death.test(said))
    return justNow.test(said) && !longAgo.test(said) && tone.glad < mostGlad ? 'hard' : null;
  if (sorry.test(said) && tears.test(said)) return 'tender';
  if (trouble.test(said)) return null;
  // "Aww, now I'm smiling" alone is praise.
  if ((smiles.test(said) && heardFrom.test(said)) || young.test(said)) return 'glad';
  return (behind.test(said) || wentWell.test(said)) && outcry.test(text) ? 'glad' : null;
}

const mostGlad = 0.5;

/** What is done with, by how people say that it is. */
const over: Partial<Record<Situation, RegExp>> = {
  cooking:
    /\b(?:finished (?:eating|cooking|dinner|lunch|the meal)|done (?:eating|cooking)|(?:we|they|everyone) (?:have |all )?(?:ate|eaten)|dinner is over|dishes (?:are )?done|table (?:is )?cleared)\b/,
  'dinner with guests':
    /\b(?:finished (?:eating|dinner)|(?:guests|everyone|everybody|they) (?:have |has |are |is |ve )?(?:all )?(?:left|gone)|dinner is over|plates are empty)\b/,
  exams:
    /\b(?:exams?|tests?)(?: is| are| was| were)?(?: finally| all)? (?:finish|finished|over|done|behind)\b/,
  workout:
    /\b(?:workout|training|gym|session|exercises) (?:is |are )?(?:done|over|finished)\b|\b(?:did|finished|done with) (?:the|my) (?:workout|exercises|training)\b/,
  commute: /\b(?:i am|im|finally|got|just got) home\b|\bi arrived\b/,
  anger:
    /\b(?:anger|rage|fury)(?: is|s)? (?:over|gone|out|past)\b|\b(?:not|no longer) (?:so |really |even )?(?:angry|mad|furious|cross|annoyed|raging)(?: any ?more| now| at (?:him|her|them))?\b|\b(?:i |im |have |has )?calmed down\b|\bgoing to (?:say sorry|apologi[sz]e)\b|\bsay sorry\b/,
  heartbreak:
    /\b(?:i am|im) (?:so |totally |well |finally )?over (?:him|her|it|them|the (?:divorce|breakup|break up))\b/,
  party:
    /\b(?:party is over|(?:everyone|everybody|guests|they) (?:have |has |are |is |ve )?(?:all )?(?:left|gone home))\b/,
};

/** What is lively for a trouble alone is not so without it. */
export const leavesTrouble = (text: string, brief: Brief): boolean =>
  (brief.situation === 'anger' || brief.situation === 'heartbreak') && isOver(text, brief);

/** Whether what the music was for is behind the listener: "we finished eating". */
export const isOver = (text: string, { situation }: Brief): boolean =>
  situation !== null && over[situation]?.test(plainly(text)) === true;
