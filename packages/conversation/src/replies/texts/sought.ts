import { lines } from './lines.ts';

/** Answers to a wish for something that may not be there: it is looked for, and nothing is promised. `{what}` is what was asked for. */
export const soughtReplies = lines(`
{what}: I go by that now, as far as there is any.
{what}: let us see what there is.
{what}: here is what I find of it.
{what}: I search by that from here on.
{what}: that is the search now. Is it near enough?
{what}, as near as I find it.
{what}, as far as the songs allow.
{what}, wherever I find it. The mix tells what is missing.
I heard {what}, and went looking.
I understood {what}. Undo brings the old one back.
Understood: {what}. I look how near I come.
Searching by this now: {what}.
{what}. What I cannot find, the mix says.
Let me look: {what}.
Turning towards it: {what}. Tell me how near it comes.
I lean that way: {what}.
Going by this now: {what}. What is not there stands with the mix.
You steer: {what}. I follow as far as I find it.
{what}: off I go. The mix says if something is missing.
On the look-out: {what}.
{what}, if any can be found.
I go looking: {what}.
{what}: I see how close I get.
A search for it: {what}. Say if it misses.
`);

/** Of the answers that begin, those that claim it is there. */
const promising =
  /\b(?:coming|gladly|of course|pleasure|right away|it is\b|so it is|as you (?:asked|like|put)|that i can do|served|here you (?:go|have)|these fit|these go|will do|one helping|for you|good call|fine choice|i kept|sure thing|set you up|just below|close by|without|straight|sounds right|nothing fancier|simple enough|have a listen|right,|press play|coming up)/i;

/** Those of several texts that promise nothing. */
export const unpromising = (texts: readonly string[]): string[] =>
  texts.filter((text) => !promising.test(text));
