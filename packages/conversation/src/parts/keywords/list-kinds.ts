import { createCueFinder } from '../../cues/cue-finder.ts';
import { wordSet } from '../../cues/word-classes.ts';

/** What lists of music are called that are of no genre: by these words curators name theirs. */
export const findListKinds = createCueFinder<'kind' | 'bare'>({
  bare: `
    number ones
    (karaoke|eurovision|mashups|throwbacks|remixes)
  `,
  kind: `
    one hit (wonder|wonders)
    guilty (pleasure|pleasures) (songs|music|playlist|mix)? $
    (power|murder|torch|monster) (ballad|ballads)
    (mashup|mashups)
    mash (up|ups) $
    cover (version|versions)
    (acoustic|unplugged|piano|guitar|cello|violin|string|orchestral|jazz|bossa|reggae|metal|rock|punk|country|lofi|choir|ukulele) (quartet|nova)? covers
    covers of (pop|rock|old|famous|classic|80s|90s|disney) (songs|hits)?
    (remix|remixes) (only|please)? $
    (remix|remixes) of (old|pop|rock|80s|90s|70s|classic|famous) (songs|hits|classics|tunes)
    live (recordings|versions|albums|sessions|performances)
    (wedding)? first dance (song|songs|music)
    (father daughter|mother son) dance (song|songs|music)?
    eurovision (winner|winners|song|songs|entries|hits|classics|bangers|playlist)
    (theme|signature) (tune|tunes|songs)
    (tv|cartoon|sitcom|film|movie|game|anime|superhero|bond|soap) (theme|themes|openings) (tune|tunes|song|songs|music)?
    (national|football|club|stadium|arena|empowerment|queer|gay|drag|feminist|graduation) (anthem|anthems)
    (football|drinking|protest|campfire|marching|work|pirate|sailor|prison|chain|harvest|hunting|scout|union|striking|patriotic|army|military|navy|rebel|hobo|railroad) (song|songs|chants|ditties)
    slowed (down)? (and|n|plus|+)? reverb (songs|music|versions|edits)?
    (sped|speeded) up (songs|versions|music|edits|tracks|tunes)
    (nightcore|drumline)
    bass (boosted|boost) (songs|music|tracks)?
    (8d|3d) (audio|music|songs|sound)
    (tiktok|tik tok|reels|instagram) (songs|hits|music|trends|bangers|sounds)
    viral (hits|songs|tiktok|sounds)
    (chart|charts) (hits|music|songs|toppers)
    top (10|20|40|50|100) (hits|songs|music|tracks)? $
    (throwback|throwbacks) (hits|songs|jams|bangers|playlist|music|tunes)? $
    karaoke (songs|classics|hits|bangers|favourites|favorites|music|playlist|versions)
    (dad|butt|dinosaur|arena|divorced dad|barn) rock $
    (church|old|sunday school) hymns
    (villain|revenge|diss|hype|walkout|entrance|fight|pregame|getting ready|main character) (song|songs|music|track|tracks|playlist|anthems)
    main character (energy|vibes) $
    (asmr|phonk edits|type beats|diss tracks|spirituals|sea songs)
  `,
});

/** Where people and their music are from, as an adjective. */
export const demonyms: ReadonlySet<string> = wordSet(`
  afghan albanian algerian angolan armenian argentine argentinian austrian azerbaijani azeri bahamian balinese bangladeshi basque bavarian belarusian belizean beninese
  bolivian bosnian brazilian bulgarian burmese cambodian cameroonian canarian catalan chadian chilean colombian congolese corsican cretan croatian cuban cypriot
  czech danish dominican ecuadorian egyptian eritrean estonian ethiopian fijian filipino finnish garifuna georgian ghanaian greek guatemalan guinean guyanese haitian hawaiian
  honduran hungarian icelandic indonesian iranian iraqi irish israeli italian ivorian jamaican japanese javanese jordanian kazakh kenyan korean kurdish kuwaiti kyrgyz lao laotian latvian
  lebanese liberian libyan lithuanian macedonian malagasy malaysian malian maltese maori māori mauritanian mauritian mexican moldovan mongolian moroccan mozambican namibian nepalese nepali
  nicaraguan nigerian norwegian omani pakistani palestinian panamanian paraguayan persian peruvian polish polynesian portuguese puerto rican romanian romani russian rwandan samoan sardinian saudi
  scottish senegalese serbian sicilian sinhalese slavonian slovak slovenian somali sudanese surinamese swahili swedish syrian taiwanese tajik tanzanian thai tibetan tongan tunisian
  turkish turkmen tuvan ugandan ukrainian uruguayan uzbek venezuelan vietnamese welsh yemeni zambian zimbabwean
`);

/** Everyday words that name a kind of music where they stand before it: "spy music", "restaurant music". */
export const kindNouns: ReadonlySet<string> = wordSet(`
  bush spy detective heist mafia gangster western sailor army military navy prison war horror zombie vampire ghost witch magic fairy fairytale dragon fantasy
  space alien robot future castle royal circus carnival funfair restaurant hotel supermarket airport elevator entrance processional graduation
  funeral church temple mosque protest political patriotic football baseball hockey rugby cricket wrestling boxing stadium cheerleading campfire camp scout drinking
  winter spring autumn thanksgiving easter ramadan eid diwali hanukkah purim mardi pirate jungle desert ocean sea river mountain forest
  train truck trucker biker fishing hunting farm cowboy cat dog animal dinosaur food pizza coffee drag feminist queer musical musicals broadway
  cartoon anime movie film game videogame sitcom advert fashion catwalk runway museum spooky creepy villain revenge hype montage
`);
