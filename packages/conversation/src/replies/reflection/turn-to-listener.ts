import { adverbs } from './word-lists.ts';

/** Written without its apostrophe a word is the same. */
const withApostrophe: ReadonlyMap<string, string> = new Map(
  Object.entries({
    im: "i'm",
    ive: "i've",
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    cant: "can't",
    couldnt: "couldn't",
    wont: "won't",
    wouldnt: "wouldn't",
    shouldnt: "shouldn't",
    isnt: "isn't",
    arent: "aren't",
    wasnt: "wasn't",
    werent: "weren't",
    hasnt: "hasn't",
    havent: "haven't",
    hadnt: "hadn't",
    thats: "that's",
    hes: "he's",
    shes: "she's",
    theyre: "they're",
    weve: "we've",
    theres: "there's",
  }),
);

const turned: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'you',
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    we: 'you',
    us: 'you',
    our: 'your',
    ours: 'yours',
    ourselves: 'yourselves',
    "i'm": "you're",
    "i've": "you've",
    "i'd": "you'd",
    "i'll": "you'll",
    "we're": "you're",
    "we've": "you've",
    "we'd": "you'd",
    "we'll": "you'll",
  }),
);

/** After "you". */
const agreeing: ReadonlyMap<string, string> = new Map(
  Object.entries({
    am: 'are',
    was: 'were',
    "wasn't": "weren't",
    "ain't": "aren't",
  }),
);

const capitals = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
  christmas easter halloween english french german spanish italian american british`
    .trim()
    .split(/\s+/),
);

/** One word as people mean it: with its apostrophe, in the usual letters. */
export function spelledOut(word: string): string {
  const lower = word.toLowerCase();
  const known = withApostrophe.get(lower);
  if (known !== undefined) return known;
  return capitals.has(lower) ? `${lower.charAt(0).toUpperCase()}${lower.slice(1)}` : word;
}

/** Turns what somebody says of themselves to them: "i lost my keys" is "you lost your keys". */
export function turnToListener(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const mark = word.endsWith(',') ? ',' : '';
    const bare = mark === '' ? word : word.slice(0, -1);
    const lower = bare.toLowerCase();
    const said = turned.get(lower);
    if (said !== undefined) return said + mark;
    const agreed = agreeing.get(lower);
    return agreed !== undefined && isAfterSelf(words, at) ? agreed + mark : word;
  });
}

const selves = new Set(['i', 'we']);

function isAfterSelf(words: readonly string[], at: number): boolean {
  const before = words[at - 1]?.toLowerCase() ?? '';
  const earlier = words[at - 2]?.toLowerCase() ?? '';
  return selves.has(before) || (adverbs.has(before) && selves.has(earlier));
}
