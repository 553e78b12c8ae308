import { lines } from './lines.ts';

/** Answers to a wish for something that may not be there: it is looked for, and nothing is promised. `{what}` is what was asked for. */
export const soughtReplies = lines(`
{what}: I go by that now, as far as there is any.
{what}: let us see what there is.
{what}: here is what I find of it.
{what}: I look for that from here on.
{what}: I looked for it. Is it near enough?
{what}, as near as I find it.
{what}, as far as the songs allow.
{what}, wherever I find it. The mix tells what is missing.
I heard {what}, and went looking.
I understood {what}. Say undo if that was wrong.
{what}. I come as near as I can.
I am looking for this now: {what}.
{what}. What I cannot find, the mix says.
Let me look: {what}.
{what}. Tell me whether it comes near.
{what}, if I can find it. I tried.
Okay, I looked for {what}. What is not there is told with the mix.
I try {what}, and take the nearest where there is none.
{what}: I searched. The mix says if something is missing.
I looked around for this: {what}.
{what}, if any can be found.
I went looking: {what}.
{what}: I see how close I get.
I searched for {what}. Tell me how you like it.
`);

/** Of the answers that begin, those that claim it is there. */
const promising =
  /\b(?:coming|gladly|of course|pleasure|right away|it is\b|so it is|as you (?:asked|like|put)|that i can do|served|here you (?:go|have)|these fit|these go|will do|one helping|for you|good call|fine choice|i kept|sure thing|set you up|just below|close by|without|straight|sounds (?:right|good)|good idea|just as you|find you|nothing fancier|simple enough|have a listen|right,|press play|coming up)/i;

/** Those of several texts that promise nothing. */
export const unpromising = (texts: readonly string[]): string[] =>
  texts.filter((text) => !promising.test(text));
