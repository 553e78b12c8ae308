/** Of what comes once a message was tried. */
export const tryTexts = {
  waiting: 'Attune is listening for your mood',
  attuneSaid: 'Attune said:',
  failed: 'This could not be read just now.',
  hear: (name: string) => `Hear ${name}`,
  stop: (name: string) => `Stop ${name}`,
  notPlayed: 'It could not be played just now.',
  by: (artist: string) => `by ${artist}`,
  keep: 'Keep this? Type a name',
  keepHint: 'Any name. There is no password: whoever types it here gets what is kept under it.',
  keepButton: 'Keep it',
  keepElsewhere: 'Go on with your music: after the sign-in this is answered in full.',
  continueWith: (service: string) => `Continue with ${service}`,
  goOn: 'Sign in to go on',
  opensInNewTab: '(opens in a new tab)',
} as const;
