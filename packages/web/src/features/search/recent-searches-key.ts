/* Apart from the searches, so that forgetting them needs nothing of the screen to be loaded. */

/** In the browser's local storage. */
export const recentSearchesKey = 'attune_recent_searches';
