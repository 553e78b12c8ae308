import { type Mood, moods } from '@attune/contract';

type Likelier = Partial<Record<Mood, number>>;
interface NamedFeeling {
  words: string;
  likelier: Likelier;
  /** Nobody in danger says no more than that. */
  isHarmless?: true;
}

/** Words for feelings by the music whoever says nothing else wants, and how many times likelier that makes each mood. */
const named: readonly NamedFeeling[] = [
  {
    words:
      'happy|joyful|cheerful|delighted|thrilled|ecstatic|elated|amazing|awesome|fantastic|great|wonderful|fabulous|brilliant|giddy|bubbly|playful|silly|goofy|festive|jolly|merry|upbeat|optimistic|confident|cocky|sassy|radiant|jubilant|overjoyed|euphoric|proud|accomplished|victorious|triumphant|tipsy|drunk|cheeky|flirty|sexy|mischievous|sparkly|bouncy|sunny|chuffed|glad|pleased|excellent|super|marvellous|marvelous|splendid|terrific|ace|gorgeous|pretty|smiley|giggly|rejuvenated|celebratory|over the moon|on top of the world|on cloud nine|so good|really good|inspired|creative',
    likelier: { happy: 20, energetic: 3, sad: 0.02, calm: 0.3, focus: 0.1 },
    isHarmless: true,
  },
  {
    words:
      'energetic|energized|energised|energetic af|lively|excited|hyped|hyped up|pumped|pumped up|psyched|stoked|amped|amped up|fired up|revved up|on fire|wild|bold|badass|powerful|unstoppable|invincible|motivated|adventurous|spontaneous|ambitious|driven|determined|full of energy|hyper|buzzing|feisty|crazy|strong',
    likelier: { energetic: 20, happy: 6, focus: 1, sad: 0.02, calm: 0.1 },
    isHarmless: true,
  },
  {
    words:
      'grateful|thankful|content|satisfied|fulfilled|loved|in love|romantic|tender|affectionate|warm|hopeful|positive|good|fine|ok|okay|alright|all right|nice|light|lighter|appreciated|touched|moved|charmed|smitten|infatuated|peachy|whimsical|curious|blessed|lucky|better|well|refreshed|at home|pretty good|quite good|so so|decent|mellow and happy|safe|cosy|cozy|snug|comfy|sentimental|dreamy',
    likelier: { happy: 5, calm: 4, energetic: 0.3, sad: 0.05, focus: 0.4 },
    isHarmless: true,
  },
  {
    words:
      'calm|peaceful|serene|relaxed|chill|chilled|chilled out|mellow|zen|sleepy|tired|exhausted|drained|knackered|shattered|worn out|wiped|wiped out|pooped|groggy|lazy|slow|quiet|meditative|contemplative|reflective|thoughtful|pensive|restless|wired|jittery|overstimulated|overworked|hungover|jet lagged|jetlagged|introverted|spaced out|floaty|rested|stressed|stressed out|tense|burnt out|burned out|overwhelmed|busy|dead tired|tired out',
    likelier: { calm: 12, sad: 1.5, happy: 0.1, energetic: 0.05, focus: 0.1 },
    isHarmless: true,
  },
  {
    words:
      'sad|down|low|blue|gloomy|miserable|heartbroken|lonely|hurt|upset|disappointed|crushed|devastated|betrayed|rejected|ashamed|embarrassed|guilty|regretful|homesick|melancholic|melancholy|jealous|envious|insecure|discouraged|defeated|bummed|bummed out|glum|tearful|weepy|fragile|vulnerable|sensitive|insulted|humiliated|misunderstood|unmotivated|pessimistic|cynical|awful|terrible|horrible|bad|crap|shitty|rough|stuck',
    likelier: { sad: 12, calm: 2, happy: 0.02, energetic: 0.05, focus: 0.1 },
  },
  {
    words:
      'worried|scared|anxious|nervous|afraid|frightened|terrified|petrified|panicky|panicked|freaked out|on edge|uneasy|apprehensive|shaky|jumpy|unsettled|paranoid',
    likelier: { calm: 12, sad: 0.1, happy: 0.05, energetic: 0.05, focus: 0.1 },
  },
  {
    words: 'grumpy|cranky|grouchy|crabby|moody|hangry|irritable|snappy|ratty',
    likelier: { calm: 8, sad: 2, happy: 0.02, energetic: 0.3, focus: 0.2 },
  },
  {
    words: 'focused|productive|studious|concentrated|in the zone|locked in|in study mode|in work mode',
    likelier: { focus: 20, calm: 1, energetic: 1, happy: 0.5, sad: 0.02 },
    isHarmless: true,
  },
];

const word = named.map(({ words }) => words).join('|');
const degree =
  '(?:(?:so|very|really|quite|pretty|kinda|kind of|sort of|a bit|bit|a little|super|extremely|totally|absolutely|rather|fairly|oddly|weirdly|strangely|all|just|still|too|incredibly) ){0,2}';
const frame =
  '(?:(?:hi|hello|hey|yo|well|so|honestly|tbh|ok|okay|omg|wow|today|tonight|right now|actually|lol|haha)[ ,!.]{1,3}){0,3}(?:(?:i|we) (?:just |really |still |actually |do |am |have been |was )?(?:feel|feeling|am|m|felt|been)? ?|(?:im|ive been|were|i am|mood is|my mood is|mood|currently|just|am) (?:just |really |still |currently |feeling )?|feeling |feel |felt )?';
const tail =
  '(?: (?:old )?(?:man|woman|lady|git|bear|cat|me))?(?: (?:today|tonight|now|right now|rn|lately|again|atm|at the moment|this (?:morning|evening|afternoon|week)|for once|for no reason|actually|though|tbh|lol|haha|as hell|af|inside|and (?:need|want) (?:some )?music|and (?:i )?(?:dont|do not) know why)){0,2}[ .!…]{0,6}';
const whole = new RegExp(
  `^${frame}${degree}(?<first>${word})(?:(?:,| and|, and| but|, but) ${degree}(?<second>${word}))?${tail}$`,
);
const groups = named.map((one) => ({ ...one, of: new RegExp(`^(?:${one.words})$`) }));

/** In characters. */
const mostRead = 80;

/** The feelings that are all a message says: "I feel ecstatic", "hi, feeling kinda tired and sad"; none where it says more. */
function feelingsIn(text: string): readonly NamedFeeling[] {
  if (text.length > mostRead) return [];
  const plain = text.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ').trim();
  const { first, second } = whole.exec(plain)?.groups ?? {};
  return groups.filter(({ of }) => [first, second].some((one) => one !== undefined && of.test(one)));
}

export const namesFeeling = (text: string): boolean => feelingsIn(text).length > 0;

/** Of one who is well or tired, danger that is heard was heard in what else is said with such a word. */
export function namesHarmlessFeeling(text: string): boolean {
  const found = feelingsIn(text);
  return found.length > 0 && found.every(({ isHarmless }) => isHarmless === true);
}

/** How many times likelier each mood is where feelings are all that is named; `null` where more is said. */
export function likelierByFeeling(text: string): Likelier | null {
  const found = feelingsIn(text);
  if (found.length === 0) return null;
  const product = (mood: Mood) => found.reduce((left, { likelier }) => left * (likelier[mood] ?? 1), 1);
  return Object.fromEntries(moods.map((mood) => [mood, product(mood)]));
}
