import { clausesOf, isFillerClause } from '../guess/split-clauses.ts';
import type { Message } from '../message.ts';

/** What anybody asks who sees a mix: who made it, why, what of it is best, how much there is, and whether it was made by people. */
export type PlainQuestion =
  | 'maker'
  | 'why'
  | 'best'
  | 'total'
  | 'source'
  | 'real'
  | 'change'
  | 'hearing'
  | 'knowing'
  | 'after';

const mix = '(?:mix|playlist|list|selection|collection|set|compilation)';
const these = '(?:this|that|these|those|the|it|them|my)';
const songs = '(?:songs?|music|tracks?|tunes?|ones?|mix|playlist|selection)';
const making =
  '(?:make|made|create|created|build|built|compile|compiled|put together|come up with|came up with|curate|curated)';
const choosing =
  '(?:pick|picked|picks|choose|chose|chosen|choosing|select|selected|selects|decide on|decided on)';
const closing =
  '(?: (?:for me|for us|here|up|then|yourself|by yourself|out|together|now|all|at all|on your own)){0,3}$';

const forms: ReadonlyArray<readonly [PlainQuestion, RegExp]> = [
  ['maker', new RegExp(`^who (?:has |have )?${making} (?:up )?(?:all )?${these} ${mix}${closing}`)],
  ['maker', new RegExp(`^who (?:has |have |is |was )?${choosing} (?:all )?${these}(?: ${songs})?${closing}`)],
  [
    'maker',
    new RegExp(
      `^(?:did|do|have|is it|was it) you (?:who )?(?:really )?(?:${making}|${choosing}) (?:all )?${these}(?: ${songs})?${closing}`,
    ),
  ],
  [
    'maker',
    new RegExp(
      `^(?:is|was|were|are) (?:this|these|it|the) (?:${songs} )?(?:made|picked|chosen|put together) by (?:you|a (?:human|person|program|computer|robot|machine)|ai|someone|somebody|people|an ai)${closing}`,
    ),
  ],
  [
    'why',
    new RegExp(
      `^(?:why|how come|what makes you (?:think of|choose|pick)|what made you (?:choose|pick|play)) (?:these|those|this (?:mix|music|selection|stuff)|the songs|the mix|all these|all this)(?: ${songs})?${closing}`,
    ),
  ],
  [
    'why',
    new RegExp(
      `^(?:why|how) (?:did|do|have|would) you ${choosing}(?: (?:me|us))?(?: ${these})?(?: ${songs})?${closing}`,
    ),
  ],
  [
    'why',
    new RegExp(
      `^why (?:did|do|have|are) you (?:play|playing|give|giving|put|show|showing|suggest|recommend)(?: (?:me|us))?(?: on)? (?:this|these|those|that)(?: (?:songs|music|mix|stuff|kind of music|ones))?${closing}`,
    ),
  ],
  [
    'why',
    /^(?:what (?:is|was) the (?:reason|idea|thinking|thought) (?:behind|for) (?:this|these|it|the mix)|why like this|why so)(?: (?:songs|mix|music))?$/,
  ],
  [
    'best',
    /^(?:which|what|whats)(?: one| song)?(?: is| are| would be| do you think is| here is)? (?:the|your) (?:very )?(?:best|nicest|prettiest|most beautiful|favou?rite|coolest|greatest|loveliest)(?: (?:one|song|track|ones|of (?:these|them|all)|here|in (?:it|here|the mix)|on (?:it|here))){0,2}$/,
  ],
  [
    'total',
    /^how (?:many|much) (?:songs?|tracks?|music|tunes|artists|bands|singers|albums)(?: in (?:total|all))? (?:do|does|can|have) (?:you|u|it|attune)(?: (?:have|know|got|offer|play|choose from|hold|own))?(?: (?:in total|altogether|in all|there|here|all together|to choose from|to offer))?$/,
  ],
  [
    'total',
    /^(?:how (?:big|large) is (?:your|the) (?:library|catalogue|catalog|collection|archive|database|choice|music collection)|how (?:many|much) (?:songs?|tracks?|music) (?:is|are) there (?:in (?:your|the) (?:library|catalogue|collection)|to choose from|altogether|on attune))$/,
  ],
  [
    'source',
    /^where (?:do|did|does) (?:you|u|it|attune) (?:get|find|take|have) (?:all )?(?:the|this|these|your|that|those|all the|all this)?(?: )?(?:music|songs|tracks|them|it|this|these|stuff)(?: from)?$/,
  ],
  [
    'source',
    /^(?:where|from where) (?:do|does|did|are) (?:all )?(?:the|these|your|those|they|all the)(?: (?:music|songs|tracks|mix|playlists?|lists?|stuff))? (?:all )?(?:come|coming|from|taken|come from|coming from|taken from)$/,
  ],
  [
    'real',
    /^(?:are|is) (?:these|those|they|this|it|the|any of these|all these)(?: all)?(?: (?:artists?|bands?|singers?|songs?|musicians?|people|music|tracks?|names))? (?:all )?(?:real|actual|invented|made up|fake|ai|generated|ai generated|made by ai|human)(?: (?:artists?|bands?|singers?|songs?|musicians?|people|music|tracks?|ones|names))?$/,
  ],
  [
    'change',
    /^how (?:can|do|could|would|should) (?:i|we|you) (?:change|adjust|alter|edit|modify|tweak|improve|customi[sz]e) (?:it|this|them|these|the (?:mix|music|songs|list|playlist)|what (?:is playing|you play))(?: then| here)?$/,
  ],
  ['hearing', /^can you (?:hear|see|listen to) (?:me|us|it|this|the music|what i (?:say|hear))(?: too)?$/],
  [
    'knowing',
    /^how (?:do|did|can|could|would) you (?:know|tell|guess|find out|see)(?: that)?(?: (?:i|we) (?:am|are|was|feel|felt|like|want|wanted|need|needed)\b.{0,30}| what (?:i|we) (?:like|want|need|feel|am feeling)| how (?:i|we) (?:feel|am feeling|am)| my mood)$/,
  ],
  [
    'after',
    /^what (?:happens|comes|plays|will (?:happen|play|come)|do you play) (?:after|when|at|once) (?:the (?:last (?:song|one|track)|end|mix|list|playlist)|it (?:is over|ends|is done|finishes|stops)|this|that|(?:the|this) mix (?:is over|ends|is done|finishes|stops))(?: (?:ends|is over|is finished|is done|finishes|stops))?$/,
  ],
];

/** In characters. */
const mostRead = 120;

/** What a message asks that anybody asks of a mix; `null` where it asks, or tells, something besides. */
export function plainlyAsked(message: Message): PlainQuestion | null {
  if (message.text.length > mostRead) return null;
  const cores = clausesOf(message).flatMap((one) => (isFillerClause(one) ? [] : [withoutLead(one.said)]));
  const [core] = cores;
  if (core === undefined || cores.length > 1) return null;
  return forms.find(([, form]) => form.test(core))?.[0] ?? null;
}

const lead =
  /^(?:(?:tell me|do you know|i wonder|may i ask|can i ask|out of curiosity|just curious|can you tell me|please|ok|okay|so|and|but|hey|oh|well|hm|wait|just|nice|great|lovely|actually|also|lol|haha) ){1,4}/;
const withoutLead = (core: string): string =>
  core.replace(lead, '').replace(/ (?:please|pls|anyway|actually|exactly|tho|though)$/, '');
