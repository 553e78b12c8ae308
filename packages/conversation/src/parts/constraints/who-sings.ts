import type { Brief } from '@attune/contract';
import { wordSet } from '../../cues/word-classes.ts';
import { type Message, type Named, wordAt } from '../../message.ts';

const women = wordSet('women woman ladies female females girls');
const men = wordSet('men male males blokes lads fellas');
/** Of one alone an article tells: "man, this is great" speaks to somebody. */
const oneWoman = wordSet('woman lady girl');
const oneMan = wordSet('man bloke guy fella lad');
const aroundSingers = wordSet(`
  a an the maybe perhaps with preferably ok like her him calm gentle young old one only just more no not without all some any please loud angry soft sad sweet strong
  big low deep husky breathy singing voices voice and or but less fewer give me us something anything want need i would hear to play fierce tough proud brave warm forty
  bunch of group choir every each
`);
const mostAroundSingers = 6;
const performing = wordSet(
  'sing sings singing sung shouting screaming wailing belting crooning rapping shouts screams voice voices',
);
const articles = wordSet('a the one some another every each any that');
const describing = wordSet(
  'strong old young loud angry soft gentle big deep husky warm fierce tough proud brave sad sweet older younger grown real single',
);

/** "Loud angry women", "only men please", "a strong woman and drums": with music on the screen, a few words about who sings. */
export function singers(message: Message, brief: Brief | null): Named[] {
  if (brief === null) return [];
  return message.words.flatMap(({ text, start, end }, at): Named[] => {
    const isOne = oneWoman.has(text) || oneMan.has(text);
    const value =
      women.has(text) || oneWoman.has(text)
        ? 'female vocals'
        : men.has(text) || oneMan.has(text)
          ? 'male vocals'
          : null;
    if (value === null || isNamedAt(message, at)) return [];
    if (isOne && text !== 'woman' && !hasArticle(message, at) && !playsSomething(message, at)) return [];
    const isSung = isOne && sings(message, at) && isAskedFor(message, at);
    if (!isSung && !(isAmongFew(message, at) && !(isOne && isBare(message, at)))) return [];
    const isOut =
      wordAt(message, at - 1) === 'every' && message.words.some((word) => removing.has(word.text));
    return [
      {
        ...{ kind: 'vocals', value, start, end, from: at, to: at + 1 },
        ...{ meant: true, turnedDown: isOut, onlyAvoided: false },
      },
    ];
  });
}
/** "A girl! Seven pounds": born, and not asked for. */
const isBare = (message: Message, at: number): boolean =>
  articles.has(wordAt(message, at - 1)) && wordAt(message, at - 2) === '' && wordAt(message, at + 1) === '';
const removing = wordSet('out drop remove lose ditch cut away off');

const isNamedAt = ({ named }: Message, at: number): boolean =>
  named.some(({ from, to }) => from <= at && at < to);

function hasArticle(message: Message, at: number): boolean {
  let before = at - 1;
  while (before > at - 4 && describing.has(wordAt(message, before))) before -= 1;
  return articles.has(wordAt(message, before));
}

const asking = wordSet(
  'something anything stuff songs music hear want need like give got play with where any have one',
);
/** In words. */
const askingReach = 6;

/** "Bloke and a guitar". */
const playsSomething = (message: Message, at: number): boolean =>
  ['and', 'with'].includes(wordAt(message, at + 1)) &&
  message.named.some(({ kind, from }) => kind === 'instrument' && from >= at + 2 && from <= at + 4);

/** "Anything where a girl is shouting", "something where the woman has the last word". */
function isAskedFor(message: Message, at: number): boolean {
  for (let before = at - 1; before >= at - askingReach && wordAt(message, before) !== ''; before -= 1)
    if (asking.has(wordAt(message, before))) return true;
  return false;
}

function sings(message: Message, at: number): boolean {
  const next = ['is', 'who', 'that', 'can', 's'].includes(wordAt(message, at + 1)) ? at + 2 : at + 1;
  const isLast = ['has', 'gets'].includes(wordAt(message, at + 1)) && wordAt(message, at + 4) === 'word';
  return performing.has(wordAt(message, next)) || isLast;
}

function isAmongFew(message: Message, at: number): boolean {
  for (const step of [-1, 1]) {
    for (let next = at + step, seen = 0; wordAt(message, next) !== ''; next += step) {
      if (isNamedAt(message, next)) continue;
      seen += 1;
      if (seen > mostAroundSingers || !aroundSingers.has(wordAt(message, next))) return false;
    }
  }
  return true;
}
