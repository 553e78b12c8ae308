import { type Command, type Song, trackIdPattern } from '@attune/contract';
import type { CommandedAnswer } from '../features/chat/api/analyse-mood.ts';
import type { Answer } from '../features/chat/turns.ts';
import type { PanelPlayer } from '../features/player/panel-player.ts';
import { log } from '../lib/log.ts';

const texts = {
  noCommands: 'The player of the music service takes no commands from here; its own buttons do that.',
  nothingPlays: 'Nothing is open in the player here yet.',
  failed: 'The player did not do it just now.',
  noPlayer: 'There is no player here yet. Ask once more in a moment.',
  notFound: (name: string) => `The music service has nothing called “${name}”.`,
  plays: (name: string, by: string) => `Playing: ${name}, ${by}`,
} as const;

/**
 * Lets an answer have its way with the player: what was asked of it is done, and for who may be in danger the music fades
 * away. What could not be done is said beside the answer.
 */
export async function obeyAnswer(
  { command, ...answer }: CommandedAnswer,
  player: PanelPlayer | null,
  search: (query: string) => Promise<Song[]>,
): Promise<Answer> {
  if (answer.helpUrl !== undefined) {
    player?.fadeOut().catch((error: unknown) => log.warn('The music did not fade out.', error));
    return answer;
  }
  if (command === undefined) return answer;
  const done =
    command.query === undefined ? noteOn(command.action, player) : playNamed(command.query, player, search);
  const note = await done.catch((error: unknown) => {
    log.warn('A command to the player failed.', error);
    return texts.failed;
  });
  return note === null ? answer : { ...answer, note };
}

/** @returns what could not be done, `null` where it was. */
async function noteOn(action: Command['action'], player: PanelPlayer | null): Promise<string | null> {
  if (player === null) return texts.nothingPlays;
  if (player.command === null) return texts.noCommands;
  const isDone = await player.command(action === 'play' ? 'resume' : action);
  return isDone ? null : texts.nothingPlays;
}

/** @returns what was found and plays, or that nothing was. */
async function playNamed(
  query: string,
  player: PanelPlayer | null,
  search: (query: string) => Promise<Song[]>,
): Promise<string> {
  if (player === null) return texts.noPlayer;
  const song = (await search(query)).find((one) => trackIdPattern.test(one.id) && isNamedBy(query, one));
  if (song === undefined) return texts.notFound(query);
  const item = { kind: 'track', id: song.id, name: song.name } as const;
  if (!player.view().isPlaying(item)) player.toggle(item);
  return texts.plays(song.name, song.description);
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A service finds something for every name; what shares less than half of its words is another thing. */
function isNamedBy(query: string, { name, description }: Song): boolean {
  const asked = wordsOf(query);
  const found = new Set(wordsOf(`${name} ${description}`));
  return asked.filter((word) => found.has(word)).length * 2 >= asked.length;
}
