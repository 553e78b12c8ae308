import { readVocabulary } from './read-vocabulary.ts';

/**
 * When music was made, in the notation of `readVocabulary`. Figures ("90s", "1994") are read from the digits, not from
 * here; curators write two of them.
 */
export const eras = readVocabulary(`
1920s = twenties > 20s
1930s = thirties > 30s
1940s = forties > 40s
1950s = fifties > 50s
1960s = sixties > 60s
1970s = seventies > 70s
1980s = eighties > 80s
1990s = nineties > 90s
2000s = noughties, naughties, aughts, y2k, two thousands
2010s
2020s
oldies = golden oldies, old songs, old school, long ago, from way back, olden days, olden times, the old days, days of old, bygone days, bygone times, something old, old tunes, old music, old hits, old dance music, old dance songs, old dance band, old dance bands, old fashioned songs, old fashioned music, old fashioned tunes, old timey, old time music
recent = new releases, newest, something recent, recent releases, recent songs, recent music, recent stuff, latest releases, latest hits, current hits, modern music, brand new music, this year's hits > new
`);
