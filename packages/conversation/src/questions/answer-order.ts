import type { Command, Edit, Intent, ShownMix } from '@attune/contract';
import { longestQuery } from '../parts/play/read-query.ts';
import type { OrderedSong } from '../parts/tracks/song-order.ts';
import type { ConversationReading, PendingReading } from '../reading.ts';
import { type Remark, readRemark } from '../replies/remark-kind.ts';

interface Ordering {
  ordered: OrderedSong;
  mix: ShownMix;
  /** A reading that changes nothing. */
  alone: ConversationReading;
  readRest: (text: string) => PendingReading;
}

/** In words: what is no more than a remark is not read by itself. */
const mostInRemark = 4;
/** "It's his favourite": why the song is to come first. */
const reason =
  /^(?:it|its|it['’]s|that|thats|that['’]s|he|she|they|because|cause|cos|since|as|for) (?!too\b)/i;

const remarks: ReadonlySet<Remark | null> = new Set<Remark | null>(['praise', 'thanks', 'yes', 'keep']);

const isRead = (rest: string): boolean =>
  rest !== '' &&
  !reason.test(rest) &&
  !(rest.split(' ').length <= mostInRemark && remarks.has(readRemark(rest)));

/** What is done beside the order of the songs. */
const done: ReadonlySet<Intent> = new Set<Intent>(['refine', 'again', 'request']);

/**
 * "Play the fog one first": that song is played, and the others follow it. What is asked for besides is done, and then, as for what is
 * to come last, it is told how the order is changed by hand. With no other wish a song is put where it is to stand.
 */
export function inOrder({ ordered, mix, alone, readRest }: Ordering): PendingReading {
  const { position, place, rest } = ordered;
  const onward = isRead(rest) ? readRest(rest) : null;
  const beside = onward !== null && done.has(onward.intent) ? onward : null;
  const { keepsMusic: _, ...withoutKept } = alone;
  const complete: PendingReading['complete'] = (feeling) => {
    const on = beside?.complete(feeling) ?? null;
    const ofMix = { about: 'order', positions: [position], trait: null } as const;
    const name = place === 'top' ? 'first' : place;
    if (on !== null && on.keepsMusic !== true) return { ...on, ofMix: { ...ofMix, name } };
    if (place !== 'first')
      return {
        ...withoutKept,
        intent: 'refine',
        edits: [put(mix, position, place)],
        ofMix: { ...ofMix, name: `put ${place}` },
      };
    return { ...alone, intent: 'play', command: playing(mix, position), ofMix };
  };
  return {
    intent: beside?.intent ?? (place === 'first' ? 'play' : 'refine'),
    distress: { tier: 'none' },
    feelingText: beside?.feelingText ?? null,
    complete,
  };
}

/** The song at its place among the others, which is one less behind where it stood. */
function put(
  { tracks, at = 0 }: ShownMix,
  position: number,
  place: Exclude<OrderedSong['place'], 'first'>,
): Edit {
  const next = at - (position <= at ? 1 : 0) + 1;
  const to = place === 'top' ? 1 : place === 'last' ? tracks.length : next;
  return { op: 'put', positions: [to], ids: [tracks[position - 1]?.id ?? ''] };
}

function playing({ tracks }: ShownMix, position: number): Command {
  const { name = '', artist = '' } = tracks[position - 1] ?? {};
  return { action: 'play', query: `${name} ${artist}`.trim().slice(0, longestQuery) };
}
