import { type EventKind, kin, repliesOf } from './event-kind.ts';

const long =
  '(?:(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|so many) (?:long )?(?:years|months|cycles|rounds))';
const feasts =
  'christmas|xmas|eid|diwali|thanksgiving|easter|new year|new years|hanukkah|chinese new year|lunar new year|ramadan';

/** Plain good news that many people tell of, also what is good and sore at once. */
export const plainGladEvents: readonly EventKind[] = [
  {
    name: 'pregnant',
    tone: 'glad',
    isSaidSo: true,
    told: [
      new RegExp(
        `\\b(?:trying|tried|waiting|waited|wait) (?:for a (?:baby|child) )?(?:for )?(?:over |almost |nearly )?(?<time>${long})\\b[^\\n]{0,80}\\b(?:positive|pregnant|two lines)\\b`,
        'i',
      ),
      /\b(?:pregnancy test|the test|my test|test) (?:today |this morning |finally |just ){0,2}(?:was|is|came back|came out|says) (?:finally )?positive\b/i,
      /\b(?:im|i am|were|we are|my wife is|my girlfriend is|my partner is|wifes|shes) (?:finally |officially |actually |really )?(?:pregnant|expecting (?:a (?:baby|boy|girl|child)|our|twins))\b/i,
      /\b(?:were|we are|im|i am) having (?:a baby|twins|a (?:boy|girl))\b/i,
    ],
    beside: /\b(?:pregnan\w{1,3}|bab(?:y|ies)|trying|ivf|two lines|expecting|a boy|a girl|twins)\b/i,
    unless:
      /\b(?:scared|terrified|afraid|not ready|didnt plan|unplanned|dont want|don t want|abortion|left me|alone|ex|sixteen|seventeen|what do i do|panick?\w{0,3}|covid|sick|throwing up|lost|miscarr\w{0,6}|jealous|sisters?|friends?|everyone|everybody|tired|again|nause\w{1,3}|hurts?|back|affair|his|not pregnant|negative)\b/i,
    replies: repliesOf(`
After {time}: congratulations, from the heart!
{time}, and now this: what wonderful news!
Congratulations! A little one is on the way.
A baby on the way, how wonderful. Congratulations!
Congratulations, what news to carry about!
    `),
    turns: true,
  },
  {
    name: 'first-missed',
    tone: 'glad',
    isSaidSo: true,
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}|toddler|little one|grandchild)\\b[^.!?]{0,20}\\bfirst (?<what>steps?|words?|smile|laugh|tooth|goal|crawl)\\b`,
        'i',
      ),
    ],
    beside:
      /\b(?:missed (?:it|them|that)|wasnt there|was not there|was (?:at|stuck at) work|saw it on (?:video|my phone|the phone))\b/i,
    unless: /\b(?:died|nearly missed|almost missed|hasnt|speech therap\w{1,4})\b/i,
    replies: repliesOf(`
The first {what}, how wonderful! And it stings a little not to have been there.
What a moment for your {who}. One may be glad and sorry about it in one breath.
    `),
  },
  {
    name: 'first-of-child',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}|toddler|little one|grandchild) (?:just |finally |actually |has )?(?:took|taken|made|walked|said|spoke|had|scored|smiled|laughed|lost|got) (?:his|her|their|its|a|the) (?:very )?first (?<what>steps?|words?|smile|laugh|tooth|goal)\\b`,
        'i',
      ),
    ],
    unless: /\b(?:died|but|missed|wasnt there|sad|worried|fell|hasnt)\b/i,
    replies: repliesOf(`
The first {what}! What a day for your {who}, and for you.
The first {what}, how wonderful.
Your {who} has done a very big thing today.
    `),
    turns: true,
  },
  {
    name: 'done-and-odd',
    tone: 'both',
    isSaidSo: true,
    told: [
      /\b(?:finished|submitted|handed in|completed|defended|done with|sent off) (?:my |the |our |writing |writing my |off my )?(?<what>phd|thesis|dissertation|masters?|degree|novel|book|manuscript|studies|project|exams|finals|course|album|film)\b/i,
      /\b(?:my|the|our) (?<what>phd|thesis|dissertation|novel|book|manuscript|album|exams|finals) (?:is|are) (?:finally |now |all )?(?:finished|done|over|handed in|submitted)\b/i,
    ],
    beside:
      /\b(?:weird|strange|odd|empty|numb|flat|hollow|nothing|lost|dont know what|now what|anticlimax\w{0,3}|sad|blank)\b/i,
    unless: /\b(?:failed|rejected|jobs?|weird (?:ending|characters?|title))\b/i,
    replies: repliesOf(`
So long with one thing, and then it is done: no wonder it feels strange.
It is done, and where it was there is a gap. Both are true.
After such a stretch the quiet may well feel odd. Well done, all the same.
    `),
  },
  {
    name: 'no-cavities',
    tone: 'warm',
    isSaidSo: true,
    told: [
      /\b(?:no|zero|0) cavit(?:y|ies)\b|\bdentist\b[^.!?]{0,40}\b(?:all (?:good|fine|clear|well)|nothing (?:wrong|to do)|perfect teeth|teeth are (?:fine|good|perfect))\b/i,
    ],
    replies: repliesOf(`
Nothing to drill: that is a win of any size.
A good word from the dentist, how rare and how nice.
A clean bill from the dentist is worth a tune.
    `),
    turns: true,
  },
  {
    name: 'came-home',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}|cat|dog)\\b[^\\n]{0,80}\\b(?:came (?:back )?home|is (?:back )?home|back home|knocked (?:at|on) (?:the|my|our) door|walked (?:in|through the door)|turned up at the door|found (?:his|her|its) way (?:back|home))\\b`,
        'i',
      ),
    ],
    beside:
      /\b(?:pray\w{0,4}|waited|waiting|missing|at last|finally|after (?:\w{1,8} )?(?:days|weeks|months|years)|found|safe|thank god|released|deploy\w{0,4})\b/i,
    unless:
      /\b(?:drunk|died|dead|crying|bruis\w{1,3}|upset|bullied|hurt|without|late from|cold|leaving|left again|angry|coffin|care home)\b/i,
    replies: repliesOf(`
Home again: what a relief, and what a night to remember.
Your {who} is home. Now one may breathe out.
That is the knock one waits for. I am so glad.
    `),
    turns: true,
  },
  {
    name: 'blessed',
    tone: 'warm',
    told: [
      /\bgod (?:has been|is|been|was|s been|has always been) (?:so |very |really |too |always )?(?:good|kind|faithful|gracious)\b/i,
      /\b(?:feeling|feel|im|i am|we are|were) (?:so |truly |very |really )?blessed\b/i,
      /\bblessed (?:day|week|morning|sunday)\b/i,
    ],
    unless: /\b(?:why|where is|but|died|funeral|prove|good to others|not|meant)\b/i,
    replies: repliesOf(`
How good to have that to be thankful for.
A thankful heart is a fine thing to come with.
That is a blessing, and I am glad with you.
    `),
  },
  {
    name: 'soon-to-see',
    tone: 'warm',
    isSaidSo: true,
    told: [
      new RegExp(
        `\\b(?:looking forward to|cant wait to|can not wait to|so excited to|excited to|excited about|going to|get to|finally) (?:finally )?(?:see|seeing|meet|meeting|visit|visiting|hug|hugging) my (?:(?:best|big|little|baby|old|older|younger|long distance) ){0,2}(?<who>${kin}|family|grandparents|bestie|bf|gf|friends|people|man|girl|folks)\\b`,
        'i',
      ),
    ],
    unless:
      /\b(?:last time|hospice|hospital|dying|grave|funeral|heaven|again one day|nervous|scared|dread\w{0,3}|court|prison|estranged|but|cancell?ed|not looking|ashes|soon mum|other side|one day)\b/i,
    replies: repliesOf(`
Soon you see your {who}: that is something to look forward to.
Your {who}, soon: how good to have that ahead.
To look forward to your {who} is half the joy.
    `),
  },
  {
    name: 'home-for',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:train|plane|bus|flight|drive|way|car|flying|driving|going|heading|travelling|traveling|im coming) (?:back )?home for (?<feast>${feasts})\\b`,
        'i',
      ),
    ],
    unless:
      /\b(?:cant|not|alone|dread\w{0,3}|without|last|first .{0,20}since|died|cancell?ed|delayed|stuck|missed|funeral|hate|but|(?:she|he|they|hes|shes|theyre|daughters?|sons?|brothers?|sisters?|kids|everyone) (?:is |are )?(?:coming|flying|driving|on|heading|going))\b/i,
    replies: repliesOf(`
Home for {feast}: the best way to be going.
On the way home for {feast}, how good.
Home, and {feast}, and everybody there. May the way be short.
    `),
    turns: true,
  },
  {
    name: 'free-days-begin',
    tone: 'glad',
    told: [
      /\bfirst day of (?:my |the |our |school |summer |half term |winter |spring |semester ){0,3}(?:holidays?|vacation|break|leave|freedom|weekend|summer|spring break|half term|annual leave)\b/i,
      /\b(?:holidays?|vacation|half term|summer break|spring break|annual leave) (?:start|starts|started|begin|begins|is here|are here)(?: today| now| tomorrow)?\b/i,
      /\b(?:im|i am|were|we are) (?:now |finally |officially ){0,2}on (?:holiday|vacation|annual leave|leave)\b/i,
    ],
    unless:
      /\b(?:sick leave|maternity leave|alone|ill\b|raining|cold|flu|divorc\w{1,2}|without|died|sad|stuck|work|unpaid|sick|cancell?ed|fever)\b/i,
    replies: repliesOf(`
Days off, and all of them still ahead. How good.
The free time begins: may it be long.
No alarm, no list: a fine day to begin with.
    `),
    turns: true,
  },
  {
    name: 'crush-told',
    tone: 'warm',
    told: [
      /\b(?:cant|cannot|can not) (?:stop|quit) thinking (?:about|of) (?:a|this|the|that) (?:cute |new |certain |pretty |beautiful |hot |nice )?(?:girl|boy|guy|woman|man|lad|person|barista)\b/i,
      /\bi (?:think i )?(?:really |totally |secretly |might |kind of |kinda )?(?:like|fancy|have a (?:huge |big |massive |little )?crush on|am falling for|m falling for) (?:a|this|the|that) (?:girl|boy|guy|woman|man|lad) (?:in|from|at)\b/i,
    ],
    unless:
      /\b(?:ex|died|dead|killed|cr(?:y|ied|ying)|homeless|patient|accident|ill\b|sick|hurt|attack\w{0,3}|hit me|boyfriend|girlfriend (?:of|who)|married|doesnt|ignores|rejected|he said no|she said no|lost)\b/i,
    isSaidSo: true,
    replies: repliesOf(`
Somebody has found a way into your thoughts.
How nice, to have somebody on the mind like that.
A head full of one person: that is a lovely sort of trouble.
    `),
  },
  {
    name: 'new-animal',
    tone: 'glad',
    told: [
      /^\W{0,3}(?:(?:we|i) (?:just )?(?:got|have|adopted|brought home) (?:a|an|our|my) )?(?:a )?(?:new|rescue|baby) (?<who>pupp(?:y|ies)|pup|kittens?|kitty|dog|cat|bunny|rabbit|hamster|pony|horse|parrot|budgie|guinea pigs?)\b/i,
      /\b(?:we|i) (?:just |finally |have |ve ){0,2}(?:got|adopted|brought home|picked up|bought) (?:a|an|our|my) (?:new |little |rescue |first |tiny ){0,2}(?<who>puppy|pup|kitten|kitty|dog|cat|bunny|rabbit|hamster|pony|horse|parrot|budgie|guinea pig)\b/i,
    ],
    unless:
      /\b(?:died|vet|sick|exhaust\w{0,3}|tired|no sleep|sleep|cry\w{0,3}|bit(?:es|ing)?|regret|chew\w{0,3}|pee\w{0,2}|poo|allerg\w{1,3}|scared|after (?:we|i) lost|run over|hit|lost|food|bed|bowl|flap|sitter)\b/i,
    replies: repliesOf(`
A new {who}, how lovely! Give it a scratch from me.
Welcome to the new {who}. The house will not be the same.
Somebody new to love: how good.
    `),
    turns: true,
  },
  {
    name: 'quiet-at-last',
    tone: 'even',
    told: [
      /\b(?:baby|babys|babies|kids|toddler|toddlers|twins|little ones?|children)(?: is| are| has| have)? (?:finally|at last) (?:down|asleep|sleeping|in bed|gone down)\b/i,
      /\b(?:silence|peace|quiet|peace and quiet) at last\b|\bat last (?:some )?(?:silence|peace|quiet)\b|\bfinally (?:some )?(?:silence|peace|quiet|peace and quiet)\b/i,
      /\b(?:kids|children|boys|girls) (?:are )?(?:finally )?back (?:in|at|to) school\b[^.!?]{0,60}\b(?:quiet|silence|peace|coffee|myself|bliss)\b/i,
    ],
    unless: /\b(?:died|funeral|need|want|lonely|miss|too quiet|cant|wish|please|give me|something)\b/i,
    replies: repliesOf(`
Silence at last. Enjoy every minute of it.
Nobody wants anything for once, how good.
That quiet was hard to come by. It is yours.
    `),
  },
  {
    name: 'class-reunion',
    tone: 'ahead',
    told: [
      /\b(?:school|class|college|uni|university|high school|family|army|work) reunion (?:is )?(?:tonight|tomorrow|today|this (?:weekend|evening|saturday)|on \w{3,6}day|next \w{3,8})\b|\b(?:going|off) to (?:my|our|the|a) (?:\w{2,8} ){0,2}reunion\b/i,
    ],
    unless: /\b(?:was|were|cancell?ed|died)\b/i,
    replies: repliesOf(`
A reunion stirs up all sorts: nerves, and a good deal of curiosity.
All those faces, and the years on them. May it be a good evening.
One goes there with two minds, and comes home with stories.
    `),
  },
  {
    name: 'house-bought',
    tone: 'glad',
    told: [
      /(?:^\W{0,3}|\b(?:i|we) )(?:just |finally |have |ve )?(?:bought|closed on|got) (?:a|our|my|the|our own|my own) (?:first |own |new |little )?(?:house|flat|home|apartment|cottage|condo)\b/i,
      /\b(?:offer (?:was |got |has been )?accepted on (?:a|the|our) (?:house|flat|home)|(?:got|picked up|collected|have) the keys (?:to|for|of) (?:our|my|the) (?:new |first )?(?:house|flat|home|place|apartment))\b/i,
    ],
    unless:
      /\b(?:but|sold|regret\w{0,3}|burn\w{0,3}|flood\w{0,3}|ex|divorc\w{1,3}|alone|died|without|to (?:myself|ourselves)|dream(?:t|ed)|lego|doll\w{0,4}|minecraft|arrest|help)\b/i,
    replies: repliesOf(`
Congratulations! A door of your own, and the key to it.
A house of your own: congratulations!
Congratulations on the keys. Look at them as long as you like.
    `),
    turns: true,
  },
  {
    name: 'first-wages',
    tone: 'glad',
    told: [
      /\b(?:with|from|got|spent|spend|used|on) (?:my |the )?(?:very )?first (?:ever )?(?:salary|pay ?check|pay ?cheque|wages?|paycheck|pay packet)\b/i,
    ],
    unless: /\b(?:stolen|robbed|lost|scam\w{0,4}|gone|nothing left|not enough|rent|bills?|late|died)\b/i,
    replies: repliesOf(`
The first money of your own, and well spent.
First wages, and you knew what they are for. Lovely.
That is what a first salary is for.
    `),
    turns: true,
  },
  {
    name: 'called-for-nothing',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}) (?:just )?(?:called|rang|phoned|texted|came by|came round|popped in|dropped by)(?: me| us)?(?: today| tonight| earlier)? just to (?:say (?:hi|hello|hey|they love me|thank you|thanks)|chat|talk|check|see how|see me|see us)\\b`,
        'i',
      ),
    ],
    unless: /\b(?:goodbye|last|died|miss|argu\w{2,3}|money|hospital)\b/i,
    replies: repliesOf(`
Just to say hello: the best kind of call there is.
Your {who} thought of you, for no other reason. How lovely.
A word from your {who}, just like that, warms the whole day.
    `),
    turns: true,
  },
  {
    name: 'come-far',
    tone: 'glad',
    told: [
      /\b(?:ive|i have|youve|you have|we have|weve) come (?:such )?a (?:very )?long way\b/i,
      /\b(?:therapist|counsell?or|doctor|coach|teacher|nurse|mentor|sponsor|psychologist) (?:told me|said|says|thinks) (?:today |that )?(?:i am|im|i have|ive) (?:made (?:real |so much |great |a lot of )?progress|doing (?:so |really )?(?:well|great|better)|so much better)\b/i,
    ],
    unless: /\b(?:but|still have|far to go|long way to go|relaps\w{2,3}|not enough|dont believe|didnt)\b/i,
    replies: repliesOf(`
A long way, and every step of it yours.
It has been seen by somebody else, and now by you as well.
That is worth stopping for: so far, and on your own feet.
    `),
    turns: true,
  },
  {
    name: 'school-out',
    tone: 'glad',
    told: [
      /\blast day of (?:school|term|high school|secondary school|sixth form|uni|university|college|classes|exams)\b/i,
      /\b(?:schools?|term|uni|college) (?:is |s )?(?:finally )?out(?: for summer| for the summer)\b/i,
    ],
    unless:
      /\b(?:sad|cry\w{0,3}|miss|going to miss|scared|teacher here|my students|my class|retir\w{1,5}|son|daughter|kids?|goodbye)\b/i,
    replies: repliesOf(`
School is out! Enjoy every day of it.
No bell tomorrow. How does that sound?
The last day, done. The summer is yours.
    `),
    turns: true,
  },
];
