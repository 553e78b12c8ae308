import { type Facts, fact } from './fact.ts';

/** What is said of signing in, money, privacy and where the music is. */
export const accountFacts = {
  account: [
    fact(
      '!password !passwords forgot forgotten reset pin',
      `I keep none but what opens your music server, sealed until you sign out. A forgotten one is reset there.
A forgotten password is reset where your music is, not here. Whoever runs this place may help.`,
    ),
    fact(
      'name nickname username called calls call admin',
      `I call you what the music service calls you, so the name is changed there.
Your name comes from the account of your music service; change it there, and I follow.`,
    ),
    fact(
      'again keeps keep constantly every expired times logged signed',
      `A sign-in ends when it is taken back, or when the browser forgets this page's data. Does yours clear that when it closes?
It should last. If not, check that the browser keeps this page's data when it closes; else whoever runs this place can look.`,
    ),
    fact(
      'without anonymous guest need necessary must required trying try have make create register',
      `The first message can be tried on the start page without signing in. To keep and play lists, you sign in.
Try a message on the start page without any account. To go on from there you sign in where the music is.`,
    ),
    fact(
      'two both second share shared husband wife kid kids son daughter family another other partner roommate',
      `Better each with a sign-in of their own: likes and lists belong to it. Sign out in Settings, then the next one signs in.
Each person can sign in as themselves, and hearts and lists stay apart. Sharing one sign-in mixes them.`,
    ),
    fact(
      'email mail mails confirmation verify code',
      `I send no mails, so none will come from me. If you wait for one, it is from your music service.
There is no mail from here, ever. Codes and links come from the music service, if at all.`,
    ),
    fact(
      'disconnect unlink revoke remove leave logout out',
      `Settings, Leaving, Sign out. To withdraw the permission itself, remove this app on your account page at the music service.
Sign out stands at the end of Settings. What you allowed at the music service, you take back there.`,
    ),
  ],
  ads: [
    fact(
      'heard hear !advert !commercial insurance between spotify youtube song songs break breaks',
      `That was not me, I have no adverts. Where a music service plays its own, only its paid plan ends them.
No adverts are mine. If you heard one, the music service played it.`,
    ),
    fact(
      '!newsletter !spam mail mails email emails inbox',
      `I send no mail of any kind, I do not even have your address.
No newsletter, no mails: there is no address of yours here to send them to.`,
    ),
    fact(
      'tracking cookie !cookies analytics trackers',
      `No analytics, no advertising. The few cookies serve sign-in, listening and what you allowed; Privacy lists what is stored.
Nothing here tracks you. Privacy names each thing that is stored, and where.`,
    ),
  ],
  cost: [
    fact(
      '!discount !discounts students student seniors pensioners family',
      `No discounts needed: it is free for everybody.
Free for students and for all others.`,
    ),
    fact(
      'premium subscription spotify tier plan',
      `From me there is only one kind, and it is free. To play on your devices, Spotify itself asks for Premium.
I have no paid plan. Where the music is Spotify's, its Premium is needed to play on your devices.`,
    ),
    fact(
      'card credit payment details bank paypal iban',
      `I never ask for a card. If a page does, it is not one of mine.
No card, no bank details, nowhere. Leave such a box empty; it is not mine.`,
    ),
    fact(
      'catch hidden pays funded money earn finance finances profit',
      `No catch: it is free software, and whoever runs this place pays for its machine.
Nobody earns on you here: the software is free, and this machine is somebody's own.`,
    ),
    fact(
      'message messages each per server host hosting roommate owner electricity',
      `Messages cost your host next to nothing, as they are read on that machine. Only a hosted model may cost; Settings tells.
A message takes that machine a few thousandths of a second. Chat as much as you like.`,
    ),
    fact(
      '!donate !donation !tip support coffee',
      `There is no till here. If it does you good, tell whoever runs this place.
Kind of you, but there is nothing to pay into. How are you today?`,
    ),
  ],
  delete: [
    fact(
      'account everything all data ever forever completely profile',
      `Sign out removes the conversations and searches from this browser. What a music service keeps goes there; Privacy has the list.
Settings, Leaving, Sign out removes conversations and searches here; settings stay. What the service keeps, its operator removes.`,
    ),
    fact(
      'chat conversation message messages said history wife husband before sees',
      `Clear conversation takes it from here. One you chose to keep stays under Earlier conversations until you forget it there.
"Clear conversation", and no server has it either. If you keep conversations, forget it under Earlier conversations as well.`,
    ),
    fact(
      'playlist playlists list lists song songs',
      `Open a list in My Playlists, press Delete, and Undo stands there for some seconds.
Lists are deleted under My Playlists, songs in them one by one.`,
    ),
    fact(
      'searches search recent',
      `Your last searches stand on the Search screen, with a button to forget them.
The Search screen forgets them at a press. Signing out does so as well.`,
    ),
  ],
  privacy: [
    fact(
      'ex boss owner admin granddaughter wife husband host roommate employer runs daughter son mum dad + see read know sees reads who watch look access',
      `No message is kept on the server or written to its log. Whoever runs it has the machine, though, so trust them as far as that.
They find no messages on the server: none are stored or logged. On a shared device, sign out: that forgets conversations too.`,
    ),
    fact(
      'train training trained ai model learn',
      `Nothing you write trains anything. If a hosted model is used here, Settings names it and its rules hold.
No training here: messages are read and let go.`,
    ),
    fact(
      'stored store europe america eu country server located kept keep',
      `Messages are not stored on the server at all; the conversation stays in your browser. Where the server stands, its operator knows.
The conversation is in your own browser. The server stands wherever whoever runs this place put it.`,
    ),
    fact(
      'spotify listened playlists permission history permissions change account see',
      `Only what you allowed; Profile lists it, in words. For a mix I remember it a quarter of an hour, and what plays up to six hours.
Profile shows what this may do at your music service. More is asked for only when it is needed.`,
    ),
    fact(
      '!gdpr school document compliant law dpa !dsgvo policy legal',
      `The page called Privacy lists what is stored, where, and to whom it goes: that is the document. The operator is responsible.
Privacy tells all of it for this installation. For a school, whoever runs it answers for that.`,
    ),
    fact(
      '!encrypted !encryption https secure key safe hack !hacked !virus',
      `It travels as safely as this page's address says: with https it is encrypted. On the server no message is kept.
With https in the address nobody listens in on the way. And what is not stored cannot be stolen.`,
    ),
    fact(
      'share shared playlist list + see wrote read said',
      `No: a shared list has songs and a title, never what you wrote.
What you wrote stays here. A saved list has title and songs; a JSPF file also a reason for each song.`,
    ),
    fact(
      'location live address camera !gps ip',
      `I do not know where you are; this page asks for no location.
No location, no camera, no microphone. Only what you type.`,
    ),
    fact(
      'name real email nickname personal',
      `The built-in service keeps the name you type, and any will do. Of another service I see your name and keep it nowhere.
Any name will do where one is typed, an invented one too. It is kept with your playlists.`,
    ),
    fact(
      'day feel need mood private',
      `You need not tell me: "calm piano" is enough. Your words only help to find what fits.
Only to find the right music. Name a genre instead, and keep the day to yourself.`,
    ),
    fact(
      'sell advertisers selling third companies share',
      `Nothing is sold, and there is nobody to sell it. Settings lists each place that gets something.
No. There are no advertisers here, and no analytics.`,
    ),
    fact(
      'mic !microphone listen listening hear recording record',
      `This page never asks for the microphone. I know only what you type.
No listening in: typed words are all I get.`,
    ),
  ],
  service: [
    fact(
      'premium free account normal',
      `For finding music a free Spotify account does. To play on your devices, Spotify wants Premium.
Where Spotify is set up: lists work without Premium, playing on a device of yours does not.`,
    ),
    fact(
      'apple !youtube !deezer !tidal amazon !soundcloud !qobuz',
      `No, of the big ones only Spotify. Besides that it plays files, a music server, or music of its own.
That one I cannot play from. Spotify, your own files, Navidrome and the like, yes.`,
    ),
    fact(
      '!navidrome !jellyfin !subsonic !plex !emby flac flacs !mp3 files nas own',
      `Your own music works: a folder, or a server such as Navidrome. Whoever runs this place sets it up.
Files of your own or an OpenSubsonic server can be used, alone or beside Spotify.`,
    ),
    fact(
      'disconnect unlink revoke remove',
      `Sign out in Settings. Then remove this app on your account page at the service, under Manage apps.
Settings, Sign out; the permission itself is withdrawn at the music service.`,
    ),
    fact(
      'log logging login sign again asking',
      `A sign-in should last. See that your browser keeps this page's data; with Spotify its own limits may end it.
If it asks again and again, the browser is probably forgetting this page's data.`,
    ),
    fact(
      'playlists playlist show real appear save saved',
      `What you save here is a real private playlist there.
Saved mixes are in your account at the music service, too.`,
    ),
    fact(
      'permission permissions change see listened allow access',
      `It may do only what you allowed, and each thing is asked for when it is needed. Profile lists it all.
Profile names what this may do there. Lists of yours are changed only when you press Save or edit one.`,
    ),
    fact(
      'wrapped recommendations mess history count',
      `What plays through Spotify counts there like any other listening, lullabies too.
It counts there as if you had played it yourself. For the night, Spotify's private session may help.`,
    ),
  ],
} satisfies Facts;
