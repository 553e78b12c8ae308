const words = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.trim().split(/\s+/)));

const be = 'is are was were be does do did';
const small = 'a an of in on at the to for and or from by with out now then so exactly really actually even';
const whole = `it this that these those them they there here all any some every each none both everything anything total altogether
  whole overall entire full list lists playlist playlists mix mixes set selection queue mixtape thing`;
const tracks =
  'song songs track tracks tune tunes one ones title titles record number <pos> piece pieces music';
export const chosen =
  'pick picked choose chose chosen select selected put find found add added include included';
const choosing = `did you ${chosen}`;
const kinds =
  'genre genres style styles kind kinds sort sorts type types instrument instruments language languages';

/** For each thing that can be asked: every word of such a question. One word beyond them, and something else is meant. */
export const wordsOfQuestion = {
  minutes: words(
    be,
    small,
    whole,
    tracks,
    `how long longs many much minutes mins hours time what when will going last lasts lasting run runs running play plays playing take takes
    end ends over finish finishes stop stops done length duration runtime playtime until till left`,
  ),
  count: words(be, small, whole, tracks, choosing, `how many what number count amount there got have me us`),
  artists: words(
    be,
    small,
    whole,
    tracks,
    `who whom whose which what name names artist artists band bands singer singers musician musicians voice voices sing sings sang sung
    singing make makes made play plays played playing perform performs performed performing record recorded write writes wrote written
    compose composed composer called behind feature featured moment how many different have has again else other`,
  ),
  titles: words(
    be,
    small,
    whole,
    tracks,
    choosing,
    'what which name names named title titled called list contain contains again next up comes come me',
  ),
  years: words(
    be,
    small,
    whole,
    tracks,
    `when what which how year years decade decades old new recent released release come came made recorded written published appear
    appeared date`,
  ),
  reason: words(
    be,
    small,
    whole,
    tracks,
    choosing,
    `why how come what made reason reasons basis have has had been take took taken doing sound sounds feel feels go goes fit fits artist
    band singer gave give me my us`,
  ),
  having: words(
    be,
    small,
    whole,
    tracks,
    choosing,
    `which what how many much have has had got contain contains include includes feature features featuring use uses sing sings sung
    singing play plays played made lots anywhere among either where ever
    recorded anybody anyone somebody someone mostly entirely completely purely mainly even just only word words lyrics sung written`,
  ),
  explicit: words(
    be,
    small,
    whole,
    tracks,
    choosing,
    `which what how many much have has got contain contains include includes version versions marked safe ok okay suitable fine me kids
    children us anywhere where lyrics words`,
  ),
  lacking: words(
    be,
    small,
    whole,
    tracks,
    choosing,
    `why how come where no not isnt arent wasnt dont didnt doesnt have has got i hear see get my few little enough only so none never
    asked wanted said`,
  ),
  left: words(
    be,
    small,
    whole,
    tracks,
    `what how much many long longer minutes hours time left remaining remains remain still go come coming more will until till end ends
    over play plays last lasts`,
  ),
  kinds: words(be, small, whole, tracks, kinds, 'what which have has use uses sung sing used played'),
} as const;

/** What points at the mix. */
export const pointing = words(
  `it this that these those them they here <pos> list lists playlist playlists mix mixes set selection queue mixtape`,
);
/** What points at more than one. */
export const many = words('these those them they songs tracks tunes titles ones all');
export const listNouns = words('list lists playlist playlists mix mixes set selection queue mixtape');
export const denials = words('no not isnt arent wasnt dont didnt doesnt few little none never');
export const inside = words('in on of among here');
