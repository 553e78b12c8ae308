export const texts = {
  play: (name: string) => `Play ${name}`,
  pause: (name: string) => `Pause ${name}`,
  pauseAll: 'Pause',
  player: 'Player',
  leftOff: 'Where you left off',
  resume: (name: string) => `Go on with ${name}`,
  notNow: 'Not now',
  closePlayer: 'Close player',
  dismiss: 'Dismiss',
  playWithSpotify: 'Play with Spotify',
  whatSpotifyLearns:
    'This loads Spotify’s own player from open.spotify.com. Spotify then learns your network address and may set cookies of its own.',
  embedTitle: (name: string) => `Spotify player: ${name}`,
  notDone: 'That did not work. Please try again.',
  notLoaded: 'The player could not be loaded. Please try again.',
  notQueued: (name: string) => `${name} could not be queued just now. Please try again.`,
  notPlayed: (name: string) => `${name} could not be played just now. Please try again.`,
} as const;
