import type { Mood } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { type Message, typed, wordAt } from '../../message.ts';
import { isChangeRefused } from '../refused-before.ts';

const things =
  'something|somethin|sth|smth|anything|music|songs|song|tunes|tune|stuff|tracks|playlist|one|ones|bangers|beats';

/**
 * Ways to ask for a mood that name none: what is done to the music, whom it makes of its hearer, what is to be in it. In the
 * notation of `createCueFinder`.
 */
const findWishes = createCueFinder<Mood>({
  energetic: `
    (main character|boss|villain|baddie|beast|hero|queen|king|feral|chaotic|chaos|stadium|goblin|unhinged|godmode|god mode|superhero|gladiator|warrior|winner|bad bitch|hot girl) (energy|mode|vibes|vibe|moment|music|songs|era|stuff|playlist)
    (feel|feeling|walk in|walk out|walking in|strut|strut in|swagger) (in)? (feeling)? like (a|an|the|i am a|i am the|im a|im the|i own)? (absolute|total|proper|real|action)? (hero|boss|queen|king|badass|rockstar|rock star|champion|champ|winner|god|goddess|superstar|legend|warrior|beast|million dollars|superhero|gladiator|baddie|villain|the place)
    feel like (a|an|the|i am a|i am the|im a|im the|i own|some)? (absolute|total|proper|real|big|evil|mafia|mob|crime|rich)? (ceo|president|prime minister|emperor|empress|pharaoh|millionaire|billionaire|tycoon|mogul|gangster|pirate|viking|knight|dragon|lion|lioness|tiger|wolf|bear|giant|monster|machine|tank|general|captain|conqueror|champions|olympian|astronaut|samurai|ninja|cowboy|dictator|diva|supermodel|oligarch|kingpin|assassin|spy|bond|rocky|avenger|demigod|titan|stuntman|matador|star|superstar|popstar|pop star|movie star)
    feel (like)? (im|i am|i|you|you are|youre|your|ur|u|u r|were|we are|theyre|they are) (about|at least|literally|actually|like)? (<num>|ten|nine|eight|seven|twelve|twenty|a hundred|hundred|10|9|8|7) (foot|feet|ft|metres|meters|stories|storeys) tall
    (foot down|pedal to the metal|step on it|floor it|full throttle|full steam|full speed|full blast|full pelt|full tilt|flat out|hammer down|punch it|gun it) (now|please|again|ahead|everyone|lads|boys|girls|mate|baby|then|lets|and)
    (foot down|pedal to the metal|step on it|floor it|full throttle|full steam ahead|full speed ahead|full blast|full pelt|full tilt|hammer down|punch it|gun it) $
    (let|lets|make|makes|making|watch|hear|have|get) (the|this|my|our|these) (whole|entire|damn|bloody|old)? (roof|house|place|walls|windows|room|floor|building|street|block|kitchen|speakers|pub|bar|tent|car) (shake|shaking|rattle|rattling|bounce|bouncing|rock|rocking|explode|tremble|trembling|vibrate|fly off|come off|come down)
    (charge|psych|hype|gee|fire|amp|rev|rile|gas|energise|energize|pump) (me|us) (up)? (please|now|for|before|pls)?
    (${things}|somthin|sumthin|sumthing) (that|which|thatll|that will) (really|just|proper|properly|absolutely)? (hits|slaps|bangs|rips|thumps|smacks|punches|slams|goes hard|hits hard|hit hard|goes off) (hard|please|pls|now|tonight|today|right now|man|bro)? $
    (smug|swagger|swaggering|strut|strutting|villain|revenge) (revenge|victory|swagger)? (walk|walking|strut)? (home|in|out|away)? (music|songs|song|tunes|playlist|mix|anthem)
    ^ (swagger|pure swagger|swagger please) $
    push (me|us) (harder|on|through|forward|along|to|please)
    push (me|us) $
    ^ (ok|now|and|right|go|come on|for the|this is the|its the|faster now|we are on the|only the)? (last|final) (kilometer|kilometre|km|mile|lap|sprint|rep|reps|push|leg|metres|meters|yards|furlong|hundred metres) (now|give|go|lets|all|of it|please|push|come on)? (all|go|it|me|everything)? $
    give (it|me|us) (all|everything|your all|full|maximum|max) (you|youve|we|i)? (got|have)?
    (${things}) (i|we|you|that|to|which)? (i|we|you|can|could|makes|will)? (can|could|want|me|us)? (to)? (roar|scream|shout|yell|headbang|mosh|thrash|stomp|bounce|rave|rage|smash|slam|punch|kick|strut|fight|riot|headbutt|pogo|windmill) (_)? (_)? (to|along|at|with)? $
    (${things}) to (roar|scream|shout|yell|headbang|mosh|thrash|stomp|bounce|rave|rage|smash|slam|punch|kick|strut|riot|pogo|slam dance)
    (something|somethin|sth|smth) (absolutely|proper|properly|totally|really|completely|a bit)? (mental|feral|unhinged|bonkers|insane|nuts|mad|filthy|nasty|massive|banging|bananas|barmy|ridiculous|deranged|monstrous|rowdy|thunderous|ferocious)
    (music|songs|song|something|tunes|playlist|need|want|some|bit of|more) (for|to|that|with)? (have|give|gives|giving|build|boost|get)? (me|us|my|some|a bit of|more)? (confidence|courage|swagger|bravery|fearlessness|adrenaline)
    (make|makes|making) (me|us|them|him|her) (feel)? (so|really|totally)? (like)? (i can|we can|brave|strong|tough|bold|confident|powerful|unstoppable|invincible|fearless|brave|fierce|badass|bulletproof|ten feet tall)
    (victory|triumph|winning|hype|fight|battle|warmup|warm up|walkout|walk out|walk on|pump up|psych up|revenge|rage|getaway|adrenaline|war|montage|comeback|power) (music|songs|song|tunes|playlist|anthem|anthems|mix|lap|bangers)
    (want|wanna|need|like|rather|let me|time|ready|would) (to)? (be|get|feel|stay) (mad|angry|furious|raging|livid|pissed|enraged|loud|rowdy|wild|hyped|feral)
    (drown|block|blast) (him|her|it|them|this|that|everyone|everything) out
    (drown|block|blast) (out)? (my|the) (neighbour|neighbor|neighbours|neighbors|sister|brother|flatmate|roommate|boss|noise|drilling|world|thoughts|office|telly) (out)?
    (something|somethin|sth|smth|music|songs|stuff|tunes|anything) with (a lot of|lots of|real|proper|plenty of|loads of|tons of|serious|so much|much)? (energy|drive|power|adrenaline|oomph|welly|teeth|bite|attitude|guts|balls|fire|punch|aggression|swagger)
    (go|move|faster|come on|lets go) (go|move|faster|come on|lets go) (go|move|faster|now)? $
    for the (dance)? floor (now|please|tonight)? $
    (give me|need|want|bring back|bring) (my|back my|the)? (energy|spark|mojo|fire|drive|bounce) back
    give it (all|everything|my all|your all|all i got|all ive got|all i have|some welly|laldy)
    (now|to|must|gonna|lets|km|kilometer|kilometre|mile|lap|round|set|minutes|and) give (all|everything|my all|your all)
    (lets|let us|wanna|want to|need to|got to|time to|make me|make us|make them|make everyone|get me|get us|get them|get everyone) (all|just|really)? (dance|dancing|boogie|bop)
    (full send|sprint finish|final sprint|empty the tank)
    (final|last|one last) push (now|please|pls|music|mode|time)
    (blow|shake|rattle|bring) (off)? (the|my) (windows|roof|cobwebs|speakers|house|walls) (off|down|out|away)?
    (full of|need|want|give me|give us|bring the|crave) (some|a bit of|a lot of|lots of|pure|all the|raw|real|serious)? (energy|oomph|hype|adrenaline|punch|aggression|rage|chaos|fury) (please|now|for|in it|to|and|pls|today|tonight|right now)
    (full of|need|want|give me|give us|bring the|crave) (some|a bit of|a lot of|lots of|pure|all the|raw|real|serious)? (energy|oomph|hype|adrenaline|punch|aggression|rage|chaos|fury) $
  `,
  happy: `
    (lift|lifts|boost|boosts|raise|raises|improve|improves) (my|our|the) (mood|spirits|spirit|heart)
    lift (me|us) (up)? (please|now|today|a bit|$)
    (need|want|could use|would like|give me|give us) (a|some)? (little|quick|real|proper|big|bit of a)? (mood)? (lift|boost|booster|pick me up|cheering up) (today|please|now|tonight|$)
    mood (booster|boosters|boost|lifter|lifters) (please|now|today|music|songs|playlist|$)
    ^ (please|just)? make my (day|morning|evening|week) (please)? $
    (full of|with|need|want|give me|give us|some|bring|bring me|crave|play|put on|a bit of|little|bit of) (some|a|a bit of|a lot of|lots of|pure|all the|a little|bit of|the)? (sunshine|sunlight|happiness|joy|cheer|positivity|optimism|smiles|laughter|good vibes|happy vibes|feelgood|glee|silliness) (please|now|for|in it|in|and|pls|today|tonight|vibes|music|songs)
    (full of|with|need|want|give me|give us|some|bring|bring me|crave|play|put on|a bit of|little|bit of) (some|a|a bit of|a lot of|lots of|pure|all the|a little|bit of|the)? (sunshine|sunlight|happiness|joy|cheer|positivity|optimism|smiles|laughter|good vibes|happy vibes|feelgood|glee|silliness) $
    (pure|full|total|proper|absolute|maximum|max|peak|some|all the|bit of|of|real|more) (cheese|cheesiness)
    (something|songs|music|go|so|super|really|proper|full|totally|pure|the most|be|is|some|like|all|more|properly) (really|so|super|proper|more|very|absolutely)? (cheesy|cheesey|cheesiest) (please|pls|and|its|it|now|pop|songs|music|stuff|ones|tunes|like|for)
    (something|songs|music|go|so|super|really|proper|full|totally|pure|the most|be|is|some|like|all|more|properly) (really|so|super|proper|more|very|absolutely)? (cheesy|cheesey|cheesiest) $
    (something|somethin|sth|smth|songs|music|one|ones) (really|so|super|proper|a bit|very|properly)? (smug|jubilant|jaunty|giddy|goofy|daft|gleeful|chirpy|upbeat|feelgood|sunny|jolly|bubbly)
    (celebration|celebratory|celebrating|reward|happy hour|feel good|good mood|good times|good time|holiday|sing along|singalong|summer holiday|birthday|happy dance) (music|songs|song|tunes|playlist|vibes|mix|bangers|stuff)
    (${things}) (i|we|she|he|they|everyone|people|the kids|that|to)? (can|could|would|will|to|d)? (sing|smile|grin|skip|whistle|laugh|giggle|chuckle|celebrate) (along)? (to|along|with|about|at)
    (${things}) (that|which)? (i|we|you|she|he|they|everyone|people|the kids|my nan|my mum|my mom|my dad|us|both)? (both|all)? (can|could|would|will|to|d) (all|both|really|properly|just|actually)? (dance|boogie|groove|bop|jive|shimmy|wiggle|twirl|samba|salsa) (to|with|along|around)?
    (play|spin|put on) (me|us)? (happy|cheerful|joyful|jolly) (now|please|again|play)
    (play|spin|put on) (me|us)? (happy|cheerful|joyful|jolly) $
    (${things}) (i|we|she|he|they|you|everyone|everybody|people|guests|the kids|the whole room|all ages|my nan|my gran|my mum|my mom|my dad|my wife|my husband|my grandma|the aunties|that|to)? (both|all|might|really|actually|even|still)? (can|could|would|will|might|d)? (both|all|actually|really|even|still)? (dance|boogie|bop|jive|twirl|groove|waltz about|shake it|wiggle|shimmy|jump around|bounce around|clap along|clap) (to|with|around|about|along|in the kitchen)
    (lets|let us|time to|make|we want to|we wanna|ready to|going to|gonna|start the|get the) (dance|party|boogie|jive|celebrate|dancing|partying) (small|now|a bit|a little|please|started|going|tonight|together|again|then)? $
    ^ (now|ok|so|and|just|please|we|i|i want to|we should|help me|help us)? celebrate (please|now|with me|with us|this|tonight|properly|it|time|good news)? $
    (put|puts|putting) a smile on (my|our|his|her|everyones)
    (${things}) (to|that|which|thatll|that will|that can|that might)? (make|makes|get|gets|have|has|keep|keeps|set|crack|cracks) (me|us|him|her|them|everyone|everybody|people|the kids|the room|my mum|my mom|my dad|my nan|my wife|my husband|my sister|my brother|my friend|the baby) (all|really|properly)? (to)? (laugh|laughing|smile|smiling|giggle|giggling|grin|grinning|chuckle|chuckling|beam|beaming|happy|up)
    (mean|meant|want) (is)? (something)? (jolly|happy|cheerful|sunny|upbeat|merry)
  `,
  sad: `
    (${things}) (i|we|to|for|that|you|which)? (can|could|will|just|me|makes|make|lets)? (just|me|properly|really)? (cry|crying|weep|sob|bawl|mope|grieve|mourn|wallow) (to|with|in|about|over|into)?
    (for|to) (silent|quiet|ugly|a good|a proper|a quiet|a silent)? (cry|crying|weeping|sobbing) (in|to|to in|at|with)
    make (it|me|this|them|us) (really|properly)? (hurt|cry|sob|weep|bawl|ache)
    (break|rip|wreck|tear|crush|destroy) (my heart|me|my heart out) (apart|up|open|please|in two)?
    the (hurtin|hurting|crying|weepy|tearjerker|sad|heartbroken|heartbreaking|aching|lonesome) (kind|sort|ones|one|stuff|side)
    (nvm|nevermind|never mind|scratch that) (make it|go|i want|give me|rather|just)? sad (instead|please|now|songs|stuff)? $
    (actually|nah|wait|ok|no) (make it|go|i want|give me) sad (instead|please|now|songs|stuff)? $
    (tearjerkers|tearjerker)
    sad (girl|boy|girls|boys|kid|cowboy|lad) (stuff|songs|music|hours|shit|tunes|pop|vibes)
    (tear jerkers|sad bangers|sad shit|sad stuff|breakup songs|break up songs|heartbreak songs)
  `,
  focus: `
    (something|music|songs|stuff|tunes|need|want|time) (to|for) (lock in|locking in|get it done|getting it done|get this done|get stuff done|get shit done|get things done|get work done|power through|stay on task|knuckle down|get stuck in)
    (lock|locking|locked) (me)? in (for|on|to|mode|now|please|with)
    ^ (ok|lets|just|now|time to|i need to|need to)? lock in (now|please|mode)? $
    (keep|keeps|keeping) me (on task|on track|in the zone|locked in)
    (get|gets|put|puts) me in the zone
  `,
  calm: `
    (something|anything|music|songs|tunes|some) (comforting|soothing|reassuring|steadying|grounding)
    (something|anything|music|songs|tunes|some) (to|that|which) (will)? (comfort|comforts|soothe|soothes|steady|steadies|ground|grounds|settle|settles) (me|us|my nerves|our nerves)
    (something|anything|music|songs|tunes|some) (to|that|which) (will)? (take|takes) the edge off
    (something|somethin|sth|smth) (just|only|that is|thats)? (barely|hardly|scarcely|almost not) (there|audible|anything|noticeable)
    (barely|hardly|scarcely) (there|audible|noticeable)
    (sit|sits|sitting|stay|stays|disappear|disappears|melt|melts|blend|blends) (under|beneath|behind|into) (people|everyone|the|our|us|a) (talking|chatting|conversation|conversations|chat|background|talk|room|wallpaper)
    (something|somethin|music|songs|sth|smth|stuff|tunes) (that|which)? (you|we|i|people|one|everyone|they|guests)? (can|could|to) (still|easily|actually|just)? (talk|chat|converse|speak|have a conversation|hold a conversation) (over|through|on top of)
    (something|somethin|music|songs|sth|smth|stuff|tunes) (where|that lets|so|so that) (you|we|us|people) (can|could)? (still|actually)? (hear each other|hear ourselves|have a conversation|talk|chat)
    (knock|knocks|conk|conks) (me|us) (right|straight)? out
    (zone|space|chill|switch|veg|drift|float|bliss|flop|unwind|decompress|exhale|breathe) (out|off|to)? to $
    (${things}) (you|we|i|people|they|everyone|guests|that|to)? (lets us|lets people|lets you|can|could|to|will)? (still|actually|easily|all)? (talk|chat|converse|speak|natter|gossip|hear ourselves) (over|through|across|above|under|comfortably|on top of)
    (something|music|songs|stuff|anything) to (zone|space|chill|switch|veg|drift|float|bliss|wind|come|decompress|unwind|exhale|breathe|soak|nap|doze|snooze) (out|off|down|in|to|with)?
    (cooldown|cool down|comedown|come down|wind down|winddown) (music|songs|please|pls|now|time|mix|playlist|tunes)
    (cooldown|cool down|comedown|come down|wind down|winddown) $
    (relax|relaxing|relaxation|chill|rest|resting|unwind|unwinding|sit down|sitting down|lie down|lying down|put my feet up|feet up|cuppa|cup of tea|tea break|sleep|sleepy|bedtime|nap|wind down|slow down|breather|quiet|quiet time) (one|song|songs|music|tunes|mix|playlist|time|mode|kind of song|type of song|kind of music|type of music)
    (${things}) (for|to)? (sitting|lying|flopping|slumping|collapsing|crashing) (down|back|out|in my chair|in the bath|in bed|on the sofa|on the couch|with my feet up)
    (${things}) (for|with) (my|your|our)? feet up
    (${things}) (i|we|you|he|she|they|anyone|anybody|someone|a baby|the baby|the kids|that|to)? (can|could|would|will|might|id|shed|hed|theyd|d|to)? (have)? (sleep|slept|doze|dozed|snooze|snoozed|nap|napped|drift off|fall asleep|nod off|snore) (through|to|under|with|on|during)
    (${things}) to (get|put|send|help|settle|lull|coax|ease) (her|him|them|me|us|the baby|the kids|the kid|the wee one|the little one|my son|my daughter|the twins|everyone) (off|back|down)? (off)? (to)? (her|his|their|my|our)? (sleep|bed|nap|snooze|asleep|the land of nod|kip)
    ^ (ok|okay|now|just|some|and|i want|i need|give me|right)? (some)? (peace|stillness|serenity|tranquility|peace and quiet) (now|please|pls|and quiet)? $
    (need|want|give me|some|crave|bit of|full of) (some|a bit of|a lot of|a little)? (peace|calmness|tranquility|serenity|stillness|peace and quiet) (please|now|for|pls|and|today|tonight)
    (need|want|give me|some|crave|bit of|full of) (some|a bit of|a lot of|a little)? (peace|calmness|tranquility|serenity|stillness|peace and quiet) $
  `,
});

const denials = new Set(
  'not no nothing dont wont doesnt didnt wouldnt isnt never without less stop neither nor enough too hate cant'.split(
    ' ',
  ),
);
/** In words: how far before a wish its denial stands. */
const denialReach = 3;

export interface WishedMood {
  mood: Mood;
  words: string;
}

/** The mood that is asked for without naming it; of several the one said last, as it is the newest. `null` where none is, or it is turned down. */
export function readWishedMood(
  message: Message,
  isSpoken: (from: number, to: number) => boolean = () => false,
): WishedMood | null {
  const wishes = findWishes(message.words).filter(
    ({ from, to }) => !isDenied(message, from) && !isChangeRefused(message, from) && !isSpoken(from, to),
  );
  const last = wishes.toSorted((a, b) => b.to - a.to || a.from - b.from)[0];
  return last === undefined ? null : { mood: last.cue, words: typed(message, last.from, last.to) };
}

function isDenied(message: Message, at: number): boolean {
  for (let before = at - 1; before >= at - denialReach; before -= 1) {
    const word = wordAt(message, before);
    if (word === '') return false;
    if (denials.has(word)) return true;
  }
  return false;
}
