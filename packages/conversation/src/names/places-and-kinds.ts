import { vocabulary } from '@attune/vocabulary';

/** Where music comes from, by the language that most of it is sung in there; `null` where that is English, or one of many. */
const languageOf: ReadonlyMap<string, string | null> = new Map(
  Object.entries({
    ...{
      sweden: 'swedish',
      norway: 'norwegian',
      denmark: 'danish',
      finland: 'finnish',
      iceland: 'icelandic',
    },
    ...{
      france: 'french',
      paris: 'french',
      italy: 'italian',
      spain: 'spanish',
      mexico: 'spanish',
      cuba: 'spanish',
    },
    ...{ argentina: 'spanish', colombia: 'spanish', chile: 'spanish', peru: 'spanish', germany: 'german' },
    ...{
      austria: 'german',
      portugal: 'portuguese',
      brazil: 'portuguese',
      japan: 'japanese',
      korea: 'korean',
    },
    ...{ china: 'mandarin', taiwan: 'mandarin', greece: 'greek', turkey: 'turkish', poland: 'polish' },
    ...{
      netherlands: 'dutch',
      holland: 'dutch',
      indonesia: 'indonesian',
      russia: 'russian',
      ukraine: 'ukrainian',
    },
    ...{
      czechia: 'czech',
      hungary: 'hungarian',
      romania: 'romanian',
      thailand: 'thai',
      vietnam: 'vietnamese',
    },
    ...{
      iran: 'persian',
      israel: 'hebrew',
      egypt: 'arabic',
      lebanon: 'arabic',
      morocco: 'arabic',
      india: 'hindi',
    },
    ...{ ethiopia: 'amharic', senegal: 'wolof', england: null, scotland: null, wales: null, ireland: null },
    ...{
      britain: null,
      uk: null,
      america: null,
      usa: null,
      us: null,
      canada: null,
      australia: null,
      jamaica: null,
    },
    ...{
      nigeria: null,
      ghana: null,
      kenya: null,
      mali: null,
      africa: null,
      europe: null,
      asia: null,
      switzerland: null,
    },
    ...{
      belgium: null,
      london: null,
      berlin: null,
      manchester: null,
      detroit: null,
      chicago: null,
      nashville: null,
    },
    ...{
      home: null,
      space: null,
      abroad: null,
      everywhere: null,
      anywhere: null,
      here: null,
      scandinavia: null,
    },
  }),
);

/** Countries, cities and the like: "something from Sweden" is by nobody of that name. */
export const isPlace = (word: string): boolean => languageOf.has(word);

/** What is sung in a country, where that is one language and not English. */
export const sungIn = (place: string): string | null => languageOf.get(place) ?? null;

let madeKinds: ReadonlySet<string> | undefined;

/** First words of kinds of music of several words: "outlaw" of outlaw country, "doom" of doom metal. */
export function isKindOfMusic(word: string): boolean {
  madeKinds ??= new Set(
    vocabulary.genre.flatMap(({ value }) => {
      const [first = '', second] = value.split(' ');
      return second === undefined ? [] : [first];
    }),
  );
  return madeKinds.has(word);
}
