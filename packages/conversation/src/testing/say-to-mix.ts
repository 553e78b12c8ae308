import type { Brief, ShownMix } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import type { HeldMusic, HeldSong } from '../replies/held-music.ts';
import { writeReply } from '../replies/write-reply.ts';

const song = (
  id: string,
  name: string,
  artist: string,
  genre: string,
  instruments: string[],
  vocals: string[] = ['vocals'],
) => ({
  ...{ id, name, artist, year: 1990, durationMs: 180_000, reason: 'quiet and dark, as this mix is meant' },
  facts: { genres: [genre], instruments, tempo: 96, vocals },
  factsFrom: 'catalogue' as const,
});

/** A mix of six songs, for tests of what is said and asked about it. */
export const mixToAsk: ShownMix = {
  at: 1,
  tracks: [
    song('1', 'Gossip in A Major', 'June Calloway-Reese', 'country', ['banjo', 'guitar']),
    song('2', 'Canoe With a Harp in It', 'Winsome Blackwater', 'jazz', ['flute', 'double bass']),
    song('3', 'Someone Is Ironing Downstairs', 'Ilse Haverkamp', 'piano solo', ['piano'], []),
    song('4', 'Porch Light', 'Lucille Pettibone', 'soul', ['organ', 'guitar']),
    song('5', 'Fog Signal', 'The Achterberg Trio', 'jazz', ['piano', 'double bass'], []),
    song('6', 'Your Honour, She Dance Too Well', 'The Coconut Tribunal', 'reggae', ['steel drums']),
  ],
};

const elsewhere: readonly HeldSong[] = [
  { name: 'Una Corda', artist: 'Henrik Solvay', facts: { genres: ['piano solo'] } },
  { name: 'Inside the Lid', artist: 'Henrik Solvay', facts: { genres: ['piano solo'] } },
  { name: 'Haggle in Seven', artist: 'Captain Yaw’s Night Market', facts: { genres: ['afrobeat'] } },
];

/** A small catalogue: the songs of the mix, and three more. */
export const heldToAsk: HeldMusic = {
  count({ kind, value }) {
    if (kind === 'language') return null;
    return [...mixToAsk.tracks, ...elsewhere].filter(({ facts }) =>
      [...(facts?.genres ?? []), ...(facts?.instruments ?? []), ...(facts?.vocals ?? [])].includes(value),
    ).length;
  },
  genres: ['jazz', 'piano solo', 'bossa nova', 'afrobeat', 'country', 'soul', 'reggae'].map((name) => ({
    name,
    count: 2,
  })),
  named: (name) =>
    [...mixToAsk.tracks, ...elsewhere].filter(({ artist }) =>
      artist.toLowerCase().includes(name.toLowerCase()),
    ),
};

const traitsOf = ({ facts }: ShownMix['tracks'][number]): string[] => [
  ...(facts?.genres ?? []),
  ...(facts?.instruments ?? []),
];

/** Says something to whoever sees that mix, and reads the answer. */
export function sayToMix(
  text: string,
  {
    before = newBrief('calm', null),
    mix = mixToAsk,
    held,
    replyIds = [],
  }: { before?: Brief; mix?: ShownMix; held?: HeldMusic; replyIds?: readonly string[] } = {},
) {
  const readers = { recognizeDistress, readSituation };
  const reading = readMessage(text, { brief: before, mix, playing: true, replyIds }, readers).complete(null);
  const { ofMix } = reading;
  const traits =
    ofMix === undefined ? [] : [...(ofMix.trait === null ? [] : [ofMix.trait]), ...(ofMix.others ?? [])];
  const has = mix.tracks.map((track) => traits.some(({ value }) => traitsOf(track).includes(value)));
  const turn = {
    ...{ text, reading, before, replyIds },
    ...(ofMix && { mix: { shown: mix, has } }),
    ...(held && { held }),
  };
  const adds = reading.changes.flatMap((one) =>
    one.op === 'add'
      ? [`${one.field} ${one.field === 'like' ? ('name' in one.like ? one.like.name : '') : one.value}`]
      : [],
  );
  const said = writeReply(turn);
  return {
    ...reading,
    about: ofMix?.about,
    asks: ofMix?.asks ?? [],
    adds,
    reply: said?.text ?? '',
    replyId: said?.id ?? '',
  };
}
