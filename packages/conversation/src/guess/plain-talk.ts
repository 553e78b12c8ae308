import type { Brief } from '@attune/contract';
import { wordSet } from '../cues/word-classes.ts';
import { readMessageWords } from '../message.ts';
import { movingWords } from '../parts/moves/moving-words.ts';
import { onlyTold } from './only-told.ts';
import { plainAside } from './plain-asides.ts';

/** "You can stop being sad". */
const stopBeing =
  /^(?:(?:ok|okay|now|please|pls|lol|and|so|you|u|can|could|it|may|should) ){0,5}(?:stop|quit) being (?:so |all |that |this |too )?([a-z]{3,12})(?: now| please| already)?$/;
/** "This is too depressing": more than a shade. */
const depressing =
  /^(?:(?:ok|lol|haha|man|wow|god|but|no|ugh) ){0,3}(?:(?:this|that|it|these|they|the music|this music|the mix|everything)(?: is| are| gets| sounds|s)? )?(?:(?:way|far|much|a bit|just|really|so) )?too (?:depressing|miserable|bleak|morbid|funereal|mournful)(?: for (?:me|us|this|work|now|today|tonight|a [a-z]{3,9}))?(?: (?:lol|haha|though|tho|man|bro|mate|now|sorry))?$/;
/** "That is livelier than I expected". */
const thanExpected =
  /^(?:(?:and|well|oh|ha|haha) ){0,2}(?:that|this|it|these|they)(?: is| are| was| were|s)? (?:(?:a bit|much|rather|far|even|way) )?[a-z]{4,12} than (?:i|we) (?:expected|thought|imagined|had expected|was expecting|feared)$/;
const fond = /\b(?:like|love|enjoy|good|fine|nice|great|lovely|works|perfect|suits)\b/;
/** "Someone asked what this disco one is", "Leo wants to know if there's a song about dinosaurs". */
const askedFor =
  /^(?:(?:ok|and|so|also|um) ){0,2}(?:[a-z]{2,12}|(?:my|the|our) [a-z]{3,12}) (?:just )?(?:asked|asks|is asking|wants to know|wanted to know|would like to know|wonders|is wondering) (?:me )?(what|who|if|whether) ([a-z0-9 ]{3,60})$/;
/** "That'll put me to sleep", from who does not want to. */
const sendsToSleep =
  /^(?:(?:no|naw|nah|man|bro|ugh|lol|but|mate) ){0,3}(?:that|this|it|these|they|thatll|itll|thisll|theyll|thats|its)(?: will| ll| is| are| would| gonna| going to| just| almost| nearly| really){0,3} (?:put|putting|puts|send|sending|sends|make|making|makes)(?: me| us| him| her) (?:right |straight |all )?(?:to sleep|fall asleep|nod off|sleepy|drowsy|doze off)$/;
const awake = /\b(?:driv(?:e|in|ing)|wheel|at work|on shift|awake|studying|working|the gym)\b/;
/** "I only want the focus music back". */
const wantedBack =
  /^(?:(?:what|no|ok|please|but) ){0,3}(?:(?:i|we) )?(?:(?:only|just|really) )?(?:want|need|give me|bring|get me)(?: the| that| my)? ([a-z]{3,12} (?:music|songs|playlist|mix|list|stuff)) back(?: please| now| again)?$/;
const firstOne = /^(?:the|that) (?:first|one before|last|old|previous|earlier)(?: one| mix| list| songs)?$/;
const startled =
  /^(?:(?:what|wait|huh|no|lol|omg) ){0,2}(?:are |r )?(?:you|u) (?:for real|serious|kidding(?: me)?|joking)(?: right now| rn| man| bro)?$/;

/** "Dave always wants metal, don't give him metal". */
const notGiven =
  /^(?:(?:so|and|but|please|pls) )?(?:do not|dont|never) (?:give|play|let|put on for|put on)(?: (?:him|her|them|me|us))(?: (?:have|any|hear))? ([a-z0-9& ]{3,24})$/;
const alwaysWants =
  /^(?:[a-z]{2,12} ){1,3}?(?:always|keeps|only|constantly|usually) (?:wants|want|asks for|asking for|requests|plays|puts on) /;
/** "I don't even want sad songs tbh". */
const notEven =
  /^i (?:do not|dont) even (?:want|need|like) ([a-z& ]{3,24}?)(?: (?:tbh|right now|anymore|today))?$/;
const ofMusic = /\b(?:songs?|music|tunes?|stuff|playlists?|beats?)\b/;
/** "I want to feel like I could burn his hoodie". */
const fired =
  /\b(?:want|wanna|need) to feel like i (?:could|can) (?:burn|smash|break|punch|kick|fight|conquer|take on|run through|do anything|scream)\b/;
const wordless =
  /\b(?:keep|make|leave|have) (?:it|this|them|these|that) (?:wordless|instrumental|without (?:words|lyrics|singing))\b/;
const orLikeIt =
  /^(?:or|and) (?:something|anything|music|songs|stuff) (?:like|similar to|close to|near) (?:it|that|this|them)$/;
/** "Something a bit more fantasy". */
const moreOf =
  /^(?:(?:can|could|may) (?:i|we|you) (?:please )?(?:get|have|play|do|put on) )?(?:something|anything|music) (?:a bit |a little |much |way )?more ([a-z]{4,12})$/;

/** "Something Christmassy". */
const festive = /^(christmas|xmas|halloween|easter)s?[iy]$/;
const wished = wordSet('something anything music songs some more bit');
const denying = wordSet('not no nothing too less dont without');
/** In words. */
const mostInWish = 12;

function feastIn(said: string): string | null {
  const words = said.split(' ');
  const at = words.findIndex((word) => festive.test(word));
  if (at < 1 || words.length > mostInWish || words.some((word) => denying.has(word))) return null;
  if (!words.slice(0, at).some((word) => wished.has(word))) return null;
  const feast = festive.exec(words[at] ?? '')?.[1];
  return feast === 'xmas' ? 'christmas' : (feast ?? null);
}

const sleeping: ReadonlySet<string> = new Set([
  'falling asleep',
  'sleeplessness',
  'winding down',
  'meditation',
]);
const wantsSleep = ({ situation, wanted }: Brief): boolean =>
  (situation !== null && sleeping.has(situation)) || wanted.some(({ value }) => value === 'sleep');

/**
 * What a clause of everyday talk comes to, beside music that stands: "you can stop being sad" to "a lot happier"; empty where it only remarks, and `null`
 * where it is none of these.
 * @param others what is said in the other clauses of the message.
 */
export function plainTalk(said: string, others: readonly string[], brief: Brief): string | null {
  const tired = stopBeing.exec(said)?.[1];
  if (tired === 'sad') return 'a lot happier';
  if (tired !== undefined && movingWords.adjectives.has(tired)) return `less ${tired}`;
  if (depressing.test(said)) return 'a lot brighter';
  if (thanExpected.test(said) && others.some((one) => fond.test(one))) return '';
  const [, word, asked] = askedFor.exec(said) ?? [];
  if (asked !== undefined) return askedOutright(word ?? '', asked);
  if (sendsToSleep.test(said) && (!wantsSleep(brief) || others.some((one) => awake.test(one))))
    return 'too sleepy';
  const given = notGiven.exec(said)?.[1];
  if (given !== undefined && namesMusic(given)) return `no ${given}`;
  if (alwaysWants.test(said) && others.some((one) => notGiven.test(one))) return '';
  const even = notEven.exec(said)?.[1];
  if (even !== undefined && (namesMusic(even) || ofMusic.test(even))) return `no ${even}`;
  if (fired.test(said)) return 'something loud and angry';
  if (wordless.test(said)) return 'no vocals';
  if (orLikeIt.test(said) && others.length > 0) return '';
  const kind = moreOf.exec(said)?.[1];
  if (kind !== undefined && !isMoving(kind) && !namesMusic(kind)) return `${kind} music`;
  const feast = feastIn(said);
  if (feast !== null) return `${feast} songs`;
  const back = wantedBack.exec(said)?.[1];
  if (back !== undefined) return back;
  if (firstOne.test(said) && others.some((one) => wantedBack.test(one))) return '';
  if (startled.test(said) && others.length > 0) return '';
  return onlyTold(said, others) ?? plainAside(said, others, brief, wantsSleep(brief));
}

const namesMusic = (said: string): boolean =>
  readMessageWords(said).named.some(({ kind }) => kind !== 'activity' && kind !== 'scene');

const isMoving = (word: string): boolean =>
  movingWords.adjectives.has(word) || movingWords.nouns.has(word) || movingWords.comparatives.has(word);

const thereIs =
  /^(?:there is|theres|there are|you have|you know) ((?:an?|any|some) (?:songs?|tunes?|music) (?:about|with|for|called|that|where)\b.{1,40})$/;

function askedOutright(word: string, asked: string): string | null {
  if (word === 'if' || word === 'whether') {
    const song = thereIs.exec(asked)?.[1];
    return song === undefined ? null : `do you have ${song}?`;
  }
  const of = /^(?:this|that|the) ([a-z0-9 ]{2,40}) is$/.exec(asked)?.[1];
  return of === undefined ? null : `${word} is this ${of}?`;
}
