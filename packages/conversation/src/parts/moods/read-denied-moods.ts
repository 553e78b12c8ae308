import type { AffectPoint } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { isFiller } from '../../cues/fillers.ts';
import { wordClasses } from '../../cues/word-classes.ts';
import { type Message, typed, wordAt } from '../../message.ts';
import { type Direction, descriptionAt, movingWords } from '../moves/moving-words.ts';

/** What the music is not to be: "no sad songs", "nothing loud", "but not gloomy". */
export interface DeniedMood {
  direction: Direction;
  words: string;
  /** Said of music for sure: "no sad songs", "nothing sad please", where "nothing serious" may tell of anything. */
  isOfMusic: boolean;
  from: number;
  to: number;
}

/** What turns down the music that is described behind it. After some of these only a description with a noun counts. */
type Denial = 'refused' | 'refusedMusic';

const findDenials = createCueFinder<Denial>({
  refused: `
    (nothing|none) (of|that)? (too|so|the|that|this|sounds|sounding|feels|super|very|really|overly)? (too|so|very|really|overly)?
    (but|just|only|something|anything|songs|music|ones|stuff) not (too|so|overly|super|really|very|that|all)? (much)?
    (make|keep|have|let|want|need) (it|this|them|things|that) not (be)? (too|so|all|quite|sound|get)? (too|so)?
    not (make|making|let|have|get|getting) (it|this|them|things) (be|get|sound|go|turn|to be)? (all|too|so|overly|quite)? (too|so)?
    (dont|do not|didnt|did not) (really|actually|just)? (want|need|ask for|mean) (it|them)? (all|so|that|any|too)?
    (rather|preferably|said|meant|please|definitely|certainly) not (too|so|anything|something|that|really)? (too|so)?
    not so much (of)? (the|that)?
    not as much (of)? (the|that)?
    not (anything|something) (too|so)?
    but (no|not) one (too|so|that is|who is)?
    (anything|everything) but (the)?
    without (being|it being|sounding|getting|going) (too|so|all)?
    avoid (anything|everything) (too)?
    (dont|do not|never|cant you not|can you not) (make|let|turn|get|have) (it|this|them|things|everything) (be|get|sound|go|into)? (all|too|so|overly|quite|something)? (too|so)?
    (dont|do not|wouldnt|would not|rather not) (really|actually)? (want|like|need|have) (it|this|them|things|that|the music|the mood) (to|all|too|so)? (be|get|go|sound|turn|become|feel|end up|turn out|come across)? (all|too|so|overly|quite|that|really)?
    (dont|do not|never|stop) (want|need|play|playing|pick|choose|send|suggest|give|giving|put|show) (me|us|on|to hear|in)? (anything|something) (too|so)?
    (hated|loathed|despised|detested|loathes|detests|hates|never liked|never wanted|didnt like|did not like|couldnt stand|could not stand|couldnt bear|could not bear|cant stand|cannot stand) (anything|everything|all things)? (too|so)?
  `,
  refusedMusic: `
    (no|not|zero|without|never|avoid|skip|ban) (more|any|the|that|those|these|all|too|really|super|of)? (the|that|too)?
    (enough|stop|done|through) (of|with|playing|putting on|giving me|sending)? (the|that|those|these|all|so many|so much)? (the|that)?
    (drop|lose|ditch|skip|remove|cut|bin|kill|axe|scrap|chuck|delete|purge|exclude) (out)? (all)? (of)? (the|those|these|that)
    (take|throw|leave|get|kick) (out|off|rid of) (all)? (of)? (the|those|these|that)
    (dont|do not|not|doesnt|never|didnt|wont) (really|actually|just)? (want|need|like|play|pick|choose|send|suggest|give|put|show|feel like|ask for|asking for|after|looking for) (me|us|to hear|hearing|listening to|on|in)? (any|more|another|so many|the|those|these|all)? (more|of)? (the|those|these)?
    (not|isnt) (really)? in the mood for (any|more|a|some|the)? (more)?
    (hate|cant stand|cannot stand|cant bear|cant take|cant do|cant face|cant handle|sick of|tired of|fed up with|bored of) (any|more|all|the|these|those|hearing)? (more|of)? (the|these|those)?
  `,
});

const degrees = new Set('too so very really overly super that all really this'.split(' '));
const nouns = new Set(
  [
    ...wordClasses.music,
    ...wordClasses.song,
    'thing',
    'feel',
    'feeling',
    'mood',
    'moods',
    'vibe',
    'sound',
    'side',
    ...'shit crap stuff drops beats bits parts moments changes surprises builds breakdowns intros endings choruses solos notes'.split(
      ' ',
    ),
  ].filter((word) => word !== 'list'),
);
const closing = new Set(
  'or and nor either anymore though tho but at for while when because cause im its as i we tonight today in'.split(
    ' ',
  ),
);
const mostListed = 4;

/** "Calm not sad", "proud, not sad": of two descriptions the one that it is not to be. */
function contrasted(message: Message): DeniedMood[] {
  return message.words.flatMap(({ text }, at) => {
    if (text !== 'not') return [];
    let before = at - 1;
    // "Something warm please, not sleepy".
    while (before > at - 4 && (wordAt(message, before) === '' || beside.has(wordAt(message, before))))
      before -= 1;
    if (!isWanted(wordAt(message, before)) || tellsOfSomebody(message, before)) return [];
    return described(message, at + 1, 'refused');
  });
}

const beside = new Set('please pls though tho maybe perhaps rather just'.split(' '));

/** "I'd rather have that than something gloomy", "I am rather proud than sad". */
function compared(message: Message): DeniedMood[] {
  return message.words.flatMap(({ text }, at) => {
    if (text !== 'than') return [];
    const before = message.words.slice(Math.max(0, at - preferringReach), at);
    const start = before.findLastIndex(({ isWord }) => !isWord) + 1;
    if (!before.slice(start).some((word) => preferring.has(word.text))) return [];
    const to = ['something', 'anything', 'all'].includes(wordAt(message, at + 1)) ? at + 2 : at + 1;
    return described(message, to, 'refused');
  });
}
const preferring = new Set(['rather', 'sooner', 'prefer']);
/** In words. */
const preferringReach = 10;

/** "No, not soft", "not sleepy warm": how lively it is, and nothing that somebody may be themselves. */
function refusedOutright(message: Message): DeniedMood[] {
  return message.words.flatMap(({ text }, at) => {
    if (text !== 'not' || !['', 'no', 'nah'].includes(wordAt(message, at - 1))) return [];
    if (ofPeople.has(wordAt(message, at + 1))) return [];
    return described(message, at + 1, 'refused').filter(({ direction }) => direction.valence === 0);
  });
}
const ofPeople = new Set(
  `calm relaxed sleepy drowsy tired serious angry mad crazy alive energetic hyper wild focused focussed sharp busy big small hard tough heavy
  chilled peaceful comfy comfortable reflective contemplative thoughtful intense weak lazy hyped boring bored quiet`
    .trim()
    .split(/\s+/),
);

const isWanted = (word: string): boolean =>
  movingWords.adjectives.has(word) || movingWords.comparatives.has(word) || proud.has(word);
/** Feelings that music is to give, and are said of nothing that it sounds like. */
const proud = new Set(
  'proud strong brave confident safe better good loved free held steady awake ready'.split(' '),
);

/** Every description that a message turns down; none that tells how somebody feels: "I'm not sad", "nothing sad happened". */
export function readDeniedMoods(message: Message): DeniedMood[] {
  const denied = findDenials(message.words)
    .filter(({ cue, from }) => cue === 'refusedMusic' || !tellsOfSomebody(message, from))
    .flatMap(({ cue, from, to }) =>
      described(message, to, cue).filter(
        // "I said not stupid" may be of what was said.
        ({ direction }) =>
          !sayings.has(wordAt(message, from)) || direction.valence < 0 || direction.energy !== 0,
      ),
    );
  denied.push(...contrasted(message), ...compared(message), ...refusedOutright(message));
  return denied.filter(
    ({ from }, at) => denied.findIndex((one) => one.from === from) === at && !isOnlyLess(message, from),
  );
}

/** Too much of what is asked for, and not the contrary of it. */
const overdone = new Set(
  'stupid silly daft goofy childish cheesy cringe dumb manic hyper crazy mad wild aggressive shouty bouncy cute sugary'.split(
    ' ',
  ),
);

/** "Cheerful but not stupid": as glad as that, and no less. */
function isOnlyLess(message: Message, from: number): boolean {
  if (!overdone.has(wordAt(message, from))) return false;
  let at = from - 1;
  while (degrees.has(wordAt(message, at))) at -= 1;
  return (
    wordAt(message, at) === 'not' &&
    wordAt(message, at - 1) === 'but' &&
    descriptionAt(message, at - 2)?.direction.valence === 1
  );
}

const sayings = new Set(['said', 'meant', 'asked', 'told', 'say']);
const being = new Set('am im feel feeling feels felt was is are were'.split(' '));
const reach = 6;

/** "I'm tired but not sad" tells how somebody is; "make them feel proud, not sad" asks. */
const tellsOfSomebody = (message: Message, from: number): boolean =>
  message.words.some(
    ({ text }, at) =>
      at >= from - reach && at <= from && being.has(text) && !makings.has(wordAt(message, at - 2)),
  );
const makings = new Set('make makes making let lets help helps'.split(' '));

/** "nothing sad or gloomy": what stands behind a denial, one word after the other. */
function described(message: Message, from: number, cue: Denial): DeniedMood[] {
  const found: Omit<DeniedMood, 'isOfMusic'>[] = [];
  let at = from;
  while (found.length < mostListed) {
    while (degrees.has(wordAt(message, at))) at += 1;
    const description = descriptionAt(message, at);
    if (description === null || description.direction.tempo !== undefined || isNamed(message, at)) break;
    const { direction, to } = description;
    found.push({ direction, words: typed(message, at, to), from: at, to });
    at = to;
    const joins = message.words[at]?.text ?? '';
    if (!['or', 'and', 'nor', ','].includes(joins) || !isListed(message, at + 1)) break;
    at += 1;
  }
  const next = wordAt(message, at);
  const namesMusic = nouns.has(next);
  const isWhole = next === '' || closing.has(next) || isFiller(next);
  // "No sad, I said".
  const insists = ['i', 'we'].includes(next) && sayings.has(wordAt(message, at + 1));
  const isAgain = next === 'either' || next === 'neither';
  const isBegged = (begging.has(next) || insists || isAgain) && cue === 'refusedMusic';
  if (!namesMusic && !isBegged && (cue === 'refusedMusic' || !isWhole || goesOnTelling(message, at)))
    return [];
  const isOfMusic = namesMusic || begging.has(next) || insists;
  return found.map((one) => ({ ...one, isOfMusic }));
}

const begging = new Set('please pls plz'.split(' '));

/** "Nothing serious, just a bad cold": what is told of instead is no music. */
function goesOnTelling(message: Message, at: number): boolean {
  if (message.words[at]?.text !== ',' || wordAt(message, at + 1) !== 'just') return false;
  const rest = message.words.slice(at + 2);
  const isMusic = (word: string) =>
    nouns.has(word) || movingWords.adjectives.has(word) || word === 'something';
  return (
    !rest.some(({ text }) => isMusic(text)) && !message.named.some(({ from, meant }) => meant && from > at)
  );
}

const isListed = (message: Message, at: number): boolean =>
  movingWords.adjectives.has(wordAt(message, at)) || degrees.has(wordAt(message, at));

/** "No emo" is about a genre, "no slow songs" about the tempo. */
const isNamed = ({ named }: Message, at: number): boolean =>
  named.some(({ from, to, meant, kind }) => meant && kind !== 'scene' && from <= at && at < to);

const step = 0.3;
/** Where the music is this far on the other side nothing of it is left. */
const clear = { least: 0.4, most: 0.6 };

/**
 * A target without what is turned down; as it was, where it is far from that already. Beside a mood that is asked for it only
 * keeps within bounds: "upbeat but not aggressive".
 */
export function awayFrom(target: AffectPoint, denied: readonly DeniedMood[], isAsked = false): AffectPoint {
  const away = (value: number, sign: number, by = step): number => {
    if (sign < 0) return Math.max(value, isAsked ? clear.least : Math.min(clear.most, rounded(value + by)));
    if (sign === 0) return value;
    return Math.min(value, isAsked ? clear.most : Math.max(clear.least, rounded(value - by)));
  };
  return denied.reduce(
    ({ valence, energy }, { direction }) => ({
      // "Nothing lively" is about the drive in it, and leaves it as bright.
      valence: direction.energy === 0 ? away(valence, direction.valence) : valence,
      energy: away(energy, direction.energy, direction.away),
    }),
    target,
  );
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
