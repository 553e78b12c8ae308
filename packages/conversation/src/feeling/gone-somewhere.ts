import type { Situation } from '@attune/contract';
import { childrenAway } from '../words/children-away.ts';

const leaving =
  /\b(?:gone|went|goes|going|off|away) (?:to|out|back|home|shopping|for a|for the|on holiday|into|round|over to|up to|down to)\b/i;
const dying =
  /\b(?:die[ds]?|dying|dead|death|passed|funeral|buried|burial|burying|lost|losing|ashes|grave|graveside|mourn\w{0,4}|grie\w{1,6}|coffin|wake|hospice|memorial|late (?:husband|wife|mum|mom|mother|dad|father|brother|sister|friend)|heaven|peacefully|put (?:him|her|down|to sleep))\b/i;

/** Whoever has gone to see a sister is not dead. */
const isAway = (text: string): boolean => leaving.test(text) && !dying.test(text);

const taught =
  /\b(?:i|we) (?:teach|taught|lecture|lectured|was teaching|am a teacher)\b|\bmy (?:students|pupils|class|former students|old students)\b/i;
const children =
  /\b(?:kids?|child|children|bab(?:y|ies)|toddlers?|sons?|daughters?|little ones?|grand(?:kids|children|son|daughter)|twins|nursery|bedtime)\b/i;
const here =
  /\b(?:with (?:my|the) (?:class|students|pupils)|in class|during (?:class|lessons?)|for (?:my|the|a) (?:class|students|pupils)|classroom)\b/i;

/** Whom somebody teaches is not around when they tell of it. */
const isTaught = (text: string): boolean => taught.test(text) && !children.test(text) && !here.test(text);

const withoutChildren =
  /\b(?:no|not|without|nothing with)(?: (?:any|a|one|single|absolutely|more|sign of)){0,3} (?:kids?|child|children|kiddies)\b/i;
const otherChildren =
  /\b(?:my|our|the|two|three|four|five) (?:kids|child|children|son|daughter|baby|toddler)\b/i;

const managing =
  /\b(?:run|runs|ran|running) (?:an?|the|my|our|this|her|his) (?!(?:\w{1,12} ){0,2}(?:half|marathon|race|miles?|5k|10k|k|km|laps?|route|trail|relay|ultra|parkrun|loop|bath|hill|hills|track|distance|minutes?|hours?|run)\b)/i;
const onFoot = /\b(?:run|running|runs|ran|jog|jogging)(?! (?:an?|the|my|our|this|her|his)\b)/i;

/** Who runs a launderette is on no run. */
const isManaged = (text: string): boolean => managing.test(text) && !onFoot.test(text);

/** What is read of a situation, where the words for it are of something else. */
export function unlessElsewhere(text: string, situation: Situation | null): Situation | null {
  if (situation === 'grief' && isAway(text)) return null;
  if (situation === 'running' && isManaged(text)) return null;
  if (situation !== 'children around') return situation;
  return isTaught(text) || childrenAway(text) || (withoutChildren.test(text) && !otherChildren.test(text))
    ? null
    : situation;
}
