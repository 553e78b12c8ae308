import type { Brief } from '@attune/contract';
import { readToneShares } from '@attune/mood';
import { wordSet } from '../cues/word-classes.ts';
import type { Message } from '../message.ts';
import { doingsIn, namesScene } from './scene-words.ts';
import { type Clause, clausesOf, endsAsking, isFillerClause } from './split-clauses.ts';

/** How something ended: "done", "the party is over", "I'm home", "he's asleep", "they have left". */
type End = 'done' | 'over' | 'home' | 'asleep' | 'gone';

/** What a message turns from and to: "finished, now lunch on the balcony", "the party is over". */
export interface TurnedScene {
  /** What is done now, as it was said; `null` where something only ends. */
  begins: string | null;
  /** What is to be read of it. */
  text: string;
  /** Nothing is said besides. */
  isAlone: boolean;
  end: End | null;
}

const opening = wordSet(
  'ok okay right alright well so and but then yes yay good great finally phew anyway hey oh ah lovely perfect thanks ta cheers haha lol actually just all',
);
const selves = wordSet('i we am are have were ive weve im');

/** Without the words of no weight in front, and without who says it. */
function behind(said: string, isPassed: (word: string) => boolean): string {
  const words = said.split(' ');
  const from = words.findIndex((word) => !isPassed(word));
  return from < 0 ? said : words.slice(from).join(' ');
}
const behindOpening = (said: string): string => behind(said, (word) => opening.has(word));
const behindSelf = (said: string): string => behind(said, (word) => opening.has(word) || selves.has(word));

const closing = wordSet('please pls then everyone guys finally lol haha lmao yay phew omg ugh');
function withoutClosing(said: string): string {
  const words = said.split(' ');
  const last = words.findLastIndex((word) => !closing.has(word));
  return words.slice(0, last + 1).join(' ');
}

const some = '(?:(?:something|music|some music|songs|a mix|a playlist) (?:for|to) |(?:for|to) )?';

/** What is done now stands behind these. */
const leads: readonly RegExp[] = [
  new RegExp(
    `^now (?:please |only |(?:it is |its |comes )?(?:(?:nearly |almost )?time )?)${some}([a-z0-9 ]{2,80})$`,
  ),
  /^(?:now )?(?:it is |its )?(?:nearly |almost |about |high )?time (?:for|to) ([a-z0-9 ]{2,80})$/,
  /^(?:now )?(?:just )?(?:off|heading|headed|going|going off|on (?:my|our|the) way|straight|moving on|on|over|back) (?:to|for|out for|out to|into) ([a-z0-9 ]{2,80})$/,
  /^(?:now )?(?:about to|ready (?:for|to)|(?:sitting|settling) down to) ([a-z0-9 ]{2,80})$/,
  /^(?:lets|let us) (?:now |finally )?([a-z0-9 ]{2,80}) now$/,
  new RegExp(`^(?:next|next up|up next)(?: (?:is|comes))? ${some}([a-z0-9 ]{2,80})$`),
];
const bareLead = /^(?:next|next up|up next|now|now for|up now)$/;
const tails: readonly RegExp[] = [
  new RegExp(`^(?:just )?${some}([a-z0-9 ]{2,80}) (?:now|next)$`),
  /^(?:it is |its )?([a-z]{2,12}(?: [a-z]{2,10})? (?:time|oclock))(?: now)?$/,
];
/** "Something for ME now": the hour was somebody else's. */
const ownTime = /^(?:now )?something (?:just )?for me(?: now)?$/;
const ownTimeSaid = 'me time';

const quite = '(?:now |all |finally |just |nearly |officially )?';
const sinceWhen = '(?: now| here| at last| for (?:today|now|the day|tonight))?';
const others =
  '(?:(?:the |my |our )?(?:baby|little one|kids?|children|toddler|son|daughter|boys?|girls?|twins|wife|husband)(?: is| are| has| have|s)?|(?:he|she|they)(?: is| are| has| have)?|hes|shes|theyre|theyve)';
/** What was done is done with, by how people say so. */
const ends: ReadonlyArray<readonly [End, RegExp]> = [
  ['done', new RegExp(`^${quite}(?:done|finished|through)${sinceWhen}$`)],
  ['done', new RegExp(`^(?:that is it|thats it|thats that|done and dusted|all done)${sinceWhen}$`)],
  [
    'over',
    new RegExp(
      `^${quite}(?:done|finished|through) (?:with )?(?:the |my |our |all the |all my )?([a-z]{3,12}(?: [a-z]{2,12}){0,2})$`,
    ),
  ],
  [
    'over',
    new RegExp(
      `^(?:the |my |our |this |todays |that is the |thats the )?([a-z]{3,12}(?: [a-z]{2,10}){0,2}?)(?: is| are| was| were| has)? ${quite}(?:over|done|finished|ended|through|behind (?:me|us)|complete)${sinceWhen}$`,
    ),
  ],
  [
    'home',
    /^(?:now |just |finally |safely |got |made it |came |come ){0,3}(?:home|back home|arrived)(?: now| at last| safe| again)?$/,
  ],
  [
    'home',
    /^(?:(?:i|we) (?:am|are)|were|weve|ive)(?: now| just| finally| safely| got| arrived){0,2} (?:back|there|here)(?: now| at last| safe| again)?$/,
  ],
  [
    'asleep',
    new RegExp(
      `^${others} (?:now |finally |all |both |fast |sound |just |fell |gone |went |off |down |at last ){0,3}(?:asleep|sleeping|to sleep|to bed|in bed|out cold)(?: now| at last| finally)?$`,
    ),
  ],
  [
    'gone',
    /^(?:(?:the |my |our )?(?:guests?|friends|people|kids|children|visitors|family|in laws)|everyone|everybody|they|theyve|theyre|all of them)(?: is| are| has| have)? (?:now |finally |all |just |both ){0,2}(?:gone|left|gone home|went home|off home|off)(?: now| at last| finally)?$/,
  ],
];

/** "5k done", "ten miles done". */
const distance =
  /^(?:just |all |did )?(?:the |my )?(?:\d{1,3}|five|six|eight|ten|twelve|fifteen|twenty) ?(?:k|km|kms|miles?|laps?|lengths?)(?: run| swim| ride)?(?: is| are)? (?:done|finished|over|behind me|in the bag)$/;
const moved = new Set('running walking hiking cycling swimming workout rowing'.split(' '));
/** "That was brutal". */
const verdict =
  /^(?:that|it|this) (?:was|is|felt) (?:(?:so|really|absolutely|pretty|quite|a bit|very) ){0,2}(?:brutal|hard|tough|awful|hell|great|good|amazing|easy|horrible|long|fun|lovely|exhausting|a killer)$/;
/** "Boots off, kettle on": how one arrives. */
const arriving =
  /^(?:(?:my|the|and) ){0,2}(?:boots?|shoes?|bra|tie|coat|jacket|heels|feet|slippers|kettle|telly|tv|pyjamas|pjs|trousers|heating|fire|lights?|phone)(?: is| are)? (?:off|on|up|low)$/;
const shrugging = /^(?:(?:ugh|meh|whatever|anyway|oh well|never mind|nvm|god|finally|phew) ?){1,4}$/;

/** Whoever says goodbye turns no music. */
const farewell =
  /\b(?:bye{1,8}|good ?night|gn|nighty|night night|see (?:you|ya)|cya|adios|ciao|ta ta|that is me|thats me|signing off|switch off|turn (?:it|this) off|stop the music)\b/i;
const thanking = /\b(?:thanks?|thank you|cheers|thx|ty|ta)\b/;
/** Told of another time, or as what is not so. */
const notNow =
  /\b(?:yesterday|last (?:week|time|year|month)|not (?:now|tonight|yet|any ?more)|keep|leave|same|chapter|tomorrow|years? ago)\b/i;

/** In characters and clauses. */
const mostRead = 160;
const mostClauses = 6;

/** What is over with these is followed by a rest, and what music is for no longer is the same. */
const afterHome = new Set(
  'commute travel driving commuting running walking workout party work cycling hiking date'.split(' '),
);
const ofGuests = new Set([
  'party',
  'dinner with guests',
  'dinner',
  'birthday',
  'barbecue',
  'reunion',
  'date',
  'children around',
]);
const tiring = new Set(
  `party workout running sports-match cleaning cycling dancing work study commute travel driving commuting cooking dinner birthday barbecue wedding
  hiking swimming climbing boxing gardening diy gaming coding making-something dinner-with-guests children-around shopping writing`
    .split(/\s+/)
    .map((one) => one.replaceAll('-', ' ')),
);

const standingIn = ({ situation, wanted }: Brief): string[] => [
  ...(situation === null ? [] : [situation]),
  ...wanted.flatMap(({ kind, value }) => (kind === 'activity' ? [value] : [])),
];

/** How a clause says that something ended, and whether that is what the music was for. */
function endIn({ said }: Clause, standing: readonly string[]): { end: End; isOfMusic: boolean } | null {
  const told = withoutClosing(said);
  if (distance.test(behindOpening(told)))
    return { end: 'over', isOfMusic: standing.some((one) => moved.has(one)) };
  for (const [end, form] of ends) {
    const found = form.exec(behindOpening(told)) ?? form.exec(behindSelf(told));
    if (found === null) continue;
    const what = found[1] ?? '';
    // "The party's over".
    const plain = what.replace(/s$/, '');
    const isNamed = [...doingsIn(what), ...doingsIn(plain), what, plain].some((one) =>
      standing.some((doing) => doing === one || doing.split(' ').includes(one)),
    );
    const isOfMusic =
      end === 'over'
        ? isNamed && standing.some((one) => tiring.has(one))
        : end === 'home'
          ? standing.some((one) => afterHome.has(one))
          : end === 'gone' && standing.some((one) => ofGuests.has(one));
    return { end, isOfMusic };
  }
  return null;
}

/** What a clause says is done now, and where it stands in the clause. */
function beginsIn(clauses: readonly Clause[], at: number, hasEnded: boolean): string | null {
  const clause = clauses[at];
  if (clause === undefined || endsAsking(clause)) return null;
  const said = behindSelf(withoutClosing(clause.said));
  if (ownTime.test(said)) return ownTimeSaid;
  const before = clauses[at - 1];
  const isLed = hasEnded || (before !== undefined && bareLead.test(behindOpening(before.said)));
  for (const pattern of [...leads, ...tails, ...(isLed ? [behindEnd] : [])]) {
    const found = pattern.exec(said)?.[1]?.replace(/ (?:now|next)$/, '');
    const rest = found === undefined ? undefined : behindSelf(found);
    // "Going to fall asleep lol" finds fault with the music.
    if (rest !== undefined && !rest.startsWith('fall asleep') && namesScene(rest)) return rest;
  }
  return null;
}

/** "Finished! Lunch". */
const behindEnd = new RegExp(`^${some}([a-z0-9 ]{2,80})$`);

const verbs =
  /^(?:cook|bake|clean|tidy|dance|relax|chill|unwind|read|write|code|paint|draw|game|eat|train|lift|exercise|meditate|stretch|knit|sew|celebrate) ?/;
/** "Music to cook", "music for lunch", "music on the train". */
const asMusic = (begins: string): string =>
  /^(?:at|in|on) /.test(begins) ? `music ${begins}` : `music ${verbs.test(begins) ? 'to' : 'for'} ${begins}`;

/** What is done already goes on. */
const goesOn = (begins: string, { wanted, situation }: Brief): boolean =>
  doingsIn(begins).some(
    (doing) =>
      doing === situation || wanted.some(({ kind, value }) => kind === 'activity' && value === doing),
  );

const passedOver: readonly RegExp[] = [
  /^(?:[a-z]{2,8} ){0,3}(?:good|great|lovely|perfect|nice|brilliant|wonderful|love it|loved it|haha|lol|ta|cheers|phew)(?: [a-z]{2,8}){0,2}$/,
  verdict,
  arriving,
  shrugging,
];
/** "Done! Whole room. Sitting on the floor with a sandwich", "I kinda want to go lie down in the dark". */
const rested =
  /^(?:(?:i|we|im|am|are|were|now|just|finally|kinda|kind of|really|gonna|going to|want to|wanna|need to|go|going|to) ){0,7}(?:sit|sitting|lie|lying|lay|laying|flop|flopping|flopped|collapse|collapsing|collapsed|sprawled|curl up|curled up) (?:down )?(?:on|in|with|under|into|at) (?:the|my|our|a) [a-z]{3,10}(?: [a-z ]{2,50})?$/;

const wishing =
  /\b(?:songs?|music|tunes?|something|anything|play|put on|more|less|give|keep|still|can you|could you)\b|\?/i;
const coolsDown = /^(?:(?:just|now|im|am|i am|we are) ){0,3}(?:cooling|cool) down(?: now| time| stretches)?$/;
const isResting = (clauses: readonly Clause[], text: string): boolean =>
  !wishing.test(text) && clauses.some(({ said }) => rested.test(behindOpening(said)) || coolsDown.test(said));

const dropsOff = /^(?:fall|nod|doze|drop) (?:asleep|off)\b/;
const laughing = /\b(?:lol|lmao|haha)/i;
const ofBed = /\b(?:bed|sleep|asleep)\b/;

/** Somebody is home, and tells on what hurts nobody: "Home. Two and a quarter hours". */
const isPastArrival = (said: string, ended: readonly { end: End; isOfMusic: boolean }[]): boolean =>
  ended.some(({ end, isOfMusic }) => end === 'home' && isOfMusic) &&
  !wishing.test(said) &&
  readToneShares(said).hurts < mayHurt;
/** This likely to hurt, what is told on is not passed over; 0 to 1. */
const mayHurt = 0.3;

/** What a message turns to that tells of another hour than the music was made for; `null` where it goes on. */
export function turnedScene(message: Message, brief: Brief): TurnedScene | null {
  const { text } = message;
  if (text.length > mostRead || farewell.test(text) || notNow.test(text)) return null;
  const clauses = clausesOf(message);
  if (clauses.length > mostClauses) return null;
  const standing = standingIn(brief);
  if (isResting(clauses, text) && standing.some((one) => tiring.has(one)))
    return { begins: null, text: '', isAlone: true, end: 'done' };
  const ended: { end: End; isOfMusic: boolean }[] = [];
  for (const [at, clause] of clauses.entries()) {
    const over = endIn(clause, standing);
    const begins = over === null ? beginsIn(clauses, at, ended.length > 0) : null;
    if (begins !== null) {
      const rest = text.slice(clause.end).trim();
      // "Going to fall asleep lol, a bit more pulse" finds fault.
      if (dropsOff.test(begins) && (rest !== '' || laughing.test(text))) return null;
      // "Thanks, off to bed" takes leave.
      const isLeaving = thanking.test((ofBed.test(begins) ? text : rest).toLowerCase());
      if (isLeaving || goesOn(begins, brief)) return null;
      const isAlone = rest === '';
      return { begins, text: `${asMusic(begins)}. ${rest}`.trim(), isAlone, end: ended[0]?.end ?? null };
    }
    if (over !== null) ended.push(over);
    else if (
      !isFillerClause(clause) &&
      !bareLead.test(behindOpening(clause.said)) &&
      !passedOver.some((one) => one.test(clause.said)) &&
      !isPastArrival(clause.said, ended)
    )
      return null;
  }
  const gone = ended.find(({ isOfMusic }) => isOfMusic);
  if (gone === undefined || text.includes('?') || thanking.test(text.toLowerCase())) return null;
  return { begins: null, text: '', isAlone: true, end: gone.end };
}
