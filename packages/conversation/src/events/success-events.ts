import { type EventKind, kin, repliesOf } from './event-kind.ts';

const surely = '(?:(?:just|finally|actually|really|also|even|somehow|then|ve|have|has|had|now) ){0,3}';
const subjects =
  '[a-z]{3,12}(?: (?:exam|test|paper|midterm|final|finals|essay|quiz|class|coursework|assignment))?';
const posts =
  '(?:(?:new|dream|first|full time|part time|teaching|permanent|big) ){0,2}(?:job|position|role|internship|apprenticeship|promotion|scholarship|grant|visa|residency|citizenship|green card|mortgage|licen[cs]e|degree|diploma)';

/** Exams, posts, races, work that is done. */
export const successEvents: readonly EventKind[] = [
  {
    name: 'part-passed',
    tone: 'mixed',
    told: [
      /\bpassed (?:the rest|all (?:of )?the (?:rest|others)|everything else|the (?:others|other [a-z]{2,6}))\b/i,
    ],
    beside: /\b(?:failed|flunked|didnt pass)\b/i,
    replies: repliesOf(`
One can be sat again, and the rest is passed and yours.
The failed one stings, and all the others are behind you.
One down, the others done: that is more passed than failed.
Passed is passed for the rest; the one that is left gets another day.
    `),
    turns: true,
  },
  {
    name: 'mark',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:got|scored|received|was given|pulled off) (?:an? |my |our )?(?<mark>(?:100|[789]\\d)(?: ?%| percent| points)?) (?:in|on|for) (?:my |the |our )?(?<what>${subjects})\\b`,
        'i',
      ),
    ],
    unless:
      /\b(?:speed|speeding|motorway|freeway|highway|limit|fever|temperature|battery|discount|off|bpm|tickets?|euros?|dollars?|pounds)\b/i,
    replies: repliesOf(`
Congratulations on the {mark} in {what}!
{mark} in {what}: that was earned. Congratulations!
Well done, and {mark} in {what} says so.
{mark} in {what}! That one may go on the fridge.
    `),
    turns: true,
  },
  {
    name: 'top-marks',
    tone: 'glad',
    told: [
      /\b(?:got|scored|received|was given) (?:straight as|full marks|top marks|all as|the (?:best|highest|top) (?:mark|grade|score)|an a(?= (?:in|on|for)\b)|a (?:distinction|first(?= in\b)))(?!\w)/i,
      /\b(?:i|we) (?:\w{2,8} )?(?:aced|smashed|nailed) (?:it|(?:my|the|our|that|this) (?:[a-z]{3,14} )?(?:exam|exams|test|finals?|midterms?|paper|interview|presentation|audition|speech|essay|driving test|talk|pitch))\b/i,
    ],
    unless: /\b(?:cheated|feel (?:so )?bad|guilty)\b/i,
    replies: repliesOf(`
Congratulations, that was earned!
Well done! It can be heard in every word.
Congratulations! All that work was for something.
That is a result to be proud of.
    `),
    turns: true,
  },
  {
    name: 'passed',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:i|we) ${surely}passed(?: (?:everything|all of (?:it|them)|them all|all|(?:my|the|our) (?:[a-z]{2,14} ){0,3}(?:exams?|tests?|finals?|course|class|licen[cs]e|bar|boards|module|year|theory|practical|interview|audition))|!|$|[,.])`,
        'i',
      ),
      /\b(?:the|my|our) [a-z]{3,14} (?:exam|test) (?:is )?pass(?:ed)?\b/i,
      /\bgot (?:the|my) [a-z]{4,14} test pass\b/i,
    ],
    unless: /\b(?:away|out|keeper|ball|kidney|stones?|gas|wind|salt|think i|failed)\b/i,
    replies: repliesOf(`
You passed, congratulations!
Passed! Well done, all that work was for something.
Congratulations, that one is behind you and yours.
You passed: that deserves to be said out loud.
    `),
    turns: true,
  },
  {
    name: 'theirs-passed',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}) ${surely}(?:passed|aced|nailed) (?:his|her|their|the|all) (?:[a-z]{2,12} ){0,3}(?:exams?|tests?|finals?|licen[cs]e|bar|boards|audition)\\b`,
        'i',
      ),
      new RegExp(`\\b(?:my|our) (?<who>${kin}) ${surely}(?:graduated|graduates today)\\b`, 'i'),
    ],
    replies: repliesOf(`
Congratulations to your {who}, and to you.
Well done to your {who}! You may be proud.
What a day for your {who}. Congratulations!
    `),
    turns: true,
  },
  {
    name: 'theirs-went-well',
    tone: 'glad',
    told: [
      /\b(?:she|he|they) (?:says?|said|writes|wrote|tells me|thinks?) (?:that )?(?:it|the exam|the test|the interview|everything|the audition)(?: all)? (?:went|was) (?:really |very |so )?(?:well|good|fine|great|ok|okay)\b/i,
      /\b(?:she|he) thinks (?:that )?(?:she|he) (?:passes|passed|pass)\b/i,
    ],
    beside: /\b(?:exams?|tests?|interview|audition|finals|passe?s?|operation)\b/i,
    unless: /\b(?:ok|now we wait)\b/i,
    replies: repliesOf(`
It went well: what a weight off you both.
It went well! You may breathe out now, both of you.
Then the waiting was for something good. I am glad with you.
    `),
    turns: true,
  },
  {
    name: 'post',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:i|we) ${surely}(?:got|landed|was offered|been offered|was given|won|secured) (?:the|a|that|my|this|our) (?<what>${posts})\\b(?! (?:interview|application|offer withdrawn|rejection|center|centre))`,
        'i',
      ),
      new RegExp(
        `^\\W{0,3}(?:(?:omg|guys|so|yes|hey|well|ok|hi|and) ){0,3}(?:just |finally )?got the (?<what>${posts})\\b(?! (?:interview|application|rejection|center|centre))`,
        'i',
      ),
      /\b(?:my|the) (?<what>visa|grant|mortgage|loan|scholarship) (?:is |was |got |has been )?(?:finally )?(?:approved|came through|granted)\b/i,
    ],
    replies: repliesOf(`
Congratulations on the {what}!
The {what} is yours: what good news. Congratulations!
How good, the {what}! Congratulations.
Congratulations! That {what} found the right one.
    `),
    turns: true,
  },
  {
    name: 'accepted',
    tone: 'glad',
    told: [
      new RegExp(
        `\\bi(?:m| am)? ${surely}(?:got |been |was )?(?:promoted|hired|accepted (?:to|into|at|by|for)|got in(?:to [a-z]{3,14})?(?=[!.,]|$))`,
        'i',
      ),
      /\bthey (?:\w{2,8} )?(?:hired me|offered me (?:the|a) (?:job|place|position|role|contract)|gave me the (?:job|role|part|place|contract)|made me (?:team lead|partner|manager|captain|head [a-z]{2,8}))\b/i,
    ],
    unless: /\b(?:trouble|fight|argument|car|accident|bed|apology|offered me less)\b/i,
    replies: repliesOf(`
Congratulations! They chose well.
What good news, and well earned. Congratulations!
Congratulations! That opens a door.
They said yes to you: congratulations!
    `),
    turns: true,
  },
  {
    name: 'theirs-post',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}) ${surely}(?:got|landed|was offered) (?:the|a|her|his|their|that) (?<what>${posts})\\b`,
        'i',
      ),
    ],
    unless:
      /\b(?:ex|i (?:also )?(?:applied|wanted|went for)|act happy|instead of me|jealous|leaving|moving|far)\b/i,
    replies: repliesOf(`
Congratulations to your {who} on the {what}.
The {what} for your {who}: how good. Congratulations!
What good news for your {who}.
    `),
  },
  {
    name: 'ran',
    tone: 'glad',
    told: [
      /\bi (?:\w{2,8} )?ran it\b/i,
      /\b(?:i|we) (?:\w{2,8} )?(?:ran|finished|completed|did|made it through|crossed the (?:finish )?line of|survived) (?:the|my|our|a) (?:(?:first|half|full|whole|london|city) ){0,2}(?:marathon|half|10k|5k|ultra|triathlon|ironman|race|tour)\b/i,
      /\b(?:new|got a|ran a|set a) (?:pb|personal best)\b/i,
      /\b\d{1,2} \d{2}(?: \d{2})?!{0,5} ?under (?:two|three|four|five|six|\d{1,3})\b/i,
      /^\W{0,3}under (?:two|three|four|five|six|\d{1,3})(?: hours| minutes)?!/i,
    ],
    replies: repliesOf(`
You did it, all the way to the line. Congratulations!
Congratulations! Those legs have earned their rest.
What a run. Congratulations, every step of it was yours.
    `),
    turns: true,
  },
  {
    name: 'won',
    tone: 'glad',
    told: [
      /\b(?:we|my (?:team|side|club|boys|girls|lads)|our (?:team|side|boys|girls))(?: just| finally| really)? (?:won|win) (?:the )?(?:league|cup|match|game|title|final|derby|tournament|championship|gold|semi|pub quiz|quiz)\b/i,
      /^\W{0,3}(?:(?:omg|yes|yess|guys) ){0,2}we won\b(?! (?:nothing|because|dont|t\b))/i,
    ],
    unless: /\blost\b/i,
    replies: repliesOf(`
You won! Congratulations.
What a win. Congratulations to all of you!
Then tonight belongs to you. Congratulations!
    `),
    turns: true,
  },
  {
    name: 'handed-in',
    tone: 'glad',
    told: [
      /^\W{0,3}(?:(?:and|i|just|ok|omg) ){0,2}(?:submitted|handed in|hit submit)(?=[!.,]|$| (?:the|my|our|it|at \d|today|tonight|with))/i,
      /\b(?:i|we) (?:have |ve |just |finally |also ){0,3}(?:submitted|handed in|finished writing|turned in) (?:it|(?:my|the|our) (?:[a-z]{3,12} )?(?:thesis|dissertation|essay|paper|manuscript|novel|book|application|report|project|tax return|portfolio|coursework))\b/i,
      /\bi have submitted\b/i,
    ],
    unless:
      /\b(?:resignation|notice|pager|badge|keys|truncheon|hat|laptop|two weeks|uniform|in march|stamp|empty|feel nothing|feel anything|no idea)\b/i,
    replies: repliesOf(`
It is handed in, and out of your hands. Well done!
Done, and sent. Well done!
Handed in: that weight is off. Congratulations!
    `),
    turns: true,
  },
  {
    name: 'piece-of-work',
    tone: 'even',
    told: [
      /(?:^|\b(?:i|we|just|finally|have|ve) )(?:finished|done with|marked|graded|corrected|wrote|shelved|delivered|answered|packed) (?<what>(?:all )?(?:the )?(?:\d{2,4}|ten|twelve|twenty|thirty|forty|fifty|a hundred) (?:tests?|papers|exams|emails|boxes|books|orders|parcels|pages|letters|essays|forms|invoices|reports))\b/i,
    ],
    replies: repliesOf(`
{what}: well done.
{what} done, and it shows who did the work.
Well done, {what} is no small pile.
    `),
  },
  {
    name: 'first-day',
    tone: 'glad',
    told: [
      /\b(?:my )?first (?:day|week|shift|lesson|gig|class)(?: (?:at [a-z ]{3,20}))? (?:is |was )?(?:done|over|finished|behind me|survived|went (?:well|great|ok|okay|fine))\b/i,
      /\b(?:survived|finished|did|made it through) (?:my|the) first (?:day|week|shift|lesson|gig|class)\b/i,
    ],
    unless: /\b(?:degrees|over \d|cry\w{0,3}|awful|hated)\b/i,
    replies: repliesOf(`
The first one is done: well done, the next will know you.
The first is always the longest, and it is behind you.
That first one is yours now. Well done!
    `),
  },
  {
    name: 'last-one',
    tone: 'glad',
    told: [
      /\b(?:my |the |our )?(?:last|final) (?:exam|test|chemo|treatment|session|paper|shift before [a-z ]{4,16}|day of (?:school|term|chemo|work before [a-z]{4,10})) (?:is |was )?(?:done|over|finished|behind me)\b/i,
      /\b(?:done|finished|through) with (?:chemo|radiation|exams|finals|my exams|my finals|treatment)\b/i,
      /\b(?:exams?|finals|chemo|treatment|term|semester) (?:is|are|s) (?:finally |all )?(?:done|over|finished|behind me)\b/i,
    ],
    replies: repliesOf(`
That was the last of it. Well done, breathe out.
It is behind you now, all of it. Well done!
The last one done: that is a day to mark.
    `),
    turns: true,
  },
  {
    name: 'profit',
    tone: 'glad',
    told: [
      /\b(?:i|we) (?:\w{2,8} )?made (?:a )?(?:small |good |nice |some )?profit\b/i,
      /\b(?:small|good|nice|some) profit (?:today|tonight|this week)\b/i,
      /\b(?:best|good|great) day (?:at|in) (?:the|my|our) (?:shop|stall|market|salon|cafe|restaurant)\b/i,
      /\b(?:i|we) (?:\w{2,8} )?sold (?:my|our) first\b/i,
    ],
    replies: repliesOf(`
A good day for the shop: you earned it.
Money honestly made, how good. Enjoy the evening!
That is a day's work that paid. I am glad.
    `),
    turns: true,
  },
];
