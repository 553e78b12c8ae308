import type { Brief } from '@attune/contract';
import type { FoundCue } from '../cues/cue-finder.ts';
import { type Cue, cuesOf, type Message, typed, wordAt } from '../message.ts';

/** Whether songs marked explicit may be among the music; `false` keeps them away. */
export interface AskedExplicit {
  value: boolean;
  words: string;
}

/** What is said of swearing, or of who hears the music. */
export function readExplicit(message: Message, brief: Brief | null): AskedExplicit | null {
  const refused = [
    // "Not bad" speaks of no words.
    ...cuesOf(message, 'clean').filter(({ to }) => wordAt(message, to - 1) !== 'bad'),
    ...company(message),
  ].toSorted((a, b) => a.from - b.from);
  // "They have left" takes back what was asked because of them, and means nothing else of the music.
  const allowing =
    brief?.explicit === false ? (['explicitAgain', 'companyGone'] as const) : (['explicitAgain'] as const);
  // "No swearing please" asks for none, whatever its last words say alone.
  const allowed = cuesOf(message, ...allowing).find(
    ({ from }) => !refused.some((one) => one.from < from && from < one.to),
  );
  if (allowed !== undefined) return { value: true, words: typed(message, allowed.from, allowed.to) };
  const [clean] = refused;
  return clean === undefined ? null : { value: false, words: typed(message, clean.from, clean.to) };
}

/** Told of somebody, these are news of them or of what is between them and the listener; music plays a part in neither. */
const news = new Set(
  `hospital hospice surgery icu coma ward clinic chemo cancer ill sick poorly hurt injured died dies dying dead death passed funeral grave
  heaven jail prison custody rehab missing arrested bullied failing diagnosed autism autistic pregnant expelled worried worry scared
  afraid`
    .trim()
    .split(/\s+/),
);
const between = new Set(
  'married divorced single separated fought fight fighting argued argue arguing argument row angry mad furious upset patience contact touch'.split(
    ' ',
  ),
);

/** "No kids around". */
const absent = new Set('no without never not nor neither'.split(' '));

/** Who is around and hears the music: "kids in the car", "grandma is here", but no "my grandma is in hospital". */
function company(message: Message): FoundCue<Cue>[] {
  // "I'll" is no word for being ill.
  if (
    message.words.some(
      ({ text, start, end }) => news.has(text) && message.text.slice(start, end).length === text.length,
    )
  )
    return [];
  return cuesOf(message, 'company').filter(
    ({ from }) => !between.has(wordAt(message, from - 1)) && !absent.has(wordAt(message, from - 1)),
  );
}
