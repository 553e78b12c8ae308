import { type Brief, briefBounds } from '@attune/contract';
import { readConstraints } from '@attune/mood';
import { type Message, type Named, typed, wordAt } from '../../message.ts';
import {
  besideKinds,
  eachOnce,
  exceptNow,
  notThatKind,
  ofThatKind,
  settled,
  standsAlone,
  thoughtBetter,
  threatened,
  withErasBetween,
  withPronoun,
} from './amend-constraints.ts';
import { churchRefused } from './church-refused.ts';
import { isLackedDoing } from './lacked-doing.ts';
import { heldNames, kindsInPart } from './names-in-part.ts';
import { asMeant } from './not-wished.ts';
import { findToldWrongly, notOfThatSort, putRight } from './put-right.ts';
import type { ConstraintOperation, ReadConstraint } from './read-constraint.ts';
import { isFoundAmiss } from './remarked.ts';
import { withSongsWished } from './songs-wished.ts';
import { singers } from './who-sings.ts';
import { asksForTaste, withoutTold } from './without-told.ts';
import { findBefore, findBehind, leadOf, operationOf, tailOf } from './words-around.ts';

/** What a message does to each thing of the vocabulary it names, in its order. */
export function readConstraintChanges(message: Message, brief: Brief | null): ReadConstraint[] {
  const before = findBefore(message.words);
  const behind = findBehind(message.words);
  const constraints = readConstraints(message.text);
  const isTheirs = brief === null && asksForTaste(message.text);
  const isSwap = before.some(({ cue }) => cue === 'swapOut');
  const found: ReadConstraint[] = [];
  const isToldWrongly = findToldWrongly(message);
  for (const named of [
    ...message.named,
    ...heldNames(message, brief),
    ...singers(message, brief),
    ...kindsInPart(message, brief),
  ].toSorted((a, b) => a.from - b.from)) {
    const lead = leadOf(message, named, before);
    const tail = tailOf(message, named, behind);
    const isAmiss = brief !== null && isFoundAmiss(message, named, brief);
    const isLanguageBefore = named.kind === 'genre' && sungLanguages.has(wordAt(message, named.from - 1));
    // "Clean rap" cleans nothing.
    const isCleanBefore = named.kind === 'genre' && wordAt(message, named.from - 1) === 'clean';
    const isMusicTalk =
      brief !== null &&
      (lead !== undefined ||
        tail !== undefined ||
        standsAlone(message, named) ||
        isAmiss ||
        isTurnedDown(named) ||
        isToldWrongly(named.from));
    const isKnown = brief !== null && holds(brief, named);
    // "Swap jazz for soul": in a swap both are music.
    const isSwapped = isSwap && brief !== null;
    if (
      !named.meant &&
      !(isTheirs && ofTaste.has(named.kind)) &&
      !isLanguageBefore &&
      !isCleanBefore &&
      !((isMusicTalk || isKnown || isSwapped) && named.kind !== 'activity' && named.kind !== 'scene') &&
      // "Bin the reading".
      !(isKnown && (lead === 'takeOut' || lead === 'refuse'))
    )
      continue;
    if (named.kind === 'vocals' && sungLanguages.has(wordAt(message, named.from - 1))) continue;
    const said = spared(message, named) ?? operationOf(named, lead, tail, isSwap, message);
    const operation = isAmiss && said === 'want' ? 'avoid' : said;
    if (named.onlyAvoided && operation === 'want') continue;
    found.push({
      operation,
      kind: named.kind,
      value: named.value,
      words: typed(message, named.from, named.to).slice(0, briefBounds.words),
      from: named.from,
      to: named.to,
      meant:
        named.meant ||
        isAmiss ||
        isLanguageBefore ||
        isCleanBefore ||
        isKnown ||
        lead !== undefined ||
        tail !== undefined,
      isLed: isAmiss || lead !== undefined || (tail !== undefined && tail !== 'more'),
    });
  }
  const withThreats = threatened(message, found);
  const kinds = [...ofThatKind(message, withThreats), ...notThatKind(message, withThreats)];
  const all = withErasBetween(message, thoughtBetter(message, kinds));
  const read = putRight(message, withPronoun(message, exceptNow(message, eachOnce(all)), behind), brief);
  const meant = withoutTold(message, asMeant(message, read, brief)).filter(
    (one) => !isLackedDoing(message, one, brief === null),
  );
  const sung = brief === null ? meant : withSongsWished(message, meant);
  const plain = settled(message, notOfThatSort(message, sung, brief), constraints);
  return besideKinds(churchRefused(message, plain, brief));
}

const ofTaste: ReadonlySet<string> = new Set(['genre', 'instrument']);

const removing = new Set('remove take drop lose cut skip ditch leave delete kill get stop'.split(' '));
const avoiding = new Set('avoid avoiding exclude excluding ban banning block blocking'.split(' '));
const takingAway = new Set('take put throw send keep leave get move'.split(' '));
const besideName = new Set('the that this my any all of rid out off those these away'.split(' '));

/** "Don't remove the piano", "no need to avoid rap": what is not to go stays, and what need not be kept away may come. */
function spared(message: Message, { from, to, kind }: Named): ConstraintOperation | undefined {
  let verb = from - 1;
  // "Remove no dance": what was turned down may come.
  if (wordAt(message, verb) === 'no' && removing.has(wordAt(message, verb - 1))) return 'allow';
  while (besideName.has(wordAt(message, verb))) verb -= 1;
  // "Something like driving away from it all".
  const isGoing = kind === 'activity' && wordAt(message, to - 1).endsWith('ing');
  if (isGoing && wordAt(message, to) === 'away' && !takingAway.has(wordAt(message, verb))) return 'want';
  const isAvoiding = avoiding.has(wordAt(message, verb));
  if (!isAvoiding && !removing.has(wordAt(message, verb))) return undefined;
  // "Don't leave the piano in" is another matter.
  const bare = ['take', 'leave', 'get'].includes(wordAt(message, verb));
  const isGone = message.words
    .slice(verb, to + 1)
    .some(({ text }) => ['out', 'off', 'away', 'rid'].includes(text));
  if (bare && !isGone) return undefined;
  const before = [1, 2, 3].map((back) => wordAt(message, verb - back));
  const isTurnedDown =
    ['dont', 'never', 'stop'].includes(before[0] ?? '') ||
    (before[0] === 'not' && before[1] === 'do') ||
    (before[0] === 'to' && before[1] === 'need' && ['no', 'dont'].includes(before[2] ?? ''));
  return isTurnedDown ? (isAvoiding ? 'allow' : 'want') : undefined;
}

/** "No English lyrics" is about the language. */
const sungLanguages = new Set(
  'english spanish portuguese french german italian japanese korean hindi arabic turkish polish dutch indonesian'.split(
    ' ',
  ),
);

/** "The harp does go on": nobody turns down an instrument of their life. */
const isTurnedDown = ({ kind, turnedDown }: Named): boolean => turnedDown && kind === 'instrument';

function holds(brief: Brief, { kind, value }: { kind: string; value: string }): boolean {
  return [...brief.wanted, ...brief.avoided].some((one) => one.kind === kind && one.value === value);
}
