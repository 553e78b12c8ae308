import { usualMixTracks } from '@attune/contract';

export const texts = {
  looks: 'Looks',
  theme: 'Theme',
  themes: { system: 'As my device', light: 'Light', dark: 'Dark' },
  motion: 'Motion',
  motions: { system: 'As my device', reduced: 'Keep everything still' },
  music: 'Music',
  musicHint:
    'What a new conversation begins with. A message that says otherwise wins, and what you change in a conversation stays changed in it.',
  explicit: 'Songs marked explicit',
  explicits: { allowed: 'Welcome', avoided: 'Keep them away' },
  length: 'How long a mix is',
  lengths: { usual: `${usualMixTracks} tracks`, half: 'Half an hour', hour: 'An hour', two: 'Two hours' },
  discovery: 'What you know already',
  discoveries: { any: 'Known and new', familiar: 'Rather known', new: 'Rather new' },
  replies: 'Replies',
  replyStyles: {
    installed: 'As this installation writes them',
    own: 'Written on this server',
    plain: 'One short sentence',
  },
  repliesHint: {
    hosted:
      'Here a hosted model writes replies, and may read what you want. It is sent your message for both, unless you choose otherwise.',
    none: 'Here replies are written on this server, without a hosted model.',
  },
  conversations: 'Conversations',
  recipients: 'To whom something goes',
  recipientsHint: 'True for this installation, as it is set up now.',
  recipientsUnknown: 'How this installation is set up did not load.',
  privacyLink: 'Privacy in full',
  library: 'Your own music',
  libraryHint: 'What this installation plays, and how far it is known.',
  libraryUnknown: 'How far your own music is known did not load.',
  libraryTracks: (songs: number) =>
    songs === 1 ? '1 song is listed.' : `${songs.toLocaleString('en')} songs are listed.`,
  libraryAtWork: { opening: 'Opening what was listed before…', looking: 'Looking through the music…' },
  minutesLeft: (minutes: number) => `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left.`,
  libraryListed: 'Looked through last:',
  analysisAtWork: (analysed: number, songs: number) =>
    `Listening to the music, to know its tempo and energy: ${analysed.toLocaleString('en')} of ${songs.toLocaleString('en')}.`,
  analysed: (analysed: number) =>
    `Tempo and energy of ${analysed.toLocaleString('en')} ${analysed === 1 ? 'song is' : 'songs are'} known from the sound.`,
  passedOver: (songs: number) =>
    `${songs.toLocaleString('en')} could not be listened to; ${songs === 1 ? 'its' : 'their'} mood is estimated from tags.`,
  analysisUnavailable: 'The sound cannot be listened to on this machine; moods are estimated from tags.',
  libraryTrouble: {
    absent:
      'The music cannot be read at the moment. What was listed is kept, and it is looked for every minute.',
    failed:
      'The music could not be looked through. What was listed is kept, and it is tried again every minute. Whoever runs this installation finds the reason in its log.',
    unavailable: 'The music server does not answer. It is asked again every minute.',
    'unexpected-reply':
      'What answers at the music server’s address is no music server. Whoever runs this installation can set it right.',
    refused: 'The music server refuses what it is asked. Whoever runs this installation can set it right.',
    'password-withheld':
      'The music server wants a password that may not be sent in the clear. Whoever runs this installation can set it right.',
  },
  service: 'Where your music is',
  serviceHint:
    'This installation offers more than one place. Changing signs you out here and leads to the other sign-in.',
  serviceNow: 'Your music is at:',
  changeTo: (service: string) => `Change to ${service}`,
  keyboard: 'With the keyboard',
  leaving: 'Leaving',
  leavingHint:
    'Ends your sign-in in this browser and removes your conversations and your last searches from it.',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  everywhereHint: 'In every browser and on every device where you signed in under this account.',
  everywhereUnknown: 'Whether you can sign out everywhere from here is not known.',
  everywhereElsewhere: (service: string) =>
    `To sign out everywhere, remove Attune from the apps of your account at ${service}.`,
  signOutFailed: 'Signing out did not work. You are still signed in; try again.',
  stored: 'Settings are kept in this browser alone.',
} as const;
