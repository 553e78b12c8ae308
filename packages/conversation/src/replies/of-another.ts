import type { Situation } from '@attune/contract';
import type { Topic } from '@attune/mood';

/** What is said of these is said to the one it happened to. */
const ownOnly: ReadonlySet<Situation> = new Set([
  ...(['work stress', 'exams', 'failure', 'illness', 'shame', 'boredom'] as const),
  ...(['achievement', 'new love', 'falling asleep', 'waking up', 'sleeplessness'] as const),
  ...(['workout', 'running', 'study', 'coding', 'reading', 'making something'] as const),
]);

/** The same of topics. */
const ownTopics: ReadonlySet<Topic> = new Set([
  ...(['exam-passed', 'got-the-job', 'got-in', 'work-finished', 'race-run', 'prize-won', 'praised'] as const),
  ...(['debt-paid', 'own-home', 'learned', 'graduation', 'clean-streak', 'stood-up-for-self'] as const),
  ...(['lost-job', 'boss-unfair', 'bad-grade', 'bullied', 'not-chosen', 'cold-or-flu', 'in-pain'] as const),
  ...(['bad-diagnosis', 'treatment', 'injured', 'scan-awaited', 'exam-ahead', 'nervous-before'] as const),
  ...([
    'awake-at-night',
    'worn-out',
    'bored',
    'crush',
    'embarrassed',
    'studying',
    'workout',
    'running',
  ] as const),
]);

const people = new Set(
  `friend friends mate sister brother daughter son mum mom mother dad father nan gran grandma grandmother grandpa grandad granddad
  grandfather grandson granddaughter aunt auntie uncle cousin niece nephew kid kids boy girl child children neighbour neighbor colleague
  coworker flatmate dog cat puppy kitten toddler baby roommate housemate team student students pupil husband wife partner boyfriend girlfriend twin bestie parents fiance fiancee hubby grandparents`
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

/** "So proud of", "happy for": what somebody else did, told with one's own joy. */
const joysFor = new Set(['proud', 'happy', 'chuffed', 'thrilled', 'glad', 'pleased', 'delighted', 'buzzing']);
const towards = new Set(['of', 'for', 'that']);

/** Whether what a message tells of happens to somebody else: "my sister failed her exam", "I'm so proud, my son passed". */
export const isOfAnother = (text: string, situation: Situation): boolean =>
  ownOnly.has(situation) && speaksOfAnother(text);

/** The same by what a message is about more closely. */
export const isTopicOfAnother = (text: string, topic: Topic): boolean =>
  ownTopics.has(topic) && speaksOfAnother(text);

function speaksOfAnother(text: string): boolean {
  const clauses = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[.,;:!?()\n–—-]+|\b(?:because|cause|cos|since|when|but)\b/u)
    .map((clause) => clause.split(/[^\p{L}]+/u).filter((word) => word !== ''));
  const isOthers = clauses.some((words, at) => tellsOfAnother(words) || goesOnAbout(words, clauses[at + 1]));
  // "My sister passed, and I failed": the listener's own part is told beside it.
  return isOthers && !clauses.some((words) => ownDeeds.test(words.join(' ')));
}

const ownDeeds =
  /^(?:and |so |then |now ){0,3}(?:i|ive|we|weve) (?:just |finally |also |actually )?(?:failed|passed|won|lost|got|quit|finished|graduated|did|made|ran|have|had|am)\b|^(?:and |so |then |now ){0,3}(?:im|i am) (?:still |just |now |here )?(?:lying|wide awake|awake|sitting up|staring|up)\b/;

const theirs = new Set(['he', 'she', 'they', 'hes', 'shes', 'theyre']);

/** "Music for my friend, she is in hospital". */
function goesOnAbout(words: readonly string[], next: readonly string[] = []): boolean {
  return people.has(words.at(-1) ?? '') && owners.has(words.at(-2) ?? '') && theirs.has(next[0] ?? '');
}

function tellsOfAnother(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!people.has(word)) return false;
    const before = words.slice(Math.max(0, at - mostBetween), at);
    if (!before.some((one) => owners.has(one))) return false;
    const after = words.slice(at + 1, at + 1 + mostBetween);
    const joy = words.findIndex((one, place) => joysFor.has(one) && towards.has(words[place + 1] ?? ''));
    if (joy !== -1 && joy < at) return true;
    const isSubject =
      after.length > 0 && !words.slice(0, at).some((one) => ownWords.has(one) && one !== 'my');
    return isSubject && !after.some((one) => doneToOne.has(one) || one === 'and');
  });
}
