import { type EventKind, kin, repliesOf } from './event-kind.ts';

const firms =
  'startup|start up|company|business|firm|shop|store|restaurant|cafe|bakery|studio|band|project|paper|magazine|pub|club|brand|label';

/** What was lost, and who is remembered. */
export const hardEvents: readonly EventKind[] = [
  {
    name: 'firm-ended',
    tone: 'hard',
    told: [
      new RegExp(
        `\\b(?:my|our|the) (?<what>${firms})(?: has| is| just| finally| officially| basically){0,3} (?:died|dead|folded|failed|went under|going under|gone under|went bust|bankrupt|insolvent|shut down|shutting down|closed (?:down|for good)|closing down)\\b`,
        'i',
      ),
      /\bnobody (?:has )?died\b.{0,20}\b(?:company|startup|business|job)\b/i,
      /^\W{0,3}just the (?<what>company|startup|business|job|band)\b/i,
    ],
    isSaidSo: true,
    unless:
      /\b(?:from the (?:band|club|shop|project)|for the (?:day|night)|phone|battery|lol jk|good riddance|thank god)\b/i,
    replies: repliesOf(`
That is rough, after all that went into it.
All that work, and then the lights go out. I am sorry about it.
What a thing to carry out of the door. I am sorry.
Years go into a thing like that. I am sorry it ended so.
    `),
  },
  {
    name: 'betrayed',
    tone: 'hard',
    told: [
      /\b(?:saw|caught|found) (?:him|her|them) (?:with (?:a|an|another|some|my) [a-z]{3,10}|cheating|in bed with|kissing)\b/i,
      /\b(?:he|she|they|my (?:boyfriend|girlfriend|husband|wife|partner|ex|best friend)) (?:\w{2,8} )?(?:cheated|lied to me|has been lying to me|was lying to me|is seeing (?:someone|somebody|another)|was seeing (?:someone|somebody|another))\b/i,
      /\b(?:best friend|friend|bestie|bff|sister|cousin|mate) (?:\w{2,8} ){0,2}(?:kissed|slept with|is (?:going out|dating|together) with|is dating|is seeing|started dating|got with|hooked up with|is in love with) (?:my (?:boyfriend|girlfriend|husband|wife|ex|crush|fianc[eé]e?)|the (?:boy|girl|guy|man|woman|one) (?:that )?i (?:like|love|liked|loved|fancy|am in love with))\b/i,
    ],
    unless:
      /\b(?:in (?:the|a) (?:film|movie|book|show)|fantastic|at (?:cards|chess|monopoly|uno)|dog|cat|song)\b/i,
    replies: repliesOf(`
What a lie to be told. No wonder you are angry.
That is a betrayal, plain and simple. You may be furious.
You did not deserve that. Be as angry as you like here.
    `),
  },
  {
    name: 'friend-quarrel',
    tone: 'hard',
    told: [
      /\b(?:(?:had|have|having|got in(?:to)?|been in) (?:a|an|another) (?:(?:big|huge|massive|terrible|horrible|stupid|bad|silly) ){0,2}(?:fight|row|argument|falling out|quarrel)|fell out|fallen out|argued|arguing|fought|fighting) with (?:my|a) (?:(?:best|close|old|good|dear) )?(?<who>friend|bestie|bff|mate|flatmate|roommate|cousin)\b/i,
    ],
    unless: /\b(?:made up|fine now|talking again|sorted|boxing|fifa|playstation|game)\b/i,
    replies: repliesOf(`
A quarrel with a {who} is hard to shake off.
Falling out with a {who} sits badly, whoever began it.
I am sorry. Words between friends hit harder than others.
    `),
  },
  {
    name: 'photo-disliked',
    tone: 'hard',
    isGentle: true,
    told: [
      /\bi (?:really |just |always )?(?:hate|cant stand|dont like|dislike) (?:how|the way) i look (?:in|on) (?:\w{2,8} )?(?:photos?|pictures?|pics?|selfies?|camera|video|zoom)\b/i,
      /\bi (?:really |just |always )?look (?:awful|terrible|horrible|ugly|so bad|fat|weird) (?:in|on) (?:\w{2,8} )?(?:photos?|pictures?|pics?|selfies?|camera|video)\b/i,
    ],
    isSaidSo: true,
    unless: /\b(?:die|dead|kill|cut|starv\w{1,3}|eat\w{0,3}|purg\w{1,3}|lol|haha)\b/i,
    replies: repliesOf(`
A camera is a hard judge, and it knows little of a person.
Nobody looks at a photo of you as hard as you do.
A picture holds one instant, and leaves out all the rest of you.
    `),
  },
  {
    name: 'kin-quarrel',
    tone: 'hard',
    told: [
      /\b(?:(?:had|have|having|got in(?:to)?|been in) (?:a|an|another) (?:(?:big|huge|massive|terrible|horrible|stupid|bad|silly) ){0,2}(?:fight|row|argument|falling out|quarrel)|fell out|fallen out|argued|arguing|fought) with my (?<who>mum|mom|mam|mother|dad|father|parents|sister|brother|son|daughter|wife|husband|boyfriend|girlfriend|partner|family|gran|grandma|aunt|uncle|in ?laws)\b/i,
    ],
    unless:
      /\b(?:made up|fine now|talking again|sorted|boxing|fifa|playstation|game|hit|hits|beat|threw|police|bruis\w{1,3})\b|\b(?:an?|the) [a-z]{3,12}!/i,
    replies: repliesOf(`
A quarrel with your {who} is hard to shake off.
Words with your {who} hang in the air for hours.
I am sorry. It sits badly, a quarrel with your {who}.
    `),
  },
  {
    name: 'theirs-lost-job',
    tone: 'hard',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}) (?:has |have |just |got |was |were |is |been ){0,3}(?:lost (?:his|her|their) jobs?|laid off|fired|sacked|made redundant|let go)\\b`,
        'i',
      ),
    ],
    unless: /\b(?:found (?:a|another)|new job|years ago|deserved|hated)\b/i,
    replies: repliesOf(`
A job lost weighs on everybody at the table. I am sorry.
I am sorry for your {who}, and for the worry that comes with it.
That is a blow to your {who}, and to you. I am sorry.
    `),
  },
  {
    name: 'home-harmed',
    tone: 'hard',
    told: [
      /\b(?:my|our|the) (?:house|flat|apartment|home|place|basement|cellar|kitchen|room|garage|shop) (?:(?:has|have|just|got|was|is|been) ){0,3}(?:flooded|flooding|burned down|burnt down|burning|on fire|burgled|broken into|robbed|ransacked|destroyed|gone up in flames)\b/i,
    ],
    unless: /\b(?:sun\w{0,4}|light|love|film|movie|game|insurance paid)\b/i,
    replies: repliesOf(`
I am so sorry. Home ought to be the safe place.
To see that done to one's own four walls is awful. I am sorry.
I am sorry; so much of a life stands in such rooms.
    `),
  },
  {
    name: 'robbed',
    tone: 'hard',
    told: [
      /\b(?:i|we) (?:(?:was|were|got|ve been|have been|just got|been) ){1,2}(?:robbed|mugged|burgled|pickpocketed|scammed|conned|assaulted|attacked)\b/i,
    ],
    unless: /\b(?:of a goal|referee|ref|film|game|dream|dreamt)\b/i,
    replies: repliesOf(`
I am so sorry. Nobody should have that done to them.
That shakes a person, long after it is over. I am sorry.
I am sorry that happened to you. You did nothing to earn it.
    `),
  },
  {
    name: 'late-one',
    tone: 'fond',
    isBeside: true,
    told: [
      new RegExp(`\\b[Mm]y late (?:${kin})(?:,? (?<name>[A-Z][a-z]{1,11})(?!\\w))`),
      new RegExp(`\\bmy late (?<who>${kin})\\b`, 'i'),
    ],
    unless:
      /\b(?:cry\w{0,3}|cant|anniversary|birthday|grave|funeral|miss\w{0,3}|lonely|alone|hard|hurts?|today|without)\b/i,
    replies: repliesOf(`
{name} sounds like good company.
{name} is welcome here, in every song.
Somebody dear has a place in every song.
That is how one keeps somebody.
    `),
  },
  {
    name: 'danced-once',
    tone: 'fond',
    isSaidSo: true,
    told: [
      /\b(?:we|i) (?:used to|would|always|often) (?:go )?(?:danc(?:e|ing)|jiv(?:e|ing)|waltz)\b.{0,120}?\b(?<what>quickstep|foxtrot|waltz|jive|tango|polka|swing|twist|rumba)(?:e?s)?\b/i,
      /\b(?:we|i) (?:used to|always|often) (?:go )?danc(?:e|ing)\b/i,
      /\b(?:thats|its|it was|that was|where|at the [a-z]{3,12}) (?:where )?(?:i|we) (?:first )?met (?:my |our )?(?:[A-Z][a-z]{1,11}|husband|wife|him|her)\b/,
    ],
    unless:
      /\b(?:died|dead|late|passed|lost|widow\w{0,3}|miss|misses|missing|lonely|alone|funeral|without|gone|cry\w{0,3}|cancer|ill|since|grave|anniversary|divorc\w{1,3}|left me|ex|tinder|app|cant dance|no longer|any ?more|knees?|hip)\b/i,
    replies: repliesOf(`
I can nearly hear the {what} from here.
A good {what} keeps its shine. Let us see how near we come.
That must have been a floor worth crossing.
I like to think of the band that night.
    `),
  },
  {
    name: 'died-lately',
    tone: 'hard',
    isBeside: true,
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}|dog|cat|horse|rabbit)(?: has)? (?:died|passed(?: away)?|was killed) (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|the (?:spring|summer|autumn|winter))|last (?:week|month|night|spring|summer|autumn|winter|year|\\w{3,6}day)|(?:\\d{1,2}|a|two|three|few|a few) (?:days|weeks|months|week|month) ago|today|yesterday|this (?:morning|week|month|year)|on \\w{3,6}day)\\b`,
        'i',
      ),
      /\bwe lost (?:ours|our (?<who>dog|cat|horse|rabbit)) (?:in|last|this|two|a|on)\b/i,
      /\b(?:she|he) died (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december)|last (?:week|month|spring|summer|autumn|winter|year))\b/i,
    ],
    unless: /\b(?:laugh\w{0,3}|phone|laptop|car|game)\b/i,
    replies: repliesOf(`
I am so sorry about your {who}.
To lose your {who} is a great loss. I am sorry.
That is a great loss, and I am sorry.
I am so sorry. Thank you for telling me.
    `),
  },
  {
    name: 'patient-lost',
    tone: 'hard',
    told: [
      /\blost (?:one of my|a|my) (?:(?:favou?rites?|dear|long time|old) ){0,2}(?:patients?|residents?|clients|favou?rites?)\b(?: (?:this|on|last|today|tonight|at) ?(?:shift|night|week|today)?)?/i,
    ],
    beside: /\b(?:nurse|hospice|shift|ward|care home|carer|doctor|patient|resident|hospital)\b/i,
    replies: repliesOf(`
I am sorry about the one you lost. It does not become nothing with the years.
I am sorry. Somebody like that leaves a place on the ward.
I am sorry about that one; they had you beside them.
    `),
  },
  {
    name: 'far-child',
    tone: 'even',
    isBeside: true,
    told: [
      /\bmy (?<who>son|daughter|kids|children|boy|girl|brother|sister|husband|wife|mother|mum|mom|father|dad) (?:is |are |lives? |stud(?:y|ies) |works? )(?:\w{2,12} ){0,3}(?:far away|so far|far from here|abroad|overseas)\b/i,
    ],
    unless: /\b(?:died|dead|war|prison|nobody|busy|lonely|alone|birthday|today|company)\b/i,
    replies: repliesOf(`
Far away, and in your thoughts all the same.
Far away is a long way for a thought, and it goes there all the same.
    `),
  },
  {
    name: 'no-baby-yet',
    tone: 'hard',
    isSaidSo: true,
    told: [
      /\btry(?:ing)? (?:for a (?:baby|child)|to (?:conceive|get pregnant))\b.{0,60}\b(?:negative|nothing|not pregnant|didnt work|failed|one line)\b/i,
      /\b(?:pregnancy test|the test) (?:was |is |came back )?negative again\b/i,
      /\b(?:ivf|transfer|cycle|round) (?:has |just )?(?:failed|didnt work|did not work|was unsuccessful)\b/i,
    ],
    unless: /\b(?:covid|relie(?:f|ved)|thank god|phew|finally positive|glad)\b/i,
    replies: repliesOf(`
I am so sorry. Hoping like that, again and again, wears one out.
That is a quiet grief, and it comes back each time. I am sorry.
I am sorry that it was not to be this time.
    `),
    turns: true,
  },
  {
    name: 'messages-another',
    tone: 'hard',
    told: [
      /\b(?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?) (?:has been |have been |is |was |had been |has |keeps )?(?:messaging|texting|seeing|sexting|sleeping with|meeting|dating|in touch with|writing to) (?:his|her|their|an?|my|another|someone|somebody|other) ?(?:ex|exes|other|another|someone|woman|women|man|men|girls?|guys?|colleague|coworker|best friend|friend|sister|behind)?\b/i,
    ],
    beside:
      /\b(?:ex|exes|found|find|behind|months|secretly|hiding|hid|lied|sick|caught|other woman|other man|affair|cheat\w{0,3}|another)\b/i,
    unless: /\b(?:book|film|series|show|character|mum|mom|mother|birthday|surprise)\b/i,
    replies: repliesOf(`
That goes to the bottom of what you trusted. I am sorry.
Finding out like that takes the ground away. I am sorry.
No wonder it makes you feel sick. You do not have to decide anything tonight.
    `),
    turns: true,
  },
  {
    name: 'driving-test-failed',
    tone: 'wry',
    told: [/\bfailed (?:my |the |his |her )?(?:driving|theory|road) test\b/i],
    unless: /\b(?:died|crash\w{0,3}|hospital|job|fired)\b/i,
    replies: repliesOf(`
Driving tests have a mind of their own. The next one is yours to try.
That examiner will be forgotten before the road is.
Not this time. The car will still be there for the next.
    `),
  },
  {
    name: 'results-short',
    tone: 'hard',
    isSaidSo: true,
    told: [
      /\b(?:results?|grades?|marks?|scores?)\b.{0,30}\b(?:not what (?:i|we) (?:needed|wanted|hoped|expected)|(?:arent|werent|wasnt|isnt|not) (?:good )?enough|not (?:that )?good|lower than|below what|worse than)\b/i,
    ],
    unless: /\b(?:blood|scan|biopsy|medical|doctor|hospital|election|match|game|football)\b/i,
    replies: repliesOf(`
I am sorry the results are not what you needed.
That is a hard paper to hold. It says nothing of what you are worth.
Not what you hoped for, and it may hurt today.
    `),
    turns: true,
  },
];
