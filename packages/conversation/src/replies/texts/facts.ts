import { usualMixTracks } from '@attune/contract';
import type { QuestionKind } from '../../questions/question-kinds.ts';
import { lines } from './lines.ts';

/** A fact of the product. */
export interface Fact {
  /** Lists of words; what it answers has one at least of each. */
  named: readonly (readonly string[])[];
  /** Those of them that hardly mean anything else where the assistant is asked, of whatever kind the question is taken for. */
  telling: ReadonlySet<string>;
  answers: readonly string[];
}

/** @param named lists of words, with `+` between them; telling ones begin with `!`. */
function fact(named: string, answers: string): Fact {
  const lists = named.split('+').map((list) => list.trim().split(/\s+/));
  const telling = lists.flat().flatMap((word) => (word.startsWith('!') ? [word.slice(1)] : []));
  return {
    named: lists.map((list) => list.map((word) => word.replace('!', ''))),
    telling: new Set(telling),
    answers: lines(answers),
  };
}

/**
 * What is asked more closely than the answers of a whole kind tell, by kind of question, and what no kind is about. Checked in the README, the screens and the
 * code, as those are.
 */
export const facts: Readonly<Partial<Record<QuestionKind | 'other', readonly Fact[]>>> = {
  access: [
    fact(
      '!reader !nvda !jaws !voiceover !talkback narrator !braille blind announce announces announced',
      `Screen readers are told what is heard, what comes and what plays. If yours is not, whoever runs this place should know.
It is made with screen readers in mind, and every button has a name. Where one has none, that is a fault worth reporting.`,
    ),
    fact(
      'keyboard !shortcut !shortcuts keys !hotkey hotkeys key spacebar tab mouse',
      `Space pauses, N is next, P the one before, M mutes; "?" shows all keys. Settings can turn them off.
Everything works by keyboard: Tab moves on, Space plays or pauses. "?" shows all keys of the player.`,
    ),
    fact(
      '!mono !deaf hearing aid aids ear balance',
      `Mono and balance are for your phone or computer to set, among its accessibility settings. All I say can be read.
I cannot set mono or balance; your device can, under accessibility. Nothing here is told by sound alone.`,
    ),
    fact(
      'letters !font text bigger larger tiny small size zoom enlarge magnify glasses eyes',
      `Ctrl and plus, or two fingers on a phone, make everything larger, and nothing gets lost. How are you?
Letters follow your browser's zoom, up to twice the size and more. There is no size setting of my own.`,
    ),
    fact(
      'colour color colours colors !colourblind !colorblind contrast red green',
      `No colour stands alone here: what it tells is told in words or shape, too. Light and dark are in Settings.
You can do without colours; each is joined by a word or a sign. Settings has light and dark.`,
    ),
    fact(
      'move moves moving motion animation animations flicker flash flashing dizzy seasick still',
      `Settings, Looks, "Keep everything still" ends all movement.
Under Looks in Settings choose "Keep everything still", and nothing moves any more.`,
    ),
  ],
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
  controls: [
    fact(
      '!thumbs !dislike !downvote',
      `There is no thumb down. "Not this", in Now Playing and Radio, takes a song out; "no more" and a name keeps an artist away.
Say "not this one", or press "Not this" in Now Playing. A heart is the only mark there is.`,
    ),
    fact(
      '!difference between + playlist playlists + mix',
      `Playlists are found: others made them. The mix I make for you, song by song, and you can change it.
A playlist is somebody's, found for your mood. A mix is made for this moment, and each song says why.`,
    ),
    fact(
      'start beginning restart back + song track + start beginning restart',
      `"Previous" goes back to the start of a song. P does it as well.
Press Previous in the player, and it begins anew.`,
    ),
    fact(
      'key keyboard !shortcut !shortcuts space !hotkey hotkeys spacebar',
      `In this page's own player Space pauses, N is next, P goes back, M mutes. "?" shows all keys.
Space pauses, once the player is open; N and P move on and back. "?" has the whole list.`,
    ),
    fact(
      '!repeat !loop over repeating looping',
      `The player has Repeat: everything, or this one track. It stands at the foot of the page.
Press Repeat in the player until it says "this track", and the song goes round and round.`,
    ),
    fact(
      '!shuffle shuffled order random',
      `Shuffle stands in the player. A mix has an order on purpose, but you may drag its songs elsewhere.
The player can shuffle; in a mix you can also move single songs up and down.`,
    ),
    fact(
      'queue add after line next',
      `Open the menu of a song in the mix, or the plus beside one elsewhere: "Play next" and the queue are there.
Open the menu beside a song: "Play next" puts it right after this one. The queue is in Now Playing.`,
    ),
    fact(
      'remove take delete out kick drop reorder move around rearrange drag swap',
      `In a mix each song has a menu: remove it, move it up or down, ask for more like it. The rest stays.
Songs of a mix can be moved and removed one by one, without making it anew. "Drop the third" works in words.`,
    ),
    fact(
      '!crossfade fade !gapless overlap',
      `There is no crossfade; one song ends and the next begins. Only the sleep timer fades out.
Songs are not blended into each other here, sorry. A fade there is in the sleep timer only.`,
    ),
    fact(
      'volume loud louder quiet quieter mute',
      `The player has its own volume, or tell me "quieter". M mutes.
Say "turn it down", or use the slider in the player at the foot of the page.`,
    ),
    fact(
      'stop pause stops',
      `Say "pause", or press the button in the player at the foot of the page. Space does it as well.
"Pause" is enough, typed to me or pressed in the player.`,
    ),
    fact(
      'seek skip forward rewind scrub position bar middle',
      `Drag the line in the player or in Now Playing to go anywhere in a song. "Next" skips it.
The line in the player can be dragged. What is converted while it plays cannot be skipped through.`,
    ),
    fact(
      'automatically itself autoplay auto click single continuous one',
      `"Play all" plays one song after the other. At the end of a mix similar music goes on; a playlist just ends.
Start it with Play all instead of a single song, and it goes on by itself.`,
    ),
    fact(
      'button buttons gone missing find see player',
      `The player is at the foot of the page, and comes once something plays. More is under Now Playing in the menu.
Play something first: then the player stands at the foot. On a phone, touch it and it fills the screen.`,
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
  data: [
    fact(
      'battery drain drains power charge',
      `It takes what any player in a browser takes. Dark looks and "Keep everything still" in Settings spare a little.
The sound is what costs battery, not the chat. Without the picture of the sound it takes less.`,
    ),
    fact(
      'storage space memory disk room gb phone install',
      `Hardly any room: a few texts and settings in the browser, no songs.
No songs are kept on your device, so it takes almost no space.`,
    ),
    fact(
      'mobile data mb gb plan roaming 4g 5g wifi megabytes',
      `The chat takes next to nothing; music a megabyte a minute or more where it is streamed. Wifi is kinder to a small plan.
Where songs are streamed, roughly sixty megabytes an hour and up. What I compose myself takes nearly none.`,
    ),
    fact(
      'electricity power watt watts kwh bill',
      `It needs little: a small computer does, and it rests when nobody writes.
Not much: the player is a web page, and the server fits on a small machine.`,
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
  device: [
    fact(
      '!bluetooth headset headphones earbuds airpods earphones cuts speaker',
      `Headphones and speakers are joined to your phone or computer, and this page plays to them like any other.
It plays through whatever your device is joined to. If the sound cuts out, pairing anew mostly helps.`,
    ),
    fact(
      '!sonos !alexa echo google home !homepod !chromecast cast telly tv television !airplay xbox playstation hifi receiver',
      `I cannot cast. Where the music service lists it as a device of yours, I can play there; else use your browser's own casting.
Now Playing has your devices, where the music service knows any: press "Show my devices". Casting of my own I have none.`,
    ),
    fact(
      'car !carplay android auto drive driving',
      `There is no car mode. Joined to the car by Bluetooth it plays like any page; please type before you drive.
No CarPlay, no Android Auto, but Bluetooth from your phone does. Start a long mix before you set off.`,
    ),
    fact(
      'move switch computer upstairs other phone transfer back another room downstairs',
      `Now Playing lists your devices where the service has them: choose one, and the music goes on there. Else pause it where it plays.
Where the service takes commands, choose the device under "Where it plays". "Pause" from here stops it.`,
    ),
    fact(
      'old ipad tablet laptop samsung firefox safari chrome browser',
      `Any browser of the last few years will do, on phone, tablet or computer. Very old ones may not.
If its browser is still being updated, yes. There is nothing to install.`,
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
  health: [
    fact(
      '!helpline !hotline !lifeline',
      `At findahelpline.com there is a free, confidential line near you, by phone or chat. In danger, call the emergency number.
A person to talk to is found at findahelpline.com, free of charge. If somebody is in danger, call the emergency number.`,
    ),
    fact(
      'report reports somebody police anyone tell tells bad emergency !alerted alert happens',
      `I report nothing to anybody. If you are in danger I show you a help line, and calling is up to you.
Nobody is told. For something truly bad, please talk to a person; I can show you where, if you say so.`,
    ),
    fact(
      'therapist therapy substitute replace instead counselling psychologist',
      `No, I only find music. A person who listens can do what I cannot.
I am no therapist and replace none. Between two talks I can keep you company with songs.`,
    ),
    fact(
      'sleep insomnia asleep sleepless',
      `Calm, slow music helps many people to fall asleep, though nobody can promise it. Shall I find some?
Many sleep better with quiet music, not all. Try "slow, no vocals" and the sleep timer.`,
    ),
  ],
  languages: [
    fact(
      'write type speak talk understand answer + spanish german french italian portuguese polish dutch turkish hindi',
      `My reading is English; in other languages I know a greeting and words of danger. A mood can be tapped in any.
English is what I follow, I am sorry. Tap a mood, and no language is needed.`,
    ),
    fact(
      '!translate !translation menu buttons interface labels screen settings ui menus german french spanish switch',
      `The screens are in English only, sorry. Your browser can translate them.
Buttons and menus are English; there is no other language to switch to yet.`,
    ),
    fact(
      'songs music find sing sung tagalog playlist lists',
      `Songs may be in any language, as far as the music here has them: say "in Tagalog", or whichever.
Name the language the songs should be sung in, and I look for those.`,
    ),
    fact(
      'answer answered reply replied wrong dutch',
      `Then I took a word for another language, sorry. Write on in English, and I answer so.
A foreign word led me astray. One plain English sentence puts me right.`,
    ),
    fact(
      'mistakes spelling typos bad broken poor dyslexic slang',
      `Write as it comes; mistakes and slang are fine. One clear word for the mood helps.
Spelling hardly matters to me. Simple words are best.`,
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
  looks: [
    fact(
      'dark black night bright white light theme + mode modes theme page screen eyes eye colour color design switch turn settings setting option background burning burn',
      `Settings, Looks, Theme: choose Dark. I hope your eyes feel better at once.
Dark is in Settings, under Looks. It can also follow your device.`,
    ),
    fact(
      'move moves moving animation animations motion change changing flicker seasick dizzy still waves',
      `Settings, Looks, "Keep everything still", and it rests.
Under Looks in Settings, choose "Keep everything still".`,
    ),
    fact(
      '!font letters bigger size text small',
      `The font cannot be chosen, but your browser's zoom makes all of it larger.
Zoom with Ctrl and plus, or with two fingers. Another font I do not have.`,
    ),
    fact(
      'settings find menu top',
      `Settings stands in the menu at the side; on a phone, open the menu first.
In the menu, last entry: Settings. On a phone the menu opens from the top of the page.`,
    ),
    fact(
      'back different changed update last used old button missing',
      `An update may have moved things, sorry. All screens stand in the menu at the side.
It may have been updated. What you look for is most likely in the menu at the side.`,
    ),
  ],
  lyrics: [
    fact(
      '!karaoke sing along',
      `No karaoke, sorry: I have no lyrics. Songs to sing along to I can look for.
There are no words to read here. Ask for songs everybody knows, and sing.`,
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
  maker: [
    fact(
      '!source + code',
      `It is open source under the MIT licence. Whoever runs this place can tell you where its source is.
All of it can be read: free software, MIT licensed. Where, whoever runs this place knows.`,
    ),
    fact(
      '!xss !vulnerability !exploit !cve',
      `Please write as SECURITY.md in the source says, and to whoever runs this place. Thank you for looking.
SECURITY.md tells where such things are reported. Whoever runs this place should know as well.`,
    ),
    fact(
      '!typescript !contribute !contributing contributor + help code how can know want',
      `Whoever wants to can work on it: it is TypeScript, under the MIT licence. docs/architecture.md is where to begin.
With pleasure: the source is open, and docs/architecture.md leads through it on one page.`,
    ),
    fact(
      'who whos whose + made make makes created built invented programmed developed wrote + you this attune it thing app',
      `Attune is free software, made by whoever works on it; whoever gave you this address runs it. How are you today?
People who write free software made me, and whoever runs this place set me up. What may I play?`,
    ),
    fact(
      'named !called name names mean + attune your youre',
      `Attune is the name: to tune in to how somebody is. What would you like to hear?
I am called Attune, after tuning to each other. And you, how are you?`,
    ),
    fact(
      '!review !rating stars praise recommend love',
      `That is kind, thank you. There is nowhere to rate me; whoever runs this place will be glad to hear it.
Thank you! Tell whoever runs this place; I have no page for reviews.`,
    ),
    fact(
      'bug report contact complain complaint feedback write suggestion mistake',
      `Tell whoever gave you this address; they run it. The project takes reports where its source is.
Faults go to whoever runs this place. About says which version it is, which helps them.`,
    ),
    fact(
      '!github source code !repo !repository open contribute fork licence license',
      `It is open source under the MIT licence, so all of it can be read, the part that reads moods too.
Yes, free software, MIT licensed. Whoever runs this place can tell you where its source is.`,
    ),
    fact(
      'version release build',
      `The version stands under About.
Open About: there is the version, and what this place uses.`,
    ),
    fact(
      'spotify google apple company amazon firm',
      `No company stands behind me, and Spotify did not make me. I am free software, run by whoever set this up.
Attune is free software and belongs to no music service.`,
    ),
    fact(
      'pays money funded live profit free',
      `Whoever runs this place pays for the machine. The software is a gift.
Nobody sells anything here: free software, on somebody's own machine.`,
    ),
  ],
  manner: [
    fact(
      'name call calls',
      `I use the name of your account at the music service. Change it there, and I follow.
That name comes from your music service. What would you like to hear?`,
    ),
    fact(
      'asking ask asks question questions every',
      `Fair. Say how you are or what you want, in one go, and I ask nothing more.
Just give me a mood or a genre first, and I need not ask.`,
    ),
    fact(
      'long longer short shorter brief wordy lengthy',
      `Settings, Replies, "One short sentence". That keeps me short.
Shorter it is, if you choose "One short sentence" under Replies in Settings.`,
    ),
    fact(
      'voice personality drier funnier funny sarcastic rude humour humor joke character style',
      `I have one manner only, or its short form: "One short sentence" in Settings.
No other personality on offer, sorry. Settings can at least make me brief.`,
    ),
    fact(
      'same phrase phrases !repeat repeating keep saying hear',
      `I have only so many sentences, and I hear it too. Settings can make them short.
Caught: my sentences are written beforehand. The music, I hope, is less repetitive.`,
    ),
  ],
  memory: [
    fact(
      'reset clear forget start + !recommendations taste profile algorithm suggestions',
      `There is no taste of yours stored to reset. What your music service counts, only that can forget.
I keep no such profile; your music service may. A new conversation begins fresh.`,
    ),
    fact(
      'yesterday tuesday monday last week talked time told conversation earlier',
      `No. Each conversation begins anew; what was said before stays in your browser, if you chose to keep it.
I do not remember it. Kept conversations stand under Earlier, but I begin from nothing each time.`,
    ),
    fact(
      'name know told',
      `From your account at the music service: your name and picture, and what is playing. More only where you allow it.
Your music service tells me your name, your picture and what plays. More only with your leave.`,
    ),
    fact(
      'jazz like dislike hate never always again told everytime',
      `I do not carry it over, sorry. Settings hold what every conversation begins with; else a "no jazz" once each time.
Between conversations I forget. Say it once at the start, and it holds to the end.`,
    ),
    fact(
      'spotify listened history plays habits taste profile',
      `I build no profile. For a mix I may look at what you saved and play most, where you allowed it.
Hearts and lists are kept where you play, and read for a mix with your leave. A profile of you is not made.`,
    ),
  ],
  misheard: [
    fact(
      'angry sad happy calm think thought decide decided',
      `I read it in your words, and wrongly. Press the mood beside my answer and choose the right one.
A word misled me, sorry. Say "not sad, just tired", and the music turns with it.`,
    ),
    fact(
      'sarcastic sarcasm joke joking irony ironic kidding',
      `Irony often gets past me, sorry. Say it straight once, and I follow.
I took it at its word; jokes are hard for me. How is it really?`,
    ),
    fact(
      'read reading listen listening word grab keyword understand even',
      `I read all of it, but understand some of it wrongly. Under my answer stands what I heard, to be corrected.
I read every word, and do not grasp every one. The card under the answer shows what I took from it.`,
    ),
  ],
  moods: [
    fact(
      'mic !microphone listening !camera hear watch',
      `No microphone, no camera: only the words you type.
I cannot hear or see you. I go by your words alone.`,
    ),
    fact(
      'pick choose directly list select button myself straight say tell',
      `Yes: press Moods beside the message field, or just type "calm". No story needed.
Just name it: "sad", "energetic". Under the message field there is Moods to pick from.`,
    ),
    fact(
      'two mixed both start end towards from change',
      `Say "from sad to happy", and the mix goes that way, song by song.
A way works well: "start calm, end lively". A mix can lead from one mood to the other.`,
    ),
    fact(
      'detect detects guess guessed recognise recognize feeling emotion emotions',
      `A small model weighs the words you type; no more than that. I may be wrong, then press the right mood.
By your words alone, with a model About names; as a rule it runs on this server. What are they today?`,
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
  offline: [
    fact(
      '!mp3 download downloads downloaded file songs save',
      `Songs cannot be downloaded here, only lists of them. Your music service's own app may keep them offline.
No downloads of songs. Save the mix, and let your music service's own app load it for the road.`,
    ),
    fact(
      'cabin flight plane train signal trip drive subway camping tunnel holiday',
      `Save the mix as a playlist while there is signal; your music service's own app can load it for the way.
Music that is here plays on, but I cannot answer. Save the list before, and load it in your music service's own app.`,
    ),
    fact(
      'says said shows claims + offline',
      `Your browser says it has no network, even if others have. Once it says otherwise, a waiting message goes by itself.
That line means the browser itself reports no network. When it does again, what waits goes out.`,
    ),
  ],
  operator: [
    fact(
      '!env !variables !envs',
      `Every one is in the file .env.example, with what it does; the README has them in a table.
The README lists them all in a table, and .env.example describes each.`,
    ),
    fact(
      '!expose !exposed exposing + internet public web outside world',
      `Behind a proxy with https, with PUBLIC_URL and LOCAL_PASSWORD set; docs/security.md tells what holds. Keeping it at home is simpler.
It is made to stand that, with https and LOCAL_PASSWORD. What is guarded, and what not, is in docs/security.md.`,
    ),
    fact(
      '!npm !node engines cloned clone readme',
      `Node.js 22 or 24 (20.19 still runs), then "npm ci && npm start". Without any setting it starts with music of its own.
Clone it, then "npm ci && npm start", and open the address it prints. All settings are optional.`,
    ),
    fact(
      '!sqlite !postgres !mysql !database !migrations !migration !backup !backups vps tables',
      `All it keeps lies in DATA_DIR, in files it makes itself: stop it and copy that folder. Songs stay where they are.
No database to set up: DATA_DIR holds everything. Back that folder up, or take it along to the new machine.`,
    ),
    fact(
      '!logs restarts crashes journal',
      `It logs to standard output, so the container's or the service's log has it. LOG_LEVEL says how much; words are never in it.
Look at the container's own log: what it has to say goes to standard output.`,
    ),
    fact(
      'admin administrator + page panel screen dashboard menu interface variables environment',
      `No admin page: settings are environment variables, and a wrong one stops the start with its name.
Everything is set by environment variables; the file .env.example describes each.`,
    ),
    fact(
      '!signups !registrations strangers randos anybody outsiders signup + off close stop lock join keep out',
      `LOCAL_PASSWORD asks for a word on the sign-in page; a music server lets in only who has an account there.
Set LOCAL_PASSWORD, and only who knows it signs in. With a music server it takes an account of that server.`,
    ),
    fact(
      '!scrobble !scrobbles !scrobbling !lastfm !listenbrainz',
      `What you hear is told to your music server, and that may scrobble it. From here nothing goes to last.fm.
With a server such as Navidrome your plays count there, and it may pass them on. I know no last.fm myself.`,
    ),
    fact(
      '!docker !container !compose !podman image !kubernetes',
      `The folder "deploy" has a Dockerfile, and its README the commands. Nobody has built the image yet.
See "deploy" in the project: what is needed for a container is there.`,
    ),
    fact(
      'pi !raspberry !ram !synology gb gpu memory cpu requirements nas',
      `A small machine will do; some 300 MB of memory, no graphics card. Node.js 22 or 24 must run on it.
It needs no GPU; its models are a few megabytes, and some 300 MB of memory are enough. Node.js 22 or newer runs it.`,
    ),
    fact(
      'port 8080 3000 address host',
      `Port 3000, unless PORT says otherwise. HOST and PUBLIC_URL go with it.
It listens on 3000; set PORT for another one.`,
    ),
    fact(
      '!nginx proxy !caddy !https !ssl !certificate tls reverse !subpath !traefik',
      `Set PUBLIC_URL to its address and TRUST_PROXY to your proxy; the proxy hands on the Host. It wants a name of its own.
Behind a proxy, PUBLIC_URL and TRUST_PROXY have to be right. Give it a host name of its own rather than a path.`,
    ),
    fact(
      '!navidrome !jellyfin !subsonic !opensubsonic !gonic !plex !emby lms',
      `Any server that speaks OpenSubsonic, such as Navidrome or gonic: LIBRARY_URL and an account. Plex and Jellyfin alone, no.
Navidrome yes, by LIBRARY_URL; Jellyfin and Plex only with something in between that speaks OpenSubsonic.`,
    ),
    fact(
      '!rescan scan added albums new refresh show find finds missing index files',
      `The folder is looked through every ten minutes, so new files come by themselves. Settings show how far it is.
Give it ten minutes: then the library is read again. Settings tell how many songs are listed, how many could not be heard.`,
    ),
    fact(
      'tag tags tagged metadata track01 names tagging',
      `Files are known by their tags, so yes, tags matter: title, artist, album, genre. A file without them goes by its name.
The better the tags, the better I find them; genre and year help most.`,
    ),
    fact(
      '!mp3 flac nas folder files cds ripped computer wav own collection husband library',
      `Yes: LIBRARY_DIR names the folder, and its MP3, FLAC, Ogg, Opus, AAC and WAV files are played in place.
Own files are what it likes: set LIBRARY_DIR to their folder. Whoever runs this place can do that.`,
    ),
    fact(
      'update upgrade upgrading latest version',
      `Fetch the new source, then "npm ci" and "npm start" again. The data folder stays.
Get the newest source and start it anew; what it remembers is in DATA_DIR.`,
    ),
    fact(
      'spotify client key api secret developer redirect',
      `SPOTIFY_CLIENT_ID is all it needs; the README leads through Spotify's dashboard step by step.
Make an app at Spotify's developer dashboard and set its client id. The README has every step.`,
    ),
    fact(
      'model models !ollama llm openai gpt local',
      `None is needed: moods are read by small models on the machine. An OpenAI-compatible one can write replies: REPLY_MODEL_URL.
Its own models run on the CPU. Ollama and the like can be added with REPLY_MODEL_URL.`,
    ),
  ],
  phone: [
    fact(
      '!uninstall !uninstalling installed remove',
      `Nothing was installed. Close the page, take it off the home screen if it is there, and it is gone.
There is no program to remove: it is a page. Sign out in Settings before you close it for good.`,
    ),
    fact(
      '!windows !linux !macos mac program programme package exe desktop',
      `No program of its own: it runs in the browser, on Windows, Mac and Linux alike.
There is nothing to install on any of them. The page can be put on the desktop by the browser's menu.`,
    ),
    fact(
      'icon home !homescreen !shortcut bookmark add address',
      `Your browser's menu has "Add to home screen"; then it opens like an app.
Open the browser's menu and add this page to the home screen.`,
    ),
    fact(
      'store app play apple android iphone ios download install',
      `There is no app in a store; the page itself goes on your home screen and works like one.
No store, no download: open this address on the phone, and add it to the home screen.`,
    ),
    fact(
      'background screen off black lock locked closes close minimize',
      `Some phones stop a page when the screen goes off. Their settings can let the browser go on.
Many phones play on with the screen off, some stop the page to save battery. If yours does, let its settings leave the browser running.`,
    ),
    fact(
      'browser safari chrome firefox edge need',
      `Safari, Chrome, Firefox and Edge all do, as long as they are not many years old.
Any current browser will do, Safari as well.`,
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
  quality: [
    fact(
      '!bitrate !kbps lossless flac 128 320 hifi quality cd',
      `Your own files are played as they are, unless the browser cannot; with Spotify, Spotify decides. There is no switch here.
It depends on the source: own files keep their quality, Spotify chooses its own. I do not make it worse.`,
    ),
    fact(
      'loud louder volume quiet quieter level !normalise !normalize jump leveller uneven',
      `Own files are levelled by their ReplayGain tags, if they have them. What I bring myself is equally loud; Spotify sees to its own.
Where files carry ReplayGain tags, I level them by these. What differs still, the player's volume has to mend.`,
    ),
    fact(
      'slow long takes seconds secs wait loading minutes forever ages',
      `That is too long. Mostly the music service or the connection is slow; try again, and tell whoever runs this place if it stays.
Usually it takes a second or two. If it is always slow, whoever runs this place should look.`,
    ),
    fact(
      '30 thirty seconds preview previews clip half short',
      `Then the music service plays previews only: sign in to its own player in this browser, and songs play whole.
Half a minute is a preview; Spotify's player gives whole songs to who is signed in to it in this browser.`,
    ),
    fact(
      '!gapless gap gaps hiccup pause between',
      `Own files follow each other without a gap where the browser plays along. A pause that stays is in the files.
In this page's player, files go over into each other without a gap. What converts as it plays, and Spotify, may pause.`,
    ),
    fact(
      '!equalizer !equaliser !eq bass treble tinny muffled',
      `There is no equalizer here; your device or its speakers may have one. Small laptop speakers sound thin with anything.
I change nothing of the sound, so bass and treble are set on your device.`,
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
  self: [
    fact(
      'which what + !model + behind under runs run use uses used running this',
      `By default small models of its own, for moods and questions, and sentences written beforehand. About says what is used here.
Its own small models, a few megabytes, unless whoever runs this place has set another one: About names it.`,
    ),
    fact(
      '!chatgpt !gpt !openai !llm model !gemini !claude llama',
      `Not by default: small models of my own and sentences written beforehand. If this place uses a hosted model, About names it.
About says which models are used here. Of my own I have small ones, and no chatbot behind them.`,
    ),
    fact(
      'human person someone somebody real phone ring talk',
      `No, there is no person here, only a program. I am glad to find music for you all the same.
I am a program, and nobody sits behind me. How are you today?`,
    ),
    fact(
      'feelings feel conscious alive soul lonely pretending',
      `I feel nothing; I only try to read what you feel. How are you?
No feelings of mine. Yours are what I look for.`,
    ),
    fact(
      'wrote write written sentence computer',
      `A program chose it from sentences that people wrote. I hope it fitted.
My sentences are written beforehand and chosen by your words.`,
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
  sleep: [
    fact(
      '!timer timers',
      `This page's own player has a sleep timer: 15 to 60 minutes, or the end of the track. It fades away.
There is a sleep timer in this page's player, up to an hour, or until the track is over. Shall I find something quiet?`,
    ),
    fact(
      '!alarm wake',
      `An alarm I have not, sorry; a sleep timer, yes.
I cannot wake you. Your phone's alarm is the safer bet.`,
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
  trouble: [
    fact(
      '!stutters !stutter !stuttering !crackles !crackle',
      `A stutter comes of a busy device or a thin connection: close other tabs, and try once more.
If it stutters, the device or the connection has too much to do. Another browser may do better.`,
    ),
    fact(
      '!autoplay',
      `Browsers let no sound out before a press. In the browser's settings for this page autoplay can be allowed.
That is your browser's rule: one press per visit. Its settings for this page can allow autoplay.`,
    ),
    fact(
      '!vpn !adblock !adblocker !ublock blocker firewall',
      `A blocker or VPN may keep the page from its server, or the music from its service. Let this address through, and your music service's.
It may be the blocker. This page needs its own address and, with Spotify, Spotify's.`,
    ),
    fact(
      'device active',
      `Open your music app on the device and play something for a second; then it counts as active. Try again here.
It means the music service sees no device of yours awake. Open its app once, then look again.`,
    ),
    fact(
      'token expired session login',
      `Your sign-in has run out. Sign out in Settings and in again, and that is it.
That is about your sign-in: sign in once more, and it should be gone.`,
    ),
    fact(
      '!502 !503 !504 !500 !404 !gateway server bad found detail',
      `The server behind this page does not answer properly. Reload in a minute; if it stays, tell whoever runs this place.
That is a matter for whoever runs this place: something on the server is not up. Try again in a minute.`,
    ),
    fact(
      'says said shows + offline network connection internet',
      `If the browser says it is offline, I wait and send by myself. If only my server is away, press "Try again".
The strip comes when the browser has no network. A message then waits, and goes by itself later.`,
    ),
    fact(
      '!certificate warning dangerous insecure',
      `Ask whoever runs this place before you click on: the certificate is theirs. It may only be one they made themselves.
That certificate is set up by whoever runs this place. They can tell you if it is theirs.`,
    ),
    fact(
      'tracks matching found nothing beatles none results',
      `Then the music here does not have it, or too much was asked at once. Loosen a wish, and I look again.
Nothing here matched. Fewer wishes, or another spelling, may help.`,
    ),
    fact(
      'blank white page screen load loads empty',
      `Reload, and try it with another browser, or the same one brought up to date. Then whoever runs this place can look.
An old browser may show nothing. Update it, or try another one.`,
    ),
    fact(
      'sound silent hear play plays playing nothing pressed starts',
      `Check the volume of page and device, then press Play again; browsers want a press before they let sound out.
No sound mostly means the browser holds it back: press Play once more, and look at the volume.`,
    ),
    fact(
      'stops stop cuts break breaking !buffering stuck freezes freezing minute screen',
      `The connection may break off, or the phone put the browser to sleep. Reload once, and see whether it stays.
If it stops by itself, connection or battery saver are the first to check.`,
    ),
    fact(
      'message send sent vanishes box',
      `It did not get through, but it stands in the conversation still. Press "Try again" beneath it.
Then the server did not answer. Nothing is lost: press "Try again" under your message.`,
    ),
    fact(
      'itself alone started morning suddenly scared',
      `I start nothing by myself. Perhaps another tab or device of yours went on playing.
Nothing here plays without a press. Look whether another device went on where it stopped.`,
    ),
    fact(
      'thinking dots spinning minutes stuck waiting hangs',
      `It should not take that long. Reload the page; your conversation stays.
Something hangs. Reload, and send it once more.`,
    ),
    fact(
      'title wrong cover bar progress shows',
      `The player seems out of step; a reload puts it right.
Then page and player disagree. Reload once.`,
    ),
  ],
  undo: [
    fact(
      'deleted delete removed playlist',
      `Right after deleting there is Undo beside it. Later, your music service may bring it back.
A deleted list can be taken back at once, by Undo. After that only your music service may help.`,
    ),
  ],
  voice: [
    fact(
      'type typing hands shake shaking arthritis dictate dictation talk',
      `Your phone's keyboard can write down what you say: press its microphone. I have none of my own.
Use the dictation of your keyboard or device; what it types, I read.`,
    ),
    fact(
      'read aloud speak out loud answers',
      `I do not speak. Your device's screen reader can read me out.
No voice of mine, but your device can read the page aloud.`,
    ),
    fact(
      'hum !humming whistle tune melody sing',
      `I cannot hear a tune. A title, an artist or a mood is what I need.
Humming does not reach me; only typed words do.`,
    ),
    fact(
      'emoji emojis smiley picture pictures photo photos selfie image',
      `Emoji I can read, pictures I cannot.
An emoji is enough. Photos I cannot look at.`,
    ),
    fact(
      'button !microphone mic hold tap',
      `There is no microphone here. The one you see belongs to your keyboard.
I have no microphone button; perhaps it is your keyboard's.`,
    ),
  ],
  who: [
    fact(
      'next coming after following',
      `What comes next stands under Up next, in Now Playing.
Open Now Playing: the songs that follow are listed there.`,
    ),
  ],
  other: [
    fact(
      '!simultaneously together same time distance + listen hear listening mix song music friends girlfriend boyfriend',
      `Two people cannot listen in step here. Send the list, count to three, and press play.
There is no listening together, sorry. A saved mix can be sent, and started at the same moment.`,
    ),
    fact(
      '!notification !notifications !notify !notified !ping !pings !pinged !push !badge !reminder !reminders !remind',
      `I send no notifications, ever. If something pings, it is another app.
No pings and no reminders from me: I speak when spoken to.`,
    ),
    fact(
      '!wrapped !statistics !stats !statistic !graph !chart',
      `No statistics to show. What was played lately stands in Profile, where your music service tells it; Privacy lists what is kept.
No yearly sums from me. A library of your own remembers when it played each song to you last, and Privacy tells more.`,
    ),
    fact(
      '!api !webhook !endpoint !sdk',
      `There are no keys to give out. It is free software, though, and all it speaks can be read in its source.
No public API. Who runs Attune themselves has the whole of it.`,
    ),
    fact(
      '!embed !blog !iframe !widget !website',
      `A mix cannot be put on another page. Copied as text, by Take it along, it can stand anywhere.
There is nothing to embed, sorry. Take it along gives the list as text.`,
    ),
    fact(
      '!passkey !passkeys !2fa !authenticator !factor',
      `How you sign in is your music service's matter: passkeys and second factors are theirs.
I have no second factor. Where your music service signs you in, it may have one.`,
    ),
    fact(
      '!garmin !smartwatch !fitbit !wearable',
      `There is no app for watches. What your phone plays, most watches can pause and skip.
Not on a watch by itself. It runs in a browser.`,
    ),
    fact(
      '!import !imported !importing !itunes !migrate !migrated',
      `Lists from elsewhere cannot be brought in. What your music service holds is there already.
Nothing can be imported here; with your own files, whoever runs this place names their folder.`,
    ),
    fact(
      '!merge !merged !merging',
      `Two accounts cannot be joined here; they belong to your music service.
I cannot merge them. Accounts and what is in them are the music service's.`,
    ),
    fact(
      '!avatar !selfie',
      `Your picture and name come from your music account; change them there.
I show what your music service shows of you, and change none of it.`,
    ),
    fact(
      '!ai !generated !artificial !computer !synthetic !machine + music song songs singer singers tracks voice voices band composed',
      `The music Attune brings is composed by a program, and says so. Any other is as its service or its files have it.
Where Attune's own music plays, a program wrote it. What comes from a service, people made, as far as it tells.`,
    ),
    fact(
      '!cover !covers !artwork !sleeve !sleeves !pictures !paintings + painted drawn drew draws paints artist ai machine made',
      `Covers of Attune's own music are drawn by a program. All others come with their music.
A program draws those of Attune's own pieces; the rest belong to the albums.`,
    ),
    fact(
      '!weather !forecast',
      `I do not know your weather. Tell me that it rains, and I take that along.
Only if you say so: I see no weather from here.`,
    ),
    fact(
      '!region !abroad !available',
      `It works wherever this page can be reached. What may be played where is up to the music service.
I know no borders, but music services do: some songs are missing in some countries.`,
    ),
    fact(
      '!greyed !grayed !unavailable',
      `What is grey cannot be played where you are. That is the music service's doing.
Those songs the music service does not play for you, by country or plan.`,
    ),
    fact(
      '!discord !slack !telegram !ifttt !zapier !homeassistant',
      `No bots and no other places: this page is all there is of me.
I live in this page alone, sorry. But I am free software, if somebody wants to build that.`,
    ),
    fact(
      '!terms !agreed',
      `The terms are a short page, in plain words: Terms, at the foot of the start page.
What you agreed to stands under Terms and Privacy, on the start page.`,
    ),
    fact(
      '!refund !refunds !cancel !cancelled !canceled !subscription !unsubscribe !vat !invoice',
      `There is nothing to cancel and nothing to pay back: I take no money. A paid plan is your music service's.
I sell nothing, so I have nothing to cancel. Ask the music service, if you pay one.`,
    ),
    fact(
      '!scam !phishing',
      `That was not from here. I send no mail, and never ask for such things: please do not answer it.
Not me: nobody here writes to you or wants your bank. Leave it alone.`,
    ),
    fact(
      '!somebody !someone !stranger !hacker + logged login account signed + me my',
      `Sign out everywhere in Settings, where it is offered, and change the password at your music service, if it has one.
Signing out everywhere stands in Settings, where it can be done. If your music service has passwords, change yours.`,
    ),
    fact(
      '!hiring !vacancy !vacancies !internship',
      `Nobody is hired here: it is free software, on somebody's machine. But anyone may work on it.
There are no jobs to give, only source code to improve.`,
    ),
    fact(
      '!ticket !tickets !concert !concerts !tour',
      `No tickets and no tour dates here. I only play what can be played.
Of concerts I know nothing, sorry. Their music I can look for.`,
    ),
    fact(
      '!schedule !scheduled !weekly !fortnightly',
      `I cannot make mixes by the clock. Say the word when you want one.
Nothing comes by itself here; a saved mix can be played whenever you like.`,
    ),
    fact(
      '!video !videos !clip !clips',
      `Sound only, no videos.
No pictures that move, just music.`,
    ),
  ],
};
