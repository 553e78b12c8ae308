import { type EventKind, kin, repliesOf } from './event-kind.ts';

const dear = `${kin}|mum|dad|parents|dog|cat|family|grandparents|bestie`;
const theirAge = '(?:old|older|frail|frailer|forgetful|weaker|weak|slower|smaller)';

/** Plain troubles that many people tell of, and no list of topics has. */
export const plainHardEvents: readonly EventKind[] = [
  {
    name: 'misses',
    tone: 'even',
    told: [
      new RegExp(
        `\\b(?:miss|missing) my (?:(?:late|best|big|little|baby|old|dear|poor) ){0,2}(?<who>${dear})\\b`,
        'i',
      ),
    ],
    unless: new RegExp(
      `\\bmiss(?:ing)? my (?:${dear})s (?:birthday|wedding|graduation|recital|play|game|party|show|funeral|race|match|concert)|\\b(?:died|dead|death|passed|funeral|late|lost|grave|buried|ashes|heaven|cancer|gone|anniversary|ago|would have|deployed|deployment|army|far|abroad|distance|miles|ex)\\b`,
      'i',
    ),
    replies: repliesOf(`
Missing your {who} can fill a whole day.
Of course you miss your {who}.
Missing your {who} takes up a lot of room.
    `),
  },
  {
    name: 'friend-silent',
    tone: 'hard',
    isGentle: true,
    isSaidSo: true,
    told: [
      /\b(?:friends?|bestie|bff|mate|buddy)\b(?: at (?:school|work))? (?:just |suddenly |has |have |now |is |are |keeps? |been ){0,3}(?:isnt|is not|arent|wont|will not|hasnt|havent|doesnt|does not|not|stopped|ignor\w{2,3}|ghost\w{2,3}|avoid\w{2,3}) ?(?:been )?(?:me\b|talk\w{0,3}|speak\w{0,3}|answer\w{0,3}|repl\w{1,4}|text\w{0,3}|writ\w{1,3}|messag\w{1,3}|respond\w{0,3})/i,
      /\b(?:friends?|bestie|bff|mate|buddy) (?:is|are|has been|has|have been|keeps?) (?:ignoring|avoiding|ghosting|blanking|ghosted|blocked) me\b/i,
    ],
    unless: /\b(?:english|language|(?:talk|speak)\w{0,3} about|parrot|imaginary|invited|group|died|dead)\b/i,
    replies: repliesOf(`
It hurts when a friend goes quiet, and all one can do is guess.
Silence from a friend is hard to bear.
A friend who goes quiet leaves a lot of questions. I am sorry.
    `),
  },
  {
    name: 'own-words-regretted',
    tone: 'hard',
    isGentle: true,
    isSaidSo: true,
    told: [
      /\b(?:said|told (?:him|her|them)|shouted|wrote|texted) (?:some |really |such |so many |a lot of |awful |horrible |terrible |nasty |mean ){0,3}(?:things?|something|stuff|words) (?:that )?(?:i|id) (?:really )?(?:shouldnt(?: have)?|should not have|regret|didnt mean|dont mean|wish i hadnt|cant take back|now regret)\b/i,
      /\b(?:i|ive) (?:just |really |totally |completely )?(?:snapped|yelled|shouted|screamed) at (?:my|the) (?:kid|kids|son|daughter|child|children|teenager|mum|mom|dad|wife|husband|boyfriend|girlfriend|sister|brother|students?|class)\b/i,
      /\b(?:ashamed|sorry|guilty|awful|terrible|bad) (?:about|of|for) (?:what|the things|something) i said\b/i,
    ],
    replies: repliesOf(`
Hard words hurt on both sides. That you regret them counts.
Words cannot be called back, and it shows that you wish they could.
You wish you had said it otherwise, and that is where making up begins.
    `),
  },
  {
    name: 'gambled',
    tone: 'hard',
    isGentle: true,
    isSaidSo: true,
    told: [
      /\b(?:lost|blew|spent|gambled(?: away)?|wasted) [^.!?]{0,40}\b(?:on|at|in) (?:the )?(?:slots?|slot machines?|casino|roulette|blackjack|poker|horses|dogs|bets?|betting|gambling|bookies|scratch ?cards|fruit machines?|crypto)\b/i,
      /\b(?:gambled|started gambling|gambling|betting) again\b/i,
    ],
    unless: /\b(?:won|film|movie|year old|nan|gran\w{0,3}|kids|son|daughter|matchsticks|beans|sweets)\b/i,
    replies: repliesOf(`
That is a hard loss to look at. There is no blame for it here.
I am sorry; a loss like that weighs more than the money.
It took something to say that. You get no blame from me.
    `),
  },
  {
    name: 'care-home',
    tone: 'hard',
    isGentle: true,
    isSaidSo: true,
    told: [
      new RegExp(
        `\\b(?:put|putting|move|moving|moved|place|placing|take|taking|took|bring|bringing|brought|find|finding) (?:my|our) (?<who>${kin}) (?:in|into|to) (?:a |the )?(?:care|nursing|retirement|old people s|old age|residential) ?home\\b`,
        'i',
      ),
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}) (?:is |has |had |needs |has had |will have |must |has to |is going |went |moved |moves |goes )(?:to )?(?:be put |move |go |moving |moved |going )?(?:in|into|to) (?:a |the )?(?:care|nursing|residential) ?home\\b`,
        'i',
      ),
    ],
    replies: repliesOf(`
A care home for your {who}: few decisions weigh as much. I am sorry.
That is one of the heaviest things to decide for your {who}.
It is so hard to hand your {who} over to others. I am sorry.
    `),
  },
  {
    name: 'patients-lost',
    tone: 'hard',
    isGentle: true,
    told: [
      /\b(?:i|we) lost (?:a|another|two|three|four|both|several|some|my first) (?:patients?|residents?|bab(?:y|ies))\b/i,
      /\b(?:a|my|our|two|three) (?:patients?|residents?) (?:has |have |just )?(?:died|passed away)\b/i,
    ],
    beside:
      /\b(?:nurses?|doctor|shift|ward|icu|hospital|carer|paramedic|midwife|hospice|care home|patients?|residents?|unit|er)\b/i,
    unless: /\b(?:miscarr\w{0,6}|pregnan\w{0,3}|our bab|business|my practice)\b/i,
    replies: repliesOf(`
I am so sorry. A night like that comes home with a person.
I am sorry; that does not stay behind at work.
To lose somebody on your watch weighs on anybody. I am sorry.
    `),
  },
  {
    name: 'friends-gone',
    tone: 'hard',
    isSaidSo: true,
    told: [
      /\b(?:all|most) (?:of )?my (?:old |dear )?friends (?:are |have |is )?(?:now |all )?(?:gone|dead|died|passed(?: away| on)?)\b/i,
      /\b(?:im|i am) the last (?:one )?(?:left|of (?:us|them|my friends))\b/i,
    ],
    unless: /\b(?:home|to bed|to uni|college|holiday|office|class|hostel|party|moved|work)\b/i,
    replies: repliesOf(`
To be the one who is left is a loneliness of its own. I am sorry.
So many gone, and so much shared with them. I am sorry.
I am sorry. There are empty chairs wherever you look.
    `),
  },
  {
    name: 'parent-ages',
    tone: 'hard',
    isGentle: true,
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>mum|mom|mam|mama|mother|dad|papa|father|parents|nan|gran|grandma|grandpa|grandad|grandparents)(?: is|s(?= (?:getting|growing|become))| are| get| gets| getting| growing| grow| become| becoming| so| really| now| just){1,3} ${theirAge}\\b`,
        'i',
      ),
    ],
    unless:
      /\b(?:old (?:car|house|school|fashioned|records|piano|jumper|shed|friend)|\d{1,3} years? old|birthday|than|funny!|lol)\b/i,
    replies: repliesOf(`
It is hard to see the years show on your {who}.
To watch your {who} grow older is a quiet kind of ache.
Nobody tells one how much that hurts, to see the strength go from your {who}.
    `),
  },
  {
    name: 'not-cleared',
    tone: 'hard',
    isGentle: true,
    isSaidSo: true,
    told: [
      /\b(?:not|didnt|couldnt|failed to|havent|could not|did not|never) (?:cleare?d?|crack(?:ed)?|qualif(?:y|ied)) (?:the |my |upsc |neet |jee )?(?:prelims?|mains|upsc|neet|jee|exams?|cutoff|cat|gate|ssc|cut off|interview|boards?)\b/i,
      /\b(?:prelims?|mains|upsc|neet|jee|cutoff|gate|ssc)\b[^.!?]{0,30}\b(?:not cleared|failed|didnt clear|missed|by \w{1,5} marks?)\b/i,
      /\bby (?:one|two|three|\d{1,2}) marks?\b/i,
    ],
    beside: /\b(?:upsc|neet|jee|exams?|prelims?|mains|gate|ssc|cat|boards?|cutoff|cut off|marks?|tests?)\b/i,
    unless: /\b(?:won|passed by|ahead)\b/i,
    replies: repliesOf(`
All that preparing, and then this result. I am sorry.
I am sorry; years of work went into that.
So much effort deserved another result. I am sorry.
    `),
  },
  {
    name: 'old-animal',
    tone: 'hard',
    isSaidSo: true,
    told: [
      /\b(?:dont|do not|not|doesnt|does not) have (?:(?:very )?long|much time|many (?:days|weeks|months|walks))\b|\bnot (?:very |too )?(?:much (?:time )?|long |time )(?:left|together)\b|\bdays are numbered\b|\b(?:his|her|our) last (?:days|weeks|summer|christmas|walks?)\b|\bwont be (?:here|with us) (?:much )?long\b/i,
    ],
    beside:
      /\b(?:my|our) (?:old |dear |poor |little |sweet ){0,2}(?:dog|cat|horse|rabbit|pup|puppy|kitty|pony|parrot|hound|labrador|spaniel|terrier)\b/i,
    unless: /\b(?:died|passed away|put (?:him|her) down|put to sleep|walk (?:him|her|the)|toys?)\b/i,
    replies: repliesOf(`
To see an old friend grow tired is hard, and full of love.
It is hard to count the days with an animal one loves. I am sorry.
Every hour beside an old companion is worth a lot, and it aches.
    `),
  },
  {
    name: 'divorce-papers',
    tone: 'hard',
    told: [
      /\bdivorce (?:papers?|decree)\b[^.!?]{0,40}\b(?:came|come|arrived|signed|here|today|in the (?:post|mail)|through|served|table)\b/i,
      /\b(?:signed|got|received|served|opened) (?:with )?(?:the |my |our )?divorce (?:papers?|decree)\b/i,
      /\b(?:my|our|the) divorce (?:is|was|went|came|got) (?:now |finally |officially )?(?:final\w{0,4}|through|done)\b/i,
    ],
    unless:
      /\b(?:im free|i am free|free at last|celebrat\w{0,4}|finally free|champagne|woo\w{0,4}|party|so happy|hooray|yay)\b/i,
    replies: repliesOf(`
Papers like that weigh more than paper, whatever one thought one would feel.
I am sorry. So much of a life is in those papers.
There is no right way to feel on a day with such papers.
    `),
  },
  {
    name: 'dear-one-moves',
    tone: 'both',
    isSaidSo: true,
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}|bestie) (?:is |s |are |will be )?(?:just )?(?:moving|emigrating|leaving|moves|relocating) (?:out|away|abroad|overseas|to (?:australia|canada|america|london|another|the other|new|a different|[a-z]{4,14})|for (?:uni|college|university|good))\\b`,
        'i',
      ),
    ],
    beside:
      /\b(?:sad|gutted|cry\w{0,3}|cri(?:ed|es)|miss|heartbroken|lonely|alone|hard|tears|not ready|dont know (?:what|how)|without (?:her|him|them)|family here|devastated|lost|empty)\b/i,
    unless: /\b(?:care home|nursing home|hospice|next room|died|closer|in with me|back)\b/i,
    replies: repliesOf(`
It is hard to see your {who} go, however right it may be.
To pack up with your {who} what the two of you had is no small thing.
A place is another one once your {who} has left it. I am sorry.
    `),
  },
  {
    name: 'savings-gone',
    tone: 'hard',
    isGentle: true,
    told: [
      /\b(?:spent|lost|blew|used up|emptied|wiped out|burnt through|burned through) (?:all |most |nearly all )?(?:of )?(?:my|our) (?:life |entire |whole )?savings\b/i,
      /\b(?:my|our) (?:life )?savings (?:are|is) (?:all |now |completely )?(?:gone|empty|wiped out|spent)\b/i,
    ],
    unless: /\b(?:worth it|happy|no regrets|best|dream|so excited|sold|opened|proud)\b/i,
    replies: repliesOf(`
It is a blow to see savings go. I am sorry.
So much put by, and gone at once: no wonder it sits badly.
Savings are made of patience, and it hurts to see them go.
    `),
  },
  {
    name: 'unliked',
    tone: 'hard',
    isGentle: true,
    isSaidSo: true,
    told: [
      /\b(?:nobody|no one|noone) (?:at|in) (?:my |the |this )?(?:new )?(?:school|work|class|office|college|uni|team|job|year) (?:really |even )?(?:likes|wants|talks to|speaks to|notices) me\b/i,
      /\beveryone (?:at|in) (?:my |the |this )?(?:new )?(?:school|work|class|office|college|uni|team) (?:hates|ignores|avoids|dislikes) me\b/i,
    ],
    replies: repliesOf(`
It is lonely to feel unliked where one has to be every day. I am sorry.
That is a cold place to sit in, day after day. I am sorry.
I am sorry; among so many people that hurts twice.
    `),
  },
  {
    name: 'missed-it',
    tone: 'hard',
    told: [
      new RegExp(
        `\\bmissed (?:my|our) (?<who>${kin})s (?:first |big |last |school |swim |piano |dance ){0,2}(?<what>recital|birthday|play|wedding|graduation|game|match|concert|show|race|performance|party|call|speech|nativity|competition)\\b`,
        'i',
      ),
    ],
    unless: /\b(?:funeral|luckily|thank god)\b/i,
    replies: repliesOf(`
To miss the {what} of your {who} hurts. I am sorry.
You wanted to be at that {what}, and I am sorry.
I am sorry about the {what}; such hours do not come twice.
    `),
  },
  {
    name: 'grey-after',
    tone: 'even',
    isSaidSo: true,
    told: [
      /\b(?:back (?:at|to|in|from)|home from|(?:trip|holiday|vacation|festival|trek|tour|adventure|honeymoon|camp) (?:is|was) (?:over|done))\b/i,
    ],
    beside:
      /\b(?:climbed|summit\w{0,3}|trip|holiday|vacation|festival|trek\w{0,4}|tour|travel\w{0,4}|adventure|honeymoon|camp|backpack\w{0,3}|kilimanjaro|everest|pilgrimage|camino)\b[^\n]{0,200}\b(?:grey|gray|flat|blue|blues|low|empty|dull|boring|pointless|sad|down|weird|meh|depress\w{0,4})\b/i,
    unless: /\b(?:died|funeral|hospital|divorc\w{0,2}|sunburn|broke up|lost|clear\w{0,3})\b/i,
    replies: repliesOf(`
After something that big, ordinary days look grey for a while.
It is a long way down from there to ordinary days.
A head takes longer than a suitcase to come home.
    `),
  },
  {
    name: 'done-with-people',
    tone: 'even',
    told: [
      /\b(?:so |totally |completely |just )?(?:done with|sick of|tired of|fed up with|over) (?:all )?(?:people|humans|humanity|everyone|everybody)\b/i,
      /\b(?:people|humans) (?:suck|are (?:exhausting|the worst|awful|too much|tiring))\b/i,
      /\bi (?:really )?hate people\b/i,
    ],
    unless: /\b(?:people (?:who|that|asking|like|at|pleasing|person)|life|kill|die|living)\b/i,
    replies: repliesOf(`
People can be a lot, and you have had enough of them.
Enough of people for now: that is allowed.
Some hours want nobody in them.
    `),
  },
  {
    name: 'power-cut',
    tone: 'wry',
    told: [
      /\b(?:the |our )?(?:power|electricity|internet|wifi|water|heating|nepa)(?: (?:has|have|is|has been|just|been|went|keeps|is still)){1,3} (?:gone|going|cut|out|off|down)\b|\b(?:the |our )?(?:power|electricity|light|internet|wifi) (?:has |have |just ){0,2}(?:gone|went)\b/i,
      /\bpower (?:cut|outage)\b|\bload ?shedding\b|\bno (?:light|power|electricity|internet|wifi)\b/i,
    ],
    beside:
      /\b(?:work|since|again|pending|deadline|hours?|morning|fridge|all day|meeting|exam|phone|charge|cant|ugh|nepa|landlord|days?)\b/i,
    unless:
      /\b(?:back (?:on|again)|is back|came back|candles?|cosy|cozy|romantic|will ?power|lovely|nice|fell|tunnel|turned)\b/i,
    replies: repliesOf(`
Nothing works, and everything waits: that is maddening.
Cut off, just like that. No wonder it grates.
Of all the times to be cut off.
    `),
  },
  {
    name: 'scrolled',
    tone: 'even',
    told: [
      /\b(?:doom ?)?scroll(?:ed|ing) (?:for|through|all|since|on|till|until)\b|\bdoom ?scroll\w{0,3}\b/i,
    ],
    unless: /\b(?:found|photos of|pictures of|died|war|news)\b/i,
    replies: repliesOf(`
Screens swallow hours and give little back.
A thumb gets tired too. Eyes up for a while.
Hours go into a screen like that and do not come out again.
    `),
  },
  {
    name: 'laughed-off',
    tone: 'wry',
    told: [
      /\b(?:you|one|ya|we|i) (?:just |can only |could only |have to|had to|gotta|got to|ve got to|must) (?:just )?laugh\b|\b(?:if i dont|or i(?:d| would|ll)) (?:laugh|cry)\b[^.!?]{0,20}\b(?:cry|laugh)\b/i,
    ],
    beside:
      /\b(?:burn\w{0,3}|spill\w{0,3}|spilt|broke\w{0,1}|cancel\w{0,4}|dropped|lost|missed|flat|stuck|rain\w{0,3}|late|wrong|fell|forgot|smash\w{0,3}|crash\w{0,3}|flood\w{0,3}|locked)\b/i,
    unless: /\b(?:died|funeral|cancer|hospital|divorc\w{0,2})\b/i,
    replies: repliesOf(`
When it all goes wrong at once, laughing is the best of it.
Then I laugh along. What a run of things.
One could not plan it worse. Good that you can laugh.
    `),
  },
  {
    name: 'asked-again',
    tone: 'even',
    isGentle: true,
    told: [
      /\b(?<who>mum|mom|mother|dad|father|parents|aunt|auntie|aunties|gran|grandma|family|relatives|everyone|in ?laws) (?:always |just |wont stop |never stops? |keeps? |kept |is |are |only ){1,3}ask(?:s|ing)?(?: me)? (?:when|why|whether|if|about)\b/i,
    ],
    unless: /\b(?:dementia|alzheimer\w{0,2}|where (?:dad|mum|he|she)|died|my name|who i am)\b/i,
    replies: repliesOf(`
The same question every time wears anybody thin.
Your life, your pace, whoever asks.
Some questions are asked out of love and grate all the same.
    `),
  },
  {
    name: 'back-with-parents',
    tone: 'even',
    isGentle: true,
    told: [
      /\b(?:moved|moving|move|living|live) back (?:in )?(?:with|to|at) (?:my )?(?:parents|mum|mom|dad|folks)\b/i,
    ],
    unless: /\b(?:love it|so happy|nice|care for|look after|ill|cancer|dying|died|dementia)\b/i,
    replies: repliesOf(`
Going back to where one started takes more strength than it looks.
It is no failure to go back for a while, however it feels.
Under the old roof again: that takes some getting used to.
    `),
  },
  {
    name: 'in-law-stays',
    tone: 'wry',
    told: [
      /\b(?:mother|father|parents|sister|brother) in law (?:is |are |s )?(?:visiting|staying|here|coming|moved in|moving in|over)\b|\bin ?laws (?:are |is )?(?:visiting|staying|here|moved in)\b/i,
    ],
    beside:
      /\b(?:hiding|hide|days?|weeks?|already|help|garage|bathroom|shed|escape|nerves|driving me|counting|wine|sanity|patience)\b/i,
    unless: /\b(?:love (?:her|him|them)|hospital|ill|died|sweet|lovely)\b/i,
    replies: repliesOf(`
A guest in the house, and a good hiding place: wise.
In-laws are measured in days, and the days are long.
Every house needs one room where nobody looks.
    `),
  },
  {
    name: 'braces',
    tone: 'even',
    told: [/\b(?:got|have|with|had) (?:my |new )?braces\b(?! off)/i],
    beside: /\b(?:hurts?|pain|sore|ache|aching|soup|robot)\b/i,
    replies: repliesOf(`
New braces ache, poor you.
Fresh braces are a sore business.
Teeth do not like to be told where to stand.
    `),
  },
];
