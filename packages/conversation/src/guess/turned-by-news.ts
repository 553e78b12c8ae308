import { type AffectPoint, type Brief, type Mood, moodTargets } from '@attune/contract';
import { changesBetween } from '../brief/changes-between.ts';
import type { News } from '../feeling/plain-news.ts';
import { hurtsIn, likelierMoods } from '../feeling/situation-moods.ts';
import type { PendingReading } from '../reading.ts';

/** Between glad and sad, and quiet: what was hard is over, and it is cried about. */
const tender: AffectPoint = { valence: 0.5, energy: 0.3 };

const bright: ReadonlySet<Mood> = new Set(['happy', 'energetic']);

function turned(news: News, brief: Brief, before: Brief): Brief {
  // "He rang", of a brother since the funeral.
  const isAfterLoss = before.situation !== null && hurtsIn(before.situation);
  const at = (mood: Mood, point: AffectPoint): Brief => ({
    ...brief,
    mood,
    feeling: point,
    target: point,
    path: 'match',
  });
  if (news === 'tender') return { ...at('calm', tender), situation: null };
  if (news === 'hard') {
    const wanted = brief.wanted.filter(({ kind }) => kind !== 'tempo' && kind !== 'activity');
    return { ...(brief.mood === 'sad' ? brief : at('sad', moodTargets.sad)), wanted, situation: 'grief' };
  }
  const { situation } = brief;
  const isGlad =
    situation !== null &&
    likelierMoods[situation].includes('happy') &&
    situation !== 'cooking' &&
    !(situation === 'new love' && isAfterLoss);
  const glad = bright.has(brief.mood) ? brief : at('happy', moodTargets.happy);
  return { ...glad, situation: isGlad ? situation : null };
}

/** News of which way it turns there is no doubt: the music goes there, and nobody is asked. */
export const turnedBy = (news: News, before: Brief, begun: PendingReading): PendingReading => ({
  ...begun,
  complete: (feeling) => {
    const { asks: _, ...reading } = begun.complete(feeling);
    if (reading.brief === null) return reading;
    const brief = turned(news, reading.brief, before);
    return { ...reading, brief, changes: changesBetween(before, brief, new Map()) };
  },
});
