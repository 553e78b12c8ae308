import { type Brief, briefBounds, type Change, type Like, type ShownMix } from '@attune/contract';
import { applyChanges, type ConversationReading, namesAskedBack, songBack } from '@attune/conversation';
import type { FindHeldMusic } from './held-music.ts';

interface Standing {
  before: Brief | null;
  mix: ShownMix | null;
}

/**
 * "Put Audit Me back", "keep Potteries Girl": a song that the service has by that name comes into the mix, and all others stay. Whatever else
 * was made of a name that is one's is taken back; with a wish of another kind beside it the song is one of those the mix is made with.
 */
export async function bringBack(
  text: string,
  reading: ConversationReading,
  { before, mix }: Standing,
  find: (before: Brief, names: readonly string[]) => ReturnType<FindHeldMusic>,
): Promise<ConversationReading> {
  if (before === null || mix === null || mix.tracks.length === 0 || reading.edits.length > 0) return reading;
  const names = namesAskedBack(text);
  if (names.length === 0) return reading;
  const held = await find(before, names);
  const back = held && songBack(names, held, { brief: before, mix });
  if (!back) return reading;
  const { song, position } = back;
  const artist = song.artist.slice(0, briefBounds.words);
  const { command: _, undo: __, keepsMusic: ___, stands: ____, isTold: _____, ...rest } = reading;
  const others = reading.changes.filter((change) => !isOfNames(change, [...names, song.artist]));
  const name = `“${song.name}”${song.artist === '' ? '' : ` by ${song.artist}`}`;
  if (others.length > 0) {
    const title = song.name.slice(0, briefBounds.words);
    const like: Like = { kind: 'track', name: title, ...(artist !== '' && { artist }) };
    const changes: Change[] = [...others, { field: 'like', op: 'add', like, words: title }];
    return { ...rest, brief: applyChanges(before, changes), changes };
  }
  const ofMix = { about: 'back', trait: null, name, positions: position > 0 ? [position] : [] } as const;
  const alone = { ...rest, brief: before, changes: [], edits: [], ofMix };
  if (position > 0) return { ...alone, intent: 'question', keepsMusic: true };
  const at = mix.at === undefined ? 1 : mix.at + 1;
  return { ...alone, intent: 'refine', edits: [{ op: 'put', positions: [at], ids: [song.id] }] };
}

const lettersOf = (said: string): string =>
  said
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** What was made of the words of a name. */
function isOfNames(change: Change, names: readonly string[]): boolean {
  const said =
    change.field === 'like'
      ? change.like.kind === 'playing'
        ? (change.words ?? '')
        : change.like.name
      : (change.words ?? ('value' in change ? change.value : ''));
  return lettersOf(said) === '' || names.some((name) => lettersOf(name).includes(lettersOf(said)));
}
