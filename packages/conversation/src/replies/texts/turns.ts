import type { Command } from '@attune/contract';
import { lines } from './lines.ts';

/** Answers to a change of what is there. `{what}` is what changed, in plain words; no other claim is made. */
export const turnReplies = {
  refine: lines(`
{what}, got it. I changed just that.
Now {what}. The rest stays as it was.
{what}: done. Is that better?
Okay, {what}.
{what}, sure. I hope this is closer.
Got it: {what}.
{what}. I kept everything else.
Sure, {what}. Here is the new set.
{what}, then. Tell me if it is too much.
I took that as {what}. If I got it wrong, say undo.
{what}: that is easy. Here you are.
Of course, {what}.
{what}, of course. The mood stays.
Changed: {what}.
{what}. I hope that is nearer.
Right, {what}. Same spirit otherwise.
{what}, and nothing else changed.
Good, {what}.
{what} from here on.
All right: {what}. I picked again.
{what}, no problem.
That I can do: {what}.
{what} now. Tell me when it is right.
Here it is again: {what}.
Fair enough, {what}.
{what}. How is this?
So now it is this: {what}.
{what}, coming up.
I changed it: {what}.
{what}, as you said.
That makes sense: {what}.
{what}. How do you like it now?
{what} from now on; these are new.
{what}. I will remember it for the next one too.
One change: {what}.
{what}, with the rest untouched.
Okay: {what}. I hope you like it.
{what}. We are getting there.
I heard you: {what}.
{what}: here is what I found.
Okay, that is done: {what}.
{what}. Anything else?
As you like: {what}.
{what}, right away.
I see: {what}. Is this better?
{what}. Thank you, that helps.
New songs, and now {what}.
{what}. Just say if it is too much.
Let me try again: {what}.
{what}. Does that fit?
  `),
  edited: lines(`
Done: {what}.
{what}, as you say.
Right, {what}.
{what}. Anything else?
Okay: {what}.
All right, {what}.
Changed as you said: {what}.
{what}, done.
Got it, {what}.
Sure: {what}.
{what}. Is it better now?
Understood, {what}.
  `),
  unchanged: lines(`
I am not sure what should change, sorry. Is it the mood, the pace or the sound?
I would like to, but I missed what should change. Can you say it another way?
I am not sure which way you mean: brighter, calmer, or another sound?
I want to follow you there. Is it more the pace, or the mood?
I am sorry, that went past me. What should the music be more like?
I gladly change it. What should there be more of, or less?
I do not quite see it yet. Should it be lighter, darker, or just different?
I did not catch that, sorry. What should there be more of?
I read that, and do not know how it sounds. Is there a song or a sound it is like?
What would make it better: another mood, another pace, no voices?
I have not understood that, I am sorry. Can you tell me what it should sound like?
I am sorry, I could not follow. What would do you good to hear?
I could not tell what you would like there, sorry. Is there an artist who comes near?
Sorry, I did not understand, and left the music as it is. How should it be?
I want to get that right, and do not yet. Is it about the sound, the pace or the mood?
I am sorry, I do not know music for that by its sound. What comes near it?
  `),
  again: lines(`
Another round, same idea.
Fresh ones, same feeling.
Here is a different set.
Let us see if these do better.
New names, same brief.
Shuffled the deck for you.
Same direction, other songs.
A second opinion, then.
Something else along those lines.
Right, others. Have a look.
These took another road to the same place.
Here are some you have not just seen.
Others, coming up.
Try this handful instead.
Still your mood, other music.
Once more, with different lists.
More where that came from.
Turning the page.
A new selection, kept to what you asked.
Same wish, new try.
Let me deal again.
On to the next few.
Different ones, and I kept what you told me.
Here, some more of that.
Round two.
Next lot.
I put the last ones aside. These instead.
Keeping the thread, changing the songs.
A few more to choose from.
These might be the ones.
Plenty left. Here are some.
Other doors, same house.
I looked again, and found these.
Not those, then. These?
Another handful for you.
Let me try that differently.
  `),
  undo: lines(`
Back to how it was.
Undone. That is the one from before.
As it was.
Took that back.
There, the earlier one again.
One step back, as if nothing happened.
Restored.
Here is the one before.
Right, we go back.
Gone again. This was yours before.
The last change is off.
Back where we were.
Rolled back.
That was better? Here it is.
I put it back the way it was.
Reversed. Your earlier music is here.
Stepping back.
The old one returns.
Never happened.
No harm done, it is back.
  `),
  nothingToUndo: lines(`
There is nothing to take back yet. How are you feeling?
We have not changed anything so far. What would you like to hear?
Nothing to undo, we are at the start. Tell me how you are.
This is the beginning already. What is on your mind?
There is no step before this one. What mood are you in?
Nothing behind us yet. Where shall we begin?
  `),
  reset: lines(`
A clean slate. How are you feeling now?
All forgotten. How are you?
Starting over. What is it like right now?
From the top: how do you feel?
Cleared. What would do you good?
Back to zero. Tell me how you are.
Fresh start. What is on your mind?
Gone, all of it. How are you feeling today?
Let us begin again. How is it going?
Nothing kept. What mood are you in?
New page. What shall it hold?
Wiped clean. So, how are you?
  `),
  /** To what is asked of the world rather than of the assistant: "what is the point of an umbrella in this wind". */
  musing: lines(`
I would not know either. What would be good to hear now?
I have no answer, only company. How does it leave you?
A fair question. I can only offer something to listen to while it stays open.
I wish I knew. How do you feel about it?
I wonder with you. What kind of music goes with that?
No answer from me, but I see why you ask. What mood has it put you in?
Some things are asked to get them out. What would be good to hear?
That is one I could not answer. How are you feeling today?
There may be no good answer to that. What would you like to have on?
You may well ask. All I can do about it is play something; what feels near?
I follow, and I have no answer either. Which mood does it leave you in?
That is for wiser heads than mine. I do the music: what shall it be?
I have heard the question, and keep it company. What music would help?
If I knew, I would say. Tell me how you feel, and I find songs for it.
  `),
  offtopic: lines(`
That is outside what I do. I find music for how you feel.
I only know moods and music. What would you like to hear?
I cannot help with that, but I can put something on for it.
Not my field, sorry. Tell me how you feel, and I find music.
I will leave that to others. Music I can do.
That one is beyond me. Is there a mood to go with it?
I stay with music. How are you while you do it?
Somebody else knows that better. I know what to play meanwhile.
I am only here for moods and music. Shall I find some?
No answer from me there. A soundtrack, though, yes.
That is not something I can look up. Music for it, I can.
My whole world is music for moods. Want some?
I would only guess. Ask me for music instead.
Out of my reach. What are you in the mood for?
I cannot do that one. What I do is listen and find music.
Let me stick to what I am good at: music for how you feel.
  `),
} as const;

/** When the reading is uncertain it says so first, */
export const askingOpenings = lines(`
I want to get this right.
I hear you, and I am not sure of the feeling yet.
That could be more than one thing.
I would rather ask than guess.
Thank you for telling me.
I am between two readings.
That can go either way.
Let me be sure first.
I may be off here.
I am listening.
Words can mean so many things.
One question before I pick.
I do not want to get this wrong.
It is not plain to me yet.
There is more than one way to take that.
Something gentle meanwhile.
I hear more than one thing in that.
You know it best.
I could guess, but you would know.
I take that seriously, so I ask.
A line can sound two ways.
I am not certain how you mean it.
Half of me hears one thing, half another.
Before I choose, a question.
I have an idea, and would like to be sure.
Tell me a little more.
I hear it, but not yet clearly.
That might be this or that.
I would like to hear that right.
I do not know you well enough to guess.
One more word from you would help.
I read it twice, and it could be either.
There is a this and a that in it.
`);

/** and then asks; the music meanwhile is the safest of what was likely. */
export const askingReplies = lines(`
Which of these is nearest?
Tell me which comes closest, and I go by that.
Which is it?
Help me a little: which of these?
Which fits?
Which one shall we follow?
Which way does it lean for you?
Which of these is it most?
You choose.
Which of these would you say it is?
Which is yours?
Which feels right?
Which of these are you?
Say which one, and I turn the music to it.
Pick the one that fits, and the music follows.
Where on this would you put it?
Tap the one that is closest.
Which of them is you right now?
Which would you pick?
Which comes nearest?
Point me to one of these.
Which should the music go by?
One of these, perhaps?
Is one of these it?
Which of these sounds most like you?
Give me one of these to go by.
Which of these shall it be?
A tap on one of these is enough.
Which of these is closer?
Which one is it most?
`);

/** The same where what was told has just been said back: it was heard, and only how it is meant is not sure. */
export const tentativeLeads = lines(`
Something to begin with; tap what is nearer, and it follows.
Let us start here, and a tap takes it nearer to you.
How that feels, you know best: tap it, and the music goes along.
Begin with these, or tap the mood that is yours.
Tap the mood if I begin in the wrong one.
Here is a beginning; your mood, by a tap, does the rest.
These are a start; tap another mood and they change.
Take these for now, or tap what fits better.
Should it be another mood, one tap and it is.
`);

/**
 * Answers to commands of the player. They say what is passed on, not what the player made of it; `{what}` is what is to be
 * played, in the listener's words.
 */
export const commandReplies: Readonly<Record<Command['action'], readonly string[]>> = {
  play: lines(`
Looking for {what}.
Let me find {what}.
One moment, I look for {what}.
Let me see whether {what} is there.
On the hunt for {what}.
I will see what the service has of {what}.
Going to look for {what}.
{what}, let me look.
  `),
  pause: lines(`
Pausing.
Quiet now.
Holding it there.
A pause, then.
Stopping here for now.
Hush.
  `),
  resume: lines(`
Going on.
Back to it.
Where we left off.
Carrying on.
And on it goes.
  `),
  next: lines(`
Next one.
Skipping ahead.
On to the next.
Moving on.
Past this one.
Onwards.
  `),
  previous: lines(`
Back one.
Once more, the one before.
The one before this.
Stepping back a song.
  `),
  louder: lines(`
Turning it up.
A little louder.
Up it goes.
More volume.
  `),
  softer: lines(`
Turning it down.
A little softer.
Down it goes.
Quieter now.
  `),
  stop: lines(`
Stopping.
That is it for now.
All quiet.
Off it goes.
  `),
};

/** The player goes back to the start of what plays, because it is asked for again. */
export const replayReplies = lines(`
From the top.
Once more, from the start.
Again, from its beginning.
Back to the start of it.
`);

/** Something is to be played, and what is not told. */
export const unnamedPlay = lines(`
Looking for it.
Searching it out.
Going to look.
`);
