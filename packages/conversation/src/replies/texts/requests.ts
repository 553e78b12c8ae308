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
{what} sounds good. I put some together.
Let us go with {what}. These are the nearest I found.
Got it, {what}. Press play when you are ready.
For you, {what}. The first few are the closest.
Of course: {what}.
{what}. If one is not right, tell me which.
{what}, coming up. I hope it does you good.
Fine choice, {what}. Here are some to begin with.
I looked for {what}, and found these.
{what}. Here are the first ones.
That is clear: {what}. Have a look.
{what}. Tell me if you want more or less of anything.
Okay, {what}. See how you like these.
Here you have {what}.
Good idea: {what}.
{what}. I hope one of these is the one.
I looked for {what} and picked these.
{what}, that I can do.
Right away, {what}. Tell me how you like it.
`);
