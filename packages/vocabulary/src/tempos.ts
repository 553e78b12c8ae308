import { readVocabulary } from './read-vocabulary.ts';

/** How fast, in the notation of `readVocabulary`. Beats per minute are read by `numbers.ts`. */
export const tempos = readVocabulary(`
slow = ?slow, ?slower, ?slowest, slow tempo, low tempo, down tempo songs, slow paced, slow jam, slow jams, slow burn, slow song, slow songs, ?slow down
medium = moderate tempo, moderate pace, moderate speed, moderato, medium paced, mid speed, middling tempo, middle tempo, mid tempo, medium tempo, medium pace, mid paced, somewhere in between, medium speed > -
fast = up tempo, ?fast, ?faster, ?fastest, uptempo, fast tempo, high tempo, fast paced, high bpm, ?quick, ?quicker, ?speedy, ?speed up
`);
