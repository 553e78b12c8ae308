import type { ShownMix } from '@attune/contract';
import type { MixQuestion } from './mix-question.ts';
import { chosen, denials, inside, listNouns, many, pointing, wordsOfQuestion } from './mix-question-words.ts';

/** A word of a question, or what stands for several. */
export interface MixWord {
  text: string;
  /** Tracks by their places, where they are named. */
  positions?: readonly number[];
  trait?: NonNullable<MixQuestion['trait']>;
  isExplicit?: true;
}

type Kind = keyof typeof wordsOfQuestion;

/** A question as its words stand, with what they point at. */
class Asked {
  readonly words: readonly MixWord[];
  readonly texts: readonly string[];
  readonly positions: readonly number[];
  readonly traits: ReadonlyArray<NonNullable<MixQuestion['trait']>>;
  readonly isExplicit: boolean;
  /** What plays, by its place. */
  readonly at: number | undefined;

  constructor(words: readonly MixWord[], { at }: Pick<ShownMix, 'at'>) {
    this.words = words;
    this.at = at;
    this.texts = words.map(({ text }) => text);
    const named = [...new Set(words.flatMap(({ positions = [] }) => positions))];
    this.positions = named.length === 0 && at !== undefined && this.pointsAtOne() ? [at] : named;
    this.traits = words.flatMap(({ trait }) => trait ?? []);
    this.isExplicit = words.some((word) => word.isExplicit === true);
  }

  /** "This song", "that one", "who is singing": what plays. */
  private pointsAtOne(): boolean {
    return this.texts.some(
      (text, at) =>
        (text === 'this' || text === 'that') &&
        /^(?:song|track|tune|one|piece)$/.test(this.texts[at + 1] ?? ''),
    );
  }

  has(words: ReadonlySet<string>): boolean {
    return this.texts.some((text) => words.has(text));
  }

  says(...words: readonly string[]): boolean {
    return words.some((word) => this.texts.includes(word));
  }

  begins(...phrases: readonly string[]): boolean {
    return phrases.some((phrase) => phrase.split(' ').every((word, at) => this.texts[at] === word));
  }

  /** Every word that names no music is one of such a question. */
  isAllOf(kind: Kind, { named = false } = {}): boolean {
    return this.words.every(
      ({ text, trait, isExplicit }) =>
        wordsOfQuestion[kind].has(text) || (named && (trait !== undefined || isExplicit === true)),
    );
  }
}

const wholeMix = (about: MixQuestion['about']): MixQuestion => ({ about, positions: [], trait: null });
const ofTracks = (about: MixQuestion['about'], { positions }: Asked): MixQuestion => ({
  about,
  positions,
  trait: null,
});

/** One after the other asks whether it is its question. */
const readers: ReadonlyArray<(asked: Asked) => MixQuestion | null> = [
  lacking,
  explicit,
  having,
  left,
  minutes,
  kinds,
  count,
  reason,
  artist,
  year,
  title,
];

/** What a question asks of the mix; `null` where one of its words is of something else. */
export function askedOfMix(words: readonly MixWord[], mix: ShownMix): MixQuestion | null {
  if (words.length === 0) return null;
  const asked = new Asked(words, mix);
  for (const read of readers) {
    const found = read(asked);
    if (found !== null) return found;
  }
  return null;
}

/** "Why is there no samba", "where is the piano": of what was wished for and is not there. */
function lacking(asked: Asked): MixQuestion | null {
  const [trait, ...others] = asked.traits;
  if (trait === undefined || others.length > 0 || !asked.isAllOf('lacking', { named: true })) return null;
  // "Why not jazz", "why don't you add some piano" propose it.
  if (asked.begins('why not', 'why dont you', 'how come not')) return null;
  const isWhy = asked.begins('why', 'how come') && asked.has(denials);
  const isWhere = asked.begins('where is', 'where are') && !asked.says('from');
  // "I asked for samba, where is it?"
  const isMissed = asked.begins('i asked', 'i wanted', 'i said') && asked.says('where', 'why');
  return isWhy || isWhere || isMissed ? { about: 'lacking', positions: [], trait } : null;
}

function explicit(asked: Asked): MixQuestion | null {
  if (!asked.isExplicit || asked.traits.length > 0 || !asked.isAllOf('explicit', { named: true }))
    return null;
  const isAsked = asked.begins('any') || (asksWhether(asked) && pointsAtMix(asked));
  return isAsked ? ofTracks('explicit', asked) : null;
}

/** "Is there any piano in it", "which of these are in Spanish", "does the third one have drums". */
function having(asked: Asked): MixQuestion | null {
  const [trait = sungIn(asked), ...others] = asked.traits;
  if (trait === undefined || trait === null || others.length > 0 || asked.isExplicit) return null;
  if (!answerable.has(trait.kind) || !asked.isAllOf('having', { named: true })) return null;
  return asksWhether(asked) && pointsAtMix(asked)
    ? { about: 'having', positions: asked.positions, trait }
    : null;
}

/** "Does anybody sing in it". */
const sungIn = (asked: Asked): MixQuestion['trait'] | undefined =>
  asked.says('sing', 'sings', 'singing') ? { kind: 'vocals', value: 'vocals' } : undefined;

const answerable = new Set<string>(['genre', 'era', 'instrument', 'tempo', 'vocals', 'language']);

const asksWhether = (asked: Asked): boolean =>
  asked.begins(
    'is',
    'are',
    'was',
    'were',
    'does',
    'do',
    'did',
    'has',
    'have',
    'which',
    'how many',
    'how much',
    'any',
  ) &&
  // "Do you have any piano" asks what there is to be had.
  (!asked.says('you') || asked.says('did'));

/** "Is there any piano" may ask for some; "in it" is said of the mix. */
function pointsAtMix(asked: Asked): boolean {
  if (asked.positions.length > 0) return true;
  const isCounted = asked.begins('which', 'how many');
  if (asked.begins('any') || asked.begins('is there', 'are there', 'was there', 'were there'))
    return asked.says('anywhere') || (asked.has(inside) && asked.has(pointing) && endsInside(asked));
  return (
    asked.has(pointing) ||
    isCounted ||
    asked.begins('is any', 'are any', 'are all', 'is all', 'are some', 'is everything', 'did you')
  );
}

/** "In it", "among these", "on the list", "in here". */
const endsInside = ({ texts }: Asked): boolean =>
  texts.some(
    (text, at) =>
      text === 'here' ||
      (inside.has(text) &&
        texts.slice(at + 1, at + 4).some((word) => pointing.has(word) || word === 'there')),
  );

/** "What's left", "how many songs are still to come", "how much longer". */
function left(asked: Asked): MixQuestion | null {
  if (!asked.isAllOf('left')) return null;
  const isLeft =
    asked.says('left', 'remaining', 'remains', 'remain') ||
    asked.begins('how much longer') ||
    / (?:to|still) (?:go|come)\b/.test(asked.texts.join(' '));
  return isLeft && asked.begins('what', 'how', 'is', 'are', 'anything', 'any') ? wholeMix('left') : null;
}

const named = new Set('length duration runtime playtime time'.split(' '));

/** "How long does it last", "how many minutes", "when does it end"; "how long is the third one". */
function minutes(asked: Asked): MixQuestion | null {
  if (!asked.isAllOf('minutes')) return null;
  const isAsked =
    (asked.begins('how much music') && asked.has(inside)) ||
    asked.begins(
      'how long',
      'how longs',
      'how many minutes',
      'how many mins',
      'how many hours',
      'how much time',
    ) ||
    (asked.begins('when') &&
      asked.says('end', 'ends', 'over', 'finish', 'finishes', 'stop', 'stops', 'done')) ||
    (asked.begins('what') && asked.has(named) && asked.texts.length <= mostInName);
  if (!isAsked || (asked.positions.length === 0 && asked.says('song', 'track', 'tune', 'piece'))) return null;
  // "What time is it" and "when is it over" may be asked of the day.
  if (asked.says('time') && !asked.begins('how') && !asked.says('running', 'playing', 'total', 'play'))
    return null;
  if (asked.begins('when') && !asked.has(listNouns) && !asked.says('music', 'songs')) return null;
  // "How long will this go on" may be asked of a grief.
  if (asked.says('go', 'goes', 'going', 'take', 'takes') && !asked.has(listNouns)) return null;
  return asked.positions.length > 0 ? ofTracks('length', asked) : wholeMix('minutes');
}

/** In words: "what is the total running time of the whole mix". */
const mostInName = 10;

const kindsOfMusic = [
  ['genres', /^(?:genre|style|kind|sort|type)s?$/],
  ['instruments', /^instruments?$/],
  ['languages', /^languages?$/],
] as const;

/** "What genre is this", "which languages are they in". */
function kinds(asked: Asked): MixQuestion | null {
  if (!asked.begins('what', 'which') || !asked.isAllOf('kinds')) return null;
  const kind = kindsOfMusic.find(([, pattern]) => asked.texts.slice(1, 4).some((text) => pattern.test(text)));
  // "What instrument is that" is asked of what plays.
  const isHeard = asked.says('instrument') && asked.says('this', 'that') && !asked.has(many);
  if (isHeard && asked.at !== undefined && asked.positions.length === 0)
    return { about: 'instruments', positions: [asked.at], trait: null };
  return kind !== undefined && (asked.has(pointing) || asked.has(many)) ? ofTracks(kind[0], asked) : null;
}

const asChosen = new Set(chosen.split(' '));

/** "How many songs is this". */
function count(asked: Asked): MixQuestion | null {
  const isCounted = asked.begins('how many', 'what is the number of', 'number of', 'the number of');
  if (!isCounted || asked.positions.length > 0) return null;
  if (asked.says('artist', 'artists', 'band', 'bands', 'singer', 'singers', 'voices'))
    return asked.isAllOf('artists') ? wholeMix('countOfArtists') : null;
  // "How many songs do you have" asks how much music there is to be had.
  if (!asked.isAllOf('count') || (asked.says('you') && !asked.has(asChosen))) return null;
  // "How many songs in a mix" asks how many there can be.
  return asked.texts.some((text, at) => text === 'a' && listNouns.has(asked.texts[at + 1] ?? ''))
    ? null
    : wholeMix('count');
}

/** "Why did you choose the first one", "what is number 3 doing here", "why is the last one so sad". */
function reason(asked: Asked): MixQuestion | null {
  if (asked.positions.length === 0 || asked.positions.length > mostTold || asked.has(denials)) return null;
  const isWhy =
    asked.begins('why', 'how come', 'what made', 'for what reason', 'on what basis', 'what is the reason') ||
    (asked.begins('what') && asked.says('doing'));
  return isWhy && withoutDegree(asked).isAllOf('reason') ? ofTracks('reason', asked) : null;
}
/** Tracks that are told of one by one. */
const mostTold = 5;

/** "So sad", "too loud" belong to the track that is asked about. */
function withoutDegree({ words }: Asked): Asked {
  const kept = words.filter((_, at) => !degrees.has(words[at - 1]?.text ?? ''));
  return new Asked(kept, {});
}
const degrees = new Set(['so', 'too', 'such']);

function artist(asked: Asked): MixQuestion | null {
  if (!asked.isAllOf('artists')) return null;
  const asksWho =
    asked.begins('who', 'whom', 'whose', 'by whom') ||
    (asked.begins('what', 'which', 'name', 'artist', 'singer', 'band', 'the') &&
      asked.says('artist', 'artists', 'band', 'bands', 'singer', 'singers', 'musician', 'musicians'));
  if (!asksWho) return null;
  if (asked.positions.length > 0) return asked.positions.length > mostTold ? null : ofTracks('artist', asked);
  if (asked.at !== undefined && asked.says('this', 'that', 'singing', 'playing') && !asked.has(many))
    return { about: 'artist', positions: [asked.at], trait: null };
  // "Who is this" may ask the assistant for its name, and "who is singing" after what plays.
  const isOfMany = asked.has(many) || asked.has(listNouns) || asked.begins('who are the');
  const isInside = asked.says('it', 'here', 'there') && asked.has(inside);
  return (isOfMany || isInside) && !asked.says('song', 'track') ? wholeMix('artists') : null;
}

/** "When was number 3 released", "how old are these". */
function year(asked: Asked): MixQuestion | null {
  const isWhen =
    asked.begins('when', 'how old', 'how new', 'how recent') ||
    (asked.begins('what', 'which', 'from') && asked.says('year', 'years', 'decade', 'decades'));
  if (!isWhen || !asked.isAllOf('years')) return null;
  if (asked.positions.length > 0) return asked.positions.length > mostTold ? null : ofTracks('year', asked);
  return asked.has(many) || asked.has(listNouns) ? wholeMix('years') : null;
}

/** "What's the third song called"; "what songs are in it". */
function title(asked: Asked): MixQuestion | null {
  if (
    !asked.begins('what', 'which', 'name', 'the name', 'title', 'the title', 'list') ||
    !asked.isAllOf('titles') ||
    (asked.says('you') && !asked.says('did'))
  )
    return null;
  if (asked.says('next'))
    return asked.at === undefined ? null : { about: 'title', positions: [asked.at + 1], trait: null };
  if (asked.positions.length > 0) return asked.positions.length > mostTold ? null : ofTracks('title', asked);
  // "What is this" and "what was that one" point at no track by its place.
  const isOfMany = asked.says('songs', 'tracks', 'tunes', 'titles') && !asked.says('all');
  const isInside =
    asked.says('it', 'here', 'this', 'the') &&
    asked.says('in', 'on') &&
    asked.begins('what is in', 'what is on') &&
    // "What's in it for me".
    !asked.says('me', 'us');
  return isOfMany || isInside ? wholeMix('titles') : null;
}
