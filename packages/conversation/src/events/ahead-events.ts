import { type EventKind, kin, repliesOf } from './event-kind.ts';

const soon =
  '(?:tomorrow|tomorow|tommorow|tommorrow|2morrow|tmrw|tmr|tonight|today|in (?:an|two|three|\\d{1,2}) hours?|in (?:ten|five|\\d{1,2}) min|(?:this|in the) (?:morning|afternoon)|at (?:\\d{1,2}|nine|ten|noon)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week)';
const trials =
  '(?:(?:driving|entrance|test|math|maths|uni|final|first|job|citizenship|language|oral|bar) ){0,2}(?:exams?|results|finals|midterms?|test|interview|audition|viva|presentation|hearing|court (?:date|thing|case)|surgery|operation|biopsy|scan|speech|recital|(?:first|second|third|blind|tinder) date|tribunal|chemo|first (?:day|shift|lesson|class|sermon|gig|match|night shift))';

/** What is still to come, and weighs already. */
export const aheadEvents: readonly EventKind[] = [
  {
    name: 'in-operation',
    tone: 'ahead',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin})(?: is|s)?(?: being| still| now)? (?:in (?:the |an )?(?:operation|surgery|theatre|icu|intensive care|coma|operating room)|operated(?: on)?|having (?:an |a |his |her )?(?:operation|surgery|bypass|transplant|procedure))\\b`,
        'i',
      ),
    ],
    unless: /\b(?:died|dead|went well|is over|last (?:year|month|week)|ago)\b/i,
    replies: repliesOf(`
I hope all goes well for your {who}. Waiting like that is long.
I wish your {who} well, and you a short wait.
May it go well for your {who}. I wait with you.
    `),
  },
  {
    name: 'in-waiting-room',
    tone: 'ahead',
    told: [
      /\b(?:waiting|wait|sitting|sat) (?:here )?(?:at|in|for hours at) (?:the |a )?(?:hospital|er|a&e|emergency(?: room)?|waiting room|ward|clinic)\b/i,
    ],
    unless: /\b(?:died|dead|benign|good news|all clear|car park|finger|thumb|dentist|cafe)\b/i,
    replies: repliesOf(`
Hospitals make hours longer than they are. I wait with you.
I hope the news will be good. I keep you company until then.
Waiting there is hard. I hope it goes well.
    `),
  },
  {
    name: 'custody',
    tone: 'ahead',
    told: [
      /\b(?:its|it is|about|over|for) (?:the )?custody\b/i,
      /\bcustody (?:hearing|case|battle|thing|trial|court|date)\b/i,
      /\b(?:fighting|court|fight) for (?:my|our) (?:kids?|child|children|son|daughter|boy|girl)\b/i,
    ],
    unless: /\b(?:won|gave|granted|lost|got custody|happy|first time|argue|talked|lawyers)\b/i,
    replies: repliesOf(`
That matters more than anything. I hope it goes well for you both.
No wonder it keeps you busy. I wish you and your child a good outcome.
A great deal hangs on that. I keep my fingers crossed for you both.
    `),
  },
  {
    name: 'theirs-ahead',
    tone: 'ahead',
    told: [
      new RegExp(
        `\\b(?:my|our) (?<who>${kin}) (?:has|have|is having|takes?|is taking|sits?|is sitting|does|is doing|got) (?:his|her|their|an?|the) (?:[a-z]{3,12} ){0,2}(?:exams?|tests?|finals|interview|audition|operation|surgery|scan|match|recital|viva)\\b`,
        'i',
      ),
    ],
    beside:
      /\b(?:tomorrow|today|tonight|this morning|in an hour|now|\w{3,6}day|nerves|nervous|last one|worried|cant think|scared|waiting)\b/i,
    unless: /\b(?:passed|went well|failed|is over|finished)\b/i,
    replies: repliesOf(`
I keep my fingers crossed for your {who}.
All the luck to your {who}, and a steady heart to you.
Fingers crossed for your {who}. Waiting is the harder half.
    `),
  },
  {
    name: 'trial-ahead',
    tone: 'ahead',
    told: [
      new RegExp(
        `\\b(?<what>${trials})(?: (?:results|is|are|starts|comes? out|on|(?:at|on) [a-z]{2,14}|(?:at|on|in) (?:the|my) [a-z]{2,12}))? ${soon}`,
        'i',
      ),
      new RegExp(
        `\\b(?:tomorrow|tomorow|tommorow|tommorrow|today|tonight) (?:is|i have|ive got|is my|i got) (?:an? |my |the )?(?<what>${trials})\\b`,
        'i',
      ),
      // "Shift starts in ten, first day on the ambulance".
      /\b(?:shift|lesson|class|match|gig|service) (?:starts|begins) in [a-z0-9]{1,7}(?: (?:min(?:ute)?s?|hours?))?\b.{0,20}\b(?<what>first (?:day|shift|lesson|class|match|gig))\b/i,
    ],
    beside: /\b(?:i|im|ive|me|my|shitting|nerv\w{2,5}|anxious|scared|cant|help|pray|wish)\b/i,
    unless:
      /\b(?:passed|went well|went ok|failed|is over|finished|finish now|done|aced|nailed|my (?:students?|class|pupils)|i (?:\w{2,8} )?(?:had|did|sat|took)|had (?:a|an|my|the|another)|did the|went live|fell|wrote|written|died|his|hers|they said|at the surgery|come in|results in)\b/i,
    replies: repliesOf(`
Fingers crossed for the {what}.
I wish you luck with the {what}, and a steady hand.
I hope it goes well with the {what}.
All the luck for the {what}. Breathe out once, slowly.
    `),
  },
  {
    name: 'come-out-soon',
    tone: 'ahead',
    told: [
      /\b(?:they|results|it|marks|grades) (?:come|comes|are|will be|is) out (?<when>tomorrow|tonight|today|on \w{3,9}|next week|in an hour|soon)\b/i,
    ],
    replies: repliesOf(`
{when}, then, and not a word before it. Fingers crossed.
Right, nothing is won or lost yet. Fingers crossed.
Then I say nothing of it until they are out. Good luck!
    `),
  },
  {
    name: 'chemo',
    tone: 'ahead',
    told: [
      /\b(?<what>chemo|radiation|dialysis)(?: (?:number|no|round|session)? ?(?:\d{1,2}|one|two|three|four|five|six|seven|eight))? (?:tomorrow|today|this (?:morning|afternoon)|on \w{3,9}day)\b/i,
    ],
    unless: /\b(?:last|finished|done|rang)\b/i,
    replies: repliesOf(`
I wish you an easy day of it.
May it be a short chair and a good book, and no more than that.
I hope it goes gently with you.
    `),
  },
  {
    name: 'off-to-hospital',
    tone: 'ahead',
    told: [
      /\b(?:off|going|on (?:my|the) way|heading|driving) to (?:the )?(?:hospital|clinic|court|funeral home|chemo)\b/i,
    ],
    unless: /\b(?:work|shift|job|visit|baby|born|birth)\b/i,
    replies: repliesOf(`
I hope it goes gently. I come along.
All the best for it. You have company on the way.
I wish you a good outcome there.
    `),
  },
];
