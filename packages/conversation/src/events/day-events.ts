import { type EventKind, kin, repliesOf } from './event-kind.ts';

const givers =
  'boss|manager|neighbou?r|colleague|coworker|stranger|driver|lady|man|guy|teacher|nurse|landlord|flatmate|roommate|husband|wife|son|daughter|mum|mom|dad|sister|brother|friend|mate|customer|kids|grandson|granddaughter';
const treats =
  'pizza|cake|cakes|flowers|coffee|coffees|soup|lunch|dinner|breakfast|cookies|biscuits|chocolate|chocolates|doughnuts|donuts|curry|sandwiches|bread|tea|croissants|ice cream|casserole|baklava|samosas';
const nights =
  '(?:night ?shifts?|on nights|graveyard shift|night watch|on watch|night duty|overnight shift|on call tonight|on duty tonight)';

/** What a day brings besides: kindness, laughter, a house full or empty, a shift at night. */
export const dayEvents: readonly EventKind[] = [
  {
    name: 'laughing-and-crying',
    tone: 'mixed',
    isSaidSo: true,
    told: [
      /\bi (?:laugh|laughed|am laughing|was laughing) and (?:i )?(?:cry|cried|crying|weep|wept)\b|\bi (?:cry|cried) and (?:i )?laugh(?:ed)?\b|\b(?:im |i am )?laughing and crying\b/i,
    ],
    unless: /\b(?:movie|film|show|hysterical)\b/i,
    replies: repliesOf(`
Laughing and crying at once: that says how much it was.
Both at once is how relief often looks.
Laugh and cry, there is room for both.
    `),
    turns: true,
  },
  {
    name: 'happy-tears',
    tone: 'even',
    told: [/\b(?:happy|glad) (?:cry(?:ing)?|tears)\b|\bcry(?:ing)? happy\b/i],
    unless: /\b(?:song|songs|music|playlist|movie|film|something)\b/i,
    replies: repliesOf(`
Happy tears are the best kind.
Tears like that may run as long as they like.
Then they come from the right place.
    `),
  },
  {
    name: 'treat',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:(?:my|our|the|a|some) )?(?<who>${givers}) (?:just |has |even ){0,2}(?:brought|bought|made|baked|sent|gave|cooked|left|ordered)(?: (?:me|us|everyone|everybody|the whole team))? (?:some |a |an |the |fresh |big |home ?made ){0,2}(?<what>${treats})\\b`,
        'i',
      ),
    ],
    unless: /\b(?:ex|burnt|poison\w{0,3}|funeral|died|sorry|apolog\w{1,5}|wake|allergic)\b/i,
    replies: repliesOf(`
{what}! People can be good.
{what}, how kind. May there be seconds.
Enjoy the {what}!
    `),
  },
  {
    name: 'good-turn',
    tone: 'glad',
    told: [
      /\b(?:fixed|repaired|mended|cleaned|painted) (?:my|our) (?<what>truck|car|van|bike|roof|fence|boiler|sink|laptop|phone|computer|washing machine|gate|heating)\b/i,
    ],
    beside: /\b(?:he|she|they|neighbou?r|stranger|mate|friend|for free|for nothing|guy|man|brother|son)\b/i,
    unless:
      /\b(?:i (?:\w{2,8} )?(?:fixed|repaired|mended|cleaned|painted)|we (?:fixed|repaired|mended)|overcharg\w{2,3}|ripped|bill|again broke)\b/i,
    replies: repliesOf(`
Whoever mends a {what} like that is hard to dislike.
A mended {what} is a good argument for people.
Good on whoever put your {what} right.
    `),
    turns: true,
  },
  {
    name: 'made-laugh',
    tone: 'glad',
    told: [
      /\bmade (?:me|us|him|her|them|my [a-z]{3,12}) (?:properly |really |actually )?(?:laugh|smile|giggle|grin)\b/i,
      /\b(?:got|had) (?:a|the first) laugh (?:out of|from)\b/i,
    ],
    unless:
      /\b(?:used to|dont|never|nothing|nobody|miss\w{0,3}|died|late|left us|ones?|songs?|tracks?|this|dad|wake)\b/i,
    replies: repliesOf(`
A laugh is half the work done.
Then something went right today.
Laughing counts double.
    `),
  },
  {
    name: 'dances',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:my |our |the |even |now )?(?<who>${kin}|aunties|uncles|cousins|grandparents|old people|in ?laws|everyone|everybody|guests|babies) (?:is|are|s|re) (?:all |now |up )?(?:dancing|clapping|singing along|tapping)\\b`,
        'i',
      ),
    ],
    unless: /\b(?:died|dead|late|used to|grave|with (?:him|another)|without me)\b/i,
    replies: repliesOf(`
Then it has reached the feet. Long may it last.
Let them, it looks like a good evening.
Then the evening is on its way.
    `),
  },
  {
    name: 'ate-up',
    tone: 'glad',
    told: [
      /\b(?:they|everyone|everybody|she|he|the (?:kids|guests|in ?laws|boys|girls)|every one of them) (?:all )?(?:loved (?:it|the (?:food|cake|meal|dinner|biryani|soup))|ate (?:everything|it all|and went home)|asked for (?:seconds|more|the recipe)|licked the (?:plates?|bowl))\b/i,
    ],
    beside:
      /\b(?:food|cook\w{0,3}|cake|dinner|lunch|ate|recipe|plates?|seconds|bowl|meal|soup|biryani|curry|stew)\b/i,
    unless: /\b(?:cat|dog|died|funeral)\b/i,
    replies: repliesOf(`
Empty plates are the best applause.
They ate it all: you may sit down proud.
That is what a cook likes to hear. Well done!
    `),
  },
  {
    name: 'power-back',
    tone: 'glad',
    told: [
      /\b(?:the )?(?<what>power|electricity|light|lights|heating|water|internet|wifi|hot water) (?:is|are|s|came|just came)(?: finally)? back(?: on)?\b/i,
    ],
    unless: /\b(?:off|gone again|not)\b/i,
    replies: repliesOf(`
The {what} back, how good.
There it is again, the {what}.
Back again: that calls for something.
    `),
    turns: true,
  },
  {
    name: 'slept',
    tone: 'glad',
    told: [
      /^\W{0,3}(?:(?:good )?morning|hello|hi|hey)?[^.!?]{0,20}\b(?:i )?(?:slept|finally slept) (?:really |so |very )?(?:well|like a (?:log|baby|stone))\b/i,
    ],
    unless: /\b(?:didnt|dont|not|never)\b/i,
    replies: repliesOf(`
I am glad you slept.
A good night behind you, then. I am glad.
Slept well: half the day is won.
    `),
  },
  {
    name: 'concert-went-well',
    tone: 'glad',
    told: [
      /\b(?:concert|recital|gig|show|premiere|performance|first night|choir|play)\b.{0,60}\b(?:held together|went (?:really |so |very )?well|standing ovation|sold out|encore|clapped|applause)\b/i,
    ],
    unless: /\b(?:didnt|nobody|no one|cancell?ed|but)\b/i,
    replies: repliesOf(`
What a night to carry about. Congratulations!
How good that it went so well.
Congratulations! That glow may stay a while.
    `),
  },
  {
    name: 'guest-left',
    tone: 'even',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}|guests|grandchildren|grandkids)(?: has| have|s|ve)?(?: just)? (?:left|gone(?: home)?|flew home|went home)(?: (?:today|this morning|again|yesterday))? after (?:[a-z0-9]{1,8} ){1,3}(?:days?|weeks?|months?|visit)\\b`,
        'i',
      ),
    ],
    unless:
      /\b(?:died|dead|divorce\w{0,1}|marriage|together|years|broke|split|in law|mine again|at last|finally|peace|bliss)\b/i,
    replies: repliesOf(`
A house goes quiet all at once when your {who} leaves.
It rings a bit, a house after a good visit from your {who}.
After a visit like that the rooms are bigger than before.
    `),
  },
  {
    name: 'night-shift',
    tone: 'watch',
    told: [
      new RegExp(
        `\\b(?:(?:working|on|doing|got|have|pulling|in) (?:a |the |my |another )?(?:\\w{3,9} )?)?${nights}\\b`,
        'i',
      ),
      /\b(?:steering|guarding|sailing|at the helm)\b.{0,50}\b(?:at night|tonight|all night|through the night|till (?:six|five|dawn|morning|6|5))\b/i,
      /\bdriving (?:[a-z]{2,12} ){0,4}(?:all night|through the night)\b/i,
      /\b(?:trucker|lorry driver|truck driver|long haul|driving)\b.{0,60}\btonight\b.{0,40}\b(?:hours (?:left|to go|more)|company|awake)\b/i,
    ],
    beside:
      /\b(?:hours? (?:to go|left|more)|to go|awake|bored|quiet|3 ?am|4 ?am|2 ?am|1 ?am|slow|fog|alone|till|until|tonight|now|radio|company|long|working)\b/i,
    unless:
      /\b(?:after (?:my|a|the) night ?shift|came (?:home|off)|off (?:my|a|the)? ?night ?shift|finish(?:ed|es)?(?: now)?|(?:shift|night) (?:is )?(?:over|done)|just done|home from|hate|quit|(?:can(?:not|t)?|head|could) (?:not )?sleep|cry\w{0,3}|cant (?:do|take|cope)|died|sleep (?:now|before)|try(?:ing)? to sleep|need (?:to )?sleep|bed|wind(?:ing)? down|stays|wall|bridge|cliff|tree|gently|tomorrow|quiet|soft|low|slept|last night|mellow|helpline|wife|husbands?|years|week done|home now|my life|maternity)\b/i,
    replies: repliesOf(`
A night to get through: I keep you company, awake.
Then I stay up with you.
Somebody has to be awake, and two are better than one.
The night is long, and you have company now.
    `),
  },
  {
    name: 'hard-day',
    tone: 'even',
    told: [
      /\b(?:had|having|been|its been|what) (?:a|an|such a|one of those|another) (?:really |very |so |super |pretty |quite |rather )?(?<how>stressful|hard|rough|tough|horrible|terrible|awful|exhausting|hectic|crazy|rotten|tiring|draining|difficult|brutal|trying) (?<what>day|week|morning|afternoon|month|night|year|shift)\b/i,
    ],
    unless:
      /\b(?:but|died|dead|dying|funeral|buried|hospital|divorc\w{0,2}|dumped|fired|laid off|sacked|left me|broke up|cancer|cr(?:y|ied|ying)|baby|kids?|children|exam|boss|manager|customers?|fight|row|lost|failed|lonely|alone|miss|miscarr\w{0,6}|safe|was having|until)\b/i,
    replies: repliesOf(`
A {how} {what} like that stays in the shoulders.
That {how} {what} may be put down now.
I am sorry it was such a {how} {what}.
    `),
  },
  {
    name: 'traffic',
    tone: 'even',
    told: [
      /\btraffic (?:jams? |today |this morning |tonight |again |here ){0,2}(?:is|was|has been|s) (?:so |really |just |absolutely |an? |at a )?(?:awful|terrible|hell|bad|nightmare|insane|killing|crazy|mad|horrible|standstill|ridiculous|not moving|the worst)\b|\btraffic (?:today |here )?no (?:be|dey)\b|\btraffic (?:has )?(?:killed|ruined|wore|cost|ate)\b/i,
      /\b(?:stuck|sitting|sat|crawling|hours?|caught|late|tired) (?:\w{2,9} ){0,2}in (?:the |this |awful |terrible |heavy )?(?:\w{3,9} )?traffic\b|\b(?:this|that|bloody|stupid) (?:\w{3,9} )?traffic (?:is|no|again|today|man|ugh|jam|makes?|kills?)\b/i,
    ],
    unless:
      /\b(?:accident|crash|died|hospital|miss\w{0,3}|human traffic\w{0,4}|happy|happier|website|foot traffic|no traffic|light traffic|lights?|warden|quiet)\b/i,
    replies: repliesOf(`
Traffic like that eats up hours and patience.
Nobody gets those hours on the road back. Poor you.
A road that does not move wears anybody down.
    `),
  },
  {
    name: 'barbecue',
    tone: 'even',
    told: [
      /\b(?:need|playlist|something|music|songs?|tunes?|for (?:a|the|my|our)|having|hosting|cooking|doing) (?:\w{1,9} ){0,3}(?:barbecue|barbeque|bbq|braai|cook ?out|asado)\b/i,
      /\b(?:barbecue|barbeque|bbq|braai|cook ?out|asado) (?:is )?(?:today|tonight|tmrw|tomorrow|sat|on|in the|at (?:mine|my|ours|our)|with|w|this|for)\b/i,
    ],
    unless:
      /\b(?:cancell?ed|rain\w{0,3}|burn\w{0,3}|sauce|instagram|saw|photos?|their|boss|colleagues|died|funeral|without me|invit\w{2,3}|last|was|were|alone|argu\w{1,3}|fight)\b/i,
    replies: repliesOf(`
A grill and good company need little else.
May the coals behave and the plates stay full.
Smoke in the air and people around it: a fine plan.
    `),
  },
  {
    name: 'on-the-way',
    tone: 'even',
    told: [
      /\b(?:im|i am|just|sitting|sat|riding|currently) (?:just |now |sitting |currently ){0,2}on (?:the|a|my) (?<what>bus|train|tram|tube|metro|subway|ferry|coach)\b/i,
    ],
    unless:
      /\b(?:cancell?ed|delay\w{0,3}|stuck|late|cr(?:y|ied|ying)|tears|funeral|died|missed|stranded|scared|anxious|panic\w{0,3}|sick|home for|hours late|broke|sad|dumped|heading to|on my way to|to (?:see|meet|visit)|going to|since|years|anniversary|ashes|grave)\b/i,
    replies: repliesOf(`
A {what} is a good place to listen from.
The {what} does the work, and the ears are free.
Nothing to do but look out and listen.
    `),
  },
  {
    name: 'shift-on',
    tone: 'even',
    told: [
      /(?:^|\b(?:im|i am|i have|ive got|i got|still|currently|and|doing|working|pulling) )(?:still |now |on |working |doing |pulling |starting ){0,3}(?:a |the |my |another )(?<how>late|early|double|long|evening|twelve hour|12 hour|ten hour|sunday|saturday|weekend|holiday) shift\b/i,
    ],
    unless:
      /\b(?:over|done|finish\w{0,3}|home|after|just off|hate|cry\w{0,3}|cried|exhaust\w{0,3}|cant|quit|died|tired|asleep|sleep|had|was|hes|shes|he|she|came off|survived|last ever|rude|yelled|shouted)\b/i,
    replies: repliesOf(`
A {how} shift goes quicker in company.
Then I keep you company on that {how} shift.
Hours like that want a beat beside them.
    `),
  },
  {
    name: 'in-laws',
    tone: 'even',
    told: [
      /\b(?:dinner|supper|lunch|cooking|coming|visit|tonight|over|meal|table)\b.{0,60}\bin ?laws?\b|\bin ?laws?\b.{0,60}\b(?:dinner|supper|lunch|coming|visit|tonight|tomorrow|over)\b/i,
    ],
    unless:
      /\b(?:died|dead|funeral|hospital|ill|dying|love (?:my|them)|snores?|been to|was|were|had|scene|left|gone)\b/i,
    replies: repliesOf(`
In-laws at the table: nothing anybody could object to, then.
May it be an easy evening with the in-laws.
The in-laws, then. I hope they leave full and friendly.
    `),
  },
  {
    name: 'tired-feet',
    tone: 'even',
    told: [
      /\b(?:my )?(?:feet|legs) (?:hurt|hurts|hurting|ache|aching|are (?:dead|killing me|aching|sore|done)|is hurting)\b|\bmy feet!/i,
    ],
    unless:
      /\b(?:broke\w{0,1}|hospital|diabet\w{2,4}|surgery|cancer|accident|fell|run(?:ning)?|marathon|gym|danc\w{1,3}|exam)\b/i,
    replies: repliesOf(`
Shoes off first, and the feet up.
Those feet have done enough for today.
Then let the feet have the evening off.
    `),
  },
];
