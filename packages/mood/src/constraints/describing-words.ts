import { isInnerHyphen, type Token, wordAt } from './tokens.ts';

const words = (list: string) => list.trim().split(/\s+/);

/** These describe how music sounds and hardly anything else that shares a name with music. */
const ofSound = words(`
upbeat uptempo midtempo energetic energising energizing groovy funky chill chilled chilling mellow melodic danceable
slow fast banging soulful jazzy smooth heavy classic vintage underground instrumental acoustic electric electronic
melancholic melancholy relaxed relaxing dreamy driving pumping pulsing hypnotic atmospheric minimal bluesy rhythmic
catchy epic gritty raw uplifting soothing calming bouncy dramatic haunting lush sultry sexy moody brooding sombre somber
bittersweet romantic nostalgic punchy hard frenetic aggressive trippy swinging stomping rousing mournful sorrowful
driven led based laden tinged infused inflected flavoured flavored soaring bassy synthy orchestral psychedelic cinematic experimental traditional contemporary
`);

/** Moods. A house, a soul and a country have them too. */
const ofMood = words(`
happy sad calm quiet gentle peaceful lonely soft warm cosy cozy cheerful cheery joyful joyous jolly merry sunny serene
tranquil lively wild tender sweet gloomy dark bright light angry intense powerful hopeful delicate simple easy fun
blue loud sleepy restful tearful playful feelgood miserable depressing dreary bleak delightful blissful heartbroken
heartbreaking furious rowdy proper beautiful lovely good great cool big old live real actual early
`);

/** Where it is from: "Aussie rock", "Swedish pop". */
const ofPlace = words(`
aussie australian british english scottish irish welsh american canadian french german swedish norwegian danish finnish dutch
belgian swiss austrian italian spanish portuguese greek turkish polish czech hungarian romanian russian ukrainian serbian
croatian icelandic japanese korean chinese taiwanese thai vietnamese indonesian filipino indian pakistani persian iranian
israeli lebanese egyptian moroccan algerian nigerian ghanaian kenyan ethiopian senegalese malian congolese angolan african
brazilian argentinian argentine mexican colombian cuban peruvian chilean jamaican haitian detroit chicago berlin london bristol manchester nashville memphis texas parisian philly jersey miami brooklyn bronx seattle californian southern northern cornish sicilian bavarian cajun kiwi nordic scandinavian uk
`);

/** Two words that describe as one; a hyphen may stand between them. */
const pairs = new Set([
  'high energy',
  'low energy',
  'low key',
  'feel good',
  'laid back',
  'chilled out',
  'up tempo',
  'mid tempo',
  'stripped back',
  'stripped down',
  'easy going',
  'hard hitting',
  'old school',
  'slow burning',
]);
const degrees = new Set(
  words('very really so super extra proper properly nice pretty quite rather bit more most'),
);

/** "happy" with "happier" and "happiest", "sad" with "sadder" and "saddest". */
function compared(word: string): { word: string; comparative: string; superlative: string } {
  const stem = word.endsWith('y')
    ? `${word.slice(0, -1)}i`
    : word.endsWith('e')
      ? word.slice(0, -1)
      : /^[^aeiou]*[aeiou][bdgmnpt]$/.test(word)
        ? word + word.slice(-1)
        : word;
  return { word, comparative: `${stem}er`, superlative: `${stem}est` };
}

const allCompared = [...ofSound, ...ofMood].map(compared);
const soundWords = new Set(ofSound.map(compared).flatMap(({ word, comparative }) => [word, comparative]));
const placeWords = new Set(ofPlace);
const moodWords = new Set(ofMood.map(compared).flatMap(({ word, comparative }) => [word, comparative]));
const superlatives = new Set(allCompared.map(({ superlative }) => superlative));

/** In tokens. Nobody needs more, and a message of nothing but adjectives stays quick to read. */
const longestDescription = 8;

export interface Description {
  /** Its first token; that of the thing described where nothing describes it. */
  from: number;
  /** Said in words for how music sounds, not in moods alone. */
  ofSound: boolean;
  /** "the saddest", "your slowest". */
  superlative: boolean;
}

/** Whether the word says how music sounds or feels. */
export function describes(word: string): boolean {
  return soundWords.has(word) || moodWords.has(word) || placeWords.has(word) || superlatives.has(word);
}

/** The adjectives of mood or sound directly before the token: "really slow" before "blues". */
export function descriptionBefore(tokens: readonly Token[], described: number): Description {
  const found: Description = { from: described, ofSound: false, superlative: false };
  while (described - found.from < longestDescription) {
    const word = wordAt(tokens, found.from - 1);
    if (word === '') break;
    const hyphens = tokens[found.from - 2]?.text === '-' ? 1 : 0;
    if (pairs.has(`${wordAt(tokens, found.from - 2 - hyphens)} ${word}`)) {
      found.from -= 2 + hyphens;
      found.ofSound = true;
    } else if (describes(word)) {
      found.from -= 1;
      found.ofSound ||= soundWords.has(word);
      found.superlative ||= superlatives.has(word);
      // "guitar-driven", "bass-heavy".
      if (isInnerHyphen(tokens, found.from - 1)) found.from -= 2;
    } else if (found.from < described && isBetween(tokens, found.from - 1)) {
      found.from -= 1;
      found.superlative ||= word === 'most';
    } else break;
  }
  return found;
}

/** A word of degree, or the "and" between two adjectives. */
function isBetween(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  return degrees.has(word) || (word === 'and' && describes(wordAt(tokens, at - 1)));
}
