/** Short forms and slang, written without apostrophes, as what they stand for. */
const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wanna: 'want to',
    gonna: 'going to',
    gunna: 'going to',
    gon: 'going to',
    tryna: 'trying to',
    finna: 'going to',
    ctb: 'kill myself',
    unalive: 'kill myself',
    unaliving: 'killing myself',
    abt: 'about',
    dnt: 'dont',
    dont: 'dont',
    donot: 'dont',
    cant: 'cant',
    cannot: 'cant',
    wont: 'wont',
    im: 'im',
    u: 'you',
    ur: 'your',
    n: 'and',
    bc: 'because',
    cos: 'because',
    cuz: 'because',
    tonite: 'tonight',
    tn: 'tonight',
    nobody: 'no one',
    everybody: 'everyone',
    mom: 'mum',
    mommy: 'mum',
    meself: 'myself',
    urself: 'yourself',
  }),
);

/** Words worth recognising in spite of one wrong, missing, doubled or swapped letter. */
const repairable = new Map<number, string[]>();
const repairableWords =
  'suicide suicidal myself anymore alive living existing disappear overdose overdosed tablets goodbye forever cutting without killing killed hurting tonight everyone';
for (const word of repairableWords.split(' ')) {
  for (const length of [word.length - 1, word.length, word.length + 1]) {
    repairable.set(length, [...(repairable.get(length) ?? []), word]);
  }
}
/** Shorter words have too many neighbours for that; these are their common misspellings. */
const shortRepairs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wnat: 'want',
    wan: 'want',
    wamt: 'want',
    kil: 'kill',
    kll: 'kill',
    dye: 'die',
    teh: 'the',
    lief: 'life',
    liv: 'live',
    ded: 'dead',
    hrt: 'hurt',
    slef: 'self',
    mysefl: 'myself',
    mself: 'myself',
  }),
);

/**
 * Lower case, without apostrophes, drawn-out letters and quoted passages, short forms spelled out, words
 * separated by single spaces. Sentence ends become " . ", other punctuation a comma or nothing.
 */
export function normalizeForDistress(message: string): string {
  const plain = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    // Lyrics and titles stand in quotes; what somebody else wrote says nothing about the listener.
    .replace(/(^|[\s(:])'(?=\S)[^'\n]*(?:'(?=\w)[^'\n]*)*'(?=$|[\s,.!?;:)])/g, '$1 title ')
    .replace(/["“«][^"”»\n]*["”»]/g, ' title ')
    .replaceAll("'", '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[.!?…\n]+/g, ' . ')
    .replace(/[,;:()–—]+/g, ' , ')
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}.,\s]+/gu, ' ');
  const words = plain.split(/\s+/).filter((word) => word !== '');
  return ` ${words.map(repair).join(' ')} `;
}

function repair(word: string): string {
  const known = spelledOut.get(word) ?? shortRepairs.get(word);
  if (known !== undefined) return known;
  if (word.length < 5) return word;
  return repairable.get(word.length)?.find((target) => isOneSlipAway(word, target)) ?? word;
}

/** Whether one letter is wrong, missing, added, or two neighbours are swapped. The first letter must be right. */
function isOneSlipAway(word: string, target: string): boolean {
  if (word === target || word[0] !== target[0]) return false;
  let start = 0;
  while (start < word.length && word[start] === target[start]) start += 1;
  let end = 0;
  while (
    end < word.length - start &&
    end < target.length - start &&
    word.at(-1 - end) === target.at(-1 - end)
  )
    end += 1;
  const wrong = word.slice(start, word.length - end);
  const right = target.slice(start, target.length - end);
  if (wrong.length <= 1 && right.length <= 1) return true;
  return wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0];
}
