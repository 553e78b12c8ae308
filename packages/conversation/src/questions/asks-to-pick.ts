import type { ShownMix } from '@attune/contract';
import type { Message } from '../message.ts';
import { saidIn, sentencesOf } from './asked-clauses.ts';
import type { AskedAside } from './asked-of-songs.ts';
import type { MixQuestion } from './mix-question.ts';

const ofThem = '(?:of|from|out of|among) (?:these|them|those|the (?:mix|list|lot|songs))';
const song = `(?:one|song|track|tune|${ofThem}|in (?:here|there|the mix|the list))`;
const choosing =
  '(?:play|put|pick|choose|recommend|take|keep|suggest|go for|go with|start with|begin with|open with|end (?:on|with|it with)|finish with|close with|save)';
const fit = '(?:best|good|right|nice|ok|fine|suitable|fit|perfect|nearest|closest|near|close|most like)';

const would = '(?:would|should|do|could|shall|must|can|will) (?:you|u|i|we) (?:[a-z]{2,9} ){0,1}';
const asking =
  '(?:(?:can|could|would|will|you|u|please|just|ok|okay|so|and|then|now|well|hey|go|on|dunno|dont know|idk|maybe|no|yes|but|should|to|must|surprise me) ){0,6}';

const asked: readonly RegExp[] = [
  // "Which one would you play when the cake comes in?"
  new RegExp(`\\b(?:which(?: ${song}){0,3}|what(?: ${song}){1,3}) ${would}${choosing}\\b`),
  /\b(?:which|what) (?:one |song |track )would (?:you|u) (?:have|use|give (?:me|us|him|her|them)|say)\b/,
  // "What song should play when they raise the glass?"
  new RegExp(
    `\\b(?:what|which)(?: ${song}){1,3} (?:should|could|would|might|must) (?:play|come|be on|be playing|go on|start|end|close|open)\\b`,
  ),
  /\bwhat is (?:a |the )?(?:good|nice|best|right) (?:one|song|track|tune) to (?:put|play|have|hear) (?:after|before|next|first|last|at the end)\b/,
  // "What would you put at the end?"
  new RegExp(
    `\\bwhat ${would}${choosing} (?:on |in |there ){0,2}(?:first|last|next|at the (?:very )?(?:end|start|beginning)|to (?:end|finish|start|begin)|out of (?:these|those))\\b`,
  ),
  // "Pick the most cheerful one".
  new RegExp(
    `\\b(?:pick|choose|select|tell me|which (?:one |song |track )?(?:is|would be)) (?:me |us |just )?the (?:most|least) [a-z]{3,14}(?: (?:${song})|$)`,
  ),
  // "Which one is good for sleeping?"
  new RegExp(
    `\\bwhich(?: ${song}){0,3}(?: (?:is|are|would be|might be|will be))? (?:the |a |an )?${fit}\\b.{0,40}\\b(?:for|to|when|at|as|after|before)\\b`,
  ),
  new RegExp(
    `\\bwhich(?: ${song}){1,3} (?:for|suits|fits|goes|would (?:suit|fit|do|go|work)|works|will do)\\b`,
  ),
  // "Pick one for me", "choose a song for the end".
  new RegExp(
    `^${asking}(?:pick|choose|select|(?:recommend|suggest)(?!.{0,20}\\b(?:song|track|tune)\\b))(?: (?:me|us|out|just|only|please|yourself|for (?:me|us))){0,3} (?:a|one|1|any|the (?:best|right|nicest)|just one|a single|one single)(?: (?:single|good|nice|last|final|happy|sad|slow|loud|quiet)){0,2}(?: ${song}|(?= (?:for|that|please|then|now|to)\\b)|$)`,
  ),
  // "You choose one for us".
  /\b(?:you|u) (?:choose|pick|decide)(?: (?:out|for me|for us|please|then)){0,2} (?:one|a song|the song|which one)\b/,
  /\bif you (?:had|have|were|could) (?:to )?(?:only |just )?(?:keep|pick|choose|save|take|play)(?:ing)? (?:only |just )?one\b/,
  /\bwhat is your (?:top |own )?(?:choice|pick|recommendation|tip)\b.{0,20}$/,
];

/** Asked of what nobody here can decide, or of something else than a song. */
const notOfSongs =
  /\b(?:mood|playlist|genre|style|app|service|spotify|colou?r|name for|word|words|film|movie|book|recipe|dish|wine|dress|shirt|why)\b/;
const refusing =
  /\b(?:not|dont|never|stop|didnt|wont)(?: [a-z]{2,8}){0,2} (?:pick|choose|decide|recommend|suggest)\b|\b(?:let|want) (?:me|us|him|her|them|to) (?:to )?(?:pick|choose|decide)\b/;

/** What the song is to do, by which of several one is chosen. */
export const aims = {
  slow: /\b(?:slow|slowest|slower|sleep|sleeping|asleep|bed|bedtime|lullaby|baby|calm|calmest|quiet|quietest|gentle|gentlest|soft|softest|rest|resting|relax|relaxing|last dance|goodbye|wind(?:ing)? down|prayer|tears|cry|crying|waltz|tender)\b/,
  lively:
    /\b(?:dance|dancing|danceable|party|run|running|wake|awake|euphoric|loud|loudest|fast|fastest|energy|energetic|lively|liveliest|strong|strongest|power|jump|gym|workout|cake|toast|sprint|last (?:km|mile|lap)|groove|clap|conga)\b/,
  bright:
    /\b(?:happy|happiest|cheerful|cheeriest|glad|joyful|joy|fun|funny|funniest|jolly|merry|bright|brightest|smile|laugh|silly|stupid|kids?|children|birthday|wedding)\b/,
} as const;
export type Aim = keyof typeof aims;

const aimIn = (said: string): Aim | undefined =>
  (Object.keys(aims) as Aim[]).find((aim) => aims[aim].test(said));

/** "Which one for a last dance?", "pick one for me": which song of the mix may be meant, and what it is to do. */
export function asksToPick(message: Message, mix: ShownMix): AskedAside | null {
  const sentences = sentencesOf(message).map((one) => ({ ...one, said: saidIn(message, one) }));
  const asking = sentences.filter(
    ({ said }) => asked.some((one) => one.test(said)) && !notOfSongs.test(said) && !refusing.test(said),
  );
  const [first] = asking.length > 0 ? asking : whichIsIt(sentences);
  if (first === undefined || mix.tracks.length === 0) return null;
  const near = sentences.filter((one) => one === first || isAbout(one.said));
  const trait = message.named.find(
    ({ from, kind }) => from >= first.from && from < first.to && (kind === 'genre' || kind === 'instrument'),
  );
  const aim = aimIn(first.said) ?? aimIn(near.map(({ said }) => said).join(' '));
  const question: MixQuestion = {
    about: 'pick',
    positions: [],
    trait: trait === undefined ? null : { kind: trait.kind, value: trait.value },
    ...(aim !== undefined && { name: aim }),
  };
  return { question, taken: near };
}

/** "The most euphoric song you have. Which one is it?" */
const whichIsIt = <Said extends { said: string }>(sentences: readonly Said[]): Said[] =>
  sentences.filter(
    ({ said }, at) => which.test(said) && sentences.slice(0, at).some((one) => isAbout(one.said)),
  );
const which = /^which(?: one| song| track)? (?:is|would|was) (?:it|that)(?: be)?$/;

/** "And at the end, last km, the most euphoric song you have": what song is looked for, and nothing else asked. */
const isAbout = (said: string): boolean => /\b(?:song|one|track|tune)\b/.test(said) && wanted.test(said);
const wanted = /\b(?:the most|only one|one single|one single) (?:[a-z]{2,12} ){0,4}(?:song|one|track|tune)\b/;
