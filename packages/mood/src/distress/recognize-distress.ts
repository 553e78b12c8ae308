import { messageMaxUnits } from '@attune/contract';
import { type DistressLanguage, distressLanguages } from './distress-language.ts';
import { readWords } from './matching/read-words.ts';
import { withoutQuotes } from './quoted-words.ts';
import { signs } from './signs/signs.ts';
import { themeScore } from './theme-score.ts';
import { acuteFrom, createSignReader, possibleFrom, type SignReader, type Weighed } from './weigh-signs.ts';

/** What a message says of its writer's safety, and in which language; `none` is no statement that all is well. */
export type Distress = { tier: 'acute' | 'possible'; language: DistressLanguage } | { tier: 'none' };

/**
 * A language is out of the question when the message has fewer of its common words than this share of another's: the
 * same letters are another word there.
 */
const leastShare = 1 / 3;

/** How much the themes of a message have to speak for distress, see `themeScore`. */
const acuteThemes = 2.5;
const possibleThemes = 0.6;

type Tier = Distress['tier'];
const rank: Record<Tier, number> = { acute: 2, possible: 1, none: 0 };

/**
 * Whether a message speaks of self-harm or acute danger (`acute`) or may come from it (`possible`). Both must not leave
 * this machine and are answered with `distressWords`. Works without a network; never throws.
 */
export function recognizeDistress(message: string): Distress {
  const words = withoutQuotes(readWords(message.slice(0, messageMaxUnits)));
  const languages = [...readers()].map(([language, reader]) => ({
    language,
    reader,
    commonWords: reader.commonWordsIn(words),
  }));
  const most = Math.max(...languages.map(({ commonWords }) => commonWords));
  const heard = languages
    .filter(({ commonWords }) => commonWords >= most * leastShare)
    .map(({ language, reader, commonWords }) => {
      const weighed = reader.weigh(words);
      return { language, commonWords, ...weighed, tier: tierOf(weighed, commonWords === most) };
    });
  const [first] = heard.toSorted(
    (a, b) => rank[b.tier] - rank[a.tier] || b.commonWords - a.commonWords || b.weight - a.weight,
  );
  if (first === undefined || first.tier === 'none') return { tier: 'none' };
  return { tier: first.tier, language: first.language };
}

/** Themes count in the language the message is most likely written in: single words mean something else elsewhere. */
function tierOf({ weight, themes }: Weighed, isLikeliest: boolean): Tier {
  const score = isLikeliest ? themeScore(themes) : Number.NEGATIVE_INFINITY;
  if (weight >= acuteFrom || score >= acuteThemes) return 'acute';
  return weight >= possibleFrom || score >= possibleThemes ? 'possible' : 'none';
}

let made: ReadonlyMap<DistressLanguage, SignReader> | null = null;

/** Made with the first message, then kept: they never change. */
function readers(): ReadonlyMap<DistressLanguage, SignReader> {
  made ??= new Map(distressLanguages.map((language) => [language, createSignReader(signs[language])]));
  return made;
}
