import { readVocabulary } from './read-vocabulary.ts';

/** Who sings, if anyone, in the notation of `readVocabulary`. */
export const vocals = readVocabulary(`
instrumental = instrumentals, wordless, instrumental only, instrumental music, lyric free, lyricless, vocal free
vocals = vocal, ?singing, ?singer, ?singers, ?voice, ?voices, lyric, lyrics, ?words, sing along, singalong, sing alongs
female vocals = female vocal, female singer, female singers, female voice, female voices, female vocalist, female vocalists, women singing, woman singing, girl singing, women singers, women vocalists
male vocals = male vocal, male singer, male singers, male voice, male voices, male vocalist, male vocalists, men singing, man singing
choir = ?choir, choral, choral music, ?choirs, choral singing, choir music
a cappella = acapella, a capella, acappella
duet = duets
screaming = ?screaming, screamo vocals, growling, ?growls, screamed vocals
rapping = rappers, ?rapper
autotune = auto tune, autotuned
`);

/** How fast, in the notation of `readVocabulary`. Beats per minute are read by `numbers.ts`. */
export const tempos = readVocabulary(`
slow = ?slow, ?slower, ?slowest, slow tempo, low tempo, down tempo songs, slow paced, slow jam, slow jams, slow burn, slow song, slow songs, ?slow down
medium = mid tempo, medium tempo, medium pace, mid paced, somewhere in between, medium speed
fast = up tempo, ?fast, ?faster, ?fastest, uptempo, fast tempo, high tempo, fast paced, high bpm, ?quick, ?quicker, ?speedy, ?speed up
`);
