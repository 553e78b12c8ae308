/** Of the screens that only a signed-in listener loads. */
export const listenerTexts = {
  signInUnchanged: 'The sign-in that came back did not work. You are still signed in as before.',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
  like: 'Like',
  radioFrom: { track: 'Radio from this track', artist: 'Radio from this artist' },
  playAll: 'Play all',
  playFirst: (count: number) => `Play the first ${count}`,
  mixFromThese: 'Make a mix from these',
  placesNotLoaded: 'This could not be shown. Please reload the page.',
  mixNotLoaded: 'The mix could not be shown. Please reload the page.',
} as const;
