import type { Message } from '../message.ts';
import { movesMusic, type Parts } from '../parts/read-parts.ts';

/** In characters; whoever wants nothing changed says so in the end. */
const mostRead = 120;
const any = '(?:it|this|that|them|these|things|everything|the (?:music|list|mix|playlist|song|vibe|mood))';
const end = '[.! ]{0,9}$';

const phrases: readonly RegExp[] = [
  String.raw`\b(?:do ?n['’]?t|do not|never|no need to|needn['’]?t|not) (?:you )?(?:dare )?(?:to )?(?:change|touch|alter|tweak|adjust|mess with|fiddle with|fuck with)(?: (?:${any}|an?|any|anything|nothing|single|thing|now|please|pls|yet|either|at all|on me)){0,4}${end}`,
  String.raw`(?<!why )\b(?:do ?n['’]?t|do not|never|no need to|needn['’]?t) (?:you )?(?:dare )?(?:stop|pause|skip|mute|switch|turn|quit)(?: (?:${any}|playing|song|one|off|down|up|over|now|please|pls|yet|either|at all)){0,4}${end}`,
  String.raw`(?<!why )\b(?:do ?n['’]?t|do not|never|no need to|needn['’]?t) (?:you )?(?:dare )?(?:undo|reset|revert|restart|(?:go|change|put|take|switch) (?:${any} )?back|(?:start|begin) (?:over|again|anew|afresh))(?: (?:${any}|now|please|pls|yet|again|at all)){0,4}${end}`,
  String.raw`\b(?:do ?n['’]?t|do not) ${any} (?:change|move)${end}`,
  String.raw`\b(?:leave|keep) ${any}(?: (?:all|on|as|is|it|was|like|this|that|there|be|alone|exactly|just|right|here|so|going|running|playing|please|pls|now|way|the|same|where)){0,6}${end}`,
  String.raw`\b(?:stay|stick) (?:right )?(?:with (?:this|it|that)|on this|here|there|like this)${end}`,
  String.raw`\blet (?:it|this|that|them) (?:run|play|be|go on|roll|ride|spin)(?: (?:on|now|please|out|a while|for a bit)){0,2}${end}`,
  String.raw`\b(?:right|perfect|fine|good|lovely|great|ideal|brilliant|grand|spot on) (?:just |exactly )?(?:as it is|as is|the way it is|like this|like that|where it is)${end}`,
  String.raw`\b(?:hands off|nothing (?:needs to|has to|should) change|no (?:more )?changes(?: needed| please)?)${end}`,
].map((pattern) => new RegExp(pattern, 'i'));

/**
 * Whether the listener wants the music to stay as it is, and says nothing else of it: "don't touch it", "leave it right there", "she's
 * asleep, let it run". What is to stay beside what is to change ("keep it like this but slower") is a change.
 */
export const keepsAsIs = ({ text }: Message, parts: Parts): boolean =>
  !changesMusic(parts) && wantsNoChange(text);

/** Whether a change is turned down, and no other is asked for: "don't make it louder". */
export const refusesChange = (parts: Parts): boolean => parts.moves.refused === true && !changesMusic(parts);

function changesMusic(parts: Parts): boolean {
  const { constraints, edits, length, explicit, asked, moves, artists, path } = parts;
  return (
    constraints.some(({ meant, kind }) => meant && kind !== 'activity' && kind !== 'scene') ||
    edits.length + moves.denied.length + artists.like.length + artists.avoided.length > 0 ||
    length !== null ||
    (path !== null && path.path === 'match' && /\bme\b/.test(path.words)) ||
    explicit !== null ||
    asked !== null ||
    movesMusic(parts)
  );
}

/** Whether the last words of a message are that the music is to stay as it is. */
export const wantsNoChange = (text: string): boolean => {
  const said = text.slice(-mostRead);
  return phrases.some((phrase) => phrase.test(said));
};
