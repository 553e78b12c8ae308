/** What people ask as of a friend, and nobody can know. */
export type FriendQuestion = 'alright' | 'fault' | 'come-back' | 'understand' | 'outcome' | 'contact';

/** In characters. */
const mostRead = 300;

const asked =
  '(?:(?:do|would) (?:you|u|ya) (?:really |honestly |even )?(?:think|reckon|believe|suppose) (?:that )?|(?:am|will|is|are|does|do|can) (?=(?:i|it|this|that|everything|we|she|he|they|things|all|life)\\b))';
const whoever =
  '(?:im|i am|ill|i will|i|its|it is|itll|it will|it|this|that|everything|everythings|we|well|were|shes|hes|shell|hell|she|he|they|theyll|things|all|my [a-z]{2,12}|life)';
const well =
  '(?:ok|okay|alright|all right|fine|better|good again|easier|happy again|well again|over soon|normal again)';

const contacting =
  '(?:not |really |just |please )?(?:call|text|phone|ring|write(?: to)?|message|contact|answer|reply to|go back to|forgive)(?: to| back)? (?:him|her|them|my [a-z]{2,12})\\b';
const runner = '(?:im|ill|i|we|well|he|she|they|(?:my|our) [a-z]{2,12})';
/** What is run for, sat for or played for, and nobody knows before: "make it louder" is none of that. */
const ending =
  '(?:finish|pass|win|succeed|manage|beat|qualify|fail|lose|do it|get in|get there|get the job|get through|break|make it(?= ?$|[?.!,]| (?:to|in|on|under|through|there|home|today|by)\\b))\\b';

const questions: ReadonlyArray<readonly [FriendQuestion, RegExp]> = [
  [
    'alright',
    new RegExp(
      `\\b${asked}${whoever} (?:(?:ever|really|still|is|are|am|will|all|going to|gonna|just) ){0,3}(?:(?:be|get|turn out|work out|go|feel) )?${well}\\b`,
    ),
  ],
  [
    'fault',
    /\b(?:(?:is|was) (?:it|this|that) (?:all |really |maybe )?my fault|am i (?:an? )?(?:really |such an? )?(?:bad|horrible|terrible|awful|rubbish|selfish|lousy) (?:person|mother|mum|mom|father|dad|friend|wife|husband|son|daughter|sister|brother|partner|teacher)|did i (?:do|say) (?:something|anything) wrong|do (?:you|u) think (?:its|it is|it was) my fault)\b/,
  ],
  [
    'come-back',
    /\b(?:(?:do|would) (?:you|u) (?:think|reckon|believe) (?:that )?|will )(?:he|she|they|shell|hell|theyll|my [a-z]{2,12})(?: will| ever| would| is going to| gonna){0,2} (?:come|comes|call|calls|write|writes|text|texts|forgive|answer|talk|speak|love|miss|remember|be homesick|like it|understand)\b/,
  ],
  [
    'understand',
    /\b(?:do|can) (?:you|u) (?:really |even )?(?:understand|get|know) (?:this|that|me|it|the feeling|that feeling|what i mean|how that feels)\b(?! (?:one|song|tune|piece|waltz|film|band))/,
  ],
  [
    'contact',
    new RegExp(
      `\\b(?:should|shall) i ${contacting}|\\bis (?:it|that) (?:really |so |totally |too )?(?:stupid|dumb|silly|pathetic|weird|bad|wrong|crazy|mad|desperate|ok|okay|alright|too soon)(?: that| if|,)? i (?:still |really |just |kind of |kinda )?(?:(?:want|wanna|need|would like|am dying|feel like)(?: to)? )?${contacting}|\\b(?:maybe|perhaps|might|could|should) (?:i|ill|i will|i should|i shall|i could|i just) ${contacting}[^?]{0,40}\\b(?:you|u|ya) (?:think|reckon)\\b`,
    ),
  ],
  [
    'outcome',
    new RegExp(
      `\\b(?:(?:do|would) (?:you|u|ya) (?:really |honestly )?(?:think|reckon|believe) (?:that )?${runner}(?: (?:will|can|could|might|am|are|is|ever|really|still|going to|gonna|manage to)){0,3}|(?:will|am|are|is) ${runner}(?: (?:ever|really|still|going to|gonna|be able to|manage to)){0,2}) ${ending}`,
    ),
  ],
];

/** "Not quiet! Do you understand?" */
const complaining = /\b(?:i (?:said|say|want|asked|told)|no more|stop|wrong|again)\b/;
/** "Will it be better with drums?" */
const ofMusic =
  /\b(?:better|good|fine|ok|okay|alright)(?: (?:if|with|than|as|for|when|without)| a?nd? (?:play|put))\b|\b(?:lyrics|drums?|bass|chorus|jazz|rock|playlist|tempo|volume)\b/;
const wishing =
  /\b(?:please|pls|play|put|more|less|something|some|songs?|music|without|want|need|give|make|turn|skip|stop|next)\b/;

const plainOf = (text: string): string =>
  text.slice(0, mostRead).toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ');

/** What a message asks so; `null` where it asks nothing of the kind. */
export function friendQuestionIn(text: string): FriendQuestion | null {
  const said = plainOf(text);
  if (ofMusic.test(said)) return null;
  const kind = questions.find(([, one]) => one.test(said))?.[0] ?? null;
  return kind === 'understand' && complaining.test(said) ? null : kind;
}

/** Whether it asks so, and wishes for nothing besides: "this one's ok. do u think im gonna be alright". */
export const asksAsOfFriend = (text: string): boolean =>
  friendQuestionIn(text) !== null && !wishesBesides(text);

/** "I want to text him" is asked about, and no wish for music. */
const ofOneself = /\bthat i (?:still |really |just )?(?:want|need)\b/;
const wishesBesides = (text: string): boolean => wishing.test(plainOf(text).replace(ofOneself, ' '));

/** Whether it asks so, and wishes for something besides, which is then what the message is for. */
export const asksFriendBeside = (text: string): boolean =>
  friendQuestionIn(text) !== null && wishesBesides(text);
