import { lines } from './lines.ts';

/** Answers to questions about using the product: facts of it, checked in its README, its screens and its code. */
export const practicalReplies = {
  access: lines(`
Letters grow with your browser's zoom, and all of it works with the keyboard or a screen reader. What shall I find for you?
Enlarge the page as far as you like; Settings lists the keys, and can keep everything still. How are you?
It is built for screen readers, keyboards and large print. Where something is missing, whoever runs this place should know.
Pinch, or Ctrl and plus, makes everything larger. Everything can be reached with keys as well; Settings names them.
Nothing here needs a mouse, and nothing is told by colour alone. Settings has the keys, and less motion.
  `),
  account: lines(`
I have no accounts of my own; you sign in at the music service used here. How are you today?
A first message can be tried without signing in. To go on, you sign in at the music service here.
The sign-in is that of the music this place plays from. Signing out stands in Settings.
You sign in once, where the music is, and this browser remembers it. What shall I look for?
What you sign in with depends on the music set up here: the sign-in page says it. Which mood are you in?
Your sign-in belongs to the music here: its password is theirs to reset. Settings lets you sign out and in as somebody else.
A sign-in should last. If you must sign in often, check that your browser keeps this page's data when it closes.
A sign-in ends when it is taken back, too old, or when the browser forgets it. Signing in once more goes on from there.
For another account, sign out in Settings and sign in with that one. A lost password is a matter for the music service.
Sorry about that. Try the sign-in again; if it does not last, whoever runs this place can look.
  `),
  ads: lines(`
No ads from me. What would you like to hear?
I show no advertising. Tell me a mood instead.
None here. If a music service plays its own, that is between you and it.
No ads, no newsletters, no mails. Just music: which kind?
I advertise nothing. How are you feeling?
  `),
  age: lines(`
I ask nobody's age. For children, Settings can keep songs marked explicit away; the music service may have an age of its own.
There is no age limit of mine, and no check. "Kids in the car" or "no swearing" keeps explicit songs out.
That is for the grown-ups to say: I find music, and keep out what is marked explicit when told. Who is listening?
Children may, as far as I go; your music service may see that differently. Say "clean only" and I leave out what is marked explicit.
It is only music and a few kind words. For young ears, Settings keeps away what is marked explicit.
  `),
  artists: lines(`
What musicians earn is between them and the music service; nothing goes through me. What would you like to hear?
I pay nobody and take nothing: that is settled where the music comes from. Playing it in public may need a licence.
Rights lie with the music service and the artists. In a shop, a salon or a video, ask who licenses music in your country.
I am no lawyer. At home you may listen as your music service allows; for the public a licence is often needed.
That depends on where the music comes from: its terms hold, and I add none. What is it for?
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
  data: lines(`
What you write is next to nothing; music takes what streaming takes. What would you like to hear?
Songs that are streamed need as much as with any player, the chat hardly anything. On a short plan, listen where there is wifi.
The page is small, and keeps little on your device. The music is what counts: a megabyte a minute or more where it is streamed.
It takes no room to speak of, and nothing has to be installed. Streaming itself costs data and battery, as everywhere.
As much as any player in a browser. Pausing stops it. What shall I look for?
  `),
  delete: lines(`
Clear conversation takes this one away, the tab's end does so too; kept ones stay under Earlier conversations. Then we begin anew.
The conversation is in your browser: sign out, and it is gone, the kept ones too. Privacy tells the rest.
You can clear the conversation at any time. What you agreed to keep, you can have forgotten as well.
Signing out removes your conversations from this browser. Privacy says what else is kept, and how it goes.
Press Clear conversation, and it is gone from here; what you keep, you forget under Earlier conversations.
  `),
  device: lines(`
Where your music service takes commands, I can play on a device of yours; else it sounds where this page is open.
It plays on whatever this page is open on. Some services let me send a mix to your other devices.
The sound comes from this browser, so any speaker it is joined to will do. What shall it play?
Speakers that your phone or computer is connected to play along. A device list shows where the service has one.
I do not know every speaker, but what this browser plays, they can play. Which music is it for?
  `),
  languages: lines(`
I read English best, and greet in a few others. Songs may be in any language: just name it.
English is what I follow; the music can be sung in whatever language you name.
My reading is English. Ask for French songs, or any others, and I look for those.
I follow English. The singing may be in any tongue you like.
Only English, to be honest, and hello in some others. How are you, in simple words?
Plain English is enough, mistakes and all. Which language should the songs be in?
  `),
  limits: lines(`
From me there is no daily limit; only very many messages in a minute are turned away. What is next?
Write as often as you like, up to 2,000 characters at a time. How are you?
I count no messages. Whoever runs this place may limit requests a minute, and a music service has limits of its own.
A message may have 2,000 characters, and there may be as many as you like. What is on your mind?
Several people can use it at once, each with a sign-in of their own. How many there may be depends on the music set up here.
  `),
  looks: lines(`
Settings has it: light, dark, or as your device. There you can also keep everything still.
Dark or light is chosen in Settings, under Looks. How are you?
Under Looks in Settings you choose the theme, and whether things move. What shall I find for you?
The colours follow your device unless Settings say otherwise. More than light, dark and still there is not.
Go to Settings, then Looks: dark is there. And what mood are you in?
  `),
  lost: lines(`
A conversation ends with its tab, unless you keep conversations in Settings. What was saved is in My Playlists.
If you saved it, it is in My Playlists. Else tell me again what it was for, and I look anew.
"Undo" goes back to what stood here before. Once a tab is closed, only saved lists and kept conversations are left.
Settings can keep conversations on this device; without that they go with the tab. What was the list for?
Save keeps a mix for good, in My Playlists. Unsaved ones are gone when the tab is; I gladly make another.
  `),
  maker: lines(`
I am Attune, free software, and whoever runs this place set me up. What may I find for you?
What I am and which version stands in About. Tell me how you are, and I show what I do.
I am free software under the MIT licence. For anything wrong here, turn to whoever runs this place.
Whoever gave you this address runs it. They are the ones to write to; I only find music.
Attune is the name, free software the kind; this place belongs to whoever runs it. How are you today?
  `),
  manner: lines(`
Settings can make me brief: one short sentence, under Replies. What would you like to hear?
Point taken. Under Replies in Settings I can be made shorter.
I can be plainer: choose "One short sentence" in Settings. And I stick to music from here.
Fair enough. How I write is a setting; what I play is up to you. What shall it be?
Sorry if it grates. Settings, Replies, "One short sentence" helps. Which music would you like?
  `),
  memory: lines(`
I remember what you say within this conversation. Settings hold what a new one begins with.
I build no profile of you. In Settings you can choose what every conversation starts from.
What we say stays in this tab. A new conversation begins fresh, with what Settings say.
I do not learn your taste by myself; tell me, and I go by it. A radio station does listen to likes and skips.
Each conversation starts anew, but for your Settings. What do you like at the moment?
Say "music I know" or "something new", and I go by that as far as your service tells. The rest I forget.
  `),
  misheard: lines(`
Then I misread you, sorry. Press the mood beside my answer and choose the right one, or just say it.
I may well be wrong: I have only your words. Tell me the mood in one word, and I begin again.
Sorry, that was off. Say "not sad, just tired", or whatever is true, and the music follows.
My mistake, then. The card under an answer shows what I heard; change any of it there.
I only guess from a few words. Name the mood, or say "start over". Which is it?
  `),
  offline: lines(`
It needs a connection, and songs cannot be downloaded here. A list of a mix can be taken along as a file.
Without a network I wait until it is back. Songs themselves stay where they are.
No downloads of songs from me, only lists of them. What would you like to hear while we are connected?
This page talks to its server all along, so a connection is needed. What shall I find for you now?
Music comes over the network here. Make a mix before you leave, and save it at your service.
  `),
  operator: lines(`
Whoever runs this place sets that up: a folder of files, a music server, or Spotify. The project's README tells how.
How to install and update it stands in the README of Attune. It runs with Node.js, from a clone, with one command.
Your own music needs a setting by whoever runs this: LIBRARY_DIR for a folder, LIBRARY_URL for a server such as Navidrome.
That is a matter for whoever runs this place; the README lists every setting. I only find the music.
Files are found by their tags, and a music server by its address. The README says how to set it up.
  `),
  phone: lines(`
It runs in the browser of a phone, a tablet or a computer; there is nothing to install.
No app needed: this page is all of it. Your browser's menu can put it on the home screen.
Phone or computer, the same address does it. How are you today?
There is nothing in an app store. Open this page on whatever you have, and tell me a mood.
It is free software that anybody may run on a machine of their own. To use it, a browser is enough.
  `),
  privacy: lines(`
Your words are read for their mood and not stored. Settings lists to whom anything goes here. What is on your mind?
The conversation is kept in your browser, not on the server. Settings names whoever is sent any of it.
The server keeps no messages, and its log holds no words. If a hosted model is used here, Settings says so.
No message is kept on the server. What goes where is listed in Settings, line by line.
I know only what you write here. Where it goes depends on how this place is set up, and Settings tells.
No tracking, no analytics, nothing sold. Settings has the list of what goes out, and Privacy tells it in full.
Your music service never gets your message, only the search made from it and names you ask for. Settings has the rest.
What you say is read for a mood, then let go. The page called Privacy tells every place that gets something.
  `),
  quality: lines(`
It sounds as your music service or files have it, levelled by ReplayGain tags. There is no equalizer here. What shall it play?
I only choose the songs. Their quality is that of the service or the files.
Sound comes as it is stored where the music is. If it is slow or breaks off, the connection is the first thing to check.
Speed depends on this place and on its music service; sometimes that one is slow. What are you waiting to hear?
How good it sounds depends on where the music comes from. Settings names that place.
  `),
  repeats: lines(`
Say "something else", or "new to me", and I look further. What is it for?
I look at the same words each time, so tell me a little more and the lists change.
"Another one" brings others; Settings can ask for rather new music. How are you today?
Sorry for the repeats. Name a genre, a decade or an artist, and it will not be the same again.
There is more: say "other songs", or what you have heard too often. I leave it out.
  `),
  save: lines(`
Yes: a mix can be saved as a playlist, or taken along as text or a file. Which music shall it hold?
A mix can be copied as text, saved as a private playlist or downloaded as a list. Make one by telling me a mood.
You can. Every mix has Save, and Take it along for text or a file.
Once there is a mix, Save makes a private playlist of it. Shall I make one?
A heart keeps a song, Save keeps a mix. What would you like to keep?
Beside each mix stand Save and Take it along. My Playlists has what you saved.
Yes, a mix is yours to copy, save or take along. Tell me what it is for.
Take it along gives you a mix as text or a file to send. What should be in it?
A mix can be copied as text and sent to anybody. Saved ones are private playlists at your music service.
What you save is private; sharing it is done at the music service itself. As text you can send it anywhere.
Two people cannot edit a mix here. Copy it with Take it along, and send it on.
There are no public pages here. Beside a mix stands Take it along: text for a message, or a list as a file.
  `),
  service: lines(`
It can play from Spotify, a folder of files or a music server such as Navidrome; Settings names the one here. Which mood shall I look for?
Spotify, your own files or an OpenSubsonic server, as it was set up here: Settings tells. Apple Music and YouTube, no.
Which music service it plays from stands in Settings: its own, a library, or Spotify. Tell me a mood, and I look there.
Of the big services it knows Spotify alone; else it plays files or a music server. Settings says what is connected here.
No Apple Music, YouTube or Deezer. It plays from what was set up here, and Settings names that. How are you?
Whoever runs this place chose the music: built in, a library of files, a server, or Spotify. You find it in Settings.
  `),
  trouble: lines(`
Sorry about that. Reload the page and press play once more; if it stays, whoever runs this place can look.
That should not be. Check the volume, then press play again; the page says what it knows of a failure.
I am sorry. I only choose the music; a reload often helps. Shall I look for something else meanwhile?
Let us try again: reload, sign in if it asks, and press play. Tell me the mood meanwhile.
Sorry. Some browsers want a click before they play a sound: press play once. I am here.
  `),
  voice: lines(`
I read and write, that is all: no microphone, no voice. What would you like to tell me?
I cannot hear you, and I do not speak. Your keyboard's dictation works, if typing is hard.
Only what you type reaches me, emoji too. Humming or pictures I cannot read.
There is no listening here: this page never asks for the microphone. Type a mood, and I look.
In writing only. A word or an emoji will do. How are you?
  `),
} as const;
