import { type EventKind, kin, repliesOf } from './event-kind.ts';

const named = 'happy|glad|proud|excited|relieved|grateful|thankful|thrilled|free|hopeful';
const low = 'sad|homesick|scared|afraid|nervous|lonely|ashamed|guilty|terrified|anxious|heartbroken|worried';
const glad =
  '(?:happy|glad|proud|grateful|relieved|thrilled|laugh(?:s|ed|ing)?|danc(?:e|ed|ing)|joy|free|light|lucky|over the moon)';
const sore =
  '(?:cry|cried|crying|weep|wept|weeping|sad|miss(?:es|ed|ing)?|guilty|ashamed|afraid|scared|sorry|heartbroken|homesick|bereft|hold(?:ing)? my breath)';
const turn =
  '(?:and|but|yet|while)(?: (?:also|then|still|a bit|a little|little|at the same time|i|im|i am|we|want to|could|so|all at once)){0,5}';
const light =
  '(?:(?:light|lighter) as (?:a feather|air)|fe(?:el|els|lt|eling) (?:so |strangely |oddly |weirdly |finally |really |suddenly |much )?(?:light|lighter|free|weightless|a weight (?:off|gone))|a weight (?:is |has )?(?:off|gone|lifted)|like a bird)';
const left =
  '(?:divorce\\w{0,1}|separat\\w{2,4}|quit|resign\\w{0,2}|notice|break ?up|broke up|left (?:him|her|my \\w{3,10})|ended it|wedding s? ?off|called off|moved out|said no)';

/** What is glad and hard in one, and what is light after something heavy. */
export const mixedEvents: readonly EventKind[] = [
  {
    name: 'light-after',
    tone: 'glad',
    told: [new RegExp(`\\b${light}\\b`, 'i')],
    beside: new RegExp(`\\b${left}\\b`, 'i'),
    unless: /\b(?:not light|headed|house|dark|sleep|want to (?:feel|be)|wish|if only)\b/i,
    isSaidSo: true,
    replies: repliesOf(`
Then something heavy was put down at last. May it stay that light.
Light is allowed, and needs no excuse.
That took a while to lift. Here is to the lightness.
    `),
    turns: true,
  },
  {
    name: 'sober',
    tone: 'glad',
    told: [
      /\b(?:stopped|quit|gave up|given up|havent touched|have not touched) (?:drinking|smoking|alcohol|booze|the booze|the drink|drugs|gambling|a drop|a drink|a cigarette)(?: in| for)? (?:\d{1,4}|one|two|three|six|ten|thirty|a hundred|a) (?:days?|weeks?|months?|years?)\b/i,
      /\b(?:sober|clean|smoke free|off the (?:drink|booze)) (?:for|since) (?:over |almost |exactly |nearly )?(?:\d{1,4}|one|two|three|four|five|six|nine|ten|thirty|ninety|a hundred|a|an) (?:whole |full )?(?:days?|weeks?|months?|years?)\b/i,
      /\b(?:\d{1,4}|one|two|three|six|ten|thirty|ninety|a hundred|a) (?:days?|weeks?|months?|years?) (?:sober|clean|of sobriety|without (?:a drink|drinking|alcohol|a cigarette|smoking)|off the (?:drink|booze)|alcohol free|smoke free)\b/i,
    ],
    unless:
      /\b(?:relapsed?|slipped|slip|failed|lost it|drank|drunk|house|kitchen|flat|craving|cravings|died|almost|nearly|want a drink|need a drink|dont know if)\b/i,
    isSaidSo: true,
    replies: repliesOf(`
Every one of those days you did yourself. That is a great deal.
That is something to be proud of, and I am glad you told it here.
So many days, and each one yours. Well done.
    `),
    turns: true,
  },
  {
    name: 'both-at-once',
    tone: 'both',
    told: [
      new RegExp(
        `\\b(?:very |so |all kinds of )?(?<one>${named}) and (?:also |very |so |a bit |a little )?(?<other>${low})(?= (?:at once|at the same time|together|both)|[,.!]|$)`,
        'i',
      ),
      new RegExp(
        `\\b(?<one>${low}) and (?:also |very |so |a bit )?(?<other>${named})(?= (?:at once|at the same time|together|both)|[,.!]|$)`,
        'i',
      ),
      new RegExp(`\\b${glad}\\b[^.!?]{0,24}\\b${turn} ${sore}\\b`, 'i'),
      new RegExp(`\\b${sore}\\b[^.!?]{0,24}\\b${turn} ${glad}\\b`, 'i'),
    ],
    isSaidSo: true,
    unless:
      /\b(?:movie|film|show|song|songs|music|playlist|something|not (?:happy|glad|sad|sorry)|dont|didnt|cant|never|pretend\w{0,3}|used to|if i|died|dead|funeral|he|she|they|hes|shes|theyre)\b/i,
    replies: repliesOf(`
{one} and {other} at once: both may be true.
One may be {one} and {other} in the same breath.
There is room here for {one} and for {other}.
Both are true at once, and there is room here for the two of them.
One can be both in one breath. The music leans on neither.
Glad and sore so close together: I hear the two of them.
    `),
    turns: true,
  },
  {
    name: 'born-far',
    tone: 'both',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin})\\b[^.!?]{0,80}\\b(?:gave birth|had (?:a|her|their) (?:baby|little)? ?(?:girl|boy|baby|son|daughter|twins))\\b`,
        'i',
      ),
      /\bmy (?:\w{3,8} )?(?<who>grandson|granddaughter|grandchild|niece|nephew) (?:was|is|has been) born\b/i,
    ],
    beside:
      /\b(?:(?:im|i am) (?:not there|here)|visa|so far|far away|abroad|overseas|the other side|video|on the (?:phone|screen)|in telephone|cannot be there|cant be there|another country)\b/i,
    unless: /\b(?:died|dead|lost|nicu|intensive|too early)\b/i,
    replies: repliesOf(`
Congratulations, all the way across! To be glad and not there is both at once.
A new one in the family, and you far from the cradle. Congratulations, from the heart.
How wonderful, and how far. The little one will hear of you.
    `),
  },
  {
    name: 'honoured',
    tone: 'both',
    told: [
      /\b(?:named|naming|renamed) (?:the |a |an |their |our )?(?:[a-z]{3,9} )?(?<what>bridge|street|road|school|park|boat|bench|prize|ship|hall|room|field|pitch|stadium|library|ward|tree|trophy|shed|pavilion|club ?house|race|award) after (?:my|our|him|her)\b/i,
      /\b(?:put up|unveiled) (?:a |the )(?<what>plaque|statue|bench|memorial) (?:for|to|of) (?:my|our|him|her)\b/i,
    ],
    replies: repliesOf(`
That {what} will say the name for a long time. Pride and missing go over it side by side.
A name that stays, said by everybody who passes. What a thing to stand before.
Now the whole town says the name. That is an honour, and it was earned.
    `),
  },
  {
    name: 'defiant',
    tone: 'wry',
    told: [
      /\bex(?: |-)?(?:husband|wife|boyfriend|girlfriend|fianc\w{1,3}|partner)?\b[^.!?]{0,60}\b(?:remarr\w{3,4}|marr(?:ies|ied|ying)|wedding|engaged|new (?:girlfriend|boyfriend|wife|husband|woman|man|bride))\b/i,
    ],
    beside:
      /\b(?:NOT going|not going to (?:check|look|cry|call|text)|nails (?:are )?done|chardonnay|prosecco|champagne|cocktail|new (?:\w{3,8} )?dress|heels|lipstick|swagger|strut|hit me|walk in with|walk in like|head held high|actually GOING)\b/,
    unless: /\b(?:cr(?:y|ied|ying)(?! on)|sobb\w{1,3}|cant stop|miss (?:him|her)|still love|broken|die)\b/i,
    isSaidSo: true,
    replies: repliesOf(`
Chin up and shoulders back: this one is for you.
Let them have the cake. You have the music.
Then something to walk tall to.
    `),
  },
  {
    name: 'praised-by',
    tone: 'glad',
    told: [
      /\b(?:manager|boss|chef|coach|teacher|doctor|nurse|tutor|supervisor|conductor|director|foreman|trainer|physio|examiner|judge|he|she|they) (?:said|says|told me|tells me|reckons) (?:that )?(?:i(?:m| am| was)|i(?:ve| have) got|my \w{3,10} (?:is|was)) (?:a |an |the |so |very |really |doing |really )?(?:natural|good|great|brilliant|star|best|gifted|talented|talent|well|amazing|excellent|perfect|lovely|quick|gift|ready)\b/i,
    ],
    unless:
      /\b(?:but (?:he|she|they) (?:fired|still|then)|not (?:good|great|ready)|too (?:good|quick)|sarcas\w{2,5}|fired|dumped|liar|lied)\b/i,
    replies: repliesOf(`
That is praise to take home and keep.
They saw it, and they said it. Well done.
How good to be told so. Well done!
    `),
    turns: true,
  },
  {
    name: 'treatment-done',
    tone: 'glad',
    told: [
      /\b(?:finished|done with|completed|last|final|end of) (?:my |the |of |her |his )?(?:round of |session of |day of )?(?:chemo|radiation|radiotherapy|dialysis|treatment)\b/i,
      /\b(?:chemo|radiation|radiotherapy)(?: round| number| session)? (?<n>\d{1,2}|six|eight|four|five|ten|twelve) of \k<n>\b/i,
      /\b(?:chemo|cancer)\b[^.!?]{0,40}\brang the bell\b|\brang the (?:chemo |cancer )?bell\b[^.!?]{0,30}\b(?:last|chemo|with me|today)\b/i,
    ],
    unless:
      /\b(?:didnt ring|not ring|stopped working|no more treatment|nothing (?:more|left) to|died|hospice|next chair|dog|cat|vet)\b/i,
    replies: repliesOf(`
You got through all of it. That bell was for you.
The last one is behind you: what a long road, and what a day.
Done, all of it. Rest now, and be proud of it.
    `),
    turns: true,
  },
  {
    name: 'plaster-off',
    tone: 'glad',
    told: [
      /\b(?:cast|plaster|stitches|brace|braces|bandages?|crutches|boot) (?:finally |is |are |just ){0,2}(?:comes?|came|coming|goes|went) off\b|\b(?:cast|braces|stitches) (?:is|are) (?:finally )?(?:off|out)\b/i,
    ],
    replies: repliesOf(`
Off with it at last: that is a small freedom, and a good one.
Free again! Go easy on it, and enjoy it.
That was long enough. Enjoy the air on it.
    `),
    turns: true,
  },
];

/** How the day was, said at the head of a sentence, with nothing behind it that takes it back. */
export const dayTold: EventKind = {
  name: 'good-day',
  tone: 'warm',
  told: [
    /^\W{0,3}(?:(?:i |we |ive |weve )?(?:had|have had)|its|it is|its been|it was|been|was|what) (?:an? )?(?:grand|cracking|lovely|fair|good|great|beautiful|fine|decent|golden|bright) (?:day|evening|morning|afternoon|week|shift)\b|^\W{0,3}(?:grand|cracking|lovely|fair|beautiful|golden) (?:day|evening|morning|afternoon)\b/i,
  ],
  unless:
    /\b(?:but|until (?:he|she|they|it|i|we|the|my)|died|dead|funeral|buried|cry\w{0,3}|lost|miss\w{0,3}|sick|hospital|spoil\w{0,3}|ruined|for (?:it|a)|last|yesterday|used to|sad|ashes|goodbye|cold|hide)\b/i,
  replies: repliesOf(`
A good day ought to end well, too.
Days like that are worth keeping.
That is a day to be pleased with.
  `),
};

const nuisance =
  'monday|meetings?|boss|manager|printer|boiler|landlord|landlady|parking|traffic|bus|train|dishwasher|washing machine|laptop|wifi|neighbou?rs?|zoom|spreadsheets?|yog[h]?urt|fridge|drill\\w{0,3}|whistl\\w{0,3}|hr|deadline|queue|on hold|password|tax|builders?|plumber|ironing|toaster|moth|slippers?';
/** With one of these a trouble is none to shake one's head at. */
const grave =
  /\b(?:d(?:ie[sd]?|ead|eath|ying|rown\w{0,3})|kill\w{0,3}|cancer|hospital|funeral|buried|divorc\w{0,3}|dumped|left me|cheat\w{0,3}|miscarr\w{0,6}|cr(?:y|ied|ying)|tears|alone|lonely|miss(?:es|ed|ing)?|afraid|scared|anxious|panic\w{0,3}|ashamed|fired|sacked|laid off|lost my|sick|ill|hurts?|pain|hate (?:myself|my life)|bully|bullied|hit|threw|drunk|not spoken|(?:not|wont|doesnt|isnt) (?:speak|talk)\w{0,3}|help me|depress\w{0,4}|exhausted|burn\w{0,3} out|cant (?:do|take|cope|go on)|marriage|spare room|ever happy|managed|proud|medal|won|finished|retire\w{0,4}|passed|racist|police|debt|evict\w{0,3}|rent)\b/i;

/** A small trouble, told with a shake of the head: "about potatoes. Potatoes!!" */
export const wryEvents: readonly EventKind[] = [
  {
    name: 'wry',
    tone: 'wry',
    isSaidSo: true,
    told: [/\S/],
    beside: new RegExp(
      [
        // Said once more, by itself: nobody could make it up.
        '\\b([A-Za-z]{4,14})\\b[^.!?]{0,20}[.!?]{1,3} (?:(?:a|an|the|my|like|the whole|over the|in) )?\\1s?[!?.]{1,3}(?: |$)',
        `\\b(?:${nuisance})\\b[^?]{0,200}!\\s{0,3}$`,
        '\\blaughing like (?:a|an) \\w{3,12}\\b',
      ].join('|'),
      'is',
    ),
    unless: grave,
    replies: repliesOf(`
One could not make it up.
That earns a long look at the ceiling, and something with a beat.
Of all the things. I shake my head with you.
Some days write their own jokes, and let somebody else laugh first.
    `),
  },
];
