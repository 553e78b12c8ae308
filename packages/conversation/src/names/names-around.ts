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

const findGoing = createCueFinder<'going'>({
  going: `(has|have|needs|must|gotta|got|can|should|better) (got|to|got to|gotta)? go (away)?`,
});
const behindGoing = new Set('now please too out and but thanks sorry mate man then off first'.split(' '));

/** "Disco Notary has gotta go": somebody well known, of whom no more is told. */
export function goingNames(message: Message): Name[] {
  return findGoing(message.words).flatMap(({ from: going, to }): Name[] => {
    const behind = wordAt(message, to);
    if (behind !== '' && !behindGoing.has(behind)) return [];
    for (let from = Math.max(0, going - 4); from < going; from += 1) {
      const name = nameAt(message, from, false);
      if (name?.isKnown === true && name.to === going) return [name];
    }
    return [];
  });
}

const over = new Set(['not', 'over', 'never']);

/** "Ella not Sinatra", "Oasis over Blur": of two names set against each other the first is meant. */
export function preferredNames(message: Message): Name[] {
  return message.words.flatMap(({ text }, at): Name[] => {
    const refused = over.has(text) ? nameAt(message, at + 1, false) : undefined;
    if (refused === undefined || !isSure(refused)) return [];
    for (let from = Math.max(0, at - 4); from < at; from += 1) {
      const name = nameAt(message, from, false);
      if (name !== undefined && isSure(name) && name.to === at) return [name];
    }
    return [];
  });
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
