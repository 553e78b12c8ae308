import { hasCue, type Message, wordAt } from '../message.ts';
import { isAlone } from './read-length.ts';
import type { Parts } from './read-parts.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words of who asks for something to be heard. */
const asking = words(
  `music song songs playlist playlists track tracks tune tunes mix mixtape album albums soundtrack listen listening hear hearing play playing
  vocals vocal lyrics lyric instrumental beats sound sounds radio bangers anthems please pls plz something anything some give gimme find
  need want wanna more less make put keep recommend suggest`,
);
/** Words of who tells: somebody who does or is something, or did or was. */
const tellers = words(
  `i im ive id my we were weve our us he hes she shes they theyre his her their it its who am is are was were had has been did`,
);
const happened = words(
  `took came went sat said told gave made left lost found broke got had was were did saw met ran drove slept woke fell spent stood ate drank
  wrote read felt kept caught bought brought thought knew`,
);
/** "Delayed", "announced"; "bed" and "red" are none. */
const isPast = (word: string): boolean =>
  happened.has(word) || (word.length >= shortestPast && word.endsWith('ed'));
const shortestPast = 5;
/** A note is shorter, and every word of it may be meant. */
const fewest = 6;

const ofMusic: ReadonlySet<string> = new Set(['genre', 'instrument', 'vocals', 'era', 'tempo', 'language']);
const season = 'christmas';

/** Whether a first message tells of something and asks for nothing: no word for asking, no music named. */
export function onlyTells(message: Message, parts: Parts): boolean {
  const spoken = message.words.filter(({ isWord }) => isWord);
  if (spoken.length < fewest || hasCue(message, 'ask') || spoken.some(({ text }) => asking.has(text)))
    return false;
  if (parts.asked !== null || parts.path !== null || parts.languages.length > 0) return false;
  if (parts.wishes.some(({ kind, value }) => ofMusic.has(kind) && value !== season)) return false;
  return spoken.some(({ text }) => tellers.has(text) || isPast(text));
}

/** What somebody else, or a thing, is likened to: "tasted like", "dressed like". */
const likened = words(
  `taste tastes tasted look looks looked looking smell smells smelled smelt feel feels felt dress dressed act acts acted acting talk talks talked
  eat eats ate sleep slept cry cried treat treats treated run ran drive drives`,
);

const ofKind = words('kind sort bit very');

/** "Tasted like Paris" and "kind of magical" name nobody who plays. */
function withoutLikened({ artists }: Parts, message: Message): Parts['artists'] {
  const like = artists.like.filter(({ from, words: said }) => {
    const [before, earlier] = [wordAt(message, from - 1), wordAt(message, from - 2)];
    if (before === 'like') return !likened.has(earlier);
    const isDescribed = ofKind.has(before) || (before === 'of' && ofKind.has(earlier));
    return !isDescribed || said !== said.toLowerCase();
  });
  return { ...artists, like };
}

/** In characters; a message that tells more than this is read so far. */
const longest = 400;
/** "The house is clean" says nothing of lyrics. */
const onlyClean = /^clean$/i;
/** "We took the kids to school" has none in the room, and who feels seven years old is grown up. */
const elsewhere = /\b(?:took|dropped|sent|waved|left) (?:\w+ )?(?:kids|children)\b|\bfeel\w*\b.*\bold\b/i;

/** Whether something that is over is told before a place in its clause. */
function isOver(message: Message, before: number): boolean {
  for (let at = before - 1; wordAt(message, at) !== ''; at -= 1) if (isPast(wordAt(message, at))) return true;
  return false;
}

/**
 * What a message says of music without what it only says in passing: in a story, "half an hour" is how long somebody sat in the
 * car, and "the house is too quiet" asks for nothing louder.
 */
export function withoutPassingWords(message: Message, parts: Parts): Parts {
  const heard = { ...parts, artists: withoutLikened(parts, message) };
  if (!onlyTells(message, parts)) return heard;
  const isElsewhere =
    parts.explicit !== null &&
    (onlyClean.test(parts.explicit.words) || elsewhere.test(message.text.slice(0, longest)));
  return {
    ...heard,
    wishes: parts.wishes.filter(
      ({ kind, value, from }) => value !== season && !(kind === 'activity' && isOver(message, from)),
    ),
    // "Long drive home, two hours, kids asleep": nothing else stands between the commas.
    length:
      parts.length !== null && isAlone(message, parts.length.from, parts.length.to) ? parts.length : null,
    explicit: isElsewhere ? null : parts.explicit,
    moves: { valence: 0, energy: 0, words: [], used: new Set() },
  };
}
