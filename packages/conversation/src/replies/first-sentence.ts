import type { Brief, Situation } from '@attune/contract';
import { readToneShares, type Topic, toneOf } from '@attune/mood';
import { likelierMoods } from '../feeling/situation-moods.ts';
import type { Choice } from './choose.ts';
import { rankedOpenings } from './openings/choose-opening.ts';
import type { OpeningCandidate } from './openings/opening-candidates.ts';
import { isBright, type Told } from './openings/told.ts';
import type { ReflectionTone } from './reflection/worth-saying.ts';
import { leads, shiftLeads } from './texts/leads.ts';
import { moodOpenings } from './texts/moods.ts';
import { kindLeads, plainLeads } from './texts/plain.ts';
import { reflections } from './texts/reflections.ts';
import { situationOpenings } from './texts/situations.ts';
import { openingsOf } from './texts/topic-openings.ts';

/** One of a list of texts that was not said yet. */
export type Pick = (group: string, texts: readonly string[]) => Choice | null;

export interface SaidFirst {
  candidate: OpeningCandidate;
  choice: Choice;
}

/** The best first sentence to what was told that was not said yet; `null` where none is better than one that claims nothing. */
export function saidFirst(
  told: Told,
  pick: Pick,
  isSayable = (_: OpeningCandidate) => true,
): SaidFirst | null {
  for (const candidate of rankedOpenings(told).filter(isSayable)) {
    if (candidate.kind === 'plain') return null;
    const choice = sayFirst(candidate, told, pick);
    if (choice !== null) return { candidate, choice };
  }
  return null;
}

/** Beside a wish for music only what is surely told is spoken of: the rest may be part of the wish. */
export const isSurelySaid = ({ kind, features: { probability = 0 } }: OpeningCandidate): boolean =>
  kind === 'topic' ? probability >= surelyAbout : kind !== 'open' && kind !== 'mood';

/** So likely a topic is spoken of beside a request; 0 to 1. */
export const surelyAbout = 0.5;

function sayFirst(
  { kind, about }: OpeningCandidate,
  { text, mood, situation }: Told,
  pick: Pick,
): Choice | null {
  switch (kind) {
    case 'topic':
      return pick(about, openingsOf(about as Topic));
    case 'situation':
      return situation && pick(situation, situationOpenings[situation]);
    case 'mood':
      return pick(`${mood}-opening`, moodOpenings[mood]);
    case 'plain':
      return null;
    default:
      return sayBack(about, kind === 'open' && mayBeHard(text) ? 'kind' : kind, pick);
  }
}

/** This likely to hurt, and likelier than to be glad, it is not taken up lightly. */
const mayBeHardFrom = 0.3;

export function mayBeHard(text: string): boolean {
  const { hurts, glad } = readToneShares(text);
  return hurts >= mayBeHardFrom && hurts > glad;
}

/** The second sentence: it speaks of the mood where the first one does not speak against it. */
export function leadAfter(
  { kind, about, features }: OpeningCandidate,
  brief: Brief,
  { text, mood, isFelt, situation }: Told,
  pick: Pick,
): Choice | null {
  const unsure = () =>
    mood === 'sad' || features.toneHurts === 1 || mayBeHard(text)
      ? pick('kind-lead', kindLeads)
      : pick('plain-lead', plainLeads);
  const goesWith = (): boolean => {
    switch (kind) {
      case 'topic':
        return features.toneHurts === 1 || features.toneGlad === 1 ? isToneOf(about as Topic, mood) : isFelt;
      case 'hurts':
        return mood === 'sad';
      case 'glad':
        return isBright(mood);
      case 'situation':
        return isFelt || (situation !== null && leadsTo(situation, mood));
      default:
        return isFelt && (mood !== 'sad' || mayBeHard(text));
    }
  };
  return goesWith() ? lead(brief, pick) : unsure();
}

/** Who is up and about is not led to rest, however calm the music is. */
export const leadsTo = (situation: Situation, mood: Brief['mood']): boolean =>
  likelierMoods[situation].includes(mood) && !(mood === 'calm' && upAndAbout.has(situation));
const upAndAbout: ReadonlySet<Situation> = new Set<Situation>([
  ...([
    'cooking',
    'cleaning',
    'party',
    'workout',
    'running',
    'commute',
    'travel',
    'making something',
  ] as const),
  ...(['dinner with guests', 'date', 'children around', 'wedding', 'birthday', 'reunion'] as const),
]);

function sayBack(clause: string, tone: ReflectionTone, pick: Pick): Choice | null {
  const choice = pick(`reflection-${tone}`, reflections[tone]);
  return choice && { ...choice, text: choice.text.replace('{statement}', () => clause) };
}

/** Who wants to be hyped up is not led there step by step. */
export const lead = ({ path, mood }: Brief, pick: Pick): Choice | null =>
  path === 'shift' && mood !== 'energetic' ? pick('shift', shiftLeads) : pick(mood, leads[mood]);

/** Whose music goes on from what was said first of a topic. */
export const isToneOf = (topic: Topic, mood: Brief['mood']): boolean =>
  toneOf(topic) === 'hurts' ? mood === 'sad' || mood === 'calm' || mood === 'energetic' : isBright(mood);
