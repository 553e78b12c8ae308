import type { Brief, Change } from '@attune/contract';
import { moved, pointChanges } from '../brief/changes-of-parts.ts';
import { cuesOf, type Message } from '../message.ts';
import { movesMusic, type Parts } from '../parts/read-parts.ts';
import { tellsFeeling } from './decide-intent.ts';

const step = 0.2;
const little = 0.1;
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Where a feeling told in passing takes the music: tiredness and nerves want it quieter, low spirits gentler and sadder. */
const towards = [
  {
    valence: 0,
    energy: -1,
    feelings:
      words(`tired sleepy exhausted knackered drained shattered beat wiped worn lazy sluggish groggy calm relaxed chill
      peaceful anxious nervous worried scared afraid stressed overwhelmed tense jittery jumpy panicky mellow dreamy sick ill hungover calmer
      sleepier weak fragile heavy cosy cozy burnt burned spent tipsy`),
  },
  {
    valence: -1,
    energy: 0,
    feelings:
      words(`sad down low blue lonely depressed miserable empty numb emotional teary weepy tearful homesick nostalgic melancholy
      moody hurt disappointed guilty worse bad lost sadder rough off gutted`),
  },
  {
    valence: 1,
    energy: 0,
    feelings:
      words(`happy better good great lighter brighter hopeful proud grateful relieved content cheerful human alive happier
      confident loved silly playful`),
  },
  {
    valence: 0,
    energy: 1,
    feelings:
      words(`excited hyped pumped energetic restless wired awake angry mad annoyed frustrated bored motivated buzzing
      stoked giddy hyper strong feisty irritated furious cranky grumpy`),
  },
];

/** "bit tired now" only moves the target. */
export function asideChanges(message: Message, parts: Parts, brief: Brief): Change[] {
  if (tellsFeeling(message) !== 'aside' || movesMusic(parts) || parts.asked !== null) return [];
  for (const { from, to } of cuesOf(message, 'feelingNow')) {
    const told = message.words.slice(from, to).map(({ text }) => text);
    const way = towards.find(({ feelings }) => told.some((word) => feelings.has(word)));
    if (way === undefined) continue;
    const strength = told.some((word) => word === 'bit' || word === 'little' || word === 'slightly')
      ? little
      : step;
    const target = moved(brief.target, { valence: way.valence * strength, energy: way.energy * strength });
    return pointChanges('target', brief.target, target, told.join(' '));
  }
  return [];
}
