/**
 * Words that come to the same where somebody asks about the product. What was learnt of one of them holds for the others, so that
 * "is it gratis" is read although nobody wrote it before.
 */
const groups: Readonly<Record<string, string>> = {
  money: `free cost costs costing pay paid paying pays price prices priced pricing charge charged charges fee fees bill billed billing
    gratis money cash card credit subscription subscribe subscriptions trial premium pro paywall owe euro euros dollar dollars pounds
    bucks cents quid cheap expensive buy purchase payment payments afford donate donation skint wallet paypal tier upgrade cheaper hidden
    invoice freebie charging membership`,
  account: `account accounts acount login logins log logon logged logging signup sign signed signing register registered registration registering
    password passwords username email join member members profile credentials invite verify logout signin nickname`,
  service: `spotify deezer tidal youtube yt qobuz soundcloud bandcamp amazon apple napster pandora navidrome subsonic opensubsonic plex jellyfin
    emby gonic itunes lastfm supysonic lms roon musicbrainz shazam`,
  services: 'service services streaming platform platforms provider providers',
  connect: `connect connected connecting connects link linked linking hook hooked sync synced synchronise integrate integrated integration
    import pair support supports supported compatible disconnect unlink talk attach plug`,
  files: `mp3 mp3s flac flacs ogg wav files file folder folders nas harddrive disk server collection upload uploaded library libraries usb stick
    ripped cds vinyl drive`,
  private: `private privacy confidential anonymous anonymously secure security safe encrypted encryption gdpr secret trust trustworthy leak
    leaked hacked policy sensitive personal`,
  data: `data info information logs history cookies cookie tracking location microphone mic camera details ip searches records analytics`,
  watch:
    'spy spying track tracks tracked watch watching listening eavesdrop monitor collect collected collecting harvest sell selling sold',
  store: 'store stored stores storing record recorded recording saved retain keep keeps kept hold',
  others:
    'anyone anybody someone somebody nobody else others people strangers staff employees third parties outsider world public',
  wipe: `delete deleted deletes deleting deletion erase erased remove removed removing wipe wiped clear cleared clearing forget forgets rid
    unlink revoke purge destroy empty removal trash bin`,
  recall: `remember remembers remembered remembering memory recall learn learns learning adapt adapts habits yesterday returning preferences
    preference improve improves smarter recognise recognize`,
  tongue: `english french german spanish italian dutch polish turkish portuguese hindi arabic russian japanese chinese korean swedish danish
    norwegian finnish greek welsh urdu indonesian mandarin cantonese hebrew czech hungarian romanian ukrainian irish gaelic catalan basque
    vietnamese thai bengali tamil persian farsi swahili francais deutsch espanol italiano`,
  language:
    'language languages translate translated translation translations multilingual bilingual speak speaks spoken parlez habla sprichst parli hablas bonjour hola slang lingo dialect',
  write: `type typing typed write writing wrote writes say saying phrase word words sentence sentences message messages text texting
    prompt enter input describe emoji emojis keywords keyword box`,
  begin: 'start starting begin beginning starts begins newbie first started',
  able: 'able help feature features options option commands command capable possible abilities functions function manual instructions tips tricks guide tutorial menu',
  mood: 'mood moods feel feeling feelings emotion emotions emotional emotionally vibe sentiment sarcasm misread detect detection',
  choose: `choose chooses choosing chose chosen pick picks picking picked select selects selecting selected selection decide decides decided
    deciding match matches matched matching find finds finding recommend recommends recommending recommendation recommendations suggest
    suggests suggesting suggestion suggestions rank sort algorithm random method criteria curate curated curator curators`,
  reason: `why reason reasons explain reasoning because basis grounds based basing logic rationale thinking justify justification come came
    behind led`,
  song: 'song songs track tracks tune tunes piece pieces single title titles music',
  artist:
    'artist artists band bands singer singers musician musicians group composer rapper vocalist dj performer',
  filter: `filter filters filtering exclude excluding only leave avoid block blocked ban without restrict restricted limit limited except hide
    specify specific particular certain narrow never`,
  trait: `genre genres decade decades era eras year years style styles instrument instruments tempo bpm vocals instrumental acoustic live
    remixes remix covers female male`,
  length: `long longer length minutes minute hours hour short shorter maximum max minimum min duration endless limit cap last lasts many
    much number amount 20 30`,
  list: 'playlist playlists mix mixes list lists queue album albums compilation',
  save: `save saves saving export exported exporting share shared sharing send sends sending copy print post email bookmark favourite
    favorite heart hearts liked instagram whatsapp publish m3u rename keep`,
  back: `undo undone back revert reset restart scratch previous before earlier cancel restore reverse over old anew rewind mistake again
    accident accidentally`,
  press: `pause skip stop next button buttons volume louder quieter press click tap mute shuffle repeat loop queue keyboard shortcut
    shortcuts seek crossfade hotkey control controls settings theme slider screen icon scrub`,
  device: `speaker speakers alexa sonos tv television chromecast cast airplay bluetooth car carplay echo dot homepod siri google home device
    devices headphones hifi stereo xbox playstation watch kitchen living headset earbuds soundbar hearing`,
  phone: `app apps phone phones iphone android ios ipad tablet laptop browser browsers desktop website site page install installed installing
    mac windows linux pc chrome firefox safari homescreen mobile chromebook appstore raspberry download downloaded web webpage computer
    host selfhost github source code`,
  offline: `offline wifi internet connection connections network signal plane flight airplane online data roaming subway cabin underground
    bandwidth megabytes reception`,
  maker: `made makes built build builds created creator creators developed developer developers company founder founded team owner owns owned
    runs designed invented programmed coded startup behind author authors contact feedback support complain report version`,
  self: `human humans person bot robot robots ai machine real alive program programme chatbot gpt chatgpt openai llm automated conscious
    sentient software script algorithm computer artificial intelligence being somebody gender`,
  lyric: 'lyrics lyric chorus karaoke sing singing sung verse meaning mean means words subtitles',
  speech: `podcast podcasts audiobook audiobooks audio radio news video videos story stories commentary asmr comedy ted talks interview
    interviews tv film movies sports football books meditations station stations bbc game games`,
  clean: `swear swearing swears explicit clean kids kid children child childrens toddler family rude dirty offensive curse cursing profanity
    parental classroom pupils teens teenagers age suitable appropriate bad friendly school`,
  sleep: `sleep sleeping asleep timer timers alarm bed bedtime nap wake fade fades schedule scheduled automatically itself own midnight
    shut off drift doze`,
  broken: `work works working broken sound audio error errors crash crashed crashing stuck load loading loads buffering buffer silent
    silence frozen freezes lag laggy slow glitch glitchy bug bugs buggy down fail failed fails wrong problem problems issue fix
    responding blank hear nothing doesnt dont wont isnt cant not`,
  advert: `ad ads advert adverts advertising advertisement advertisements commercial commercials sponsor sponsored sponsors spam newsletter
    newsletters promotion promotions promoted interruptions interrupt brands popups marketing`,
  health: `therapy therapist therapeutic depression depressed anxiety adhd proven science scientific scientifically doctor psychologist brain
    heal heals healing health healthy cure cures insomnia medical medicine treatment blood pressure stress ptsd autism dementia pain
    evidence study studies research`,
  offered: 'good best nice great better any anything something some got recommend ideas',
  kin: `he she him her his hers they them boss mum mom mother dad father wife husband girlfriend boyfriend ex friend friends sister brother
    son daughter baby kids mate colleague manager landlord teacher gran grandma nan neighbour neighbor doctor cat dog fiance partner`,
  large: `bigger larger font fonts letters zoom enlarge magnify glasses eyesight blind braille deaf contrast colourblind colorblind accessible
    accessibility voiceover talkback screenreader keyboard shaky tremor tiny`,
  look: `dark light theme themes colour colours color colors background bright brightness layout animation animations design font interface mode`,
  age: `age aged older younger minor minors underage adult adults teen teens teenager teenagers kid kids child children pupils pupil class school
    students toddler nursery`,
  rights: `copyright copyrighted legal legally illegal licence license licensed licences royalties royalty rights permission commercial business shop
    salon cafe restaurant public gema prs ascap musicians`,
  usage: `battery drain drains gb mb gigabyte gigabytes megabyte megabytes mobile data electricity power storage cpu bandwidth`,
  often: `limit limits limited often daily hourly max maximum quota allowance characters unlimited cap simultaneously once concurrent`,
  gone: `gone lost vanished disappeared yesterday previous closed tab refresh refreshed reloaded reload recover restore retrieve chats conversation
    conversations history`,
  manners: `poetic poetry flowery wordy chatty cheerful cheery formal casual polite rude serious tone phrases blunt sarcastic patronising preachy
    robotic lecture lecturing brief`,
  wrongly: `wrong misunderstood misunderstand mistake misheard misread asked assume assumed thought think meant opposite sarcastic irony`,
  hosting: `docker container compose kubernetes server servers selfhost selfhosted host hosting nas synology pi raspberry linux install installation
    update updates upgrade version config configure configuration environment variable port proxy nginx caddy https certificate deploy admin
    tags tagging metadata folder readme repo github`,
  fidelity: `bitrate kbps lossless hifi flac quality gapless crossfade equalizer equaliser eq bass treble loudness normalise normalize muffled tinny
    crackle crackling slow slowly loading lag`,
  same: `same repeat repeats repeated repeating repetitive variety loop`,
  aloud: `voice speak speaking speaks aloud mic microphone microphones mike hum humming whistle dictate dictation picture pictures photo photos emoji
    emojis`,
  together: `share shared sharing friend friends group link url send together collaborate collaborative public private whatsapp everyone others`,
  asked: 'what how who which where when why whose whats hows whos wheres',
  asks: 'is are do does did can could will would should has have was were am may might shall',
  you: 'you u your yours yourself attune',
  this: 'this it that thing here these those',
};

const groupsByWord: ReadonlyMap<string, readonly string[]> = indexed();

function indexed(): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const [group, words] of Object.entries(groups))
    for (const word of new Set(words.split(/\s+/))) index.set(word, [...(index.get(word) ?? []), group]);
  return index;
}

/** The groups a word is in; none for most. */
export const groupsOf = (word: string): readonly string[] => groupsByWord.get(word) ?? [];
