import type { Installation } from '@attune/contract';

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

export const texts = {
  terms: 'Terms of use',
  privacy: 'Privacy',
  loading: 'Loading what this installation uses...',
  unknownInstallation:
    'What this installation uses could not be loaded just now, so the parts that depend on it are described in general.',
} as const;

function serviceOf(installation: Installation | undefined): string {
  if (installation === undefined) return 'the connected music service';
  return installation.streaming.runs === 'here'
    ? 'the built-in streaming service'
    : installation.streaming.name;
}

export function termsSections(installation: Installation | undefined): readonly LegalSection[] {
  const service = serviceOf(installation);
  return [
    {
      title: 'What Attune is',
      paragraphs: [
        'Attune is free software under the MIT licence. The person or organisation that runs this installation offers it to you as it is, without any warranty.',
        'It reads the mood in what you write and suggests music for it. It may be wrong about both. It gives no medical or psychological advice; if you are in a bad place, please talk to someone who can help.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        `You connect your own account at ${service}, whose terms apply to everything you do and hear there. You may disconnect at any time with Sign out.`,
        'Please use Attune for yourself, within the law, and not to flood it or the services behind it with requests.',
      ],
    },
    ...(installation?.streaming.isCredited ? termsOf(installation.streaming.name) : []),
    {
      title: 'Liability',
      paragraphs: [
        'As far as the law allows, neither the authors of Attune nor whoever runs this installation are liable for damage that comes from using it.',
      ],
    },
  ];
}

/** What a service asks that listeners agree to where its content shows. */
const termsOf = (name: string): readonly LegalSection[] => [
  {
    title: name,
    paragraphs: [
      `Covers, names and descriptions come from ${name} and belong to their owners. ${name} makes no promises about Attune, is not responsible for it, and may rely on these terms itself.`,
      `You may not change, take apart or copy what ${name} provides here, nor build something else from it.`,
    ],
  },
];

export function privacySections(installation: Installation | undefined): readonly LegalSection[] {
  const service = serviceOf(installation);
  const isLocal = installation?.streaming.runs === 'here';
  return [
    {
      title: 'In your browser',
      paragraphs: [
        `The sign-in at ${service}: an access token, a refresh token and the time they came, in the local storage of this browser. They leave it only with calls to this installation.`,
        'Your draft, your conversation and the playlists found for it, and that a device of yours was told from here what to play, in the session storage of this tab. Closing the tab, Clear conversation or signing out removes them. The theme and the width of the sidebar, if you changed them.',
        'If you said so when asked, or in Settings: your last twenty conversations under this account, for ninety days at most, and that you said so, in the local storage of this browser. They are sent nowhere. You can forget them one by one or all together; signing out forgets them too.',
        'What you chose in Settings, in the local storage of this browser; what concerns music and replies is sent along with the message that begins a conversation.',
        'The last eight searches you made on the search screen, in the local storage of this browser, until you forget them there or sign out.',
        'While you sign in, the time at which you began, in the session storage of this tab; and, until you have answered, that you are to be asked whose account it is when a sign-in arrives that was not begun here.',
        'One cookie, for at most ten minutes while you sign in, so that nobody else can finish your sign-in. Where you allowed more than signing in, such as making playlists, a second one remembers what, for as long as that lasts or until you sign out. No analytics, no advertising, no other tracking.',
        ...(isLocal
          ? [
              'How loud you play, where you stopped and whether the player’s keys are on, in the local storage of this browser, for the built-in music pages and the player on the dashboard.',
              'The built-in music pages set three cookies of their own: one that keeps you signed in there for up to 30 days, which Sign out on those pages ends, one that guards their forms, and one that lets this browser hear recordings and see their pictures, for an hour and again while you listen.',
            ]
          : []),
      ],
    },
    {
      title: 'On this server',
      paragraphs: [
        'Your messages are read to find their mood and are not stored. Logs hold no messages, no tokens and no names.',
        'To spare the music service repeated questions, some of its answers may be kept under a fingerprint of your token: for up to six hours what you are playing; for an hour which further permissions you gave and by what id the service knows you; for a quarter of an hour the tracks found for your last mixes and, where you allowed reading it, the music you saved and play most and what you played lately; for ten minutes that it accepted your token; for five minutes the playlists found for your last moods. Signing out, in the header or in the sidebar, drops all of this at once. That a mix was saved, and as which playlist, is remembered for a quarter of an hour all the same, so that saving twice makes one playlist.',
        ...(isLocal
          ? [
              'The built-in music service keeps the name you typed, playlists you made, tracks you saved and what you played last in a file of this installation, until its operator removes it.',
              'Where you sign in with an account at a music server, what opens that server in your name (a token, or the password where it takes none) is kept sealed in this installation until you sign out there.',
            ]
          : []),
      ],
    },
    { title: 'To whom something goes', paragraphs: recipients(installation) },
    {
      title: 'Leaving',
      paragraphs: [
        isLocal
          ? 'Sign out removes the sign-in from this browser and what the server had cached for it. To have the rest removed, ask the person who runs this installation.'
          : 'Sign out removes the sign-in from this browser and what the server had cached for it. Nothing else about you is kept.',
        ...(installation?.streaming.runs === 'elsewhere'
          ? [
              `To withdraw the permission itself, remove this app on your account page at ${service}, under Manage apps.`,
            ]
          : []),
      ],
    },
  ];
}

/** To whom something of a listener goes, a sentence each. */
export function recipients(installation: Installation | undefined): string[] {
  const service = serviceOf(installation);
  if (installation === undefined) {
    return [
      'The music service receives search words for your mood, the names and kinds of music you ask for and what its songs are to be about, and the calls your sign-in allows. Depending on how this installation is set up, a hosted model may receive your message, and a recommendation service the id of the track you are playing.',
    ];
  }
  const { streaming, services = [], recommender, classifier, replyModel, readerModel } = installation;
  const others = services.filter(({ name }) => name !== streaming.name).map(({ name }) => name);
  return [
    ...(others.length === 0
      ? []
      : [
          `This holds for whoever is signed in at ${streaming.name}. Whose music is at ${others.join(' or ')} reads here what holds there, once they are signed in.`,
        ]),
    streaming.runs === 'here'
      ? 'The streaming service is built into this installation: searches and playback do not leave it.'
      : `${service} receives search words for your mood, the names and kinds of music you ask for and what its songs are to be about, and the calls your sign-in allows. It never receives the rest of your message.`,
    ...(streaming.capabilities.playback === 'embed'
      ? [
          `${service}’s own player is loaded into the page only when you press Play with ${service}. ${service} then learns your network address and what you play, and may set cookies of its own.`,
        ]
      : []),
    classifier.kind === 'hosted'
      ? `Your message goes to ${classifier.name}, a hosted model, which names the mood in it.`
      : `The mood is found on this server (${classifier.name}); your message goes to nobody for that.`,
    ...(readerModel === undefined
      ? []
      : [
          `Your message and what was understood before go to ${readerModel.name}, a hosted model, which reads what you want. A message that may speak of distress does not, and none does once you have chosen other replies in Settings.`,
        ]),
    replyModel.kind === 'hosted'
      ? `Your message, its mood, what it is about and what you asked for go to ${replyModel.name}, a hosted model, which writes the reply. Nothing from the music service goes there, and nothing at all once you have chosen other replies in Settings.`
      : 'Replies are written on this server, without a model.',
    {
      here: 'Song recommendations are made on this server.',
      elsewhere: `${recommender.name} receives the id of the track you are playing when you open the songs and, when a mix is made, the ids of tracks that could come into it and the mood it is to have; tracks you saved are among them only where you allowed reading them. It learns nothing else about you.`,
      off: 'No recommendation service is used.',
    }[recommender.runs],
  ];
}
