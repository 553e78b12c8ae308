import { createCueFinder, type FoundCue } from '../../cues/cue-finder.ts';
import { type Message, type Named, wordAt } from '../../message.ts';
import type { ConstraintOperation } from './read-constraint.ts';

export type Around =
  | 'takeOut'
  | 'lessen'
  | 'allow'
  | 'bringBack'
  | 'swapOut'
  | 'refuse'
  | 'harmless'
  | 'more';

const removing =
  '(drop|remove|strike|strike out|delete|lose|cut|ditch|skip|kill|bin|scrap|axe|nix|omit|exclude|ban|erase|dump|chuck|strip|purge|veto|avoid|get rid of|rid me of|take out|take off|take away|throw out|throw away|toss out|leave out|filter out|weed out|clear out|cut out|pull|banish|eliminate|discard|trash|i hate|i dislike|cant stand|sick of|tired of)';
const having =
  '(with|in|from|by|of|containing|featuring|using|involving|that has|that have|that contains|that is|that are|thats|which has|which have|which is|which are|thats got|that got|that sounds like|that sound like|that sounds|that smells of|resembling|remotely|even remotely|vaguely|like|on)';

export const findBefore = createCueFinder<Around>({
  takeOut: `
    (take|remove|delete|forget|ditch|scrap|dump|bin|chuck|leave|pull|strip|cut|lose|drop|kick|throw|get|kill) (out|away|off|rid of|about)?
    (no need for|never mind|nevermind|forget about|doesnt have to be|does not have to be|not necessarily|dont need|do not need|enough|enough of|had enough of|enough with|done with|over)
  `,
  lessen: `
    (steady|steady on|calm down|cool it|slow down|go steady|watch it|settle down|dial it back|rein it in|hold off|go gently) (on|with) (the|all the|all that|those)?
    (dial|scale|rein|pare|tone|ease|dim) (the|that|those|this|these)
    (not|less|a bit less|isnt|too) (quite)? (so|too|that|as|very)? (loud|heavy|strong|big|busy|prominent|hard|high|hot|keen|generous) (in|on|with) (the|all the|those|that)?
    (not) (quite|all)? (so|very|that|overly|terribly|as)
    (why|how come) (is|are|do|does|did|has|have)? (there|i|we|it|they)? (is|are|get|hear|have)? (so|this|that) (many|much)
    (bit|too|little|rather|very|pretty|quite|awfully|kinda|way|really|far) heavy on
    (very|with|only|just|but|hardly any|barely any)? few
    (less|fewer|not so much|not as much|not so many|not too much|not too many|too much|too many|2 much|2 many|a bit less|reduce|lower|whats with all the|what is with all the|why all the|easier on|easy on|easy with|go easy on|gentle with|gentler on|gentler with|light on|lighter on|lighter with|tone down|dial down|turn down|cut down on|cut back on|cut down|ease off|ease up on|back off|back off on|hold back on|hold back|soften|quieter|softer|minimise|minimize|limit|not much|not that much|a little less|way less|much less|a lot less|not many|go light on) (of|on|with)?
  `,
  allow: `
    (dont mind|do not mind|ok with|okay with|fine with|good with|cool with|happy with|allow|permit|no problem with|i can handle|can live with|can handle|all right with|alright with|wouldnt mind|unblock)
    (take back|taking back|took back|takes back|forget|scratch|lift|undo|cancel|ignore|drop) (the|my|that|what i said about)? no
  `,
  bringBack: `
    (bring|put|let|add|have|give|get) (back|in again)
    (bring|put|let|add|have|want|need|get|give|miss|missing|missed|can have|can we have) (me)?
  `,
  swapOut: `
    (swap|replace|trade|exchange|switch|change|substitute|sub) (out)?
  `,
  refuse: `
    (wtf|what the hell|what the fuck|what the heck|what on earth|whats with|why the hell|why the fuck) (is|are|was|with|is with|is it with) (all)? (this|that|the|these|those)?
    (kicks|jumps|startles|flinches|cries|screams|barks|howls|winces|cringes|wakes|hides|shudders|stirs|growls|whimpers|leaves|complains|sulks|objects) (up)? (at|from|when|if|whenever|about) (there is|theres|he hears|she hears|it hears|they hear)? (anything|everything|all|any|something|the)? (with|like)?
    ${removing} (out)? (all)? (of)? (any|anything|everything|all|whatever|stuff) (else)? ${having}
    ${removing} (out)? (any|all|the|those|these|every|all the|all of the|any of the|each of the)? (ones|songs|tracks|tunes|one|song|track|music|stuff|numbers|pieces|bits) ${having}
    (no|nothing|none|never|without|not) (any|more)? (ones|songs|tracks|tunes|one|song|track|music|stuff)? (with|containing|featuring|that has|that have|thats got|using|involving) (too much|too many|so much|a lot of|any|more)?
    (could|can|would|will|please|maybe|rather|best) (you|u|we|i)? (please|maybe|just)? not (play|be playing|put on|give me|send|pick|have|do|include|choose|add)
    ^ (oh|eh|no)? (ugh|uggh|eww|ew|yuck|bleh|urgh|blergh|not again|oh god|oh no|oh please no|enough with|spare me|whats with|stop it with|knock it off with|again with|lay off)
    (cant|cannot|can not|couldnt) (take|bear|stand|face|handle|stomach) (any|much)? more (of)? (this|that|these|those|the)?
    (whats|what is) (with|up with|going on with) (all)? (the|this|that|these|those)?
    who (the hell|on earth|the heck|the fuck)? (put|added|invited|ordered|asked for|let) (in)? (a|an|the|this|that|all the|some)?
    (no|not|without|never|avoid|skip|no more|minus|except|hate|anything but|nothing with|stop with|nothing|cant stand|dont want|do not want|excluding|sick of|tired of|hold the|none of|zero|dont like|instead of|in place of|in lieu of|as opposed to|rather than|keep away from|sans|isnt|neither|nor|ban|dont play|stop playing|stop the|stop that|stop all the|not into|not really into|not feeling|not loving|not keen on|not big on|not a fan of|no fan of|could do without|dont let|do not let|if i hear|if i have to hear|never want to hear|dont want to hear|had it with|through with|cant listen to|cant face|veto|keep out|steer clear of|can do without|do without|fed up with|fed up of|bored of|allergic to|dont care for|dont much care for|do not care for|do not much care for|dont care much for|not much for|not one for|not mad on|not mad about|not crazy about|not wild about|could live without|can live without|exclude|excludes|omit|scrap|no place for|no need of|no use for|had my fill of|cant do|cant take|cant bear|wont have|nobody|not so keen on|less keen on|never play|not digging|gone off|hates|loathes|detests|despises|dislikes|loathe|detest|despise|cant abide|cant stick|doesnt like|does not like|didnt ask for|did not ask for|never asked for|havent asked for|didnt want|did not want|never wanted|didnt order|isnt into|is not into|isnt a fan of)
  `,
  harmless: `
    (not only|not just|nothing but|cant get enough|cant get enough of|never enough|not enough)
  `,
  more: `
    (a|quite a|good) few
    (that has|which has|whatever has|anything has|something has|has to have|must have|featuring|full of|led by|driven by|drenched in|loaded with|packed with|built on|built around|based on|centred on|centered on|swimming in|soaked in)
    where (did|have|has) (the|my|our|all the)
    (more|extra|lots of|plenty of|heavier on|heavy on|bit more|some more|add|add some|add in|wants|wanted|wanting|asks for|asked for|asking for|is asking for|begging for|shouting for|voted for|votes for|voting for|craves|craving|fancies|fancied|demands|demanded|demanding|requests|requested|insists on|would love|would like|would prefer|rather hear|rather have|rather listen to|prefers|in the mood for|is after|are after|with|with some|also|also some|include|throw in|mix in|crank up|turn up|up|some|a bit of|bit of|maybe|try|want|how about|what about|give me|let us have|let us hear|let us do|go for|fancy|prefer|need|get|mostly|just|only)
    (switch|change|move|go|swap|turn|make|shift) (it|this|that|over|them|things)? (on|over|up)? (to|into|for|with)?
  `,
});

export const findBehind = createCueFinder<Around>({
  takeOut: `
    (back|right)? (out|off|away) (again|please|of it|now|though|after all)?
    (has|have|needs|can|must|should) (to)? (go|leave|come out|disappear|vanish|stop)
    (go|leave|stop|disappear) (please|now|away)? $
    (that|which)? (is|are|was|were|s|just|really|only|always|all)? (kinda|kind of|sort of|a bit|still|just|really)? (keeps|keep|keeping|makes|make|making|made|gives|give|giving|puts|put|putting|gets|get|getting|drives|drive|driving|throws|throw|throwing|pulls|pull|pulling|takes|take|taking|does|do|doing|sends|sending) (me|us|her|him|them|the baby|everyone|my) (kinda|kind of|sort of|a bit|really|all|so|too|feel|feeling|want to|wanna)? (awake|up|head in|nut in|tits|nerves|off|out|mad|crazy|nuts|sad|sadder|weepy|cry|teary|tense|nervous|anxious|jumpy|sleepy|homesick|sick|uneasy|stressed|a headache|headache|headaches|migraine|the creeps|the ick|on edge|on my nerves|lonely|wince|cringe|shudder|to sleep|from work|from my work|out of it)
    (is|are|was|were|s|just|really|only|always|also|all|do|does)? (a bit|still|kinda|really|so|too|just|also)? (confuse|confuses|confusing|interrupt|interrupts|interrupting|intrude|intrudes|pull me out|trip me up|jar|jars|alarm|alarms|exhaust|exhausts|tire|tires|drain|drains|deafen|deafens|unnerve|unnerves|overwhelm|overwhelms|overpower|overpowers|distracts|distract|distracting|disturbs|disturb|disturbing|startles|startle|startling|bothers|bother|bothering|annoys|annoy|annoying|irritates|irritate|irritating|wakes|wake|hurts|hurt|bugs|bug|grates|grate|upsets|upset|unsettles|depresses|bores|stresses|scares|triggers) (me|us|her|him|them|the baby|my|everyone|everybody|people)?
    (just|also|really|kinda|is|are|keeps|keep)? (fights|fight|fighting|competes|compete|competing|argues|arguing|wrestles|wrestling|collides|jostles|interferes|interfering|clashing) (with|against|for)?
    (breaks|break|ruins|ruin|spoils|spoil|kills|kill|wrecks|wreck|destroys|destroy|lets down|drags|undoes|clashes with) (it|the mood|the vibe|the spell|everything|the whole thing|the flow|my concentration|my focus|this|that)
    (gets|get|getting|is|are|got|comes|come) (right|a bit|all)? (in the way|on my nerves|on my wick|on my tits|under my skin|between|jarring|intrusive)
    (has|have) (got)? to go
    (kinda|kind of|is|are|was|were)? (mid|annoying|distracting|boring|wrong|grating|awful|horrible|terrible|off|bad|irritating|rubbish|not working|not it|too cheesy)
  `,
  lessen: `
    (could|should|can|might|needs to|need to|must|ought to|may) (be|go|come|do with being|sit|stand) (a)? (bit|little|lot|touch|tad|much|way|far|notch)? (quieter|softer|lower|gentler|less|lighter|fainter|further|farther|subtler|calmer|down)
    (is|are|was|were|its)? (a|far|way|just|bit|really|all)? (bit|little|lot)? too (much|many|loud|strong|heavy|prominent|present|busy|dominant|intrusive|distracting)
    (down|lower|quieter|softer) (a|please|bit)?
  `,
  allow: `
    (was|were) (actually|really|quite|totally|all|so|the)? (good|fine|ok|okay|nice|better|great|lovely|alright|right|best|perfect|beautiful)
    (is|are|s)? (totally|all|actually|perfectly|now|also)? (fine|ok|okay|allowed|welcome|alright|all right|acceptable|good|cool|permitted|no problem) (again|now|after all|too|actually|with me|by me|here)
    (is|are) (totally|all|actually|perfectly|now|also|quite)? (fine|ok|okay|allowed|welcome|alright|acceptable|permitted|no problem)
    (is|are) (good|cool) $
    (fine|ok|okay|allowed|welcome) $
  `,
  bringBack: `
    (would|will|might|could|ll|d) (be|do|make it|make|go|work|suit|fit|please|help) (even|so|really|very|quite|much|a|just|rather)? (welcome|acceptable|alright|allowed|good|nice|lovely|great|better|perfect|ideal|pleasant|wonderful|fine|ok|me|us|down|well|nicely|fun|cool|treat|brilliant|amazing|best|fab)
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
    (is|are) (banned|forbidden|a no go|a no no)
    (please|pls) dont $
  `,
  harmless: 'are what i',
  more: '(instead|too|also)',
});

const articles = new Set(
  'the any some all that those these this my a an much of more sounding bit its it is such really whole big proper full entire massive giant huge lovely nice decent another single human'.split(
    ' ',
  ),
);

/** The cue that ends where the name, or an article before it, begins. */
export function leadOf(
  message: Message,
  named: Named,
  cues: readonly FoundCue<Around>[],
): Around | undefined {
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

export function tailOf(
  message: Message,
  named: Named,
  cues: readonly FoundCue<Around>[],
): Around | undefined {
  let best: FoundCue<Around> | undefined;
  const noun =
    'music songs song stuff part parts bit bits sound sounds solo solos one ones track tracks tune tunes thing number numbers line lines section piece pieces playing vibe lyrics'.split(
      ' ',
    );
  const ends = noun.includes(wordAt(message, named.to)) ? [named.to, named.to + 1] : [named.to];
  for (const cue of cues) {
    if (isDirection(message, cue)) continue;
    if (ends.includes(cue.from) && (best === undefined || cue.to > best.to)) best = cue;
  }
  return best?.cue;
}

/** "Like a bicycle down the hill" goes somewhere, and is to be no quieter. */
const isDirection = (message: Message, { from, to }: FoundCue<Around>): boolean =>
  to === from + 1 && wordAt(message, from) === 'down' && places.has(wordAt(message, to));
const places = new Set(
  'hill the a my our to in into from by under here there river road street stairs south memory at on through along below'.split(
    ' ',
  ),
);

export function operationOf(
  named: Named,
  lead: Around | undefined,
  tail: Around | undefined,
  isSwap: boolean,
  message: Message,
): ConstraintOperation {
  // "No singing while I read" turns no reading down.
  if (lead === 'harmless' || wordAt(message, named.from) === 'while') return 'want';
  if (tail === 'allow') return 'allow';
  if (lead === 'allow') return 'allow';
  if (lead === 'swapOut' && tail === 'swapOut') return 'swapOut';
  if (lead === 'swapOut' && wordAt(message, named.to) === 'out') return 'takeOut';
  if (tail === 'bringBack' && lead !== 'refuse' && lead !== 'takeOut' && lead !== 'lessen')
    return 'bringBack';
  if (lead === 'lessen') return 'lessen';
  if (tail === 'lessen' && lead !== 'refuse') return 'lessen';
  if (lead === 'refuse') return asksWhyNone(message, named) ? 'want' : 'avoid';
  if (lead === 'takeOut' && !isBareGet(message, named)) return 'takeOut';
  if (tail === 'takeOut' && lead !== 'more') return 'takeOut';
  if (tail === 'refuse' && lead === undefined && isNo(message, named)) return 'avoid';
  if (named.turnedDown) return isSwap ? 'takeOut' : 'avoid';
  return 'want';
}

const asksWhy = ({ words }: Message): boolean => words.some(({ text }) => text === 'why' || text === 'how');

/** "No highlife? In Ghana?": asks where it is. */
function asksWhyNone(message: Message, { from, to }: Named): boolean {
  const isAsked = message.words[to]?.text === '?';
  const before = wordAt(message, from - 2);
  return (
    wordAt(message, from - 1) === 'no' &&
    ((before === '' && isAsked) || (before === 'there' && asksWhy(message)))
  );
}

/** "accordion yes, piano no". */
const isNo = (message: Message, { to }: Named): boolean =>
  wordAt(message, to) === 'no' && message.words[to + 1]?.text !== '?';

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
