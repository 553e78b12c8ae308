import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { commonWords } from '../words/common-words.ts';
import { isKnownWord } from '../words/known-word.ts';
import type { Word } from '../words/words.ts';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz'];
const withoutVowels = new Set(
  'hmm hm hmph zz zzz mm mmm pfft psst brb tbh idk omg wtf lol lmk smh ngl btw dj tv cd pm bpm rnb dnb edm hrs rn thx pls ty ok nvm gn gm ffs fml grr brr shh tsk nth dr mr mrs st vs ps pc pjs by my why try cry dry fly sky sly shy spy gym hymn myth rhythm rhythms lynx nymph'.split(
    ' ',
  ),
);
const vowels = /[aeiouyàáâãäåèéêëìíîïòóôõöùúûüæœ]/u;
const rarePairs = new Set(
  'bq bx cj cx dx fq fx fz gq gx gz hx hz jb jc jd jf jg jh jk jl jm jn jp jq js jt jv jw jx jz kq kx kz lq lx mq mx mz pq px pz qa qb qc qd qe qf qg qh qj qk ql qm qn qo qp qr qs qt qv qw qx qy qz sx tq vb vc vd vf vg vh vj vk vl vm vn vp vq vt vw vx vz wq wx xj xk xz zb zc zd zf zg zj zk zl zm zn zp zq zr zs zt zv zx fj kj kd fd dk jf lk hg gf sj fk dj hj dh'.split(
    ' ',
  ),
);

/** Gibberish in which nothing about music was found, and no artist named. */
export function isNonsense({ cues, named, words }: Message, { artists }: Parts, text: string): boolean {
  return cues.length === 0 && named.length === 0 && artists.like.length === 0 && isGibberish(words, text);
}

/** A message of nothing but marks, or of letters that make no word. Short sounds ("hmm") and unknown names are neither. */
function isGibberish(words: readonly Word[], text: string): boolean {
  const written = words.filter(({ isWord }) => isWord);
  if (written.length === 0) return !hasPicture(text);
  if (hasPicture(text)) return false;
  const letters = written.filter(({ text: word }) => /\p{L}/u.test(word));
  if (letters.length === 0)
    return written.every(({ text: word }) => /^\p{N}+$/u.test(word)) && written.length <= 2;
  if (letters.some(({ text: word }) => isKnownWord(word) && word.length > 1)) return false;
  const mashed = letters.filter(({ text: word, start, end }) => {
    if (withoutVowels.has(word)) return false;
    const typed = text.slice(start, end).toLowerCase();
    return isMashed(typed) || (typed.length === 1 && typed !== 'i');
  });
  if (mashed.length * 2 > letters.length) return true;
  const isNoWord = (word: Word) =>
    mashed.includes(word) || isStump(word.text) || unseenIn(word.text) >= fewUnseen;
  return mashed.length > 0 && letters.every(isNoWord);
}

/** A picture tells a mood; ";p" among mashed keys is none. */
function hasPicture(text: string): boolean {
  return (
    /\p{Extended_Pictographic}/u.test(text.replace(/[\d#*]/g, '')) ||
    /(?<![:;=])[:;=]['-]?[)(DPp/|](?!\w)|<3|:'\(|\^\^|T_T/.test(text)
  );
}

function isMashed(word: string): boolean {
  if (withoutVowels.has(word)) return false;
  if (!vowels.test(word)) return word.length > 2;
  const runs = rows.reduce((longest, row) => Math.max(longest, longestRun(word, row)), 0);
  if (runs >= 4 && runs * 2 >= word.length) return true;
  if (repeats(word) || looksUnlikeWords(word)) return true;
  let rare = 0;
  let consonants = 0;
  let longest = 0;
  for (let at = 0; at < word.length; at += 1) {
    if (rarePairs.has(word.slice(at, at + 2))) rare += 1;
    consonants = vowels.test(word[at] ?? '') ? 0 : consonants + 1;
    longest = Math.max(longest, consonants);
  }
  return longest >= 5 || (word.length >= 4 && rare >= 2) || (word.length >= 4 && rare >= 1 && longest >= 4);
}

/** "lk" beside a mashed word is no word either. */
function isStump(word: string): boolean {
  return word.length <= 3 && !vowels.test(word) && !withoutVowels.has(word) && !commonWords.has(word);
}

/** Every three letters that follow each other in an everyday word. */
let madeTriples: ReadonlySet<string> | undefined;

function triples(): ReadonlySet<string> {
  madeTriples ??= new Set([...commonWords].flatMap(triplesOf));
  return madeTriples;
}

function triplesOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at, at + 3));
}

/** A name or a word of another language has more letters together that English has. */
const mostlyUnseen = 0.6;
/** Enough beside a word that is mashed. */
const fewUnseen = 0.4;
const shortestJudged = 5;

function looksUnlikeWords(word: string): boolean {
  return word.length >= shortestJudged && unseenIn(word) >= mostlyUnseen;
}

function unseenIn(word: string): number {
  const all = triplesOf(word.slice(0, 40));
  return all.filter((triple) => !triples().has(triple)).length / Math.max(1, all.length);
}

/** The longest part of the word that stands side by side on a keyboard. */
function longestRun(word: string, row: string): number {
  let longest = 1;
  let run = 1;
  for (let at = 1; at < Math.min(word.length, 40); at += 1) {
    run =
      row.indexOf(word[at] ?? '') === row.indexOf(word[at - 1] ?? '') + 1 && row.includes(word[at] ?? '')
        ? run + 1
        : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** "ghghghgh", "dadadadada": two letters over and over. */
function repeats(word: string): boolean {
  if (word.length < 8) return false;
  for (let at = 2; at < Math.min(word.length, 40); at += 1) if (word[at] !== word[at - 2]) return false;
  return true;
}
