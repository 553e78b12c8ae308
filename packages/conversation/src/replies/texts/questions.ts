import { lines } from './lines.ts';

/** Answers to questions. `{what}` is the brief in plain words. */
export const questionReplies = {
  why: lines(`
I went by what you told me: {what}.
Because I heard this: {what}.
These came up for {what}.
I searched for {what}, and these hold to it.
It follows from {what}. Change any of it and the music changes.
My reasons are yours: {what}.
You gave me {what}; these fit it best of what there is.
That is what {what} led me to.
I looked for {what}. Nothing else went into it.
Put together from {what}.
  `),
  heard: lines(`
So far I have {what}.
I heard {what}. Correct me where I am off.
This is what I go by: {what}.
What I understood: {what}.
In my notes: {what}.
I have you down for {what}.
You told me {what}, as far as I caught it.
Here is the whole of it: {what}.
I keep {what} in mind, and nothing more.
My picture so far: {what}.
  `),
  can: lines(`
Tell me how you feel, change it with "calmer" or "no vocals", or say "undo". Try "rainy Sunday, soft piano".
I find music for a mood: say "rough day", "90s soul for cooking", or "another one".
Three things to try: tell me your mood, ask for "more piano", or ask "why these?".
Say how you are, or what you need music for. Then steer: "slower", "something else", "go back".
I read moods and wishes. Try "nervous before an exam", "no drums", or "like the second one".
Give me a feeling or an occasion, and shape it in plain words: "softer", "an hour of it", "start over".
I listen, find playlists, and change them as you say: "brighter", "without singing", "undo".
You talk, I find music. Start with "long day", then try "a bit happier".
  `),
  who: lines(`
The names stand beside each song and list, and the player shows what is on.
What is playing is named in the player, with its artist.
Each list names who made it, right under its title.
Look at the player for the song and its artist; the lists name their makers.
The player shows the title and the artist of what is on.
  `),
  nothingYet: lines(`
Nothing yet: tell me how you feel, and I have something to go by.
I have not heard a mood so far. How are you?
There is nothing to tell yet. What would you like to hear?
We are just beginning. How do you feel?
So far you have told me nothing, which is fine. How is your day?
  `),
} as const;
