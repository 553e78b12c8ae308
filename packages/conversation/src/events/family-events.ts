import { type EventKind, kin, repliesOf } from './event-kind.ts';

const surely = '(?:(?:just|finally|actually|really|also|even|already|ve|have|has|is|s|now|then) ){0,3}';
const waits =
  /\b(?:doctors?|surgeons?|nurses?|hospital|operation|operated|surgery|icu|intensive care|coma|ward|anaesthe\w{2,6}|anesthe\w{2,6}|theatre|a&e|emergency room)\b/i;

/** Health, births, weddings, and people who come back to each other. */
export const familyEvents: readonly EventKind[] = [
  {
    name: 'woke',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:he|she|they|(?:my|our) (?:${kin})) ${surely}(?:woke(?:n)?(?: up)?|wakes? up|awake|opened (?:his|her) eyes|out of (?:surgery|danger|icu|intensive care|the woods|theatre|hospital)|pulled through|made it through|stable|coming home|allowed home|going to (?:be (?:ok|okay|fine|alright|all right)|live|make it|pull through)|(?:is |s )?(?:good|fine|ok|okay|well|alright|all right|better))\\b(?! (?:from the|news))`,
        'i',
      ),
      /\b(?:doctor|surgeon|nurse|hospital)s? (?:\w{2,8} ){0,4}(?:good news|all (?:is |s )?(?:good|fine|well|ok|okay))\b/i,
    ],
    beside: waits,
    unless:
      /\b(?:worse|died|dead|bad news|not (?:good|well|fine|ok|okay|awake|waking)|isnt|wont|hasnt|still (?:in|under|waiting)|but)\b/i,
    replies: repliesOf(`
What a relief. I am so glad for you all.
Thank goodness. Now you may breathe out.
That is the news one waits for. I am glad with you.
How good. The waiting was for something.
    `),
    turns: true,
  },
  {
    name: 'operation-well',
    tone: 'glad',
    told: [
      /\b(?:surgery|operation|op|procedure|transplant|bypass|scan|biopsy|birth|delivery|c section|treatment)(?: has| is| all){0,2} (?:went|gone|going|was) (?:really |very |so |all )?(?:well|fine|good|ok|okay|smoothly|great|perfectly|a success|successful)\b/i,
    ],
    unless: /\b(?:well|fine|good|ok|okay|smoothly|great|success\w{0,3})\W{1,3}but\b/i,
    replies: repliesOf(`
It went well: what a relief.
How good that it went well. Breathe out now.
Thank goodness that it went well.
    `),
    turns: true,
  },
  {
    name: 'all-clear',
    tone: 'glad',
    isSaidSo: true,
    told: [
      /\b(?:its|it is|it was|is|are|were|came back|said) (?:benign|negative|not cancer|no cancer|clear|all clear)\b/i,
      /\b(?:got|given|had) (?:the|my|an) all clear\b/i,
      /\b(?:in remission|cancer free|the tumou?r is gone)\b/i,
      /^\W{0,3}benign\b/i,
      /^\W{0,3}(?:its |it was )?all clear\b/i,
      /\b(?:results?|biopsy|scan|mri|tests?):? (?:came back |is |was |are |were )?(?:negative|clear|benign|normal)\b/i,
    ],
    beside:
      /\b(?:doctors?|biops\w{1,3}|scans?|tests?|results?|lumps?|cancer|remission|tumou?r|medical|mri|hospital|mole|bloods?|cyst|benign|nothing|all clear!|fly)\b/i,
    unless:
      /\b(?:but|not (?:benign|clear|in remission)|isnt (?:benign|clear)|covid|pregnan\w{2,4}|ivf|ttc|ovulat\w{3,5}|(?:try|trying|tried|hoping|wish\w{0,3}|want\w{0,3}) (?:for|to have|a) [a-z ]{0,12}\bbab(?:y|ies)|conceiv\w{1,4}|cry\w{0,3} anymore)\b/i,
    replies: repliesOf(`
What a relief. I am so glad for you.
That is the best of all results. Breathe out, all the way.
Nothing bad: I am glad with you, from end to end.
Thank goodness. That is a weight gone.
    `),
    turns: true,
  },
  {
    name: 'to-be-parent',
    tone: 'glad',
    told: [
      /\b(?:i|we)(?:m| am|re| are)? (?:going to|gonna|about to|will|ll) (?:be|become) (?:an? |the )?(?<who>dad|father|mum|mom|mother|parents|grandma|granny|grandad|grandpa|grandmother|grandfather|grandparents|nana|uncle|aunt|auntie)\b/i,
    ],
    unless: /\b(?:scared|dont want|terrified|too young|abortion|ex|alone|bad|terrible|awful|like)\b/i,
    replies: repliesOf(`
Congratulations! That is a fine thing to become.
Congratulations, that is news for the whole street.
How wonderful. Congratulations to all of you!
    `),
    turns: true,
  },
  {
    name: 'born',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}) ${surely}(?:gave birth|had (?:a|her|his|our|their) (?:[a-z]{3,8} )?(?:baby|child|twins))\\b`,
        'i',
      ),
      new RegExp(
        `\\b(?:my|our) (?<who>${kin})\\b[^.!?]{0,80}\\b(?:she|they) (?:has|have|just) (?:just )?had (?:a|her|their) (?:baby|little)? ?(?:girl|boy|baby|son|daughter|twins)\\b`,
        'i',
      ),
      /\b(?:the|our|my|her|his) (?:baby|little one|grandchild|grandson|granddaughter) (?:is here|is born|was born (?:today|tonight|this|last night|an hour|at)|has arrived|arrived)\b/i,
    ],
    unless: /\b(?:died|dead|still|lost|nicu|intensive|too early|ex)\b/i,
    replies: repliesOf(`
Congratulations, and a warm welcome to the little one.
How wonderful. Welcome to the little one!
Congratulations! A new one in the world.
    `),
    turns: true,
  },
  {
    name: 'engaged',
    tone: 'glad',
    told: [
      /\b(?:we(?:re| are| got| just got)|i(?:m| am| got| just got)) engaged\b/i,
      /\b(?:she|he) said yes\b/i,
      /\b(?:she|he) (?:just )?proposed(?: to me)?\b(?! (?:we|that|a|an|the|to (?!me))\b)/i,
    ],
    beside:
      /\b(?:engaged|i (?:\w{2,8} )?(?:proposed|asked (?:her|him) to marry)|ring|one knee|marry|proposed)\b/i,
    unless: new RegExp(
      `\\b(?:ex|no longer|broke|called off|prom|fake|test|line|phone|toilet|nothing|gone|after me|to her|(?:my|our) (?:${kin})s?|permission|my boy|tried to|lend(?:ing|s)?|loan|rent|money|bank|boss|manager|mortgage|raise|pay rise|overtime|finished asking)\\b`,
      'i',
    ),
    replies: repliesOf(`
Congratulations to you both!
How lovely. Congratulations, and a long time together!
A yes like that is for keeps. Congratulations!
    `),
    turns: true,
  },
  {
    name: 'theirs-wedding',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin})(?: is|s)? (?:getting married|gets married|marries|(?:henna(?: night)?|wedding|engagement|hen (?:do|night)|stag (?:do|night)))\\b`,
        'i',
      ),
    ],
    unless:
      /\b(?:ex|without me|not invited|didnt invite|died|dead|late|off|cancell?ed|called off|danced|yesterday|was|were|hungover|ended|lost|missed|leaked|hiding|stood|kill|look the other way|whistled|all night|denied|my leave|delivered|plane)\b/i,
    replies: repliesOf(`
All the best to your {who}, and a good feast to all of you.
May it be a fine day for your {who}, and for you.
Congratulations to your {who}. May everybody dance!
    `),
  },
  {
    name: 'theirs-birthday',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin})s (?:(?:\\d{1,3}(?:st|nd|rd|th)|first|big) )?(?:birthday|bday)\\b`,
        'i',
      ),
      new RegExp(
        `(?:^\\W{0,3}|\\b(?:my|our) )(?<who>${kin}) (?:turns|turned|is turning|is|becomes|hace) (?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eighty|ninety|a hundred) (?:today|tomorrow|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:week|weekend|saturday|sunday))\\b`,
        'i',
      ),
    ],
    unless:
      /\b(?:late|died|dead|passed|would have|wouldve|miss|missed|forgot|grave|heaven|ex|estranged|not invited|alone|without|sad|cancer|hospital)\b/i,
    replies: repliesOf(`
A happy birthday to your {who}!
Many happy returns to your {who}, then.
Happy birthday to your {who}, and enjoy the day.
    `),
  },
  {
    name: 'own-birthday',
    tone: 'glad',
    told: [
      /\b(?:its|it is|today is|todays) my (?:\d{1,3}(?:st|nd|rd|th) )?birthday\b/i,
      /\bi turn(?:ed)? \d{1,2} today\b/i,
    ],
    unless:
      /\b(?:alone|nobody|no one|forgot|sad|hate|without|died|worst|lonely|cry\w{0,3}|funeral|miss\w{0,3})\b/i,
    replies: repliesOf(`
Happy birthday to you!
Many happy returns! This one is for you.
A happy birthday, and a good year to come.
    `),
  },
  {
    name: 'ruling',
    tone: 'glad',
    told: [
      /\b(?:judge|court|jury|tribunal|magistrate)s? (?:\w{2,8} )?(?:gave|granted|awarded|let) (?:me|us)\b/i,
      /\b(?:judge|court|jury|tribunal)s? (?:\w{2,8} )?(?:ruled|decided|found) (?:for us|for me|in (?:my|our) favou?r)\b/i,
      /\b(?:i|we) (?:\w{2,8} )?(?:won (?:the|my|our) (?:case|appeal|hearing|custody)|got (?:(?:joint|shared|full|partial) )?custody)\b/i,
    ],
    unless:
      /\b(?:only|guilty|robbed|boxing|round|bout|third|win|prison|jail|years (?:in|of)|fine of|nothing|lost|unfair|sad|angry|devastated|not happy|unhappy|cry\w{0,3})\b/i,
    replies: repliesOf(`
I am glad it went that way, for all of you.
That is a good outcome to come home with. I am glad.
How good that it is settled, and so. Breathe out.
    `),
    turns: true,
  },
  {
    name: 'first-since',
    tone: 'glad',
    told: [
      /\b(?:the |his |her |their |our )?first (?<what>words?|call|message|text|letter|hug|smile|visit|laugh|conversation|meal together)(?: [a-z]{1,8}){0,3} (?:in|for|after) (?:over |almost |about |nearly )?(?<time>(?:\d{1,3}|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several) (?:days?|weeks?|months?|years?))\b/i,
    ],
    unless: /\b(?:died|dead|funeral|goodbye|last)\b/i,
    replies: repliesOf(`
The first {what} in {time}: that is no small thing.
After {time}, one {what} counts for a great deal.
The first {what} in {time}. That is worth keeping quite still for.
    `),
  },
  {
    name: 'talking-again',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:we(?:re| are)|(?:he|she|they|my (?:${kin}))(?: is|s| are)?) (?:talking|speaking|writing)(?: to (?:me|us|each other))? again\\b`,
        'i',
      ),
      new RegExp(
        `\\b(?:he|she|they|my (?:${kin})) ${surely}(?:called|wrote|texted|rang|phoned|spoke|talked|answered)(?: to me| me)? (?:back )?after (?<time>(?:\\d{1,3}|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several) (?:days?|weeks?|months?|years?))\\b`,
        'i',
      ),
    ],
    unless: /\b(?:ex|died|dead|drunk|threat\w{0,6}|money|want him back)\b/i,
    replies: repliesOf(`
After such a silence, that is good to hear.
A silence that ends: how good.
That must feel like a window opened.
    `),
    turns: true,
  },
  {
    name: 'alive',
    tone: 'glad',
    told: [
      new RegExp(
        `\\b(?:he|she|they|(?:my|our) (?:${kin}))(?: is| are|s|re) (?:alive|safe|unharmed|out safe|home safe|safe home|safe and sound)\\b`,
        'i',
      ),
      /\bone word:? alive\b/i,
      /\b(?:we|they|i) (?:\w{2,8} )?found (?:him|her|them|the (?:cat|dog|kid|boy|girl)|my (?:cat|dog|son|daughter|boy|girl))(?: (?:alive|safe|again))?(?=[!.,]|$| (?:alive|safe))/i,
    ],
    unless:
      /\b(?:dead|died|body|not (?:alive|safe|found)|isnt|if|unconscious|cheating|in bed|keep (?:him|her|them) safe|ashes|prove|not how|whistle|tape)\b/i,
    replies: repliesOf(`
Thank goodness. That is the one thing that counts.
What a relief. I am glad with you.
That is the word one waits for. Breathe out.
    `),
    turns: true,
  },
];
