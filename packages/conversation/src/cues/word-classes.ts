/** A set of words from a list that is parted by spaces and lines. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const smallNumbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18 },
  ...{ nineteen: 19, twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70 },
  ...{ eighty: 80, ninety: 90, hundred: 100 },
};
const ordinals: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9 },
  ...{ tenth: 10, eleventh: 11, twelfth: 12, thirteenth: 13, fourteenth: 14, fifteenth: 15, sixteenth: 16 },
  ...{ seventeenth: 17, eighteenth: 18, nineteenth: 19, twentieth: 20 },
};

/** "three", "3", "3rd" is none of these but an ordinal; bounded, so that no number is ever beyond use. */
export function numberOf(word: string): number | undefined {
  if (Object.hasOwn(smallNumbers, word)) return smallNumbers[word];
  if (word.length > 3 || !/^\d+$/.test(word)) return undefined;
  return Number(word);
}

export function ordinalOf(word: string): number | undefined {
  if (Object.hasOwn(ordinals, word)) return ordinals[word];
  if (word.length < 3 || word.length > 5 || !/^\d+(?:st|nd|rd|th)$/.test(word)) return undefined;
  return Number(word.slice(0, -2));
}

/** What a pattern of cues may name in angle brackets instead of listing it. */
export const wordClasses = {
  /** A whole list of music. */
  list: wordSet(
    'list lists playlist playlists mix mixes set version batch selection lot queue mixtape lineup round',
  ),
  /** Ages of children. */
  young: wordSet(
    '1 2 3 4 5 6 7 8 9 10 11 12 13 one two three four five six seven eight nine ten eleven twelve',
  ),
  /** Old enough to hear what is sung, and too young for some of it. */
  children: wordSet(`
    kid kids child children childrens toddler toddlers grandkids grandchildren grandson grandsons granddaughter granddaughters son sons
    daughter daughters niece nieces nephew nephews students pupils twins kiddo kiddos tots schoolkids schoolchildren preschoolers kindergartners
    kindergarteners bairn bairns wean weans nipper nippers littles littlies stepson stepdaughter goddaughter godson grandbaby grandbabies
    graders juniors youngsters triplets stepkids godchildren
  `),
  /** Before whom one would not swear. */
  elders: wordSet(`
    nan nans nana gran grans granny grandma grandmas grandmother grandpa grandpas grandad grandads grandfather mum mums mom moms mother dad
    dads father parents inlaws grandparents boss pastor vicar priest imam rabbi customers clients manager supervisor patients shoppers diners punters patrons congregation parishioners
    headteacher nanna grannie gramps papa minister landlady
  `),
  /** Rooms and vehicles from which music is heard. */
  near: wordSet(`
    car cars van bus truck minivan cab back backseat seat seats front house kitchen lounge garden yard backyard pool bath tub tent table sofa
    couch flat apartment room board earshot tow background boat living
  `),
  song: wordSet('song songs track tracks tune tunes one ones record records number numbers title titles'),
  music: wordSet(`
    song songs track tracks tune tunes one ones music stuff list playlist mix set selection batch things picks choices
    suggestions recommendations options ideas sounds vibes jams bangers beats material version versions numbers
  `),
  this: wordSet('this that these those it them'),
  bit: wordSet('bit little tad touch slightly somewhat'),
  much: wordSet('lot much way far loads plenty'),
  good: wordSet(`
    good great nice perfect lovely awesome amazing cool brilliant fantastic excellent wonderful beautiful ace wicked
    sweet sick fab fabulous superb fine solid dope lit fire gorgeous neat decent magic class spot-on incredible
    delightful terrific stellar sublime heavenly immaculate
  `),
  better: wordSet('better nicer good fine great perfect best preferable ok right'),
  bad: wordSet(
    'bad awful terrible rubbish crap horrible wrong weird annoying boring dull meh lame trash garbage',
  ),
} satisfies Record<string, ReadonlySet<string>>;

export function classNamed(name: string): ReadonlySet<string> | undefined {
  return Object.hasOwn(wordClasses, name) ? wordClasses[name as keyof typeof wordClasses] : undefined;
}
