/** The country the music is meant for: what is searched, looked at and recommended has to be playable there. */
export const market = 'US';
