import { usualMixTracks } from '@attune/contract';
import { type Facts, fact } from './fact.ts';

/** What is said of playlists and mixes: which music, how long, kept and found again. */
export const listsFacts = {
  artists: [
    fact(
      '!shop !salon !cafe !café !restaurant !licensing bar pub business public yoga class studio office !gema !prs !ascap store gym wedding event',
      `Playing music in public mostly needs a licence of its own, such as GEMA's or PRS's, whatever app it comes from.
For customers, guests or a class you may need a public licence, and your music service must allow it. Ask before you play.`,
    ),
    fact(
      'video videos youtube film tiktok reel reels podcast stream twitch !advert',
      `For a video you need the right to each song; this page gives you none. Ask whoever holds it.
Listening is one thing, putting it into a video another: that takes leave of whoever owns the song.`,
    ),
    fact(
      'paid pay pays earn earns cent cents money royalties royalty compensated fair',
      `That is settled where the music comes from: each play counts there as in its own player. Nothing goes through me.
Musicians are paid, well or badly, by the music service that plays them. I take nothing and add nothing.`,
    ),
    fact(
      'code software licence license mit fork source',
      `The software is free under the MIT licence. The music has licences of its own.
Attune's code is MIT licensed, so you may use and change it. That says nothing of the songs.`,
    ),
  ],
  explicit: [
    fact(
      'swearing swear swears curse cursing rude bomb words + off without stop switch avoid filter block leave no mode',
      `Say "no swearing", or keep songs marked explicit away in Settings; then they stay out.
Settings, "Songs marked explicit", Keep them away. Or just tell me "no swearing".`,
    ),
    fact(
      'clean censored censor bleeped bleep uncensored filter + off allow back disable stop',
      `Settings, "Songs marked explicit", Welcome. Or say "swearing is fine" here.
Choose Welcome under "Songs marked explicit" in Settings, and they may come again.`,
    ),
    fact(
      'still anyway slipped dropped heard second one word got through',
      `Then it was not marked explicit where it comes from, sorry. Remove it from the mix, and it stays out.
I only see the mark of the music service, and some songs lack it. Say "not this one", and it goes.`,
    ),
  ],
  filter: [
    fact(
      '!ban !banning block never exclude blacklist + artist artists band singer him her them',
      `Say "no more" and the name: it holds for this conversation. For good there is no list.
"Nothing by" and the name keeps an artist out while we talk. A list that stays I have not.`,
    ),
    fact(
      '!bpm beats',
      `Beats a minute I read as slow, medium or fast. Say what it is for: "fast, for running".
"170 bpm" I read as fast, not as that very number. Say slow, fast, or what it is for.`,
    ),
  ],
  length: [
    fact(
      'only twenty 20 few short more longer',
      `Say "two hours" or "60 songs", and it grows, up to five hours. Without a word it has ${usualMixTracks} songs.
Just say how long, up to five hours. Settings can make half an hour, one or two hours the rule.`,
    ),
    fact(
      'missing says show shows other only',
      `"Show all" under the mix unfolds the rest. The first few are shown to keep the page short.
The mix shows its beginning; press "Show all", and every song is there.`,
    ),
    fact(
      'end ends over after finished stops',
      `At its end, similar music goes on in this page's player. Radio goes on for as long as you like.
When a mix ends, more like it follows here. For endless music there is Radio.`,
    ),
  ],
  limits: [
    fact(
      'rate later wait try reached many requests minute',
      `It counts requests a minute, so waiting a minute is enough. Whoever runs this place can raise it.
Wait a minute, and it goes on. The limit is set by whoever runs this place.`,
    ),
    fact(
      'characters long length letters message cut words story',
      `A message may have 2,000 characters. A longer story does well in two.
2,000 characters is the most for one message. Send the rest as a second one.`,
    ),
    fact(
      'people users once same time simultaneously dorm family office logged everybody',
      `Many people can use it at once, each with their own sign-in. With Spotify it is five, by Spotify's rule for small apps.
As many as the machine bears; the built-in service starts with 50 listeners, and Spotify allows small apps five.`,
    ),
    fact(
      'day daily often week questions free',
      `I count no days, only requests a minute. Spotify, where it is the music, has a daily limit of its own.
No limit by the day from me; Spotify may say stop for a while. Ask until the sun is up.`,
    ),
    fact(
      'songs tracks playlist playlists max',
      `A mix has up to 100 songs, or five hours. A playlist takes more, one by one.
100 songs or five hours a mix. How many would you like?`,
    ),
  ],
  lost: [
    fact(
      '!sync !synced syncing carry continue pc laptop',
      `A conversation stays in the browser it was had in. What you save is in My Playlists everywhere.
I do not carry conversations over. Save the mix, and the other device has it under My Playlists.`,
    ),
    fact(
      'chat chats conversation conversations said talked',
      `A conversation ends with its tab, unless Settings says to keep it: then it is under Earlier for 90 days.
If you chose to keep conversations, they stand under Earlier. Otherwise it went with the tab, sorry.`,
    ),
    fact(
      'song track name heard played lunchtime earlier title woman',
      `Profile shows what was played lately, where your music service tells. Perhaps it is there.
Look under Profile, at what was played lately; the title may stand there.`,
    ),
    fact(
      'before previous back last earlier one',
      `Say "undo" or press Undo, and the list before stands here again. The tab has to be still open.
"Undo" brings back what was here before, step by step.`,
    ),
    fact(
      'saved save',
      `What you saved is in My Playlists, and at your music service. Try a reload if it is not listed yet.
Saved mixes stand in My Playlists, marked as made by Attune.`,
    ),
  ],
  lyrics: [
    fact(
      '!karaoke sing along',
      `No karaoke, sorry: I have no lyrics. Songs to sing along to I can look for.
There are no words to read here. Ask for songs everybody knows, and sing.`,
    ),
  ],
  music: [
    fact(
      'nature sounds whale rain noise waves white birds ocean',
      `If the music here has them I find them: try "rain sounds" or "ocean". I search for music first.
Ask for "rain sounds" or "white noise"; what the music service has, I can find.`,
    ),
    fact(
      'new added update updates fresh releases recent',
      `What your music service adds, I find. Say "something new", and I look for music you do not know.
New music comes with the music service. "New to me" asks for what you have not heard.`,
    ),
    fact(
      'many much big size count',
      `As much as the music service holds: with Spotify millions, with your own files what you have.
It depends on what this place plays from; Settings tells.`,
    ),
    fact(
      'from come comes source',
      `From the music service that is set up here: its own, a library of files, or Spotify. Settings names it.
Settings says where the music is from. I only find and order it.`,
    ),
  ],
  repeats: [
    fact(
      'artist artists singer band',
      `In a mix no artist should come more than twice. Say "no more" and the name, and they stay out.
Too much of one artist? Remove one song, or say "without" and the name.`,
    ),
    fact(
      '80s 90s decade old era everything',
      `Then name a time: "from the 2000s on", or "nothing from the 80s". I hold to it.
Say which decade you want, and the others stay away.`,
    ),
    fact(
      'live version versions remix covers cover remaster',
      `Only a title that says "live" or "remix" tells me. Such ones I take less gladly; remove one, and it stays out.
I know a version by its title alone: "live", "remix". Take it out of the mix, or name the album you mean.`,
    ),
  ],
  save: [
    fact(
      '!m3u !m3u8 !csv !jspf export !xspf !json',
      `Take it along gives M3U8, JSPF or plain text. CSV there is none.
As M3U8, JSPF or text: press Take it along beside the mix.`,
    ),
    fact(
      '!print paper hang',
      `Take it along copies the mix as text; paste it anywhere and print it.
Copy it as text with Take it along, and print that.`,
    ),
    fact(
      '!rename name called title renamed',
      `In My Playlists, open the list and press Rename.
Rename stands on the list's own screen: open it from My Playlists.`,
    ),
    fact(
      '!heart !hearts like liked favourite favorite star',
      `A heart stands beside songs in Search, playlists and Now Playing. What you liked is in Liked Songs.
Press the heart beside a song; Liked Songs in the menu keeps them all.`,
    ),
    fact(
      'find saved go went gone see',
      `In My Playlists, in the menu at the side. It is at your music service as well, as a private playlist.
My Playlists has it, marked as made by Attune.`,
    ),
    fact(
      'together add same collaborate collab both boyfriend friends two edit',
      `Two people cannot edit one mix here. Save it, and share the playlist at your music service; some allow it there.
Not here. Saved, it is a playlist of your music service, and that may let others add to it.`,
    ),
    fact(
      'public private everyone people strangers',
      `What you save is private. Only you can change that, at your music service.
Private, always. Nothing here makes a list public.`,
    ),
    fact(
      'spotify real show account library appear',
      `Yes, a saved mix is a real playlist in your account at the music service, and stays there.
Saved mixes show up in your music service, as private playlists.`,
    ),
    fact(
      'automatically press auto lose keep',
      `Nothing is saved by itself: press Save on the mix, and it is yours.
Press Save beside the mix; until then it lives in this tab only.`,
    ),
    fact(
      'send sister friend share !whatsapp link group mum mother brother girlfriend message',
      `Take it along copies the mix as text, for any message. Once saved, your music service can give you a link to it.
Copy the mix as text with Take it along, and send that. For a link, save it and share it at your music service.`,
    ),
  ],
  specific: [
    fact(
      'remember bit goes hum tune river forgot part lyric line',
      `By a tune or a line I cannot find it, only by title or artist. What comes to mind of those?
I need a title or a name. For the rest there are apps that listen.`,
    ),
    fact(
      'queue next after without stopping',
      `Search for it, press the plus beside it and choose "Play next": nothing is interrupted.
Find it under Search; the plus beside it has "Play next" and "Add to the queue".`,
    ),
  ],
  undo: [
    fact(
      'deleted delete removed playlist',
      `Right after deleting there is Undo beside it. Later, your music service may bring it back.
A deleted list can be taken back at once, by Undo. After that only your music service may help.`,
    ),
  ],
  who: [
    fact(
      'next coming after following',
      `What comes next stands under Up next, in Now Playing.
Open Now Playing: the songs that follow are listed there.`,
    ),
  ],
} satisfies Facts;
