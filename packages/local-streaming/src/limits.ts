/** How much the service keeps, so that neither a mistake nor a stranger fills the disk. */
export interface Limits {
  listeners: number;
  /** Of each listener. */
  playlists: number;
  /** In each playlist, and saved by each listener. */
  tracks: number;
}

/** For one household. */
export const householdLimits: Limits = { listeners: 50, playlists: 100, tracks: 1000 };

/** No setting may allow more: a player reports a whole playlist at once, and such a report has to be read. */
export const mostTracks = 10_000;

/** Where the music's own server keeps likes and playlists, it says how many there may be; what is seen of them is bounded all the same. */
export const limitsElsewhere = ({ listeners }: Limits): Limits => ({
  listeners,
  playlists: 1_000,
  tracks: mostTracks,
});
