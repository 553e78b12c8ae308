import { type Facts, fact } from './fact.ts';

/** What is said of the player, its sound and other devices. */
export const playingFacts = {
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
      `"Play all" plays one song after the other. At the end of a mix, or of one song, similar music goes on; a playlist just ends.
Start it with Play all instead of a single song, and it goes on by itself.`,
    ),
    fact(
      'button buttons gone missing find see player',
      `The player is at the foot of the page, and comes once something plays. More is under Now Playing in the menu.
Play something first: then the player stands at the foot. On a phone, touch it and it fills the screen.`,
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
} satisfies Facts;
