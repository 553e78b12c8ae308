export const texts = {
  label: 'Current track',
  notPlaying: 'Not playing',
  playing: 'Playing',
  paused: 'Paused',
  rateLimited: 'Rate limit: the current track was not read, what is shown stays.',
  forbidden:
    'The current track may not be read: probably no premium account, or a missing permission. What is shown stays.',
} as const;
