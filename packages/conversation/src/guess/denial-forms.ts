import type { Mood } from '@attune/contract';

/** Where the words of the guess stood, see `markGuess`. */
const guess = '#~{0,3}(?!~)';
/** Between a denial and what it denies stand words of no meaning of their own: "not cringe sad" and "not over the divorce" deny neither. */
const between =
  '(?: (?:an?|the|any|my|his|her|our|their|really|even|actually|exactly|particularly|truly|honestly|quite|all|ever|feeling|being|been|be|some|of|here|in|for|about|for sure|at all|literally|one bit|looking|after|having|saying)){0,3}';
const denying = '(?:not|isnt|arent|wasnt|werent|aint|never|hardly)';
/** "Not sad sad", "not nervous bad": of that kind it is not. */
const ofKind = '(?! (?:enough|of|bad|good|any ?more than|#))';
/** Songs, and not whoever listens, are described with these behind. */
const ofMusic =
  '(?: (?:songs?|music|tunes?|tracks?|stuff|playlists?|mix|ones?|lists?|vocals?|lyrics|singing))';
const saying =
  '(?:says?|saying|shows?|showing|thinks?|thinking|reads?|reading|called|heard|hearing|marks?|marked|labels?|labelled|labeled)';
const filler =
  '(?:(?:no|oh|please|but|and|so|ok|well|wait|hey|now|love|dear|then|look|sorry|it is|i said|again) ){0,4}';

/** How people say that a guess is wrong, of what they are in and of how they are. */
const forms: readonly RegExp[] = [
  // "It is not sad music for me".
  new RegExp(
    `\\b(?:it|this|that|these|they)(?: is| are| was)? ?${denying} (?:an? |really |even )?${guess}${ofMusic}`,
  ),
  // "No heartbreak", "please no more anger".
  new RegExp(
    `^${filler}(?:no|zero|without|enough) (?:need (?:for|of) |more |any |of (?:the |this |that )?|with (?:the )?)?${guess}(?: (?:please|then|now|at all|any ?more|here|around|tonight|thanks|today|love)){0,4}$`,
  ),
  // "Who said divorce?", "I never said I was angry".
  new RegExp(
    `\\b(?:who|nobody|no one|noone|i never|i didnt|i did not|we never) (?:even |ever |just )?(?:said|mentioned|asked for|ask for|asked about|told you|spoke of|wanted|want|say|mention|meant|mean)(?: [a-z']{1,14}){0,3}? ${guess}`,
  ),
  // "It keeps saying sad", "you still have me down as sad", "why says anger".
  new RegExp(
    `\\b(?:it|its|you|youve|this|that|screen|page|app|title|mood|label|thing|why)(?: (?:keeps?|still|always|just|even|now|has|have|does|do|is|are|has been|again)){0,3} (?:${saying}|have|got|had|put|down)(?: (?:me|us|it|this|that|i|am|is|was|we|are|on|down|as|to|be|still|feeling|so|all|here|for)){0,5} ${guess}(?!${ofMusic})`,
  ),
  // "Why do you think I am sad", "explain why you think it is a reunion".
  new RegExp(
    `\\bwhy (?:do|did|would|does|are|is)? ?(?:you|it|this|the app) (?:think|thinking|say|saying|believe|assume|assuming|call|put|have)(?: [a-z']{1,14}){0,4}? ${guess}`,
  ),
  // "Take away the heartbreak", "change it off sad", "stop with the anger".
  new RegExp(
    `(?:^${filler}|\\band )(?:(?:can|could|would|will) you )?(?:please )?(?:(?:take|get|move|put|switch|change|turn|bring) (?:it |this |that |me |us |things |the (?:mood|mix|list|music) )?(?:off|away|out|away from|out of|from|rid of)|remove|drop|delete|lose|ditch|forget|forget about|scrap|cancel|stop with|stop|quit|enough with) (?:of |from )?(?:the |this |that |all |any |all the )?${guess}(?!${ofMusic})(?! (?:to|into) )`,
  ),
  new RegExp(`^${filler}(?:take|get|leave|cut) (?:the |this |that |all the )?${guess} (?:off|away|out)\\b`),
  // "Calm is wrong", "sad isn't it".
  new RegExp(
    `^${filler}(?:the )?${guess} (?:(?:is|was) (?:so |all |totally |just |quite |the )?wrong|(?:isnt|is not|wasnt) (?:quite )?(?:right|it|what i (?:said|meant|am|feel)))$`,
  ),
];

/** Of how they are: "not sad" alone may be said of the music, so that who is not is named, or it is all that is said. */
const ofOneself = '(?:i|we|it|this|that|they|these|day|she|he|you|me|im|were)';
const moodForms: readonly RegExp[] = [
  new RegExp(
    `\\b${ofOneself}(?: (?:am|are|is|was|were|do|did|feel|look|sound|just|really|still|actually)){0,3} ?${denying}${between} ${guess}(?!${ofMusic})${ofKind}`,
  ),
];
/** Where the words say nothing else: "not sad!", "no, not sad". */
const bareForm = new RegExp(
  `^${filler}(?:not|never)(?: (?:even|really|exactly|at all|actually)){0,2} ${guess}(?: (?:at all|please|about [a-z ]{1,30}))?$`,
);
const sadForms: readonly RegExp[] = [
  // "Why is it sad music, I said brighter".
  new RegExp(
    `\\bwhy (?:is|are) (?:it|this|these|they|that)(?: (?:still|all|so|only|such)){0,2} ${guess}${ofMusic}`,
  ),
  // "These look sad still".
  new RegExp(`\\b(?:these|this|it|they|that|all)(?: [a-z]{1,10}){0,2} still ${guess}`),
  new RegExp(`\\b(?:these|this|it|they|that|all)(?: [a-z]{1,10}){0,2} ${guess} still\\b`),
  new RegExp(`\\bstill(?: (?:so|too|all|very|just|rather|pretty)){0,2} ${guess}$`),
  // "No crying before pudding", "you've started on the crying".
  new RegExp(`^${filler}(?:no|without) ${guess} (?:before|until|till|tonight|this time|in (?:here|this))\\b`),
  new RegExp(`\\byou(?: have|ve)? (?:started|begun|gone) (?:on |with )?(?:the |all )?${guess}`),
  // "Why so sad?", "why is it so gloomy".
  new RegExp(
    `^${filler}why (?:(?:is|are|must|does) (?:it|this|these|they|that|the music) (?:be |have to be )?)?(?:(?:still|all|so|such|that) ){0,2}${guess}(?: then| now| please){0,2}$`,
  ),
];
/** "You make it calm?": asked back of what was done. */
export const madeSo = new RegExp(
  `^${filler}(?:why )?(?:did |do |have )?you (?:make|made|turn|turned|put)(?: (?:it|this|them|that|everything))?(?: (?:so|all|too|into)){0,2} ${guess}$`,
);

/** Of what they are in alone. */
const situationForms: readonly RegExp[] = [
  // "I'm not heartbroken", "it was never really anger".
  new RegExp(`\\b${denying}${between} ${guess}(?!${ofMusic})${ofKind}`),
  // "Why are there still heartbreak songs?".
  new RegExp(
    `^${filler}why(?: (?:is|are|am|it|there|these|this|the|still|all|so|much|many|do|does|you|i|get|play|playing|have|see)){1,6} ${guess}(?:${ofMusic}|$)`,
  ),
  // "Nobody's cooking".
  new RegExp(
    `^${filler}(?:nobodys|(?:nobody|no one|noone)(?: is| was| has)?) ${guess}(?: (?:here|any ?more|now|man|mate|dude|bro|love|dear|yet|at all|today|then|though|you know)){0,2}$`,
  ),
  // "The kids aren't here", "the children are at their dad's".
  new RegExp(
    `^${filler}(?:the |my |our |both |all the )?#(?: (?:are|is|were|have|has|do|does))?(?: (?:both|all|still|now|even|actually)){0,2} (?:(?:not|arent|isnt) (?:here|home|around|in|with (?:us|me)|coming|there|there now)|gone|away|elsewhere|out|(?:at|with|staying with|staying at) (?:their|his|her|the|my|our) )`,
  ),
  /\b(?:i|we) have (?:no|not any) #/,
  new RegExp(`\\bnothing to do with (?:an? |the |any |my )?${guess}`),
];

/** "More proud than sad": what is said instead stays. */
const rather = new RegExp(
  `\\b(?:rather|more)(?: (?!than)[a-z']{1,14}){1,6} than (?:something |anything |all this |so |that |these )?${guess}`,
);

/** How a guess is turned down: anywhere in a sentence, or where nothing else is said. */
export interface DenialForms {
  anywhere: readonly RegExp[];
  bare: RegExp | null;
}

export const denialsOfSituation: DenialForms = {
  anywhere: [rather, ...forms, ...situationForms],
  bare: null,
};
const denialsOfMood: DenialForms = { anywhere: [rather, ...forms, ...moodForms], bare: bareForm };
const denialsOfSadness: DenialForms = { anywhere: [...denialsOfMood.anywhere, ...sadForms], bare: bareForm };

export const denialsOf = (mood: Mood): DenialForms => (mood === 'sad' ? denialsOfSadness : denialsOfMood);
