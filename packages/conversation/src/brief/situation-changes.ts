import { type Brief, type Change, type Mood, moodTargets, type Situation } from '@attune/contract';
import { tellsSurely } from '@attune/mood';
import { isOccasion } from '../feeling/occasions.ts';
import { isLongPast, isOver, leavesTrouble } from '../feeling/plain-news.ts';
import { gladNews, hurtsIn, lastingTroubles, likelierMoods, moodToDo } from '../feeling/situation-moods.ts';
import type { Message } from '../message.ts';
import { movesMusic, type Parts } from '../parts/read-parts.ts';
import { pointChanges, set } from './changes-of-parts.ts';

/**
 * What else a message tells that goes on with the music: the occasion it is for now, or a trouble or good news told in passing.
 * @param now what the message tells of alone.
 * @param ofMusic what it changes of the music.
 */
export function situationChanges(
  message: Message,
  brief: Brief,
  now: Situation | null,
  parts: Parts,
  ofMusic: readonly Change[],
): Change[] {
  // "We finished eating": what the music was for is done with, whatever follows.
  const isElse = now !== null && now !== brief.situation && isOccasion(now);
  if (leavesTrouble(message.text, brief) || (isOver(message.text, brief) && !isElse)) return ended(brief);
  // "Bin the reading, my sister is here".
  const isPutAway = parts.constraints.some(
    ({ kind, value, operation }) => kind === 'activity' && value === now && putAway.has(operation),
  );
  // "I want to DANCE", after meditation, or homesick.
  const isAtRest = brief.situation !== null && (atRest.has(brief.situation) || isPassing(brief.situation));
  const isUp = ofMusic.some((one) => one.field === 'wanted' && one.op === 'add' && one.value === 'dancing');
  if (now === null && isAtRest && isUp) return ended(brief);
  if (now === null || now === brief.situation || isPutAway) return [];
  // "My wife died two years ago, but tomorrow is only a road".
  if (hurtsIn(now) && isLongPast(message.text)) return [];
  if (isOccasion(now)) return occasionChange(message, brief, now, parts, ofMusic);
  const isNews = hurtsIn(now) || now === 'anger' || gladNews.has(now);
  // "No Ed Sheeran, my ex loved him" says why, and the wedding goes on.
  const isReason = brief.situation !== null && parts.artists.avoided.length + parts.edits.length > 0;
  const mayBe = isNews
    ? !outweighs(brief.situation) && !isReason
    : now === 'rain' && brief.situation === null;
  return mayBe && tellsSurely(besideSongs(message, parts), now)
    ? [set('situation', brief.situation, now, undefined)]
    : [];
}

const atRest: ReadonlySet<Situation> = new Set<Situation>([
  ...(['meditation', 'falling asleep', 'sleeplessness', 'winding down', 'reading'] as const),
]);

/** A trouble that one can dance off. */
const isPassing = (situation: Situation): boolean =>
  situation === 'homesickness' ||
  situation === 'loneliness' ||
  situation === 'worry' ||
  situation === 'boredom';

const clauseEnds = new Set(['.', '!', '?', ';', ',', '\n']);

/** "In Paradisum is a funeral, isn't it": what is said of a song of the mix happened to nobody. */
function besideSongs({ text, words }: Message, { positions }: Parts): string {
  if (positions.length === 0) return text;
  const kept: string[] = [];
  for (let from = 0, at = 0; at <= words.length; at += 1) {
    if (at < words.length && !clauseEnds.has(words[at]?.text ?? '')) continue;
    const isOfSong = positions.some((one) => one.from < at && one.to > from);
    if (!isOfSong && at > from) kept.push(text.slice(words[from]?.start, words[at - 1]?.end));
    from = at + 1;
  }
  return kept.join('. ');
}

const putAway: ReadonlySet<string> = new Set(['takeOut', 'avoid', 'swapOut']);

const ended = ({ situation, wanted }: Brief): Change[] => [
  set('situation', situation, null, undefined),
  ...wanted
    .filter(({ kind, value }) => kind === 'activity' && value === situation)
    .map(({ kind, value }): Change => ({ field: 'wanted', op: 'remove', kind, value })),
];

const outweighs = (before: Situation | null): boolean => before !== null && lastingTroubles.has(before);

/** Whether something is plainly done now: what is named as such beside the music. */
const namesDoing = (kinds: readonly string[]): boolean =>
  kinds.some((kind) => kind === 'activity' || kind === 'scene');

/** "They've gone, time to wind down": what music is for gives way to what it is for now. What is mourned does not. */
function occasionChange(
  message: Message,
  brief: Brief,
  now: Situation,
  parts: Parts,
  asked: readonly Change[],
): Change[] {
  const { situation: before, mood, target } = brief;
  // "Nothing after 1990" is about the music; an occasion named beside it is a constraint as well.
  const named = asked.flatMap((one) => (one.field === 'wanted' || one.field === 'avoided' ? [one.kind] : []));
  const isNamed = namesDoing(named) || tellsSurely(message.text, now);
  if (!givesWay(before, isNamed)) return [];
  const isOfMix =
    named.length > 0 ||
    parts.edits.length > 0 ||
    parts.positions.length > 0 ||
    parts.length !== null ||
    movesMusic(parts);
  if (isOfMix && !isNamed) return [];
  if (before !== null && now === 'winding down' && ofEffort.has(before) && isAfterwards(message)) return [];
  const there = likelierMoods[now];
  const [only] = there;
  const isCalledFor =
    only !== undefined &&
    there.length === 1 &&
    only !== mood &&
    (!saysHow(parts) || leadsTo(only, target, parts));
  return [
    set('situation', before, now, undefined),
    ...(isCalledFor
      ? [set('mood', mood, only, undefined), ...pointChanges('target', target, moodTargets[only], undefined)]
      : []),
  ];
}

/** "The last ten minutes hard, then cool down": the end of what is done, and not over yet. */
const ofEffort: ReadonlySet<Situation> = new Set(['workout', 'running', 'sports match', 'cleaning', 'party']);
const afterwards = new Set('then after afterwards later last end final finish finishing towards'.split(' '));
const isAfterwards = ({ words }: Message): boolean => words.some(({ text }) => afterwards.has(text));

/** "My son passed", and then "to cook dinner now": news and feelings give way to what is plainly done next. */
function givesWay(before: Situation | null, isNamed: boolean): boolean {
  if (before === null || before === 'sleeplessness' || isOccasion(before)) return true;
  return isNamed && !outweighs(before);
}

/** "They're asleep, bring it right down": what is said of the music leads where the occasion does. */
function leadsTo(mood: Mood, from: Brief['target'], { moves, asked, path }: Parts): boolean {
  if (asked !== null || path !== null || moves.tempo !== undefined) return false;
  const to = moodTargets[mood];
  return moves.energy * (to.energy - from.energy) >= 0 && moves.valence * (to.valence - from.valence) >= 0;
}

const saysHow = (parts: Parts): boolean => movesMusic(parts) || parts.asked !== null || parts.path !== null;

/** Livelier than this suits no rest, and quieter no dancing. */
const lively = 0.5;

/** "Now they all want to dance", of quiet music: it sounds as what is done to it from now on. */
export function changesToDo(message: Message, parts: Parts, { wanted, mood, target }: Brief): Change[] {
  if (saysHow(parts)) return [];
  const isNew = ({ kind, value }: Parts['constraints'][number]) =>
    !wanted.some((one) => one.kind === kind && one.value === value);
  const to = moodToDo(message, parts.constraints.filter(isNew));
  if (to === null || to === mood || target.energy > lively === moodTargets[to].energy > lively) return [];
  // What is glad stays as glad when it is danced to.
  const { valence, energy } = moodTargets[to];
  const there = { valence: to === 'energetic' ? Math.max(valence, target.valence) : valence, energy };
  return [set('mood', mood, to, undefined), ...pointChanges('target', target, there, undefined)];
}
