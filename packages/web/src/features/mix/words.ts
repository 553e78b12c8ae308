import type { FactsSource, MixCheck, MixTrack, MixVerdict, TrackFacts } from '@attune/contract';

/** A thing asked, as it is named in a check: `avoided:instrument:drums` is "no drums". */
export function askedWords({ of }: Pick<MixCheck, 'of'>): string {
  const [side = '', , ...value] = of.split(':');
  const name = value.join(':');
  if (name === '') return of === 'explicit' ? 'no explicit words' : of;
  if (side === 'avoided') return `no ${name}`;
  return side === 'less' ? `less ${name}` : name;
}

export const verdictWords: Record<MixVerdict, string> = {
  met: 'holds',
  unmet: 'does not hold',
  unknown: 'cannot be told',
};

export const sourceWords: Record<FactsSource, string> = {
  reccobeats: 'measured by ReccoBeats',
  analysis: 'from our own analysis of the sound',
  tags: 'from what people tagged',
  catalogue: 'from the catalogue',
};

const keys = ['C', 'C♯', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'];
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** What is known of a track, one fact a line; what is not known is left out. */
export function factLines({ facts, year, album }: Pick<MixTrack, 'facts' | 'year' | 'album'>): string[] {
  const shares: [string, keyof TrackFacts & ('valence' | 'energy' | 'acousticness' | 'danceability')][] = [
    ['brightness', 'valence'],
    ['energy', 'energy'],
    ['acoustic', 'acousticness'],
    ['danceable', 'danceability'],
  ];
  const lists = [facts.genres, facts.instruments, facts.vocals, facts.languages, facts.scenes];
  return [
    ...(album === null ? [] : [album]),
    ...(year === null ? [] : [String(year)]),
    ...shares.flatMap(([word, name]) => {
      const share = facts[name];
      return share === undefined ? [] : [`${word} ${percent(share)}`];
    }),
    ...(facts.tempo === undefined ? [] : [`${Math.round(facts.tempo)} beats a minute`]),
    ...(facts.key === undefined
      ? []
      : [`${keys[facts.key]}${facts.mode === undefined ? '' : ` ${facts.mode}`}`]),
    ...lists.flatMap((names) => (names === undefined || names.length === 0 ? [] : [names.join(', ')])),
    ...(facts.familiar === true ? ['you know it'] : []),
  ];
}
