import type { Situation } from '@attune/contract';

/** What is said of these is said to the one it happened to. */
const ownOnly: ReadonlySet<Situation> = new Set([
  ...(['work stress', 'exams', 'failure', 'illness', 'shame', 'boredom'] as const),
  ...(['achievement', 'new love'] as const),
]);

const people = new Set(
  `friend friends mate sister brother daughter son mum mom mother dad father nan gran grandma grandmother grandpa grandad granddad
  grandfather grandson granddaughter aunt auntie uncle cousin niece nephew kid kids boy girl child children neighbour neighbor colleague
  coworker flatmate roommate housemate team student students pupil husband wife partner boyfriend girlfriend twin bestie parents`
    .trim()
    .split(/\s+/),
);
const owners = new Set('my our his her their'.split(' '));
const ownWords = new Set('i im ive id me myself we were weve us'.split(' '));
/** Who leaves, lies or shouts does it to somebody: what is told after these is the listener's own. */
const doneToOne = new Set(
  'left lied cheated dumped told said says shouted yelled ignores ignored forgot stole hates betrayed laughed ditched blocked'.split(
    ' ',
  ),
);
const mostBetween = 2;

/** Whether what a message tells of happens to somebody else: "my sister failed her exam". */
export function isOfAnother(text: string, situation: Situation): boolean {
  if (!ownOnly.has(situation)) return false;
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  return words.some((word, at) => {
    if (!people.has(word)) return false;
    const before = words.slice(Math.max(0, at - mostBetween), at);
    if (!before.some((one) => owners.has(one))) return false;
    const after = words.slice(at + 1, at + 1 + mostBetween);
    const isSubject =
      after.length > 0 && !words.slice(0, at).some((one) => ownWords.has(one) && one !== 'my');
    return isSubject && !after.some((one) => doneToOne.has(one) || one === 'and');
  });
}
