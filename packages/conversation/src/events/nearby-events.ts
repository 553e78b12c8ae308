import { type EventKind, kin, repliesOf } from './event-kind.ts';

/** What goes on with those one is near to, at work, and on the road. */
export const nearbyEvents: readonly EventKind[] = [
  {
    name: 'made-up-again',
    tone: 'glad',
    isSaidSo: true,
    told: [
      /\b(?:(?:he|she|they) (?:came out and |just |finally |already )?(?:said|says) sorry(?: first)?|(?:he|she|they) apologi[sz]ed|we (?:made up|talked it out|hugged it out|sorted it out|are fine now|are good again|are talking again)|were (?:fine|good|ok|okay) (?:now|again)|(?:he|she) forgave me)\b/i,
    ],
    unless:
      /\b(?:but (?:i|it|still)|not sure|dont know|again and again|too late|doesnt mean|never (?:again|will|did)|funeral|wont|havent)\b/i,
    replies: repliesOf(`
Then that is mended. Good.
Sorry said, air cleared.
I am glad you two found back.
    `),
    turns: true,
  },
  {
    name: 'talked-it-over',
    tone: 'warm',
    told: [/\bwe (?:finally |just |actually )?(?:talked|spoke|hugged|had a (?:long |good |proper )?talk)\b/i],
    beside:
      /\b(?:it['’]?s|it is|we['’]?re|we are|all|everything(?:['’]?s| is)?) (?:so much |much |a bit |a lot |all |going to be )?(?:ok|okay|fine|good|better|alright|all right|mended)\b/i,
    unless: /\b(?:not|isnt|but|over|divorce|split\w{0,4}|leav\w{0,3}|left|last time|police|lawyer)\b/i,
    replies: repliesOf(`
Talking it over: the long way round, and the right one.
So it is said, and the air is lighter.
Good that you two talked.
    `),
  },
  {
    name: 'here-at-last',
    tone: 'glad',
    told: [
      /^\W{0,3}(?:(?:omg|oh my god|yes|aaah{0,9}|guys|finally|ok),? ){0,2}(?:he|she|they|my (?:son|daughter|brother|sister|mum|mom|dad|husband|wife|girlfriend|boyfriend|best friend))(?:s| is| are|re) (?:finally |really |actually |back )?(?:here|home|back|at the door)\b(?: [^.?]{0,40})?!/i,
    ],
    unless: /\b(?:police|ex|drunk|again|angry|landlord|ghost|hide|scared)\b/i,
    replies: repliesOf(`
There they are! Go, hug.
Finally! The music can wait at the door.
At last, all in one place.
    `),
    turns: true,
  },
  {
    name: 'feast-far-away',
    tone: 'hard',
    isGentle: true,
    told: [
      /\b(?:chuseok|christmas|xmas|eid|diwali|thanksgiving|hanukkah|easter|nowruz|lunar new year|new years?(?: eve)?|tet|holi|passover|ramadan|midsummer)\b/i,
    ],
    beside:
      /\b(?:(?:im|i am|me) (?:here |stuck |all )?in my (?:dorm|room|flat|apartment)|without (?:them|my family|family)|far (?:away|from)|miles away|(?:im|i am|all|here) alone|by myself|on my own|abroad|cant (?:go|fly) home)\b/i,
    unless: /\b(?:happy to be|glad|finally some peace|love being|home alone|songs?|music|playlist)\b/i,
    replies: repliesOf(`
A feast day far from the table it belongs to: that pulls.
All of them together, and you here. I am sorry.
Days like this one make a distance longer.
    `),
  },
  {
    name: 'production-down',
    tone: 'ahead',
    told: [
      /\b(?:prod(?:uction)?|the (?:site|server|servers|app|website|system|database|build|network|deploy|till|kitchen printer)) (?:is |just |went |has gone |keeps going ){0,2}(?:down|broken|crashed|on fire|offline)\b|\b(?:broke|took down|crashed|deleted|dropped|wiped) (?:prod(?:uction)?|the (?:build|site|server|database|prod database|main branch))\b/i,
    ],
    unless: /\b(?:back up|fixed|restored|rolled back|is up|up again|game|minecraft|discord)\b/i,
    replies: repliesOf(`
Everybody has broken it once. Breathe, roll it back.
One step at a time: stop, look, undo.
Long minutes, those. They do end.
    `),
  },
  {
    name: 'driving-at-night',
    tone: 'watch',
    told: [
      /\b(?:haul\w{0,3}|driv(?:e|in|ing)|truck\w{0,3}|lorry|rig|road|highway|behind the wheel)\b.{0,60}\b(?:[1-4] ?am|midnight|all night|through the night|dark out|the dark|at night|in the night)\b/i,
      /\b(?:[1-4] ?am|midnight|all night|through the night|dark out|night)\b.{0,60}\b(?:haul\w{0,3}|driv(?:e|in|ing)|truck\w{0,3}|lorry|rig|highway|behind the wheel)\b/i,
    ],
    unless: /\b(?:cant sleep|passenger|home from|crash\w{0,2}|accident|funeral|hospital|drove|crying|cry)\b/i,
    replies: repliesOf(`
Eyes on the road; I keep the rest awake.
A dark road wants a steady beat.
Night miles count double. Let us keep you sharp.
    `),
  },
  {
    name: 'back-to-work',
    tone: 'ahead',
    told: [
      /\b(?:first day back (?:at|to|in) (?:work|the office|school|uni)|(?:going|go|am|im|heading) back to work (?:tomorrow|on monday|next week|today|after)|back (?:at|to) work (?:tomorrow|after maternity|after my leave))\b/i,
    ],
    unless: /\b(?:fired|quit|strike|died|funeral|cancer)\b/i,
    replies: repliesOf(`
The first day back weighs more than the ones after.
Half of you stays at home on a day like that.
Back again; the old place, and a new you in it.
    `),
  },
  {
    name: 'unprepared',
    tone: 'watch',
    told: [
      /\b(?:(?:i )?(?:have|ive) done (?:literally |absolutely )?nothing (?:since|all (?:day|week|morning|weekend)|for (?:it|this|the)|yet)|(?:i )?(?:havent|have not) (?:even )?(?:started|prepared|read (?:it|the book)|done anything)(?: (?:yet|for it|at all))?)\b/i,
    ],
    beside:
      /\b(?:standup|stand up|meeting|exam|test|presentation|deadline|due|essay|project|report|mins?|minutes|hour|tomorrow|class|lesson|boss|homework|today)\b/i,
    unless: /\b(?:die|dead|hate myself|depress\w{0,4}|funeral)\b/i,
    replies: repliesOf(`
Say it short and say it first.
Nobody ever noticed a confident half sentence.
Five minutes is more than it sounds.
    `),
  },
  {
    name: 'off-to-see',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:driving|drive|on (?:my|the|our) way|travelling|traveling|flying|heading|going)\\b.{0,24}\\bto (?:see|visit|pick up|meet) (?:my|our) (?<who>${kin})\\b`,
        'i',
      ),
    ],
    unless:
      /\b(?:hospital|grave|ill|sick|dying|died|funeral|prison|court|hospice|last time|care home|nursing|rehab|icu|ward|surgery)\b/i,
    replies: repliesOf(`
Every mile brings you nearer to your {who}.
On the way to your {who}: a good reason for a road.
Your {who} at the end of it. Drive well.
    `),
  },
  {
    name: 'small-good-sign',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:he|she|(?:my |our )?(?:${kin})) (?:finally |actually |even |just |has |hes |shes )?(?:ate (?:some|a (?:little|bit|bowl|few)|half)|drank (?:some|a)|sat up|opened (?:his|her) eyes|recogni[sz]ed me|knew (?:who i was|my name|me)|asked for (?:food|tea|toast|breakfast|a newspaper|me)|is off the (?:drip|ventilator|oxygen)|took (?:a few|two|three|some) steps)\\b`,
        'i',
      ),
    ],
    unless:
      /\b(?:died|dying|dies|funeral|last (?:time|thing|words)|before (?:he|she)|threw up|vomit\w{0,4}|couldnt|cant|barely|hardly|my (?:food|lunch|leftovers|sandwich|dinner|homework)|restaurant|dog ate)\b/i,
    replies: repliesOf(`
A small good sign, and it counts.
Little steps are steps. I am glad of that one.
That is worth a quiet cheer.
    `),
  },
  {
    name: 'heard-from',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:he|she|they|my (?:${kin})) (?:finally |actually |just |has just )?(?:called|rang|phoned|wrote back|texted back|answered|replied|picked up)(?: me)?(?: (?:back|just now|right now|tonight|today))?!`,
        'i',
      ),
      /\b(?:omg|yay|finally|guess what|oh)[, ]{1,2}(?:he|she|they) (?:finally |actually |just )?(?:called|rang|phoned|texted|wrote back|texted back|answered|replied)\b/i,
    ],
    unless:
      /\b(?:police|hospital|doctor|boss|bank|school|nurse|vet|died|dead|bad news|crying|cancel\w{0,5}|not|never|again|ex|broke|breaking|shout\w{0,3})\b/i,
    replies: repliesOf(`
There is that voice again, how good.
A call like that changes a whole evening.
So you heard from them. I am glad.
    `),
  },
  {
    name: 'first-hello',
    tone: 'warm',
    told: [
      /\b(?:talked|spoke|chatted|said (?:hi|hello)) (?:to|with) (?:my|the|a|one of the|some|this) (?:\w{2,12} )?(?:neighbou?rs?|stranger|girl|guy|boy|woman|man|lady|classmates?|colleagues?|coworkers?|people|kids?|mums?|moms?|dads?|someone|somebody)\b.{0,40}\b(?:first time|finally|today|at last|on my own|by myself)\b/i,
    ],
    unless:
      /\b(?:police|boss|doctor|ghost|shout\w{0,3}|yell\w{0,3}|rude|awful|died|for the last time|ignored|laughed at|argu\w{0,4})\b/i,
    replies: repliesOf(`
A first hello is the hardest one.
Somebody new to nod to: that is a beginning.
That took a step, and you took it.
    `),
  },
  {
    name: 'moving-again',
    tone: 'warm',
    told: [
      /\b(?:(?:we are |were |i am |im |its |traffic is |traffics |train is |trains )?(?:finally )?(?:moving|rolling|going) (?:at last|again at last|again finally)|finally (?:moving|rolling)|(?:traffic|train|queue|bus)(?: is|s)? (?:finally )?moving again)\b/i,
    ],
    unless: /\b(?:house|flat|out|home|country|in with|abroad|on without|away|apart)\b/i,
    replies: repliesOf(`
Rolling at last. Enjoy the air.
Moving again: the best gear there is.
There goes the jam, and you with it.
    `),
    isBeside: true,
  },
];
