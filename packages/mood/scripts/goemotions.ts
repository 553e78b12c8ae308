import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * Prints the GoEmotions test comments (text, mood) whose labels all belong to one mood, for `mood:eval`.
 * Usage: goemotions.ts FOLDER, a folder with `test.tsv.gz`, `labels.txt` and `mood-map.json` (label to mood).
 * @see https://github.com/google-research/google-research/tree/master/goemotions (CC BY 4.0)
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: goemotions.ts FOLDER');
  process.exit(2);
}
const labels = readFileSync(join(folder, 'labels.txt'), 'utf8').trimEnd().split('\n');
const moodOf = JSON.parse(readFileSync(join(folder, 'mood-map.json'), 'utf8')) as Record<string, string>;
const comments = gunzipSync(readFileSync(join(folder, 'test.tsv.gz')))
  .toString('utf8')
  .trimEnd()
  .split('\n');
for (const comment of comments) {
  const [text = '', ids = ''] = comment.split('\t');
  const moods = new Set(ids.split(',').map((id) => moodOf[labels[Number(id)] ?? '']));
  const [mood] = moods;
  if (moods.size === 1 && mood !== undefined) console.log(`${text}\t${mood}`);
}
