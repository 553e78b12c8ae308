import {
  type AffectPoint,
  type Brief,
  type Mood,
  type MoodReading,
  moodTargets,
  type Situation,
} from '@attune/contract';
import type { News } from '../feeling/plain-news.ts';
import { gladNews, hurtsIn } from '../feeling/situation-moods.ts';
import { movesMusic, type Parts } from '../parts/read-parts.ts';
import { eventIn, type ToldEvent } from './told-event.ts';

/** Only music for a trouble is turned: who is glad already, at a desk or at rest hears on. */
const isTroubled = ({ mood, situation }: Brief): boolean =>
  mood === 'sad' || (situation !== null && (hurtsIn(situation) || troubles.has(situation)));
const troubles: ReadonlySet<Situation> = new Set([
  ...(['worry', 'exams', 'work stress', 'sleeplessness', 'anger', 'illness', 'shame'] as const),
]);

/** Which way what is told turns the music that stands; `null` where it leaves it. */
export function eventNews(text: string, brief: Brief): News | null {
  const event = eventIn(text);
  if (event === null || event.kind.turns !== true || event.isShadowed) return null;
  if (event.kind.tone === 'mixed' || (event.kind.tone === 'both' && isTroubled(brief))) return 'tender';
  return event.kind.tone === 'glad' && isTroubled(brief) ? 'glad' : null;
}

/** Between glad and sad, and quiet: for what is both. */
const tender: AffectPoint = { valence: 0.5, energy: 0.3 };
/** A good memory: warm, and no party. */
const fond: AffectPoint = { valence: 0.72, energy: 0.5 };
/** Glad and sore in one: warm, and not loud. */
const both: AffectPoint = { valence: 0.6, energy: 0.35 };
/** Dry, and with a beat: for a trouble to shake one's head at. */
const dry: AffectPoint = { valence: 0.55, energy: 0.7 };
/** Wide awake, and no party. */
const awake: AffectPoint = { valence: 0.6, energy: 0.6 };
const nervous =
  /\b(?:nerv\w{1,5}|scared|terrified|shitting|anxious|cant (?:sleep|think|breathe)|afraid|fear|hands are|heart (?:is|go|goes|beats|races|racing)|stress\w{0,3}|worr\w{2,4}|panick?\w{0,3}|help|shaking|jelly|sweating|steady)\b/i;
/** "My heart goes very fast" is no wish for fast music. */
const beating = /\bheart(?: \w{2,9}){0,3} (?:fast|quick|faster|quickly)\b/i;
const tiring: ReadonlySet<Situation> = new Set(['work stress', 'sleeplessness', 'falling asleep']);

const isLow = ({ mood, situation }: Brief): boolean =>
  mood === 'sad' || (mood === 'calm' && situation !== null && hurtsIn(situation));

const at = (brief: Brief, mood: Mood, point: AffectPoint): Brief => ({
  ...brief,
  mood,
  feeling: point,
  target: point,
  situation: brief.situation !== null && hurtsIn(brief.situation) ? null : brief.situation,
});

function feltBy({ kind, isShadowed }: ToldEvent, text: string, brief: Brief): Brief {
  switch (kind.tone) {
    case 'glad':
      // What is answered gladly is followed by no sad music.
      if (!isLow(brief) || (kind.turns !== true && (isShadowed || brief.situation !== null))) return brief;
      return isShadowed ? at(brief, 'calm', tender) : at(brief, 'happy', moodTargets.happy);
    case 'fond':
      return brief.mood === 'sad' && brief.situation === null ? at(brief, 'happy', fond) : brief;
    case 'mixed':
      return brief.mood === 'sad' || brief.mood === 'energetic' ? at(brief, 'calm', tender) : brief;
    // Whoever tells of a loss or a betrayal gets no party; who rages keeps the fire.
    case 'hard':
      return brief.mood === 'happy' || (brief.mood === 'energetic' && brief.situation !== 'anger')
        ? at(brief, 'sad', moodTargets.sad)
        : brief;
    case 'warm':
      return brief.mood === 'sad' || brief.mood === 'calm' ? at(brief, 'happy', fond) : brief;
    case 'both':
      return at(brief, 'calm', both);
    case 'wry':
      return brief.mood === 'sad' || brief.mood === 'calm' ? at(brief, 'energetic', dry) : brief;
    case 'ahead':
      return brief.mood !== 'focus' && nervous.test(text.replace(/['’]/g, ''))
        ? at(brief, 'calm', moodTargets.calm)
        : brief;
    case 'watch': {
      if (brief.mood !== 'calm' && brief.mood !== 'sad') return brief;
      const woken = at(brief, 'happy', awake);
      return woken.situation !== null && tiring.has(woken.situation) ? { ...woken, situation: null } : woken;
    }
    default:
      return brief;
  }
}

/** What begins, as an event in it has it, where no music of another kind was asked for: who is on watch is not sent to sleep. */
export function begunByEvent(text: string, brief: Brief, parts: Parts, feeling: MoodReading | null): Brief {
  const isAsked = parts.asked !== null || movesMusic(parts);
  const isSaid = (isAsked && !beating.test(text)) || brief.path === 'shift';
  // A reading by a hosted model stands as it is.
  const event = isSaid || feeling?.source === 'hosted' ? null : eventIn(text);
  const felt = event === null ? brief : feltBy(event, text, brief);
  return uncelebrated(isSaid ? felt : mourned(felt));
}

/** A long drive to a burial is no drive for lively music. */
const mourned = (brief: Brief): Brief =>
  brief.situation === 'grief' && brief.mood === 'energetic'
    ? { ...brief, mood: 'sad', feeling: moodTargets.sad, target: moodTargets.sad }
    : brief;

/** "Mum's visa was refused, she'll miss the wedding": where music for a trouble begins, nobody celebrates. */
const uncelebrated = (brief: Brief): Brief =>
  brief.mood === 'sad' && brief.path === 'match' && brief.situation !== null && gladNews.has(brief.situation)
    ? { ...brief, situation: null }
    : brief;
