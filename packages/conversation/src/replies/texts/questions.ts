import { usualMixTracks } from '@attune/contract';
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
  cost: lines(`
I ask for no money. Tell me a mood, and I find music for it.
There is nothing to pay to me. What would you like to hear?
I charge nothing; what your music service costs is between you and it.
No fee from me. How are you today?
It costs nothing here. Which mood shall it be?
No charge on my side. What shall I look for?
You owe me nothing. Say how you feel, and I begin.
I take no payment. Name a mood or a sound.
Free of charge from me. What is it for today?
Nothing is billed here. What are you in the mood for?
  `),
  length: lines(`
A mix can have from five minutes to five hours; just say how long.
Up to five hours, or up to 100 songs. Say "90 minutes" or "30 songs".
As long as you say, up to five hours. Without a word it is ${usualMixTracks} songs.
Tell me the length in minutes, hours or songs, and I keep to it.
From three songs to a hundred, or five minutes to five hours. Your choice.
Say "an hour" or "12 songs", and that is what it aims for.
Five hours is the most. How long would you like?
It can be longer or shorter as you say, up to 300 minutes.
You set it: minutes, hours, or a number of songs.
Name any length up to five hours, and I make the mix for it.
  `),
  fits: lines(`
About {what}. Say for how long, and I make it that.
Around {what}, as songs go. Tell me the mood, and they are yours.
Roughly {what}. Which kind would you like?
{what}, give or take one. What should they sound like?
{what} or so. Which mood should they have?
I would plan for {what}. Shall I look?
That makes about {what}. Tell me the kind.
{what}, more or less. What is the occasion?
  `),
  data: lines(`
What you write is read for its mood, and the conversation stays in your browser. Settings lists what goes where.
I know what you write here and nothing else. Settings tells where anything is sent.
Your conversation is kept in your browser. What leaves it stands in Settings.
Only what you tell me here. Settings names whoever gets any of it.
I go by the words you send me. Where they go is listed in Settings.
The conversation lives in your browser. Settings shows what is passed on, and to whom.
Nothing but what you type reaches me. Settings has the list of what goes out.
I keep no notes on you here; your browser has the conversation. Settings says the rest.
Your words, read for a mood. Settings lists every place that gets something.
What you tell me is all I have. You can see in Settings where it goes.
  `),
  self: lines(`
I am a program that finds music for moods. How is yours?
No human here, only software with an ear for moods.
Software, and it only reads what you write. What would you like to hear?
A machine, a fairly friendly one. Tell me how you feel, and I find music.
Just software. Say how you are, and I look for music.
I am not a person. I read a mood and find music for it.
Lines of code with a taste for songs. What is the mood today?
A program, at your service. What shall it sound like?
No mind, no heart, quite a few songs. How are you?
Software that listens in writing. Tell me about your day.
  `),
  share: lines(`
Yes: a mix can be saved, or taken along as text or a file.
A mix can be copied as text, saved as a playlist or downloaded as a file.
You can. Every mix has a way to save it or take it with you.
Once there is a mix you can save it, or take it with you as a file.
There is a way: beside each mix you can copy it or download it.
A mix can leave here as plain text or a playlist file.
Yes, a mix is yours to copy, save or download.
  `),
  choice: lines(`
Whatever the service behind me has. Name a genre, a decade, an artist or a mood.
Most kinds, from baroque to drum and bass. What are you in the mood for?
All sorts: say a genre, an instrument, a time or a feeling.
As much as the service offers. Try "70s soul" or "quiet piano".
Nearly any kind. Start with a word: rain, gym, jazz, heartbreak.
What the service holds, I can look through. Which sound do you like?
Old and new, loud and quiet. Tell me which way to go.
More kinds than I could list. Name one you love.
  `),
  typing: lines(`
Whatever is on your mind: how the day was, or the music you want. A word is enough.
Say how you feel, or what the music is for. "Long day" will do.
Write as you would to a friend: a mood, a moment, or a kind of music.
Anything from "tired" to "90s soul for cooking". I take it from there.
Just tell me about right now, and the music follows.
  `),
  service: lines(`
The service this place plays from stands in Settings. Tell me a mood, and I look there.
Settings shows which music service is connected here. How are you today?
Which services are here was set up by whoever runs this place; Settings names them.
I play from what is connected here, and Settings says what that is.
  `),
  tongue: lines(`
I read English best, and greet in a few others. Songs may be in any language: just name it.
English is what I follow; the music can be sung in whatever language you name.
My reading is English. Ask for French songs, or any others, and I look for those.
I follow English. The singing may be in any tongue you like.
  `),
  how: lines(`
I read the mood in what you write, and look for music that has it. Tell me yours.
Your words tell me a mood and a use; each track's own sound tells me whether it goes with that.
I go by what you say and by how the music sounds, nothing else. How are you?
From your words I make a picture: the mood, the moment, what to leave out. Then I look for music that matches.
  `),
  unknown: lines(`
That I cannot answer. Tell me a mood or an occasion, and I find music for it.
I only know music and moods. What would you like to hear?
I have no answer to that, but I have music. How are you?
Ask me for music, and I am more use. What is it for?
I am not sure about that one. Say how you feel, and I take it from there.
Beyond me, I am afraid. Name a mood, a genre or an artist.
No idea, to be honest. Music, though, I can do.
I have nothing on that. Which mood are you in?
That is not in my songbook. What would you like to listen to?
I would have to guess, and rather not. Shall I find music instead?
  `),
  nothingYet: lines(`
Nothing yet: tell me how you feel, and I have something to go by.
I have not heard a mood so far. How are you?
There is nothing to tell yet. What would you like to hear?
We are just beginning. How do you feel?
So far you have told me nothing, which is fine. How is your day?
  `),
} as const;
