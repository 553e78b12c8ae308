/** In characters. */
const mostInWish = 60;
const opening = `^(?:(?:no|nope|nah|please|ok|okay|well|but|hey|and)[, ]{1,3}){0,2}`;
const unwanted = `(?:i|we) (?:really |just )?(?:do ?n['’]?t|do not) (?:want|wanna|need)`;
const ending = `(?: (?:now|please|pls|yet|just yet|again|any ?more|any longer|today|tonight|thanks)){0,2}[.! ]{0,5}$`;

const refusedCommand = new RegExp(
  `${opening}${unwanted}(?: (?:it|this|that|you|the music|these|them))?(?: to)? ` +
    `(?:stop|pause|skip|go back|undo|start over)(?: (?:it|this|that|the music|dancing|listening|playing))?${ending}`,
  'i',
);
const refusedChange = new RegExp(
  `${opening}${unwanted} (?:it|this|that|them|these|things|the (?:music|song|songs|mix|list)) ` +
    `(?:to (?:be|get|go|become|sound) )?(?:any |even |much |still |a lot ){0,2}(?:more |less )?[a-z]{3,12}(?: than (?:this|that|it is))?${ending}`,
  'i',
);
const sadnessOver = new RegExp(
  `${opening}${unwanted}(?: to)? (?:be|feel|go|get) (?:so |too |this |all )?(?:sad|down|gloomy|blue|glum)${ending}`,
  'i',
);

const isWhole = (text: string, wish: RegExp): boolean => text.length <= mostInWish && wish.test(text.trim());

/** "I don't want to stop", "we don't want to go back": nothing is said but that a command is not meant. */
export const refusesCommand = (text: string): boolean => isWhole(text, refusedCommand);

/** "I don't want it to be sadder", of words that were read as a change of the music. */
export const refusesOneChange = (text: string): boolean => isWhole(text, refusedChange);

/** "I don't want to be sad any more": nothing is said but that sadness is to end. */
export const wantsNoSadness = (text: string): boolean => isWhole(text, sadnessOver);

const musicAlone = new RegExp(
  `^(?:please |just )?(?:` +
    `(?:keep|make) (?:it|this|everything|things|the (?:words|lyrics|music|songs)) clean|` +
    `(?:(?:some|nice|good) ){0,2}(?:music|songs|tunes|something|a playlist|a mix) (?:to|for) (?:wake|waking|get|getting) up(?: to| with)?|` +
    `(?:can you |could you )?(?:make me (?:smile|laugh|happy)|cheer me up|lift (?:me up|my (?:mood|spirits))|brighten my (?:day|mood|morning|evening))` +
    `)${ending}`,
  'i',
);

/** "Keep it clean", "music to wake up to": nothing is said but how music is to be, or what for. */
export const asksForMusicAlone = (text: string): boolean => isWhole(text, musicAlone);

const notKnowing =
  /^(?:(?:oh|hm{1,5}|well|um|uh),? )?(?:idk|(?:i )?dunno|i (?:do ?n['’]?t|do not) know|no (?:idea|clue)|not sure|hard to say)(?:,? (?:man|tbh|really|honestly|lol|yet|mate|bro|sorry|you tell me)){0,2}[.!?… ]{0,5}$/i;

/** "Idk", "no idea tbh": how somebody is they do not know, and nothing else is said. "I don't know any more" says more. */
export const saysNotKnowing = (text: string): boolean => isWhole(text, notKnowing);
