import { type EventKind, kin, repliesOf } from './event-kind.ts';

const times =
  '(?:\\d{1,3}|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several) (?:days?|weeks?|months?|years?)';

/** What comes back, what is let through, and what was feared and is over. */
export const turnEvents: readonly EventKind[] = [
  {
    name: 'came-back',
    tone: 'glad',
    told: [
      new RegExp(
        `(?:^\\W{0,3}|[,;] |\\b(?:and|omg|yes) )(?:he|she|they|(?:my|our|the) (?:cat|dog|rabbit|tortoise|parrot|bird|horse|${kin})) (?:just |finally |has |is ){0,2}(?:came|come|back|walked) (?:back|home|in)\\b`,
        'i',
      ),
    ],
    beside:
      /!|\b[A-Z]{4,9}\b|\b(?:cat|dog|rabbit|tortoise|parrot|bird|missing|safe|skinny|hungry|thank god)\b/,
    unless:
      /\b(?:ex|drunk|to (?:him|her)|cancer|from work|late|again and again|pain|dead|song|number|version|sit|class|french)\b/i,
    replies: repliesOf(`
Back home, what a relief!
Back again: I am so glad.
Home again. May it stay so.
    `),
    turns: true,
  },
  {
    name: 'let-through',
    tone: 'glad',
    told: [
      /\b(?:appeal|application|visa|permit|mortgage|loan|grant|adoption|claim|transfer) (?:finally |just |has |have )?(?:went|gone|came|come|got|was|is|were) (?:through|granted|approved|accepted|upheld)\b/i,
      /\b(?:i|we) (?:can|may|get to) (?:stay|keep (?:the|our|him|her|them|it))\b(?! (?:up|in bed|awake|home|here longer|the music))/i,
    ],
    unless: /\b(?:refused|rejected|denied|only|until|but|tonight|awake|long|cant)\b/i,
    replies: repliesOf(`
It went through: what a weight gone. Congratulations!
How good, and how long awaited. I am glad with you.
That settles it, and well. I am so glad.
    `),
    turns: true,
  },
  {
    name: 'after-so-long',
    tone: 'glad',
    told: [new RegExp(`\\bfirst time (?:in|for|after) (?:over |almost |about )?(?<time>${times})\\b`, 'i')],
    beside:
      /\b(?:rang|called|calls|wrote|spoke|talked|texted|hugged|visited|smiled|laughed|answered|phoned)\b/i,
    unless:
      /\b(?:died|dead|funeral|alone|without|drunk|relapse\w{0,1}|cried|cry|drank|lost|sick|fever|shift)\b/i,
    replies: repliesOf(`
After {time}: that is no small thing.
{time} are long, and this is worth a great deal.
The first time in {time}: I am glad for you.
    `),
    turns: true,
  },
  {
    name: 'first-since-blow',
    tone: 'glad',
    told: [
      /\bfirst time since (?:the|his|her|my|their) (?<since>stroke|accident|surgery|operation|fall|illness|injury|divorce|fire|flood|chemo|diagnosis)\b/i,
    ],
    beside:
      /\b(?:walked|walks|spoke|talked|laughed|laughs|smiled|ate|danced|sang|drove|ran|swam|slept|played|cooked|went|rode|stood|wrote)\b/i,
    unless: /\b(?:cried|drank|drunk|relapse\w{0,1}|alone|fell|died)\b/i,
    replies: repliesOf(`
The first time since the {since}: what a moment.
After the {since}, that is a great step.
That is worth more than a medal, after the {since}.
    `),
    turns: true,
  },
  {
    name: 'made-up',
    tone: 'mixed',
    told: [
      /\bwe (?:both |all |just )?(?:cried|hugged(?: it out)?|made up|talked it (?:out|through|over)|said sorry|both said sorry)\b/i,
    ],
    beside: /\b(?:rang|called|came|texted|wrote|ok|okay|fine|better|again|sorry|sister|brother|both|good)\b/i,
    unless:
      /\b(?:died|dead|funeral|goodbye|grave|lost|over for good|break ?up|broke up|divorce|hospice|last time|wake|burial|laugh\w{0,3}|biops\w{1,2}|boxes|noses?|bell|it was over|counselling|happy tears)\b/i,
    replies: repliesOf(`
Then it is mending. I am glad for you both.
How good that you found each other again.
It takes two to do that. I am glad.
    `),
    turns: true,
  },
  {
    name: 'hand',
    tone: 'fond',
    isBeside: true,
    told: [
      /\b(?:he|she|mum|mom|dad|gran|nan|grandma|grandpa|grandad) (?:just )?(?:squeezed|took|reached for|pressed) my (?:hand|finger|arm)\b/i,
    ],
    unless: /\b(?:hard|hurt|ex|date|film|cinema|away|dragged)\b/i,
    replies: repliesOf(`
A hand can say what words do not.
That was meant for you, and it reached you.
Then something was understood.
    `),
  },
  {
    name: 'became',
    tone: 'glad',
    told: [
      /\bi(?:m| am) (?:now |officially |finally |actually ){1,2}an? (?:doctor|nurse|lawyer|teacher|citizen|graduate|pilot|midwife|plumber|electrician|homeowner|driver|chef|engineer)\b/i,
      /^\W{0,3}I(?:M| AM) AN? (?:DOCTOR|NURSE|LAWYER|TEACHER|CITIZEN|GRADUATE|PILOT|MIDWIFE|HOMEOWNER)\b/,
    ],
    replies: repliesOf(`
Congratulations! That took long enough to be worth a shout.
How good, and how well earned. Congratulations!
Congratulations! From today it stands behind your name.
    `),
    turns: true,
  },
  {
    name: 'survived',
    tone: 'glad',
    told: [/\b(?:i|we) (?:\w{2,8} )?survived(?= (?:it|the|my|our|this)\b|[!.,]|$)/i],
    unless:
      /\b(?:accident|suicide|attempt|attack|cancer|overdose|crash|war|abuse|song|gloria|heart|stroke|barely|guilt|fire|quake|years)\b/i,
    replies: repliesOf(`
You came through it: well done.
Survived, and in one piece. Well done!
That is behind you now. Well done!
    `),
    turns: true,
  },
  {
    name: 'first-word',
    tone: 'glad',
    told: [
      /\b(?:said|says|called me) ["“']?(?<what>mama|dada|papa|mummy|daddy|mommy|mum|dad|nana|grandma|grandpa)["”']?(?: for the first time|!| today| twice|[.,]|$)/i,
      /\b(?:first (?:steps?|word|tooth)|rode a bike|tied (?:his|her) shoes) (?:today|yesterday|on \w{3,6}day|this morning|just now)\b/i,
    ],
    beside:
      /\b(?:son|daughter|baby|he|she|stepson|stepdaughter|toddler|grandson|granddaughter|little one|kid)\b/i,
    unless: /\b(?:died|dead|dying|last|goodbye|hospital|never|missed|wasnt there|at work)\b/i,
    replies: repliesOf(`
“{what}”: that one is for keeps.
“{what}”, what a word to hear.
That is a day for the diary.
    `),
  },
  {
    name: 'only-small',
    tone: 'glad',
    told: [
      /\b(?:its|it is|it was|thats|says its|said its) (?:only|just) (?:an? )?(?:infection|sprain|cold|cyst|virus|bruise|allergy|scar tissue|ear infection|hernia|muscle|panic attack)\b/i,
    ],
    beside: /\b(?:vet|doctors?|hospital|tests?|scan|x ?ray|bloods?|nurse|phew|thank god|relief|relieved)\b/i,
    unless: /\b(?:but|still|worse|again)\b/i,
    replies: repliesOf(`
Only that, what a relief.
Nothing worse: how good. Breathe out.
That is the small one of all answers. I am glad.
    `),
    turns: true,
  },
  {
    name: 'shared',
    tone: 'fond',
    isBeside: true,
    told: [
      new RegExp(
        `\\b(?:he|she|they|my (?:${kin})) (?:\\w{2,8} )?(?:hugged me|made (?:me )?(?:tea|a coffee)|listened to me|sat with me|put (?:an|his|her) arm around me)\\b`,
        'i',
      ),
      /\b(?:said|says) (?:that )?(?:wed|well|we will|we would|its|itd|it will|itll) (?:manage|be (?:ok|okay|fine|alright)|get through(?: it| this)?|work out|find a way)\b/i,
    ],
    unless:
      /\b(?:died|last time|used to|dead|ex|wont|never|goodbye|hurts|forced|grave|kiss\w{0,3}|calculating|everyone says|worst)\b/i,
    replies: repliesOf(`
How good that you are not alone with it.
I am glad that somebody is there.
That is what one needs on such a day.
    `),
  },
];
