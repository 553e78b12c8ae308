import { type EventKind, repliesOf } from './event-kind.ts';

const whole = (said: string): RegExp =>
  new RegExp(`^\\W{0,3}(?:(?:so|well|ugh|omg|ok|hi|hey|just|finally|and),? ){0,2}(?:${said})\\W{0,4}$`, 'i');
const today =
  '(?:,? (?:today|tonight|again|now|rn|right now|this (?:morning|afternoon|evening)|lol|already|at last|finally)){0,2}';

/** Where people are and how an hour goes, said in so few words that nothing else may be claimed of it. */
export const everydayEvents: readonly EventKind[] = [
  {
    name: 'home-again',
    tone: 'even',
    told: [
      whole(
        `(?:(?:i|we) )?(?:just |finally ){0,2}(?:got|came|am|get|made it|arrived|walked) (?:back )?(?:home|in)(?: from (?:work|school|uni|the office|a long day|the gym|shopping|college|class))?${today}`,
      ),
      whole(
        `(?:(?:i['’]?m|i am|were|we are) )?(?:back )?home(?: at last| finally| sweet home| again)?${today}`,
      ),
    ],
    replies: repliesOf(`
Welcome home.
Shoes off, door shut.
Home, and the day can stay outside.
    `),
  },
  {
    name: 'on-the-way-home',
    tone: 'even',
    told: [
      whole(
        `(?:(?:i['’]?m|i am|were|we are) )?(?:going|heading|driving|walking|cycling|riding|on (?:my|the|our) way) (?:back )?home${today}`,
      ),
    ],
    replies: repliesOf(`
Homeward, then.
The way home deserves a song or two.
Nearly home.
    `),
  },
  {
    name: 'at-work',
    tone: 'even',
    told: [
      whole(
        `(?:(?:i['’]?m|i am|still|back|stuck) ){0,2}(?:at work|at the office|in the office|at my desk|on shift|on my shift|on the clock)${today}`,
      ),
    ],
    replies: repliesOf(`
At work, then.
Something for the hours at work.
Music for the working hours.
    `),
  },
  {
    name: 'raining-here',
    tone: 'even',
    told: [
      /^\W{0,3}(?:(?:ugh|omg|well|so|of course),? ){0,2}(?:(?:its|it is|is it) )?(?:still |always |just )?(?:raining|pouring|drizzling|bucketing down|tipping it down)(?: (?:again|here|outside|down|now|today|cats and dogs)){0,3}(?: (?:here )?in [A-Z]?[a-z]{2,14}(?: [A-Z][a-z]{2,14})?)?(?:[,.!\s]{1,4}(?:quelle surprise|of course|surprise surprise|as usual|what a surprise|shocker|lol|haha|typical|again)){0,2}\W{0,4}$/i,
    ],
    replies: repliesOf(`
Rain at the window, then.
Rain again. At least it keeps time.
Wet outside, so let it sound warm in here.
    `),
  },
  {
    name: 'spooked-outside',
    tone: 'ahead',
    isGentle: true,
    told: [
      /\b(?:walking|walk|walked|going|on my way|way|alone|waiting)\b.{0,50}\b(?:at night|in the dark|alone|street|home)\b.{0,40}\b(?:spooked|scared|creeped out|nervous|afraid|frightened|uneasy|jumpy)\b/i,
    ],
    unless: /\b(?:followed|following|stalk\w{0,3}|attack\w{0,3}|hit|grabbed|died|ex\b)/i,
    replies: repliesOf(`
Walking in the dark makes every sound louder. I keep you company until the door.
The dark stretches a short way. Keep one ear free and the steps steady.
That is an uneasy walk. Something warm beside you, and low enough to hear the street.
    `),
  },
  {
    name: 'cannot-start',
    tone: 'watch',
    isSaidSo: true,
    told: [
      /\b(?:(?:cant|cannot|can not|couldnt) (?:seem to )?(?:get (?:started|going|myself to (?:start|work|move|do))|start|make myself (?:start|work|do))|(?:brain|head|body|motivation|mind) (?:just )?(?:wont|will not|refuses to|doesnt|does not|isnt) (?:start|work|working|boot|go|cooperate|function)|no motivation(?: (?:today|at all|to (?:do anything|work|study|start)))?|unmotivated|procrastinat\w{1,4}|(?:just|keep|kept) scroll(?:ing)?|scrolling (?:instead|on my phone))\b/i,
    ],
    unless:
      /\b(?:car|engine|laptop|computer|kill|die|hate myself|point|anymore|depress\w{0,4}|months|weeks|life|live|dating|tinder|hinge|bumble|ex|ex's|photos?|news)\b/i,
    replies: repliesOf(`
The first five minutes are the worst of it.
Starting is the heavy part, and a beat can carry some of it.
One small thing first, then the next one.
Nobody has to do it all, only the first bit.
    `),
  },
  {
    name: 'feeling-cute',
    tone: 'warm',
    told: [
      /\bfeeling cute\b|\bmight delete (?:it |this )?later\b/i,
      whole(
        `(?:im |i am |i )?(?:feel(?:ing)?|look(?:ing)?) (?:so |really |pretty |hot |kinda )?(?:cute|pretty|gorgeous|fabulous|good|hot|snatched|handsome|like a million (?:bucks|dollars))${today}`,
      ),
    ],
    unless: /\b(?:not|never|dont|used to|wish)\b/i,
    replies: repliesOf(`
As you should.
Then strut a little.
No deleting. That mood stays.
    `),
  },
  {
    name: 'drowned-phone',
    tone: 'wry',
    told: [
      /\b(?:phone|laptop|airpods?|earbuds?|headphones|keys|glasses|watch|remote|toothbrush|kindle|tablet)\b (?:just |has |have )?(?:fell|fallen|dropped|landed|went) (?:down |in |into |out of |off )(?:the |a |my )?(?:toilet|loo|sink|bath|pool|lake|sea|soup|puddle|river|drain|window|balcony|bin|dishwater|washing machine)\b/i,
      /\b(?:i )?dropped my (?:phone|laptop|airpods?|earbuds?|headphones|keys|glasses|watch|tablet) (?:down |in |into |out of |off )(?:the |a |my )?(?:toilet|loo|sink|bath|pool|lake|sea|soup|puddle|river|drain|balcony|bin|washing machine)\b/i,
    ],
    unless: /\b(?:crying|cried|last straw|too much|photos of|afford|broke)\b/i,
    replies: repliesOf(`
Of all the places to land.
That is a splash nobody needs.
Rice, patience and a little swearing.
    `),
  },
  {
    name: 'running-late',
    tone: 'even',
    told: [
      /\b(?:running|im|am|so|were|are) (?:so |very |really )?late\b(?! (?:romantic|night|nights|beethoven|mozart|evening|at night))/i,
    ],
    unless: /\b(?:period|sorry im late to|rent|too late|late (?:wife|husband|mother|father|mum|mom|dad))\b/i,
    replies: repliesOf(`
Late is late; the next ten minutes are still yours.
Keys, coat, go.
They will start without you, and wait with you.
    `),
  },
  {
    name: 'feeding-at-night',
    tone: 'even',
    isGentle: true,
    told: [
      /\b(?:breast ?feeding|nursing|night feeds?|bottle feeding|feeding the (?:baby|newborn|twins))\b.{0,60}\b(?:[1-5] ?am|night|half (?:dead|asleep)|tired|exhausted|again|dark|awake)\b/i,
      /\b(?:[1-5] ?am|night|half (?:dead|asleep)|middle of the night)\b.{0,60}\b(?:breast ?feeding|nursing|night feeds?|bottle feeding|feeding the (?:baby|newborn|twins)|feeds?)\b/i,
    ],
    unless: /\b(?:nursing (?:home|school|student|shift|degree)|lost|died|hospital)\b/i,
    replies: repliesOf(`
Those hours belong to two people and a small lamp.
Night feeds are long, and nobody sees them. I do.
Up with the little one again, and the rest of the world asleep.
    `),
  },
  {
    name: 'wood-and-tools',
    tone: 'warm',
    told: [/\b(?:chopping|splitting|stacking) (?:some |the |more )?(?:wood|logs|firewood|kindling)\b/i],
    replies: repliesOf(`
Wood warms twice, they say.
A good swing and a growing stack.
Honest work, with a rhythm of its own.
    `),
  },
  {
    name: 'sauna',
    tone: 'even',
    told: [
      /\b(?:(?:in|after|going to|from) (?:the |a |my |our )?(?:sauna|hot tub|steam room|jacuzzi|onsen|hammam|thermal bath))\b/i,
    ],
    unless: /\b(?:broke|broken|died|fainted|embarrass\w{0,3})\b/i,
    replies: repliesOf(`
Heat inside, cold outside: that sorts most things out.
Then let everything go soft.
Nothing to do there but breathe.
    `),
  },
  {
    name: 'game-night',
    tone: 'warm',
    told: [
      /\b(?:d ?(?:&|and|n) ?d|dungeons (?:and|&) dragons|ttrpg|role ?playing|pathfinder|game night|board games?|boardgames?|catan|warhammer)\b/i,
    ],
    unless: /\b(?:lost|cancel\w{0,4}|nobody|alone|quit|broke|miss)\b/i,
    replies: repliesOf(`
May the dice be kind.
Snacks ready, candles lit, roll for it.
Then let us set the scene.
    `),
  },
  {
    name: 'anger-allowed',
    tone: 'even',
    isSaidSo: true,
    told: [
      /\b(?:therapist|counsell?or|coach|friend|doctor|psychologist|wife|husband) (?:said|says|told me|thinks)(?: that)? (?:i|to) (?:should |can |could |may |must |need to |have to )?(?:let myself |allow myself to |just )?(?:be angry|get angry|feel (?:my |the )?anger|scream|shout|let it out)\b/i,
    ],
    replies: repliesOf(`
That is good counsel. Anger may take up room.
Then be angry; nobody here minds.
Let it be as loud as it is.
    `),
  },
  {
    name: 'came-out-to-me',
    tone: 'glad',
    told: [
      /\bmy (?<who>son|daughter|kid|child|brother|sister|friend|best friend|cousin|nephew|niece|grandson|granddaughter|student) (?:just |finally )?came out to (?:me|us)\b/i,
    ],
    unless: /\b(?:cry\w{0,3}|kicked|hate|angry|disgust\w{0,3}|church|dont know what)\b/i,
    replies: repliesOf(`
That your {who} told you says a lot about you.
To be trusted with that is a gift. Your {who} knew where to go.
What trust, from your {who} to you.
    `),
  },
  {
    name: 'left-out-of-group',
    tone: 'hard',
    isGentle: true,
    told: [
      /\b(?:kicked|removed|threw|blocked|cut|left) (?:me )?(?:out|from|off)? ?(?:me )?(?:of |from )?(?:the |our |a |their )?(?:group ?chat|group|whats ?app group|discord|friend group|gc|squad)\b/i,
      /\b(?:friends|girls|guys|they|everyone) (?:all )?(?:went|are going|go|met|hung out|made (?:a )?(?:plans|new group(?: chat)?)) (?:[a-z]{2,9} ){0,2}without me\b/i,
    ],
    unless: /\b(?:glad|happy|finally|relieved|good riddance)\b/i,
    replies: repliesOf(`
Being shut out by friends stings like few things do.
Left out by the ones who should have you in: that hurts.
That was unkind of them, and it says nothing about your worth.
    `),
  },
  {
    name: 'war-at-home',
    tone: 'hard',
    isGentle: true,
    told: [
      /\b(?:war|bombing|bombs|shelling|missiles|invasion)\b.{0,60}\b(?:my (?:country|home|city|town|homeland|village|parents|family)|home country|back home|still there)\b|\b(?:my (?:parents|family|sister|brother|mum|mom|dad|grandparents)) (?:is|are|still|live)\b.{0,40}\b(?:war zone|under fire|bombed|shelled)\b/i,
    ],
    unless: /\b(?:movie|film|game|book|series|star wars|history exam|class)\b/i,
    replies: repliesOf(`
To be here while they are there, every hour of it. I am so sorry.
War at home, and your own people in it: there is no getting used to that.
Your heart is where they are. May they be safe.
    `),
  },
  {
    name: 'forgotten-birthday',
    tone: 'hard',
    isGentle: true,
    isSaidSo: true,
    told: [
      /\b(?:forgot|forgotten|didnt remember|did not remember|missed|ignored|nobody (?:remembered|wished me)|no one (?:remembered|wished me)) (?:about )?my (?:\d{1,3}(?:th|st|nd|rd) )?(?:birthday|bday|b day|anniversary|our anniversary)\b|\bnobody (?:remembered|called|texted|came|wished me).{0,20}\bmy birthday\b/i,
    ],
    replies: repliesOf(`
To be forgotten on your own day hurts, and it may.
That day was yours, and somebody should have said so. I am sorry.
It is not about the cake. It is about being remembered.
    `),
  },
  {
    name: 'ran-so-fast',
    tone: 'glad',
    told: [
      /\b(?:ran|swam|cycled|rowed|did|finished|made) (?:it|that|the (?:race|5k|10k|parkrun|run|lap|course|hill|loop)|(?:a |my )?(?:5k|10k|parkrun|mile|half|marathon)) in (?:under |just |only )?(?:\d{1,3}|an hour|half an hour|two|three|four|five)\b/i,
      /\b(?:new|personal) (?:pb|pr|best|record)\b/i,
    ],
    unless: /\b(?:slow\w{0,2}|last|injur\w{0,3}|stress|panic|bug|deadline)\b/i,
    replies: repliesOf(`
What a time! Well run.
That goes in the book.
Legs of steel today.
    `),
    turns: true,
  },
  {
    name: 'permit-refused',
    tone: 'hard',
    isGentle: true,
    isSaidSo: true,
    told: [
      /\b(?:visa|permit|asylum|mortgage|loan|citizenship|residency|green card|passport|application|claim|benefits?)\b(?: (?:application|request|claim))? (?:was |got |is |has been |just )?(?:refused|rejected|denied|turned down|declined)\b/i,
    ],
    replies: repliesOf(`
A refusal like that shuts a door you had already walked through in your head.
So much hung on that paper. I am sorry.
That is a hard no, after all the waiting.
    `),
  },
];
