import type { Brief, Situation } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { isFiller, joinsClauses } from '../../cues/fillers.ts';
import { cuesOf, type Message, wordAt } from '../../message.ts';
import { type Complaint, describedComplaints } from './described-complaints.ts';
import { likenings } from './likenings.ts';
import type { Direction } from './moving-words.ts';

type Lacking = 'liveliness' | 'calm' | 'brightness' | 'drowsed' | 'tears';

const energy: Direction = { valence: 0, energy: 1, mood: null };
const wishes: Readonly<Record<Lacking, { direction: Direction; words: string }>> = {
  liveliness: { direction: energy, words: 'livelier' },
  drowsed: { direction: energy, words: 'livelier' },
  calm: { direction: { ...energy, energy: -1 }, words: 'calmer' },
  tears: { direction: { valence: 1, energy: 0, mood: null }, words: 'brighter' },
  brightness: { direction: { valence: 1, energy: 0, mood: null }, words: 'brighter' },
};

/** What somebody says of music that is not as it should be, without a word for how it should be. */
const findComplaints = createCueFinder<Lacking>({
  liveliness: `
    (puts|putting|sends|sending|send|put|bored|boring|bores|lulls|lulling|rocks|rocking) (me|us|everyone|everybody|them|people|my guests|the room|the whole room) (to|off to) (sleep|death|tears|bed)
    (puts|putting|sends|sending|lulls|lulling|bores|boring) (my|our|the) (whole|entire)? _ (to|off to) (sleep|death|bed)
    (have|ve|youve) (me|us) (put|sent|lulled|rocked|bored) (to|off to) (sleep|death|tears|bed)
    (nobody|noone|no one|none of us|none of them|not one person) (is|dances|dancing|moves|moving|is even) (dancing|moving|up|at all)?
    (everyone|everybody|people|guests|the guests|they) (is|are|have|has) (just|all)? (sitting down|sat down|stopped dancing|yawning|falling asleep|nodding off|standing around)
    (cant|can not|could not|couldnt|impossible to) (even)? (dance|move|run|work out|clean|lift|pedal|keep going) to (this|that|it|these|any of)
    (has|have|got|there is|theres|with) no (real|actual)? (energy|life|oomph|pulse|beat|bite|kick|punch|groove|drive|spark|bounce|swing|rhythm|pep|zip|soul in it)
    (lacks|lacking|missing|misses|needs some|short on|low on|without) (a bit of|some|any|all|a|an)? (energy|life|oomph|pulse|bite|kick|punch|groove|drive|spark|bounce|swing|rhythm|pep|zip)
    (not|isnt|hardly|barely) (enough|much|any) (energy|life|oomph|pulse|beat|bite|kick|punch|groove|drive|spark|bounce|swing|rhythm|pep|zip|going on|happening)
    ^ (it|this|this one|that one|that|this song|the last one|the middle|second half)? (really|just|kind of|kinda|sort of|still|all)? (drags|plods|meanders|crawls|goes nowhere|never goes anywhere|doesnt go anywhere|is going nowhere|isnt going anywhere|never gets going|doesnt get going|never takes off|doesnt take off|never arrives)
    (nothing) (happens|is happening|ever happens|is going on)
    (wake|waking|woke) (it|this|that|things) up
    i (will|would|am going to|might|could|nearly|almost) (yawn|yawned)
    (makes|making|made) (me|us|everyone) yawn
    ^ (just|go|way|straight|all the way|further|up) up (up|please|more|now|a notch|a bit)? $
    ^ (i|we)? (just|really|so)? (wanna|want to|need to|gotta|have to) (scream|shout|yell|jump|go wild|rage|mosh|headbang|smash something|smash things|break something|break things|punch something|hit something) (please|now|again|it out|together)? $
  `,
  drowsed: `
    (makes|making|made|getting|gets|is making|keeps making) (me|us|everyone|everybody|them|my) (to)? (all|so|too|a bit|really|very|feel|fall|nod|doze|want to|wanna|just want to)? (sleepy|drowsy|tired|dozy|asleep|off|sleep|nap|groggy)
    (i|we|i always|ill|id) (will|am|would|are|might|could|almost|nearly|am going to|want to|start to|am about to|keep) (just|all|gonna|going to)? (fall|falling|nod|nodding|doze|dozing|drop|dropping|drift|drifting) (asleep|off) (to this|here|haha|lol|now|at the wheel|at my desk|behind the wheel|on my feet|listening)?
    (ill|id) (just|all|probably|definitely)? (fall|nod|doze|drop|drift|be) (asleep|off) (to this|here|haha|lol|now|at the wheel|at my desk|behind the wheel|on my feet|listening)?
    (almost|nearly|just) (fell|nodded|dozed|dropped) (asleep|off)
    ^ (ok|oh|nice|but|lovely)? (nearly|almost|gonna|going to|about to|might|will|would) (just)? (fall|nod|doze|drop|drift) (asleep|off)
    (i|we) (will|would|might|could) sleep (on|at|in|over|behind|for) (the|my|this) (wheel|steering|motor|bike|desk|keyboard|job|road|treadmill|till|motorway|highway)
  `,
  calm: `
    (hurts|hurting|splitting|doing in|does in|killing|melting|drilling into|frying|battering|rattling) (my|our|me) (head|ears|skull|brain|eardrums|teeth|nerves|nut|noggin)
    (my|the|our) (head|heads|skull|skulls|temples) (is|are|has been|keeps)? (banging|pounding|throbbing|splitting|thumping|killing me|hurting|about to explode|going to explode|spinning|ringing)
    my ears (are|is|have been)? (ringing|bleeding|hurt|hurting|burning|sore|begging)
    (gives|giving|gave|given) (me|us|her|him|everyone) (a|an|such a|another)? (headache|migraine|anxiety|palpitations|heart attack|panic attack|earache)
    (getting|gets|grating|grates|jarring|jars|going|works|working) on (my|our|everyones) (nerves|wick|tits|last nerve)
    (stressing|stresses|winding|winds|scaring|scares|freaking|freaks|startling|startles|jolting) (me|us|her|him|them|the baby|the dog|the cat|the kids|everyone) (out|up)
    (makes|making|made) (me|us|her|him|everyone) (feel)? (all|so|too|a bit|really|very|more|even)? (anxious|jumpy|nervous|jittery|stressed|tense|agitated|edgy|twitchy|angrier|wound up|on edge|more stressed|more anxious)
    ^ (oi|oh|eh|hey|ok|okay|wait|jesus|christ|god|ooh|ooft|whoa|woah|wow|right|now|no|nah|well|lol|haha)? (steady on|easy tiger|easy now|easy there|easy does it|whoa there|woah there|whoa nelly|whoa whoa|woah woah|hold your horses|slow your roll|simmer down|cool it|cool your jets|rein it in|reign it in|pipe down|settle down|calm your tits|calm yourself|calm down mate|keep your hair on|steady the buffs|not so fast|have mercy)
    (would|will|youll|you will|itll|it will|gonna|going to|could|might|about to) (wake|rouse|disturb) (up)? (the|my|our|everyone|half|all) (whole|entire)? (baby|babies|kids|kid|neighbours|neighbors|house|street|dog|cat|flatmates|roommate|roommates|dead|wife|husband|mum|mom|building|block|ward|patients|the|of)
    ^ (no|jesus|christ|oh|god|oi|but|maybe)? not at (this hours|this time|<num>|my age|breakfast|night|half)
    (cant|can not|cannot|struggling to|never|hard to|couldnt) (really|even|possibly)? (keep up|keep pace|keep time|breathe) (with|to|at) (this|that|it|these|those|the beat|the tempo|the pace)
    (too much|so much|a lot|way too much|far too much|too many things|loads) going on
    (cant|can not) (hear|think) (myself|ourselves) (think|talk|over it|over this)?
    (cant|can not|could not|couldnt) (hear|talk|think) (each other|over (this|it|that)|with this on)
    ^ (just|go|way|straight|all the way|further|down) down (down|please|more|now|a notch|a bit)? $
    ^ (i|we)? (just|really|so)? (wanna|want to|need to|gotta|have to) (lie|lay|sit|flop|collapse|curl up|melt|crash|rest|be still|slump|float) (down|on|in|into|under|still|out)? (the|my|a)? (floor|sofa|couch|bed|grass|sand|ground|carpet|bath|blanket|chair|hammock)? (now|for a bit|a bit|for a while|please)? $
    (someone|somebody|they|people|she|he) (is|are|keeps) (shouting|screaming|yelling|shrieking) at (me|us)
    (neighbours|neighbors|neighbour|neighbor|downstairs|upstairs|landlord|wife|husband|missus|boss|manager|flatmate|roommate) (is|are|have|has|just|will|just)? (complained|complaining|complain|banged|banging|knocked|knocking|be angry|be mad)
  `,
  brightness: `
    (something|anything|music|songs|song|stuff|one|ones|tunes) (so|so that) (i|we|she|he|they|nobody|no one) (dont|do not|wont|will not|am not|doesnt|isnt) (just|end up|start|all|go)? (cry|crying|weep|weeping|sob|sobbing|blub|bawl|break down|fall apart|lose it|well up|tear up)
    (stop|stops|keep|keeps|prevent|prevents) (me|us|her|him) (from)? (crying|weeping|sobbing|blubbing|bawling|welling up|tearing up|moping|wallowing|falling apart)
    without (me|us|her|him|anyone|everyone)? (crying|weeping|sobbing|blubbing|bawling|welling up|tearing up|breaking down)
    (who|whos) (died|is dead|has died|passed)
    (we|i) (are|am)? not (at|in|planning|here for) (a|the|my)? (funeral|wake|morgue|cemetery)
    (who|whose) (put|ordered|invited) (a|the|this)? funeral
    (drag|drags|dragging|brings|bringing|pulls|pulling|gets|getting|weighing|weighs) (me|us|everyone|the room|the mood|the party|the vibe) (right|all|even|further|way)? down (further|even more|more)?
    (bumming|bums|depressing|depresses|saddening|saddens|upsetting|upsets) (me|us|everyone|people|the guests|my guests) (out)?
    (such a|a total|total|bit of a|a bit of a|what a) (downer|buzzkill|mood killer|mood kill|killjoy|bummer|depressant)
    (killing|kills|killed|ruining|ruins|spoiling) the (mood|vibe|party|buzz)
  `,
  tears: `
    (make|makes|making|have|get|set|leave) (me|us|her|him|everyone|people|them|it) (all|want to|start|feel|too|so|any|even|off)? (cry|crying|weep|weeping|weepy|sob|sobbing|blub|bawl|sadder|sad|worse|depressed|miserable|gloomy|teary|depressing)
  `,
});

/** What sleep is the point of: "I'm nodding off" is then no complaint. */
const restful: ReadonlySet<Situation | null> = new Set<Situation | null>([
  'falling asleep',
  'sleeplessness',
  'winding down',
  'meditation',
  'children around',
]);

const praise = new Set(
  `perfect love lovely beautiful gorgeous thanks thank great exactly ideal brilliant wonderful amazing bliss gold works helped helps helping
  finally better`
    .trim()
    .split(/\s+/),
);
const turns = new Set('but though tho although however except'.split(' '));
const denials = new Set(
  'not dont isnt doesnt wont without never no nothing didnt wasnt cant stop'.split(' '),
);
const subjects = new Set(
  `this that it these those one ones song songs track tracks music tune tunes mix list playlist stuff beat beats thing everything which singer
  singers voice vocals drums bass sound sounds noise second half rest guitar guitars`
    .trim()
    .split(/\s+/),
);
const besides = new Set(
  'is are was s just really kinda kind of still all keeps keep has have been started starting already now to its so is also actually honestly literally going gonna always even try'.split(
    ' ',
  ),
);
const farthestBack = 6;

/** "This is making me sleepy", "that feels slow", "good but a bit sleepy"; none before there is music. */
export function readComplaints(message: Message, brief: Brief | null): Complaint[] {
  if (brief === null) return [];
  const said = findComplaints(message.words).flatMap(({ cue, from, to }): Complaint[] => {
    const isDenied = [1, 2, 3].some((back) => denials.has(wordAt(message, from - back)));
    if (cue === 'tears' ? !isDenied : !isDenied && !isOfMusic(message, from)) return [];
    if (cue === 'drowsed' && isForSleep(brief)) return [];
    return [{ ...wishes[cue], from, to }];
  });
  const likened = likenings(message).map(({ cue, from, to }) => ({ ...wishes[cue], from, to }));
  const found = [...said, ...likened].map((one) => (isGrim(one, brief) ? outOfSadness(one) : one));
  return [...found, ...describedComplaints(message, isForSleep(brief))].filter(
    (one, at, all) =>
      !isPraised(message, one.from) &&
      // "Can't hear it" asks for it louder.
      !cuesOf(message, 'louder').some(({ from, to }) => from <= one.from && one.to <= to) &&
      !all.slice(0, at).some((other) => other.from < one.to && one.from < other.to),
  );
}

/** "That's a funeral", "who died?" of sad music: it is to be sad no more. */
const isGrim = ({ words }: Complaint, { mood }: Brief): boolean =>
  mood === 'sad' && words === wishes.brightness.words;
const outOfSadness = (one: Complaint): Complaint => ({
  ...one,
  direction: { ...one.direction, valence: 1.5 },
});

const isForSleep = ({ situation, wanted }: Brief): boolean =>
  restful.has(situation) || wanted.some(({ kind, value }) => kind === 'activity' && value === 'sleep');

/** "This puts me to sleep, perfect" finds nothing wrong; "good but it puts me to sleep" does. */
function isPraised(message: Message, from: number): boolean {
  return message.words.some(({ text }, at) => {
    const isPraise =
      praise.has(text) ||
      (text === 'like' && liked.has(wordAt(message, at + 1)) && wordAt(message, at - 1) === 'i');
    return isPraise && !message.words.slice(at, from).some((word) => turns.has(word.text));
  });
}

const liked = new Set(['it', 'this', 'that', 'these', 'them']);

/** "My boss is giving me a headache" is about no music. */
const ofUs = new Set(['i', 'we', 'ill', 'id', 'my']);
function isOfMusic(message: Message, from: number): boolean {
  const own = wordAt(message, from);
  if (subjects.has(own) || ofUs.has(own)) return true;
  for (let at = from - 1; at >= from - farthestBack; at -= 1) {
    const word = wordAt(message, at);
    if (word === '' || joinsClauses(word) || subjects.has(word) || /^\d{1,3}$/.test(word)) return true;
    if (!besides.has(word) && !isFiller(word))
      return message.named.some(({ from: f, to, kind }) => kind !== 'activity' && f <= at && at < to);
  }
  return true;
}
