import { type Facts, fact } from './fact.ts';

/** What is said of the page, where it runs, and what to do when it does not. */
export const pageFacts = {
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
} satisfies Facts;
