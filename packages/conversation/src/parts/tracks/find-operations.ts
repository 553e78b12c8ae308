import type { Edit } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';

export type Operation = Exclude<Edit['op'], 'put'>;

/** What a message does to single tracks, said before or after they are named. */
export const findOperations = createCueFinder<Operation>({
  keep: `
    (keep|hold|save|retain|leave|lock|preserve|keeping|protect|pin) (on|onto|hold)? (to)?
    (can|may|should|must|could|gets to|get to) (stay|remain)
    (stays|remains|stay)
    (is|are|was|were)? (a|an|the|such a|total|real|absolute|definite)? (keeper|keepers)
    (is|are) (safe|staying|untouchable|sacred|non negotiable)
    (dont|do not|never|nobody) (touch|bit|move|lose|drop|remove|skip|delete|cut|kill|change|swap|ditch)
    hands off
    (hang|hold|cling|stick) (on|onto)? (to|with)
  `,
  moreLike: `
    more (stuff|songs|music|tracks|ones|things|tunes)? (like|of|in the style of|in the manner of|in the spirit of|in the direction of|in the line of|in the key of|in the mould of|in the way of|similar to|along the lines of|in the vein of|based on|such as|that sound like|that feel like|to match|around)
    (like|similar to|in the style of|in the manner of|in the spirit of|in the mould of|along the lines of|in the vein of|based on|closer to|nearer to|nearer|close to|near to|inspired by|sounding like|sounds like|match|matches|matching|modelled on|modeled on|akin to)
    (love|loved|loving|adore|like|liked|enjoyed|enjoy|dig|digging|liking)
    (is|was|are|were|sounds) (a|so|just|really|absolutely|pretty|my|the)? (<good>|best|favourite|banger|it|spot on|tune|fire|bangers|what i want|right vibe|right idea|closest)
    (wrecked|got|gets|killed|hit|hits|moved|floored|slayed|broke) (me|us|hard|different|so|right)
    (slaps|slapped|rocks|rules|bangs)
    (is|was) (exactly|precisely|just|really|totally|very much)? (it|the one|the ticket|what i mean|what i meant|what i wanted|what i want|what i asked for|what i was after|what i am after|the right|the kind|the sort|the touch|the sound|the feeling|the mood|the vibe|the tone|the spirit)
    (nails|nailed|nailing|captures|gets) (it|the mood|the feeling|the vibe|this)
    (spot|bang|dead|right) on
    (hits|hit) the spot
    (song|track|one) of the (day|night)
    build (on|around|from)
    start from
    go (from|with)
    vibe of
    more (of)? (whatever|what|the sort of thing)
  `,
  lessLike: `
    (less|fewer|nothing|not|no more|dont want|no|never|not so much|anything but) (stuff|songs|music|tracks|ones|things|many)? (like|similar to|in the style of|of that sort)
    (less|fewer|no more|nothing|not so much) (of)? (whatever|what)
    (is|was|are|were|sounds)? (way|a bit|far|bit)? too (much like|close to|similar to|near to)
    less of (the)? (sort|kind|type|style)? (of)? (that|thing)?
  `,
  drop: `
    (drop|remove|delete|lose|cut|ditch|skip|kill|bin|scrap|kick|nix|axe|omit|exclude|chuck|dump|trash|erase|discard|eject|strike|yeet|swap|replace|change|switch) (out)? (of)?
    (take|get|throw|toss|kick|leave|cut|swap|knock|pull|boot) (out|off|rid of|away|down)
    (no more of|no more|without|not|minus|except|hate|hated|hating|dislike|despise|cant stand|cant bear|dont like|didnt like|dont want|do not like|do not want|sick of|tired of|not feeling|not into|not keen on|not a fan of|bored of|never play|nope to|stop playing|rid of|dont need|dont play)
    (is|was|are|were|sounds|sound) (a|so|just|really|absolutely|pretty|too|kinda|way|bit|very|not)? (<bad>|annoying|off|cheesy|much|bit much|not it|a miss|bit off|depressing|dreary|skip)
    (is|was|are|were) not (really|quite|exactly|so)? (it|for me|for us|good|great|right|nice|lovely|welcome|what i meant|what i wanted|my thing|working)
    (wasnt|isnt|werent|arent) (really|quite|exactly|so|that|very|all that)? (it|for me|for us|good|great|right|nice|lovely|my thing|my cup of tea|my style|my kind of thing|our thing|working)
    (is|was|are|were) not (really|quite|exactly|so)? (my cup of tea|my style|my kind of thing|our thing)
    (sucks|suck|stinks|annoys|has to go|have to go|must go|can go|needs to go|need to go|should go|doesnt fit|dont fit|doesnt work|dont work|grates|ruins|kills the)
    (out|off|away|gone) (please|altogether|completely|entirely|for good|now|then|again|too|as well|thanks|pls|for me|if you can|will you|would you)? $
    no (thanks)? (to)?
    (get|got|be) (shot|shut|rid) of
    (is|are) (out|gone|toast|history|banned|dead to me)
    (away|begone|bye|goodbye|down|farewell|so long) (with|to)
    ^ (bye|goodbye|byebye|farewell|so long|adios)
    (give|show) (it|that|them|this)? (the)? (boot|chop|door|elbow|heave|axe)
    (can|could|should|must) (do one|jog on|get lost|disappear|vanish|leave|get out|get in the bin|go in the bin)
    (in|into) the (bin|sea|trash)
    (woke|wakes|wakened|woken|scared|scares|startled|startles|frightened|frightens|upset|upsets|distracts|distracted|bored|bores|irritates|irritated) (me|us|her|him|them|everyone|everybody) (up)?
    (woke|wakes|scared|scares|startled|startles|frightened|frightens|upset|upsets) (my|our|the) _
    (puts|put|putting) (me|us|her|him|them) off
    (gave|gives|giving) (me|us|her|him|them|my _) (a headache|the creeps|the shivers|nightmares)
    (cant|cannot|couldnt|wont) (listen to|hear|face|handle|take|abide|stomach)
    never (this|that|these|those) (one|ones|song|songs|track|tracks|tune) (again|please)?
    not so much (for me|for us|though|tho)? $
    not really (for me|for us|my thing|though|tho)? $
    (meh|nah|nope|yuck|ugh) $
    (dont|do not|no need to|you neednt|needn't) (need to|have to|bother|bother to)? (bother|bother with|bothering with|keep|keeping|hold on to)
    (leave|take|kick|throw|get|cut|chuck|pull) (it|that|this|them|those|these) (one|ones|song|track)? (out|off|away)
    skip (it|that|this|them|those) (one|ones|song|track)? (in future|in the future|next time|from now on|every time|always|for good)
    (is|are|was|were|sounds|sound|sounded|feels|feel|seems) (a bit|kind of|kinda|sort of|just|more|exactly|a little|rather|slightly)? like (a|an|the|some|my|being in|being at|waiting at)? (bad|cheap|boring|generic)? (elevator|lift|hold|advert|ad|commercial|jingle|ringtone|dentist|dentists|supermarket|waiting|spa|wallpaper|airport|lobby|corporate|funeral|screaming|mosquito|alarm|drill|drilling|headache|mall|muzak|car advert|car ad|car commercial|call centre|call center|karaoke|nightmare|nothing)
    (dont|doesnt|didnt|not|never) (need|want|care for|cared for|get on with|belong|work|suit|fit|deserve)
  `,
});
