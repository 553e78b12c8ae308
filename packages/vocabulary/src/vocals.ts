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
