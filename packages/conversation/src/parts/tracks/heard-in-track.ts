import type { Brief } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { wordClasses } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';
import { sentenceEnds } from '../../words/words.ts';
import type { Positions } from './read-positions.ts';

/** A stretch that tells what is heard in single tracks. */
export interface Heard {
  from: number;
  to: number;
}

/** What begins telling of a sound, before the track is named, and what says behind it that the track has one. */
const findTelling = createCueFinder<'before' | 'behind'>({
  before: `
    (there is|theres|there are|there was|thers|i hear|i heard|we hear|i can hear|we can hear|can hear|could hear|i noticed|i spotted|i detect|do i hear)
    (someone|somebody|some guy|some bloke|some dude|some woman|some man|some lady|some girl|a man|a woman|a guy|a bloke|a lady|a girl|a kid|a child|a choir|they|he|she|people) (is|are|was|were|s|starts|started|keeps|keep|begins)? (singing|talking|speaking|rapping|shouting|screaming|whispering|humming|whistling|laughing|chanting|moaning|crying|yelling|mumbling|narrating|preaching|swearing|cursing|clapping|sings|talks|speaks|raps|shouts|screams|whispers)
  `,
  behind: `
    (has|have|had|hasgot|got|gets|contains|contain|includes|features|feature|is got|comes with|came with|is full of|was full of|full of|is all|is mostly|is drowning in|is packed with|is loaded with|starts with|ends with|opens with|begins with|uses|includes|with)
  `,
});

/** Sounds that a listener tells of beside those of the vocabulary. */
const sounds = new Set(
  `singing singer singers sings talking talk talks speaking speech spoken words word lyrics lyric vocals vocal voice voices rap rapping raps
  rapper screaming screams scream shouting shouts yelling chanting whispering whistling whistle humming laughing laughter clapping claps clap
  applause crowd crowds cheering audience ads ad advert adverts commercial jingle swearing swears cursing hiss hissing crackle static buzz
  buzzing hum distortion feedback noise noises siren sirens beep beeps bleeps click clicks horn horns drum drums drumming kit drumkit drumbeat
  percussion beat beats drop drops bassline sax saxophone flute guitar guitars piano keys synth synths strings violin violins organ
  trumpet trumpets brass choir autotune bells bell chimes narration narrator preacher sermon sample samples scratching kids children
  baby fireworks gunshots gunshot thunder skit skits intro monologue dialogue`
    .trim()
    .split(/\s+/),
);
const within = new Set('in on at during throughout under over into from of behind inside'.split(' '));
/** Said of what is heard, these like it or ask for it. */
export const liked: ReadonlySet<string> = new Set([
  ...wordClasses.good,
  ...`love loved loving like liked likes enjoy enjoyed adore more keep favourite favorite best yes yay yum mmm ooh nicely exactly please want need add
  better thanks thank hooked obsessed such glad happy`
    .trim()
    .split(/\s+/),
]);
const asking = new Set(['please', 'want', 'need']);
const removing = new Set('remove drop delete lose skip cut ditch bin scrap'.split(' '));
/** In words. */
const farthestBefore = 9;
const farthestBehind = 5;

/**
 * "There's somebody singing on number 3", "song 11 has talking in it": told of a sound in a track without a word of liking, it is
 * one thing that is wrong with it. What the music was to have is no fault of it, and who asks finds none.
 */
export function heardInTrack(message: Message, group: Positions, brief: Brief | null): Heard | undefined {
  if (group.ofArtist || message.text.includes('?')) return undefined;
  // "Track 6 has vocals. Please remove it": what is asked for is that it goes.
  const isToGo = message.words.some(({ text }) => removing.has(text));
  if (sentenceOf(message, group).some(({ text }) => liked.has(text) && !(isToGo && asking.has(text))))
    return undefined;
  const stretch = toldBefore(message, group) ?? toldBehind(message, group);
  if (stretch === undefined || !hasSound(message, stretch) || isAskedFor(message, stretch, brief))
    return undefined;
  return stretch;
}

/** "This is good. The second one has shouting in it": what is liked is said of something else. */
function sentenceOf({ words }: Message, { from, to }: Positions) {
  let first = from;
  let end = to;
  while (first > 0 && !sentenceEnds.has(words[first - 1]?.text ?? '')) first -= 1;
  while (end < words.length && !sentenceEnds.has(words[end]?.text ?? '')) end += 1;
  return words.slice(first, end);
}

/** "There is a horn on the second one", "someone's singing in the fourth". */
function toldBefore(message: Message, { from }: Positions): Heard | undefined {
  let joint = from - 1;
  while (['the', 'number', 'track', 'song', '#'].includes(message.words[joint]?.text ?? '')) joint -= 1;
  if (!within.has(wordAt(message, joint))) return undefined;
  const told = findTelling(message.words).find(
    ({ cue, from: start }) =>
      cue === 'before' &&
      start >= from - farthestBefore &&
      start < joint &&
      isUnbroken(message, start, joint),
  );
  return told === undefined ? undefined : { from: told.from, to: joint };
}

/** "The fifth has a synthesizer", "number 4's got drums on it". */
function toldBehind(message: Message, { to }: Positions): Heard | undefined {
  const told = findTelling(message.words).find(({ cue, from }) => cue === 'behind' && from === to);
  if (told === undefined) return undefined;
  let end = told.to;
  while (end < told.to + farthestBehind && wordAt(message, end) !== '') end += 1;
  return { from: told.from, to: end };
}

function isUnbroken(message: Message, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (wordAt(message, at) === '') return false;
  return true;
}

function hasSound(message: Message, { from, to }: Heard): boolean {
  return message.words.some(
    ({ text }, at) =>
      from <= at &&
      at < to &&
      (sounds.has(text) || namedIn(message, { from: at, to: at + 1 }).some(({ kind }) => isOfSound(kind))),
  );
}

const isOfSound = (kind: string): boolean => kind === 'instrument' || kind === 'vocals' || kind === 'genre';

const namedIn = (message: Message, { from, to }: Heard) =>
  message.named.filter((one) => one.from < to && one.to > from);

/** All that is named there is what the music was to have. */
function isAskedFor(message: Message, stretch: Heard, brief: Brief | null): boolean {
  const named = namedIn(message, stretch);
  return (
    named.length > 0 &&
    named.every(({ kind, value }) => brief?.wanted.some((one) => one.kind === kind && one.value === value))
  );
}
