const ofMusic = /\b(?:music|songs?|tunes?|playlists?|tracks?|play|listen|mix)\b/i;
const asking = /\b(?:need|want|please|pls|plz|give|looking for|can (?:u|you)|could you|must)\b/i;

/** "We danced in the kitchen" tells where it was; only who speaks of music wants any to cook by. */
export const speaksOfMusic = (text: string): boolean => ofMusic.test(text);

/** Whether a message has words for asking. */
export const asks = (text: string): boolean => asking.test(text);

/** In words. */
const mostInBrief = 8;

/** "Less gloomy", "too loud": hardly more than how the music is to be. */
export const isBrief = (text: string): boolean => text.trim().split(/\s+/).length <= mostInBrief;
