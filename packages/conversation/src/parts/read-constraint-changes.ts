import { type Brief, briefBounds, type ConstraintKind } from '@attune/contract';
import { readConstraints } from '@attune/mood';
import { entryOf } from '@attune/vocabulary';
import { createCueFinder, type FoundCue } from '../cues/cue-finder.ts';
import { type Message, type Named, typed, wordAt } from '../message.ts';

/** What a message does to one thing it names. */
export type ConstraintOperation =
  /** The music is to have it. */
  | 'want'
  /** Never. */
  | 'avoid'
  /** As little as can be. */
  | 'lessen'
  /** Wanted no longer where it was; turned down where it was not. */
  | 'takeOut'
  /** Turned down no longer. */
  | 'allow'
  /** Turned down no longer, and wanted where it never was turned down. */
  | 'bringBack'
  /** Another takes its place. */
  | 'swapOut';

export interface ReadConstraint {
  operation: ConstraintOperation;
  kind: ConstraintKind;
  value: string;
  words: string;
  from: number;
  to: number;
  /** A name of music that cannot be anything else where it stands. */
  meant: boolean;
  /** Words right before or behind it say what is to become of it. */
  isLed?: boolean;
}

type Around = 'takeOut' | 'lessen' | 'allow' | 'bringBack' | 'swapOut' | 'refuse' | 'harmless' | 'more';

const findBefore = createCueFinder<Around>({
  takeOut: `
    (take|remove|delete|forget|ditch|scrap|dump|bin|chuck|leave|pull|strip|cut|lose|drop|kick|throw|get|kill) (out|away|off|rid of|about)?
    (no need for|never mind|nevermind|forget about|doesnt have to be|does not have to be|not necessarily|dont need|do not need|enough|enough of|had enough of|enough with|done with|over)
  `,
  lessen: `
    (less|fewer|not so much|not as much|not so many|not too much|not too many|too much|too many|a bit less|reduce|lower|whats with all the|what is with all the|why all the|easier on|easy on|easy with|go easy on|gentle with|gentler on|gentler with|light on|lighter on|lighter with|tone down|dial down|turn down|cut down on|cut back on|cut down|ease off|ease up on|back off|back off on|hold back on|hold back|soften|quieter|softer|minimise|minimize|limit|not much|not that much|a little less|way less|much less|a lot less|not many|go light on) (of|on|with)?
  `,
  allow: `
    (dont mind|do not mind|ok with|okay with|fine with|good with|cool with|happy with|allow|permit|no problem with|i can handle|can live with|can handle|all right with|alright with|wouldnt mind|unblock)
  `,
  bringBack: `
    (bring|put|let|add|have|give|get) (back|in again)
    (bring|put|let|add|have|want|need|get|give|miss|missing|missed|can have|can we have) (me)?
  `,
  swapOut: `
    (swap|replace|trade|exchange|switch|change|substitute|sub) (out)?
  `,
  refuse: `
    (no|not|without|never|avoid|skip|no more|minus|except|hate|anything but|nothing with|stop with|nothing|cant stand|dont want|do not want|excluding|sick of|tired of|hold the|none of|zero|dont like|instead of|in place of|in lieu of|as opposed to|rather than|keep away from|sans|isnt|neither|nor|ban|dont play|stop playing|not into|not really into|not feeling|not loving|not keen on|not big on|not a fan of|no fan of|could do without|dont let|do not let|if i hear|if i have to hear|never want to hear|dont want to hear|had it with|through with|cant hear|cant listen to|cant face|veto|keep out|steer clear of|can do without|do without|fed up with|fed up of|bored of|allergic to|cant do|cant take|cant bear|wont have|nobody|not so keen on|less keen on|never play|not digging|gone off|hates|loathes|detests|despises|dislikes|loathe|detest|despise|cant abide|cant stick|doesnt like|does not like|isnt into|is not into|isnt a fan of)
  `,
  harmless: `
    (not only|not just|nothing but|cant get enough|cant get enough of|never enough|not enough)
  `,
  more: `
    (that has|which has|whatever has|anything has|something has|has to have|must have|featuring|full of|led by|driven by|drenched in|loaded with|packed with|built on|built around|based on|centred on|centered on|swimming in|soaked in)
    (more|extra|lots of|plenty of|heavier on|heavy on|bit more|some more|add|add some|add in|with|with some|also|also some|include|throw in|mix in|crank up|turn up|up|some|a bit of|bit of|maybe|try|want|how about|what about|give me|let us have|let us hear|let us do|go for|fancy|prefer|need|get|mostly|just|only)
    (switch|change|move|go|swap|turn|make|shift) (it|this|that|over|them|things)? (on|over|up)? (to|into|for|with)?
  `,
});

const findBehind = createCueFinder<Around>({
  takeOut: `
    (back|right)? (out|off|away) (again|please|of it|now|though|after all)?
    (has|have|needs|can|must|should) (to)? (go|leave|come out|disappear|vanish|stop)
    (go|leave|stop|disappear) (please|now|away)? $
    (kinda|kind of|is|are|was|were)? (mid|annoying|distracting|boring|wrong|grating|awful|horrible|terrible|off|bad|irritating|rubbish|not working|not it|too cheesy)
  `,
  lessen: `
    (is|are|was|were|its)? (a|far|way|just|bit|really|all)? (bit|little|lot)? too (much|many|loud|strong|heavy|prominent|present|busy|dominant|intrusive|distracting)
    (down|lower|quieter|softer) (a|please|bit)?
  `,
  allow: `
    (is|are|would be|s)? (totally|all|actually|perfectly|now|also)? (fine|ok|okay|allowed|welcome|alright|all right|acceptable|good|cool|permitted|no problem) (again|now|after all|too|actually|with me|by me|here)
    (is|are|would be) (totally|all|actually|perfectly|now|also|quite)? (fine|ok|okay|allowed|welcome|alright|acceptable|permitted|no problem)
    (is|are) (good|cool) $
    (fine|ok|okay|allowed|welcome) $
  `,
  bringBack: `
    (can|could|may|should) (come|be|return) (back|in|again|brought back|added again)
    (can|could|may|should) go back in
    back (in|on|again|please|now|too)?
    (in)? again (please|now|too)? $
    after all
  `,
  swapOut: `
    (for|with|to|into|by)
  `,
  refuse: `
    (none|never|zero)
    no $
    no (thanks|thank)
    (so)? (please|pls)? (leave|keep|cut) (that|it|those|them) out
    (so)? none of (that|it|those|them)
    (is|are) (banned|forbidden)
    (please|pls) dont $
  `,
  harmless: 'are what i',
  more: '(instead|too|also)',
});

const articles = new Set(
  'the any some all that those these this my a an much of more sounding bit its it is such really whole big proper full entire massive giant huge lovely nice decent another single'.split(
    ' ',
  ),
);

/** What a message does to each thing of the vocabulary it names, in its order. */
export function readConstraintChanges(message: Message, brief: Brief | null): ReadConstraint[] {
  const before = findBefore(message.words);
  const behind = findBehind(message.words);
  const constraints = readConstraints(message.text);
  const isSwap = before.some(({ cue }) => cue === 'swapOut');
  const found: ReadConstraint[] = [];
  for (const named of [...message.named, ...heldNames(message, brief), ...singers(message, brief)].toSorted(
    (a, b) => a.from - b.from,
  )) {
    const lead = leadOf(message, named, before);
    const tail = tailOf(message, named, behind);
    const isLanguageBefore = named.kind === 'genre' && sungLanguages.has(wordAt(message, named.from - 1));
    const isMusicTalk =
      brief !== null && (lead !== undefined || tail !== undefined || isShort(message, named));
    const isKnown = brief !== null && holds(brief, named);
    // "Swap jazz for soul": in a swap both are music.
    const isSwapped = isSwap && brief !== null;
    if (
      !named.meant &&
      !isLanguageBefore &&
      !((isMusicTalk || isKnown || isSwapped) && named.kind !== 'activity' && named.kind !== 'scene')
    )
      continue;
    if (named.kind === 'vocals' && sungLanguages.has(wordAt(message, named.from - 1))) continue;
    const operation = operationOf(named, lead, tail, isSwap, message);
    if (named.onlyAvoided && operation === 'want') continue;
    found.push({
      operation,
      kind: named.kind,
      value: named.value,
      words: typed(message, named.from, named.to).slice(0, briefBounds.words),
      from: named.from,
      to: named.to,
      meant: named.meant || isLanguageBefore || isKnown || lead !== undefined || tail !== undefined,
      isLed: lead !== undefined || (tail !== undefined && tail !== 'more'),
    });
  }
  const withThreats = threatened(message, found);
  const all = [...ofThatKind(message, withThreats), ...notThatKind(message, withThreats)];
  return settled(withPronoun(message, exceptNow(message, eachOnce(all)), behind), constraints);
}

const findThreats = createCueFinder<'threat'>({
  threat: `
    (i am|im|i will|ill|we are|we will) (leaving|out|off|gone|done|going to scream|screaming|scream|cry|leave|walk|quit|walking out|throwing|throw)
    (turn it|turning it|switch it) off
    (count me out|no deal|game over|you are fired)
  `,
});

/** "If it has a banjo in it i'm leaving": what is named after the "if" is turned down. */
function threatened(message: Message, constraints: readonly ReadConstraint[]): ReadConstraint[] {
  const condition = message.words.findIndex(({ text }) => text === 'if');
  const threat =
    condition === -1 ? undefined : findThreats(message.words).find(({ from }) => from > condition);
  if (threat === undefined) return [...constraints];
  return constraints.map((constraint) =>
    constraint.operation === 'want' && constraint.from > condition && constraint.to <= threat.from
      ? { ...constraint, operation: 'avoid', isLed: true }
      : constraint,
  );
}

/** "Country but the outlaw kind", "techno, the minimal sort": the kind of it that is wanted, where it has a name. */
function ofThatKind(message: Message, found: readonly ReadConstraint[]): ReadConstraint[] {
  return found.map((constraint) => {
    if (constraint.kind !== 'genre' || constraint.operation !== 'want') return constraint;
    for (let at = constraint.to; at < Math.min(message.words.length, constraint.to + farthestSort); at += 1) {
      if (!sorts.has(wordAt(message, at)) || wordAt(message, at - 2) !== 'the') continue;
      if (refusing.has(wordAt(message, at - 3))) return constraint;
      const name = entryOf('genre', `${wordAt(message, at - 1)} ${constraint.value}`);
      if (name === undefined) return constraint;
      const words = typed(message, constraint.from, at + 1).slice(0, briefBounds.words);
      return { ...constraint, value: name.value, words, to: at + 1 };
    }
    return constraint;
  });
}
const refusing = new Set('not without no except never nothing none'.split(' '));

const sorts = new Set('kind sort type stuff one ones variety style'.split(' '));

/** "Country but not the bro kind": the kind of it that is turned down, where it has a name. */
function notThatKind(message: Message, found: readonly ReadConstraint[]): ReadConstraint[] {
  return found.flatMap((constraint): ReadConstraint[] => {
    if (constraint.kind !== 'genre' || constraint.operation !== 'want') return [];
    for (let at = constraint.to; at < Math.min(message.words.length, constraint.to + farthestSort); at += 1) {
      if (!sorts.has(wordAt(message, at)) || wordAt(message, at - 2) !== 'the') continue;
      if (!refusing.has(wordAt(message, at - 3))) continue;
      const name = entryOf('genre', `${wordAt(message, at - 1)} ${constraint.value}`);
      if (name === undefined) continue;
      const words = typed(message, at - 3, at + 1).slice(0, briefBounds.words);
      return [
        {
          operation: 'avoid',
          kind: 'genre',
          value: name.value,
          words,
          from: at - 1,
          to: at,
          meant: true,
          isLed: true,
        },
      ];
    }
    return [];
  });
}
const farthestSort = 8;

/** What is said twice is done once, so that the work does not grow with what is repeated. */
function eachOnce(constraints: readonly ReadConstraint[]): ReadConstraint[] {
  const once = new Map<string, ReadConstraint>();
  for (const constraint of constraints)
    once.set(`${constraint.operation} ${constraint.kind} ${constraint.value}`, constraint);
  return [...once.values()].toSorted((a, b) => a.from - b.from);
}

/** "No English lyrics" is about the language. */
const sungLanguages = new Set(
  'english spanish portuguese french german italian japanese korean hindi arabic turkish polish dutch indonesian'.split(
    ' ',
  ),
);

/** These are part of many names and call none of them to mind. */
const vagueParts = new Set(
  'music sounds sound songs house rock jazz pop metal drums guitar bass vocals singing voices noise'.split(
    ' ',
  ),
);

/** "without the rain", said of rain sounds, "the bowls" of singing bowls: a part of what the brief names. */
function heldNames(message: Message, brief: Brief | null): Named[] {
  if (brief === null) return [];
  const found: Named[] = [];
  for (const [at, { text, start, end }] of message.words.entries()) {
    if (
      text.length < 4 ||
      vagueParts.has(text) ||
      message.named.some(({ from, to }) => from <= at && at < to)
    )
      continue;
    const held = [...brief.wanted, ...brief.avoided].find(
      ({ kind, value }) => isPartOf(text, value) && isMusical(kind),
    );
    if (held === undefined || !isMusical(held.kind)) continue;
    const { kind, value } = held;
    found.push({
      kind,
      value,
      start,
      end,
      from: at,
      to: at + 1,
      meant: true,
      turnedDown: false,
      onlyAvoided: true,
    });
  }
  return found;
}

const women = new Set('women woman ladies female females girls'.split(' '));
const men = new Set('men male males blokes lads fellas'.split(' '));
const aroundSingers = new Set(
  'only just more no not without all some any please loud angry soft sad sweet strong big low deep husky breathy singing voices and or but less fewer'.split(
    ' ',
  ),
);
const mostAroundSingers = 4;

/** "Loud angry women", "only men please", "female": with music on the screen, a few words about who sings. */
function singers(message: Message, brief: Brief | null): Named[] {
  if (brief === null) return [];
  return message.words.flatMap(({ text, start, end }, at): Named[] => {
    const value = women.has(text) ? 'female vocals' : men.has(text) ? 'male vocals' : null;
    if (value === null || message.named.some(({ from, to }) => from <= at && at < to)) return [];
    if (!isAmongFew(message, at)) return [];
    return [
      {
        kind: 'vocals',
        value,
        start,
        end,
        from: at,
        to: at + 1,
        meant: true,
        turnedDown: false,
        onlyAvoided: false,
      },
    ];
  });
}

function isAmongFew(message: Message, at: number): boolean {
  for (const step of [-1, 1]) {
    for (let next = at + step, seen = 0; wordAt(message, next) !== ''; next += step, seen += 1)
      if (seen >= mostAroundSingers || !aroundSingers.has(wordAt(message, next))) return false;
  }
  return true;
}

function isPartOf(word: string, value: string): boolean {
  const parts = value.toLowerCase().split(' ');
  return (
    parts.length > 1 && parts.some((part) => part === word || `${part}s` === word || part === `${word}s`)
  );
}

function isMusical(kind: ConstraintKind): kind is Exclude<ConstraintKind, 'language' | 'artist'> {
  return kind === 'genre' || kind === 'instrument' || kind === 'vocals';
}

function holds(brief: Brief, { kind, value }: { kind: string; value: string }): boolean {
  return [...brief.wanted, ...brief.avoided].some((one) => one.kind === kind && one.value === value);
}

/** The cue that ends where the name, or an article before it, begins. */
function leadOf(message: Message, named: Named, cues: readonly FoundCue<Around>[]): Around | undefined {
  let start = named.from;
  for (let steps = 0; steps <= 3; steps += 1) {
    let best: FoundCue<Around> | undefined;
    for (const cue of cues) {
      if (cue.to !== start) continue;
      if (best === undefined || cue.from < best.from) best = cue;
    }
    if (best !== undefined) return best.cue;
    if (!articles.has(wordAt(message, start - 1))) return undefined;
    start -= 1;
  }
  return undefined;
}

function tailOf(message: Message, named: Named, cues: readonly FoundCue<Around>[]): Around | undefined {
  let best: FoundCue<Around> | undefined;
  const noun = ['music', 'songs', 'song', 'stuff', 'part', 'parts', 'bit', 'sound', 'sounds', 'solo'];
  const ends = noun.includes(wordAt(message, named.to)) ? [named.to, named.to + 1] : [named.to];
  for (const cue of cues) {
    if (ends.includes(cue.from) && (best === undefined || cue.to > best.to)) best = cue;
  }
  return best?.cue;
}

/** A name with at most two words around it is music, once music is talked about. */
function isShort(message: Message, named: Named): boolean {
  let first = named.from;
  while (wordAt(message, first - 1) !== '') first -= 1;
  let last = named.to;
  while (wordAt(message, last) !== '') last += 1;
  return last - first - (named.to - named.from) <= 2;
}

function operationOf(
  named: Named,
  lead: Around | undefined,
  tail: Around | undefined,
  isSwap: boolean,
  message: Message,
): ConstraintOperation {
  if (lead === 'harmless') return 'want';
  if (tail === 'allow') return 'allow';
  if (lead === 'allow') return 'allow';
  if (lead === 'swapOut' && tail === 'swapOut') return 'swapOut';
  if (lead === 'swapOut' && wordAt(message, named.to) === 'out') return 'takeOut';
  if (tail === 'bringBack' && lead !== 'refuse' && lead !== 'takeOut') return 'bringBack';
  if (lead === 'lessen') return 'lessen';
  if (tail === 'lessen' && lead !== 'refuse') return 'lessen';
  if (lead === 'refuse') return 'avoid';
  if (lead === 'takeOut' && !isBareGet(message, named)) return 'takeOut';
  if (tail === 'takeOut' && lead !== 'more') return 'takeOut';
  if (tail === 'refuse' && lead === undefined && isNo(message, named)) return 'avoid';
  if (named.turnedDown) return isSwap ? 'takeOut' : 'avoid';
  return 'want';
}

/** "accordion yes, piano no". */
const isNo = (message: Message, { to }: Named): boolean => wordAt(message, to) === 'no';

/** "get jazz on", "take jazz": these verbs take away only with "out", "off" or "rid of". */
function isBareGet(message: Message, named: Named): boolean {
  let at = named.from - 1;
  while (articles.has(wordAt(message, at))) at -= 1;
  const word = wordAt(message, at);
  if (!['get', 'take', 'leave', 'pull', 'throw'].includes(word)) return false;
  return (
    !['out', 'off', 'away'].includes(wordAt(message, named.to)) && !(wordAt(message, named.to) === 'back')
  );
}

/** "I adore waltzes, but not for this one": turned down for now. */
function exceptNow(message: Message, constraints: ReadConstraint[]): ReadConstraint[] {
  const last = constraints.at(-1);
  if (last?.operation !== 'want') return constraints;
  for (let at = last.to; at < message.words.length; at += 1) {
    if (wordAt(message, at) !== 'not') continue;
    const rest = [1, 2, 3].map((next) => wordAt(message, at + next)).filter((word) => word !== '');
    if (rest.length > 0 && rest.every((word) => now.has(word)))
      return [...constraints.slice(0, -1), { ...last, operation: 'avoid' }];
  }
  return constraints;
}
const now = new Set(
  'for this one now today tonight here right time in mix list moment the at evening please again any more anymore'.split(
    ' ',
  ),
);

/** "trap is mid, take it back out": the pronoun stands for what was named last. */
function withPronoun(
  message: Message,
  constraints: ReadConstraint[],
  behind: readonly FoundCue<Around>[],
): ReadConstraint[] {
  const last = constraints.at(-1);
  if (last === undefined || last.operation !== 'want') return constraints;
  for (const { cue, from } of behind) {
    const isPronoun = ['it', 'that', 'them', 'those'].includes(wordAt(message, from - 1));
    const verb = wordAt(message, from - 2);
    if (
      cue === 'takeOut' &&
      isPronoun &&
      from > last.to &&
      ['take', 'get', 'leave', 'cut', 'throw', 'pull'].includes(verb)
    ) {
      return [...constraints.slice(0, -1), { ...last, operation: 'takeOut' }];
    }
  }
  return constraints;
}

/** What a message both wants and turns down is settled as the constraints of the message are. */
function settled(
  read: readonly ReadConstraint[],
  constraints: ReturnType<typeof readConstraints>,
): ReadConstraint[] {
  return read.filter((constraint) => {
    const opposite =
      constraint.operation === 'want' ? 'avoid' : constraint.operation === 'avoid' ? 'want' : undefined;
    const same = (other: { kind: string; value: string }) =>
      other.kind === constraint.kind && other.value === constraint.value;
    if (opposite === undefined || !read.some((other) => same(other) && other.operation === opposite))
      return true;
    // "No guitar, she played guitar": a bare mention takes no refusal back.
    const led = read.filter((other) => same(other) && other.isLed);
    if (led.length > 0 && led.every(({ operation }) => operation === 'avoid'))
      return constraint.operation === 'avoid';
    const isWanted = constraints.wanted.some(same);
    return constraint.operation === 'want' ? isWanted : !isWanted;
  });
}
