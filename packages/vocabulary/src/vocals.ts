import { readVocabulary } from './read-vocabulary.ts';

/** Who sings, if anyone, in the notation of `readVocabulary`. */
export const vocals = readVocabulary(`
instrumental = instrumentals, wordless, instrumental only, instrumental music, lyric free, lyricless, vocal free
vocals = vocal, ?singing, ?singer, ?singers, ?voice, ?voices, lyric, lyrics, ?words, sing along, singalong, sing alongs
female vocals = female vocal, female singer, female singers, female voice, female voices, female vocalist, female vocalists, women singing, woman singing, girl singing, women singers, women vocalists, women's voices, woman's voice, girl singer, girl singers, girls singing, girl vocals, lady singer, lady singers, ladies singing, female sung, female led, female fronted, sung by women, sung by a woman, sung by girls, female leads, women on vocals, girl on vocals, female vox, woman singer, songstress, songstresses, divas, ladies only
male vocals = male vocal, male singer, male singers, male voice, male voices, male vocalist, male vocalists, men singing, man singing, men's voices, man's voice, guy singer, guy singers, guys singing, guy singing, guy and a guitar, man and a guitar, bloke singing, blokes singing, lads singing, boys singing, boy singers, male sung, male led, male fronted, sung by men, sung by a man, sung by guys, male leads, men on vocals, guy on vocals, male vox, man singer, baritone, baritones, crooner voice
choir = ?choir, choral, choral music, ?choirs, choral singing, choir music
a cappella = acapella, a capella, acappella
duet = duets
screaming = ?screaming, screamo vocals, growling, ?growls, screamed vocals, screamers, ?shouting, ?shouty, screamy, shouty vocals, screamy vocals, growled vocals, harsh vocals
rapping = rappers, ?rapper
autotune = auto tune, autotuned
`);
