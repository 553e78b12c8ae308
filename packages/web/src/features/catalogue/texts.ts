export const texts = {
  loading: 'Loading...',
  failed: 'This could not be loaded.',
  gone: 'There is nothing here under this address. It may have been taken out of the catalogue.',
  toSearch: 'Search for music',
  songs: 'Songs',
  albums: 'Albums',
  count: (total: number) => (total === 1 ? '1 song' : `${total.toLocaleString('en')} songs`),
  beginning: (shown: number, total: number) => `The first ${shown} of ${total} songs`,
  noTracks: 'No songs are known here.',
  by: 'By',
  on: 'On',
  explicit: 'Explicit',
} as const;
