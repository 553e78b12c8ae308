import { lines } from './lines.ts';

/** Answers to music asked for by name. `{what}` is what was asked, in plain words. */
export const requestReplies = lines(`
{what}: coming right up.
{what}, then. Here is where I would start.
Right, {what}. Here you go.
{what} it is. I hope you like these.
Good call. {what}, as you asked.
That sounds good: {what}. These should fit.
Sure, {what}. Tell me what to change.
{what}. I looked for just that.
Sure thing: {what}. Start anywhere you like.
{what}, with pleasure. Here you go.
Okay: {what}. Try the first one.
{what}. Let me know if it should be different.
All right, {what}. These go with it.
For you: {what}. Pick whichever you like.
I kept to {what}. Tell me if it should change.
{what} sounds good. I put some together.
You said {what}, so that is what I looked for.
{what}. Simple enough, and here it is.
Let us go with {what}. These are the nearest I found.
{what}: I went through what there is, and these fit.
Got it, {what}. Press play when you are ready.
{what}. Everything else I left open.
For you, {what}. The first few are the closest.
{what}, nothing fancier. Enjoy.
Of course: {what}.
{what}. If one is not right, tell me which.
I put {what} first.
{what}, coming up. I hope it does you good.
Fine choice, {what}. Here are some to begin with.
{what}. I hope this is what you had in mind.
I looked for {what}, and found these.
{what}, and I will remember it for later.
{what}. Here are the first ones.
That is clear: {what}. Have a look.
{what}, just as you said.
Let me find you {what}.
{what}. Tell me if you want more or less of anything.
Will do: {what}. These are ready to play.
Okay, {what}. See how you like these.
I searched for {what}, and this is the best of it.
{what}. Thank you, that helps me.
Here you have {what}.
{what}, sure. You can still change your mind.
Good idea: {what}.
{what}. I hope one of these is the one.
Straight to it: {what}.
{what}: these came up for it.
I looked for {what} and picked these.
{what}, that I can do.
Right away, {what}. Tell me how you like it.
`);
