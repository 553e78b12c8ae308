import type { Change } from '@attune/contract';

/** "I feel like a king" tells of whoever says it. */
export const isFeltSo = /^(?:i )?(?:feel|felt|am|im)\b/i;

/** What is wished for without its own word for music: "something upbeat"; and what is told of it behind: "stuff everyone can dance to". */
const unnamed = /^(?:something|anything|stuff|sth|smth|summat|sumthing|somethin|sumn|things?) (?=(.{0,60}))/i;
const toldBehind =
  /^(?:that|which|everyone|everybody|people|nobody|we|you|i|to|for|with|without|like|from|by|in|on)\b/i;

/** What somebody wants to do, or be, by the music: as it is said to them. */
const doing: readonly (readonly [RegExp, string])[] = [
  [/^(?:to )?danc(?:e|ing)(?: to)?$/, 'music to dance to'],
  [/^(?:(?:to )?(?:stay|keep me|be) )?awake$/, 'music to stay awake to'],
  [/^(?:to )?(?:cry|crying)(?: to)?$/, 'music to cry to'],
  [
    /^to (relax|chill|unwind|sleep|run|work|focus|drive|cook|clean|sing|move|dream)(?: out| to)?$/,
    'music to $1 to',
  ],
];
const toListener: Readonly<Record<string, string>> = {
  me: 'you',
  my: 'your',
  us: 'you',
  our: 'your',
  i: 'you',
};
const ofMusic = /\b(?:music|songs?|tunes?|tracks?|anthems?)\b/;

/** "Sad music", and "hype music" as it was said; "quiet musik" is music, too, and so is "something upbeat". */
export function moodMusic(words: string): string {
  const said = words
    .replace(/^\w{3,9}(?= (?:that|which|thatll) )/i, 'music')
    .replace(/^(?:some|want|wanna|need|gimme|give me) /i, '')
    .replace(/\b(?:mu[sz]i(?:k|ck|ka|kk|que)|muzic|musica|muzak|musci|muisc)\b/gi, 'music')
    .replace(unnamed, (_, rest: string) => (toldBehind.test(rest) ? 'music ' : ''))
    .toLowerCase()
    .replace(/\b(?:me|my|us|our|i)\b/g, (word) => toListener[word] ?? word);
  for (const [what, music] of doing) if (what.test(said)) return said.replace(what, music);
  if (/^(?:pump|hype|cheer|lift|wake|psych|fire) /.test(said)) return `music to ${said}`;
  return asMusic(
    ofMusic.test(said) || /\b(?:to|with|for)$/.test(said)
      ? said
      : /^(?:with|without|for|that|to) /.test(said)
        ? said
        : `${said} music`,
  );
}

/** "With a beat" is said of music. */
export const asMusic = (said: string): string =>
  /^(?:with|without|for|that|to) /.test(said) ? `music ${said}` : said;

/** "Slow" is described as a tempo already, "emo" as a genre. */
export function saysMore(mood: string, changes: readonly Change[]): boolean {
  const values = changes.flatMap((one) =>
    one.op === 'add' && one.field === 'wanted' ? [one.value, one.words] : [],
  );
  return !mood
    .toLowerCase()
    .split(' ')
    .some((word) => values.some((one) => one?.toLowerCase().split(' ').includes(word)));
}
