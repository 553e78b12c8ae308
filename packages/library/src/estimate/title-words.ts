import { remembering } from './remembering.ts';

/** How pleasant what a word of a title speaks of is, from 0 to 1. Judged by us; a title is a weak sign. */
const words: Readonly<Record<string, number>> = {
  happy: 0.9, happiness: 0.9, joy: 0.92, joyful: 0.92, sunshine: 0.85, sunny: 0.85, smile: 0.85, smiling: 0.85, celebration: 0.9,
  celebrate: 0.9, party: 0.8, dance: 0.78, dancing: 0.78, summer: 0.75, holiday: 0.75, paradise: 0.78, wonderful: 0.88,
  beautiful: 0.75, laugh: 0.85, laughing: 0.85, fun: 0.85, birthday: 0.85, carnival: 0.8, sweet: 0.72, glad: 0.82, good: 0.7,
  sad: 0.15, sadness: 0.15, lonely: 0.18, loneliness: 0.18, alone: 0.28, lonesome: 0.2, cry: 0.2, crying: 0.18, tears: 0.2,
  goodbye: 0.28, farewell: 0.28, heartbreak: 0.18, broken: 0.25, hurt: 0.18, pain: 0.15, sorrow: 0.15, grief: 0.12,
  mourning: 0.12, funeral: 0.15, requiem: 0.2, elegy: 0.22, lament: 0.2, misery: 0.12, regret: 0.25, lost: 0.3, empty: 0.28,
  dead: 0.2, death: 0.15, dying: 0.15, murder: 0.12, hate: 0.15, hell: 0.2, war: 0.2, fear: 0.2, nightmare: 0.15, doom: 0.15,
  melancholy: 0.22, gloomy: 0.18, despair: 0.12, ashes: 0.28, ghost: 0.32, tristeza: 0.18, triste: 0.18, alegria: 0.88,
  feliz: 0.88, traurig: 0.18, glück: 0.85, tränen: 0.2, triest: 0.18, heureux: 0.85, joie: 0.9,
}; // biome-ignore format: a table

/** Whatever else a title says, one of these turns it round. */
const turning: ReadonlySet<string> = new Set([
  'no',
  'not',
  'never',
  'without',
  "don't",
  "ain't",
  'nothing',
  'un',
  'less',
]);

/** What the words of a title let one expect of how pleasant a song is; `null` where they say nothing. */
export const valenceOfTitle = remembering(String, (title: string): number | null => {
  const said = title.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (said.some((word) => turning.has(word))) return null;
  const told = said.flatMap((word) => (Object.hasOwn(words, word) ? [words[word] ?? 0.5] : []));
  return told.length === 0 ? null : told.reduce((sum, value) => sum + value, 0) / told.length;
});
