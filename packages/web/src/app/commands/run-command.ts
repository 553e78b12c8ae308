import { type Command, type TrackSummary, trackIdPattern } from '@attune/contract';
import type { PanelPlayer, Playable } from '../../features/player/panel-player.ts';
import { failureOf, sentencesOf, textOfFailure } from '../../lib/error-text.ts';
import { log } from '../../lib/log.ts';
import { wordsOf } from '../../lib/words-of.ts';
import type { CommandTargets, ToldDevice } from './command-targets.ts';

const texts = {
  noCommands: 'The player of the music service takes no commands from here; its own buttons do that.',
  nothingPlays: 'Nothing is open in the player here yet.',
  inOtherTab: 'The music plays in another tab; the player there does that.',
  noPlayer: 'There is no player here yet. Ask once more in a moment.',
  notFound: (name: string) => `The music service has nothing called “${name}”.`,
  plays: (...what: string[]) => `Playing: ${what.join(', ')}`,
} as const;

/** @returns what could not be done, or what was found and plays; `null` where there is nothing to say of it */
export const runCommand = ({ action, query }: Command, targets: CommandTargets): Promise<string | null> =>
  query === undefined
    ? noteOn(
        action,
        targets.player,
        targets.device,
        targets.isInOtherTab ? texts.inOtherTab : texts.nothingPlays,
      )
    : playNamed(query, targets);

/** What a device is told for it; those that are missing it does not know. */
const deviceActions: Partial<Record<Command['action'], 'pause' | 'resume' | 'next' | 'previous'>> = {
  play: 'resume',
  resume: 'resume',
  pause: 'pause',
  stop: 'pause',
  next: 'next',
  previous: 'previous',
};

/**
 * @param device of the listener's, where the player of this page takes no commands
 * @param nothingHere said where there is nothing here it could be done to
 * @returns what could not be done, `null` where it was.
 */
async function noteOn(
  action: Command['action'],
  player: PanelPlayer | null,
  device: ToldDevice | null,
  nothingHere: string,
): Promise<string | null> {
  if (player === null) return nothingHere;
  if (player.command === null) {
    const wanted = deviceActions[action];
    if (device === null || wanted === undefined) return texts.noCommands;
    return device.command({ action: wanted }).then(() => null, whyNot);
  }
  const isDone = await player.command(action === 'play' ? 'resume' : action);
  return isDone ? null : nothingHere;
}

function whyNot(error: unknown): string {
  log.warn('The device did not do it.', error);
  const nowMs = Date.now();
  return sentencesOf(textOfFailure(failureOf(error, nowMs), nowMs));
}

/** @returns what was found and plays, or that nothing was. */
async function playNamed(query: string, { player, search, lists, around }: CommandTargets): Promise<string> {
  if (player === null) return texts.noPlayer;
  const play = (item: Playable) => {
    if (!player.view().isPlaying(item)) player.toggle(item);
  };
  // The server names a playlist of the screen by as much of its name as a command holds.
  const list = lists.find(({ name }) => name.startsWith(query));
  if (list !== undefined) {
    play({ kind: 'playlist', id: list.id, name: list.name });
    return texts.plays(list.name);
  }
  const track = (await search(query)).find((one) => trackIdPattern.test(one.id) && isNamedBy(query, one));
  if (track === undefined) return texts.notFound(query);
  const queue = around(track.id);
  play({ kind: 'track', id: track.id, name: track.name, ...(queue && { queue }) });
  return texts.plays(track.name, track.description);
}

/** A service finds something for every name; what shares less than half of its words is another thing. */
function isNamedBy(query: string, { name, description }: TrackSummary): boolean {
  const asked = wordsOf(query);
  const found = new Set(wordsOf(`${name} ${description}`));
  return asked.filter((word) => found.has(word)).length * 2 >= asked.length;
}
