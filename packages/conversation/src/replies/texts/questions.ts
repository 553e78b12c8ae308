import { type Mood, moods, usualMixTracks } from '@attune/contract';
import { listed } from '../describe-changes.ts';
import { lines } from './lines.ts';
import { practicalReplies } from './practical-questions.ts';

/** Each mood as one says it of oneself. */
const moodWords: Readonly<Record<Mood, string>> = {
  happy: 'happy',
  sad: 'sad',
  energetic: 'energetic',
  calm: 'calm',
  focus: 'focused',
};

/** Answers to questions. `{what}` is the brief in plain words. */
export const questionReplies = {
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
My Playlists names who made a list, and the player shows the song and its artist.
Look at the player for the song and its artist.
The player shows the title and the artist of what is on.
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
  moving: lines(`
I cannot move songs by word. Drag the handle of a row, or choose Move up or Move down in its menu.
The order is in your hands: each row has a handle to drag, and Move up and Move down in its menu.
That is done by hand: drag the row by its handle, or use Move up and Move down.
Moving is not mine to do from here; the handle of each row does it.
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
  music: lines(`
Whatever the service behind me has. Name a genre, a decade, an artist or a mood.
Most kinds, from baroque to drum and bass. What are you in the mood for?
All sorts: say a genre, an instrument, a time or a feeling.
As much as the service offers. Try "70s soul" or "quiet piano".
Nearly any kind. Start with a word: rain, gym, jazz, heartbreak.
What the service holds, I can look through. Which sound do you like?
Old and new, loud and quiet. Tell me which way to go.
More genres than I could list. Name one you love.
  `),
  begin: lines(`
Whatever is on your mind: how the day was, or the music you want. A word is enough.
Say how you feel, or what the music is for. "Long day" will do.
Write as you would to a friend: a mood, a moment, or a kind of music.
Anything from "tired" to "90s soul for cooking". I take it from there.
Just tell me about right now, and the music follows.
There is no wrong way: "rough day", "jazz for dinner" or "cheer me up" all work.
Begin with how you are. One word or a long story, both are fine.
  `),
  choosing: lines(`
I read the mood in what you write, and look for music that has it. Tell me yours.
Your words tell me a mood and a use; what is known of each track tells me whether it goes with that.
I go by what you say and by what is known of how the music sounds. How are you?
From your words I make a picture: the mood, the moment, what to leave out. Then I look for music that matches.
No person picks and no dice are thrown: I match your words with tempo, energy and kind of music. What is it for today?
I search by your mood and wishes, then keep what holds to them. Each track of a mix tells why it is there.
  `),
  about: lines(`
I am a mood music assistant: you say how you feel, I find music that fits. How are you?
You write a sentence, I hear a mood in it and look for music. Try "long week".
This is a place to say how you are and hear what goes with it. What kind of day is it?
It works like this: you tell me a feeling or an occasion, I make a mix of it, and you steer it in plain words.
Think of a friend with many records who asks how you are. So, how are you?
Say a mood, get playlists and a mix for it, change it with "calmer" or "no vocals". That is all there is to it.
  `),
  controls: lines(`
Say "pause", "next" or "louder" and I pass it on, or use the player at the foot of the screen.
The player stands at the foot of the page; I also take "skip" and "quieter" as words.
Press play on a track or a mix, or tell me "pause" and "next". Help lists the keys there are.
Once something plays, its buttons are at the foot of the screen. Light, dark and the like are in Settings.
Just say it: "skip this", "turn it down", "pause". The buttons are in the player.
  `),
  explicit: lines(`
Yes: say "no swearing" or choose it in Settings, and songs marked explicit stay away.
Songs marked explicit can be kept out, by a word to me or in Settings. Is it for children?
Say "kids in the car" and I leave out what is marked explicit. What would they like?
I can keep away what the music service marks as explicit; what it does not mark, I cannot know.
Settings has it: songs marked explicit, welcome or kept away. Or just tell me "clean only".
  `),
  facts: lines(`
What is known of a song stands with it in the mix, under its reasons. I know no more than that.
Open a track of the mix: what is known of its sound is told there. Shall I look for others?
I go by what the music service knows: year, artist and sound, where it tells them. They stand beside the song.
I cannot say more of it than stands beside it. Shall I look for others like it?
That I would have to guess, and rather not. What is known of a track, the mix shows.
  `),
  filter: lines(`
Yes: name a decade, a genre, an instrument or a language, and the mix holds to it. Which shall it be?
Just say it: "only songs from before 1970", "no drums", "piano". I keep to it as far as the music is known.
You can want things and rule things out: "jazz, no vocals". What shall I leave out?
Say what must be in and what must not. Where something cannot be held, the mix tells you.
Any of that in plain words: "80s only", "no rap", "sung by women". Try me.
Yes, and several at once: "slow, instrumental, from the sixties". What would you like?
  `),
  health: lines(`
Many people find music lifts or calms them, but I am no doctor and promise nothing. What would do you good?
I can find music, not treatment. If things are heavy, please talk to someone you trust. How are you just now?
It may help a little; how much, nobody can say for you. Shall we try something gentle?
That is for people who know medicine. I can keep you company with music. What mood are you in?
I only know music. For worries about health a doctor is better, and I can play something meanwhile.
  `),
  howareyou: lines(`
All well here, thank you. And you, how are you?
Fine, as programs go. What about you?
In tune, thanks for asking. How is your day?
Good, now that somebody talks to me. How are you feeling?
Nothing hurts, nothing itches: a good day for software. And yours?
Quite well. I would rather hear about you, though.
Steady as a metronome. How are things with you?
  `),
  lyrics: lines(`
I have no lyrics to show, I am afraid. What should the song be about?
Words of songs I do not know, only how music feels and sounds. Want something to sing along to?
No lyrics here. I can look for songs about something, if you name it.
I cannot read you the words. Shall I find more in the same mood?
What they sing, I cannot tell. Say "no vocals" if the words are in the way.
  `),
  moods: lines(`
I look at your words alone, and these are the moods I tell apart: ${listed(moods.map((mood) => moodWords[mood]))}. Which is yours?
From how you put it. I may be wrong; then press the mood and choose another.
Words carry moods more often than one thinks, but I do miss some. Tell me plainly if I do.
I read, I do not see or hear you. When I am unsure I ask. How are you?
A few moods and many occasions, from grief to a wedding. If I pick the wrong one, just say so.
You can always name the mood yourself: "calm, please". What is it today?
  `),
  sleep: lines(`
This page's own player has a sleep timer: 15 to 60 minutes, or the end of the track. Shall I find something quiet?
Where this page's own player sounds, it has a sleep timer. An alarm I have not.
Say how long the mix is to be, "30 minutes", or set the sleep timer of this page's player. What helps you sleep?
It can fade away by itself: this page's own player has a timer for that. Waking people I cannot do.
Music for falling asleep I can find, and this page's player has a timer to let it fade. How tired are you?
  `),
  specific: lines(`
Yes: say "play" with a title or a name, and I look whether the music here has it.
You can: "play Clair de lune", or "something like Sade". There is a search as well.
Name the song or the artist, and I look for it. The Search screen finds albums, too.
Of course. Begin with "play" and say which; what is not there, I say so.
Songs, artists and albums by name, as far as the service has them. Which one do you have in mind?
Any that the music here holds. Humming I cannot hear, so a name it must be.
  `),
  spoken: lines(`
Only music here: no podcasts, no audiobooks, no news. Is there a mood I can find music for?
I have no talk, just songs. What is called Radio here is a station of music from a mood.
Stories, news and shows are not mine. What would you like to listen to instead?
Nothing spoken, I am afraid. A station of music without end, though: that is Radio.
Music is all I do. Shall I find something for the background?
  `),
  taste: lines(`
I have no favourites; I like what fits you. What is that today?
Ask me which song is best and I ask back: for which mood?
I hear with somebody else's ears: yours. What do you like?
A song that comes at the right moment, any of those. What moment is it?
I take no sides between songs. Which one would you defend?
Programs have no taste, and no bad one either. What do you love?
No favourites here, so nobody need be jealous. And yours?
  `),
  undo: lines(`
Say "undo" and the last change is gone; "start over" clears all of it.
"Undo" takes back a step, "go back two" takes back two. Try what you like.
Just say "go back". For a clean slate, say "start over".
Every change can be taken back: "undo" does it, as often as you like.
There is Undo under the answer, or say it. To begin anew: "start over".
  `),
  unknown: lines(`
I am not sure what you ask. Try "what can you do", or tell me how you feel.
I did not quite get the question, sorry. Put another way, perhaps? Or name a mood.
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
  ...practicalReplies,
} as const;
