import { createCueFinder } from '../cues/cue-finder.ts';
import { wordClasses } from '../cues/word-classes.ts';
import { type Message, wordAt } from '../message.ts';
import { type Name, nameAt } from './read-name.ts';

const findPutting = createCueFinder<'put'>({
  put: `
    (put|slide|stick|throw|sneak|slip|squeeze|work|mix|chuck|whack|bung|pop|fit|stir|weave|sprinkle|toss|bring|get|have|drop|whip|fling|lob|tuck|stuff|shove|blend|fold|include|add|want) (me|us|in)? (one|two|some|a bit of|a little|a little bit of|a few|more|some more|a touch of|a dash of|one or two|a couple of|something by|a song by|songs by|any)?
  `,
});
const into = new Set('in into among amongst between inside'.split(' '));
const places = new Set(
  'there here it with these those them too as also please again somewhere now then'.split(' '),
);

/** "Put some Burna Boy in there", "slide Anita Baker in", "stick Adele on the list": added to what stands, and not to be played alone. */
export function addedNames(message: Message): Name[] {
  return findPutting(message.words).flatMap(({ to }): Name[] => {
    const name = nameAt(message, to, false);
    return name !== undefined && isSure(name) && isIntoMix(message, name.to) ? [name] : [];
  });
}

const isSure = ({ certain, isKnown }: Name): boolean => certain || isKnown === true;

function isIntoMix(message: Message, at: number): boolean {
  const [joint, next, last] = [0, 1, 2].map((ahead) => wordAt(message, at + ahead));
  if (joint === undefined || next === undefined || last === undefined) return false;
  if (into.has(joint))
    return next === '' || places.has(next) || wordClasses.list.has(next) || wordClasses.list.has(last);
  return (joint === 'on' || joint === 'to') && (wordClasses.list.has(next) || wordClasses.list.has(last));
}

const joining = new Set('and plus with & or'.split(' '));
const refusing = new Set(
  'no not without never nothing skip avoid drop lose ditch hate hates enough except less ban remove dont doesnt cant minus neither nor stop'.split(
    ' ',
  ),
);

/** "Male voice choirs and Shirley Bassey", "soft jazz with some Norah Jones": a known name joined to a kind of music. */
export function besideKinds(message: Message): Array<Name & { isRefused: boolean }> {
  return message.words.flatMap(({ text }, at) => {
    if (!joining.has(text) || !isMusic(message, at - 1)) return [];
    const from = ['some', 'maybe', 'also', 'bit'].includes(wordAt(message, at + 1)) ? at + 2 : at + 1;
    const name = nameAt(message, from, false);
    return name?.isKnown === true ? [{ ...name, isRefused: isRefusedBefore(message, at) }] : [];
  });
}

const isMusic = (message: Message, at: number): boolean =>
  message.named.some(
    ({ from, to, kind }) => from <= at && at < to && kind !== 'activity' && kind !== 'scene',
  ) || ['songs', 'music', 'stuff', 'tunes'].includes(wordAt(message, at));

function isRefusedBefore(message: Message, at: number): boolean {
  for (let back = at - 1; back >= 0 && (message.words[back]?.isWord ?? false); back -= 1)
    if (refusing.has(wordAt(message, back))) return true;
  return false;
}

const over = new Set(['not', 'over', 'never']);

/** "Ella not Sinatra", "Oasis over Blur": of two names set against each other the first is meant. */
export function preferredNames(message: Message): Name[] {
  return message.words.flatMap(({ text }, at): Name[] => {
    if (!over.has(text) || nameAt(message, at + 1, false)?.certain !== true) return [];
    for (let from = Math.max(0, at - 4); from < at; from += 1) {
      const name = nameAt(message, from, false);
      if (name?.certain === true && name.to === at) return [name];
    }
    return [];
  });
}

const owning = new Set('my our his her their your named called name names dog cat'.split(' '));
const leastBeside = 3;

/** "Sad girl stuff please, phoebe bridgers": a known name alone behind the last comma, where more than a title stands before; "my dog, Bowie" is none. */
export function nameAtEnd(message: Message, from: number, end: number): Name | undefined {
  let start = end;
  while (start > from && message.words[start - 1]?.text !== ',') start -= 1;
  if (start - 1 - from < leastBeside || isCapitalised(message, from, start - 1)) return undefined;
  const name = nameAt(message, start, false);
  if (name?.isKnown !== true || !isWithin(message, name.to, end)) return undefined;
  return [1, 2, 3].some((back) => owning.has(wordAt(message, start - 1 - back))) ? undefined : name;
}

/** "Come As You Are, Nirvana" is a title. */
function isCapitalised({ text, words }: Message, from: number, end: number): boolean {
  const letters = words.slice(from, end).flatMap(({ start, isWord }) => (isWord ? (text[start] ?? '') : []));
  return letters.every((letter) => letter !== letter.toLowerCase());
}

const afterName = new Set(
  'please maybe etc too also again always only obviously thanks pls or something anything someone and that all stuff mostly mainly say perhaps instead'.split(
    ' ',
  ),
);

function isWithin(message: Message, from: number, stop: number): boolean {
  for (let at = from; at < stop; at += 1) if (!afterName.has(wordAt(message, at))) return false;
  return from <= stop;
}

const goingOn = new Set(
  'please maybe and or obviously too also instead then now thanks for but though i if only just perhaps pls mostly'.split(
    ' ',
  ),
);

/** Whether a thought ends behind a name: "I guess Springsteen", and not "I think Elvis died here". */
export function endsThought(message: Message, at: number): boolean {
  const word = wordAt(message, at);
  return word === '' || goingOn.has(word);
}
