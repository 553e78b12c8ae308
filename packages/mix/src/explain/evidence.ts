import type { Constraint, MixTrack } from '@attune/contract';
import { songLengthOf } from '@attune/vocabulary';
import { isTitledAs } from '../traits/forms.ts';
import { genreTelling } from '../traits/instruments.ts';
import { whereWritten } from '../traits/keywords.ts';
import { featureOf, featuresOf, profiles } from '../traits/occasions.ts';
import { clock } from './phrases.ts';

const shown = 4;
/** Characters of names in one check; files may bear any number of long ones. */
const room = 240;

/** The first of them, as many as there is room for; of one that is longer its beginning. */
export function someOf(names: readonly string[]): string {
  let all = '';
  for (const name of names.slice(0, shown)) {
    const longer = all === '' ? name.slice(0, room) : `${all}, ${name}`;
    if (longer.length > room) break;
    all = longer;
  }
  return all;
}

const two = (value: number) => String(Math.round(value * 100) / 100);

const listed = (name: string, values: readonly string[] | undefined): string | undefined =>
  values === undefined ? undefined : `${name} ${values.length === 0 ? 'none' : someOf(values)}`;

/** The value itself where it is listed, else what is. */
function ofList(name: string, values: readonly string[] | undefined, value: string): string | undefined {
  return values?.includes(value) ? `${name} ${value}` : listed(name, values);
}

function voices({ facts }: MixTrack): string | undefined {
  const voiced =
    facts.vocals === undefined || facts.vocals.length === 0 ? undefined : listed('vocals', facts.vocals);
  const measured =
    facts.instrumentalness === undefined ? undefined : `instrumentalness ${two(facts.instrumentalness)}`;
  const both = [measured, voiced].filter((one) => one !== undefined);
  return both.length > 0 ? both.join(', ') : listed('vocals', facts.vocals);
}

function occasion(track: MixTrack, kind: 'activity' | 'scene', value: string): string | undefined {
  const list = kind === 'activity' ? track.facts.activities : track.facts.scenes;
  if (list?.includes(value)) return `${kind} ${value}`;
  const profile = profiles.get(value);
  const figures = (profile === undefined ? [] : featuresOf(profile)).flatMap((name) => {
    const figure = featureOf(track, name);
    return Number.isNaN(figure) ? [] : [`${name} ${name === 'tempo' ? Math.round(figure) : two(figure)}`];
  });
  return figures.length > 0
    ? figures.join(', ')
    : listed(kind === 'activity' ? 'activities' : 'scenes', list);
}

function written(track: MixTrack, value: string): string | undefined {
  const found = whereWritten(track, value);
  return found === null ? undefined : `${found.place} ${found.text}`.slice(0, room);
}

/** What a verdict on a constraint rests on, in the words of the track's own facts. */
export function evidenceFor({ kind, value }: Constraint, track: MixTrack): string | undefined {
  const { facts } = track;
  switch (kind) {
    case 'genre':
      return !facts.genres?.includes(value) && isTitledAs(value, track)
        ? `title ${track.name}`.slice(0, room)
        : ofList('genre', facts.genres, value);
    case 'instrument': {
      const genre = genreTelling(value, track);
      return genre === undefined ? ofList('instruments', facts.instruments, value) : `genre ${genre}`;
    }
    case 'vocals':
      return facts.vocals?.includes(value) ? `vocals ${value}` : voices(track);
    case 'language':
      return ofList('languages', facts.languages, value) ?? voices(track);
    case 'tempo':
      return facts.tempo === undefined ? undefined : `tempo ${Math.round(facts.tempo)}`;
    case 'era':
      return track.year === null ? undefined : `year ${track.year}`;
    case 'activity':
    case 'scene':
      return occasion(track, kind, value);
    case 'keyword':
      return songLengthOf(value) === null ? written(track, value) : `duration ${clock(track.durationMs)}`;
    case 'artist':
      return `artists ${someOf(track.artists)}`;
  }
}

/** Figures that nobody measured are said to be estimates. */
export function feelingEvidence({ facts }: MixTrack): string | undefined {
  const known = (['valence', 'energy'] as const).flatMap((name) => {
    const figure = facts[name];
    if (figure === undefined) return [];
    return [`${name} ${facts.estimated?.includes(name) ? 'about ' : ''}${two(figure)}`];
  });
  return known.length === 0 ? undefined : known.join(', ');
}
