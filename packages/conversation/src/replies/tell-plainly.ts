import { type Brief, isBrightened, type Mood, type Situation } from '@attune/contract';
import type { PlainQuestion } from '../questions/plainly-asked.ts';
import type { AskedMix } from './answered-turn.ts';
import { describeBrief, listed } from './describe-changes.ts';
import type { HeldMusic } from './held-music.ts';
import { called, songs } from './tell-tracks.ts';

/** The songs of a mix, as one says them to whoever asks why. */
const songsOf: Readonly<Record<Mood, string>> = {
  happy: 'bright, cheerful songs',
  sad: 'quiet, dark songs that leave room',
  energetic: 'lively songs with drive',
  calm: 'quiet, gentle songs',
  focus: 'steady songs that stay in the background',
};

/** What somebody told of, behind "I heard". */
const toldOf: Readonly<Record<Situation, string>> = {
  ...{
    grief: 'of somebody you have lost',
    heartbreak: 'that a love has ended',
    loneliness: 'that you are lonely',
  },
  ...{ homesickness: 'that you miss home', 'work stress': 'that work is hard', exams: 'of an exam' },
  ...{
    failure: 'that something went wrong',
    illness: 'that you are not well',
    sleeplessness: 'that you cannot sleep',
  },
  ...{
    worry: 'that you are uneasy',
    shame: 'that you feel bad about something',
    anger: 'that you are angry',
  },
  ...{
    boredom: 'that you are bored',
    nostalgia: 'of old days',
    celebration: 'that there is something to celebrate',
  },
  ...{
    achievement: 'that you made it',
    'new love': 'that you are in love',
    wedding: 'of a wedding',
    birth: 'of a birth',
  },
  ...{
    birthday: 'of a birthday',
    reunion: 'that you see somebody again',
    gratitude: 'that you are grateful',
  },
  ...{
    party: 'of a party',
    workout: 'that you work out',
    running: 'that you run',
    'sports match': 'of a match',
  },
  ...{
    commute: 'that you are on your way',
    travel: 'that you travel',
    cooking: 'that you cook',
    cleaning: 'that you clean',
  },
  ...{ 'waking up': 'that you are waking up', 'winding down': 'that you want to wind down' },
  ...{ 'falling asleep': 'that it is time to sleep', meditation: 'of stillness', reading: 'that you read' },
  ...{
    study: 'that you study',
    coding: 'that you write code',
    'making something': 'that you are making something',
  },
  ...{ rain: 'of rain', summer: 'of summer', 'dinner with guests': 'of a dinner', date: 'of a date' },
  'children around': 'of children',
};

/** How what was written sounded, where nothing else is kept of it. */
const sounded: Readonly<Record<Mood, string>> = {
  happy: 'as if you were glad',
  sad: 'as if you were sad',
  energetic: 'as if you wanted energy',
  calm: 'as if quiet would do you good',
  focus: 'as if you needed a clear head',
};

/** "I heard that you clean, so I chose lively songs with drive": why a mix is as it is, in the words of a person. */
export function tellReason(brief: Brief): string {
  const { situation, mood } = brief;
  const wishes = describeBrief(brief);
  const chosen = isBrightened(brief)
    ? 'quiet, wistful songs, a little brighter than sad ones'
    : songsOf[mood];
  const way = brief.path === 'shift' ? `songs that lead you to ${chosen}` : chosen;
  // Who asked for jazz, and told nothing, is told nothing of how it sounded.
  if (situation === null && wishes.length > 0)
    return `You asked for ${listed(wishes.slice(0, 4))}, so I looked for that, and chose ${way}.`;
  const why =
    situation === null ? `What you wrote sounded to me ${sounded[mood]}` : `I heard ${toldOf[situation]}`;
  const asked = wishes.length === 0 ? '' : ` You also asked for ${listed(wishes.slice(0, 4))}.`;
  return `${why}, so I chose ${way}.${asked}`;
}

const invented =
  'From the music that Attune brings: a program composed it, and every name in it is invented.';
const served = 'From the music this place plays from; Settings tells which. I only choose and put in order.';

/** Answers what anybody asks who sees a mix, in a sentence or two. */
export function tellPlainly(
  asked: PlainQuestion,
  { shown }: AskedMix,
  brief: Brief | null,
  held?: HeldMusic,
): string {
  const { tracks } = shown;
  const [first] = tracks;
  const isOwn = tracks.length > 0 && tracks.every(({ factsFrom }) => factsFrom === 'catalogue');
  const reason = brief === null ? '' : tellReason(brief);
  switch (asked) {
    case 'maker':
      return `I did, and I am a program. ${reason}`.trim();
    case 'why':
      return `${reason} Tell me what should be different, and I change it.`;
    case 'best':
      if (first === undefined) return 'There is nothing here yet to choose from.';
      return `Your ears decide that. I would begin with ${called(first)}${first.reason === undefined ? '' : `: ${first.reason}`}.`;
    case 'total': {
      const all = held?.genres.reduce((sum, { count }) => sum + count, 0) ?? 0;
      return all > 0
        ? `About ${songs(all)} to choose from here. This mix has ${tracks.length} of them.`
        : `As many as the music service here has; at Spotify those are millions. This mix has ${tracks.length} of them.`;
    }
    case 'source':
      return isOwn ? invented : served;
    case 'real':
      return isOwn
        ? 'The music that Attune brings was composed by a program, and the names of its artists are invented.'
        : 'As far as the music service tells, people made these. I only choose them.';
    case 'change':
      return 'Say it in your own words: “calmer”, “more piano”, “no vocals”, “80s”, “without the second one”. The menu beside a song does the same by hand.';
    case 'hearing':
      return 'I hear nothing and see nothing: I only read what you type here.';
    case 'knowing':
      return `Only from what you write here. ${reason} If that is wrong, tell me.`;
    case 'after':
      return first === undefined ? 'Nothing follows.' : goesOn;
  }
}

const goesOn =
  'At the end of a mix similar music goes on by itself. If it is to be longer, say for how long.';
