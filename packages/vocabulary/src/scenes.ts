import { readVocabulary } from './read-vocabulary.ts';

/**
 * When music is heard and what it tells of, in the notation of `readVocabulary`. All are everyday words: most who
 * mention a Sunday or the rain tell of their day and ask for nothing.
 */
export const scenes = readVocabulary(`
?late night = ?late nights, ?late at night, ?after midnight, ?midnight, ?small hours, ?wee hours, ?stargazing
?morning = ?mornings, ?early morning, ?sunrise, ?sunrises, ?daybreak
?sunday = ?sundays, ?sunday morning, ?sunday mornings, ?sunday afternoon, ?sunday afternoons
?rainy day = ?rainy days, ?rainy afternoon, ?rainy evening, ?rainy morning, ?rainy night, ?rainy weather, ?grey day, ?gray day, ?stormy day, ?stormy night, ?drizzly day
?summer = ?summers, ?summertime, ?summery, ?summer evening, ?summer night, ?summer nights, ?summer day, ?beach, ?beach day, ?beach days, ?poolside, ?pool day, ?by the pool
?romance = ?romantic, ?love songs, ?love song, ?love tunes, ?love tracks, ?songs about love, ?song about love, ?singing about love, ?sing about love, ?sings about love, ?music about love, ?lyrics about love, ?love lyrics, ?love stuff, ?love playlist, ?love mix, ?love singing, ?kissing, ?songs about kissing, ?lovey dovey, ?smoochy, ?soppy, ?sexy, ?sexier, ?sensual, ?amorous, ?valentine's day, ?valentines day, ?valentine's, ?candlelight, ?candlelit
?heartbreak = ?break up, ?breakup
?missing someone = ?missing somebody
`);
