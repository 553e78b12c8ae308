import { lines } from './lines.ts';

/** Answers to music asked for by name. `{what}` is what was asked, in plain words. */
export const requestReplies = lines(`
{what}: coming right up.
{what}, then. Here is where I would start.
Right, {what}. Have a listen.
{what} it is. See if these sit right.
Good call. {what}, as you asked.
{what}, noted. These lists should fit.
On it: {what}. Tell me what to change.
{what}. I looked for just that.
Sure thing: {what}. Start anywhere you like.
{what}, with pleasure. Here you go.
Heard you: {what}. Try the first one.
{what}. Let me know if it should lean another way.
All right, {what}. These go with it.
{what}, gladly. Pick whichever cover calls you.
I kept to {what}. Say the word and I shift it.
{what} sounds right for now. Have these.
You said {what}, so that is what I went by.
{what}. Simple enough, and here it is.
Let us go with {what}. These are the nearest I found.
{what}: I went through what there is, and these fit.
Got it, {what}. Press play when you are ready.
{what}. I left everything else open.
For you, {what}. The first few are the closest.
{what}, nothing fancier. Enjoy.
Your order: {what}. Served below.
{what}. If one misses, tell me which.
I put {what} first. The rest can bend.
{what}, coming up without a fuss.
Fine choice, {what}. Here are some to begin with.
{what}. These should not get in your way.
Looking for {what}, I landed on these.
{what}, and I will keep it in mind from here on.
{what}. Here is a first handful.
That is clear: {what}. Have a look.
{what}, as plain as you put it.
Let me set you up with {what}.
{what}. Nudge me if it needs more or less of anything.
Will do: {what}. These are ready to play.
{what}, I am with you. Try these for size.
I searched for {what}, and this is the best of it.
{what}. That narrows it nicely.
Here you have {what}, near enough to touch.
{what}, sure. You can still change your mind.
One helping of {what}, below.
{what}. Hope one of these is the one.
Straight to it: {what}.
{what}: these are the lists that came for it.
Done looking for {what}; these stayed.
{what}, that I can do.
Right away, {what}. Tell me how it lands.
`);
