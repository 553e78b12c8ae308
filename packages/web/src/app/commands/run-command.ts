import { type Command, type TrackSummary, trackIdPattern } from '@attune/contract';
import type { PanelPlayer } from '../../features/player/panel-player.ts';
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
  plays: (name: string, by: string) => `Playing: ${name}, ${by}`,
} as const;

/** @returns what could not be done, or what was found and plays; `null` where there is nothing to say of it */
export const runCommand = (
  { action, query }: Command,
  { player, search, device, isInOtherTab, around }: CommandTargets,
): Promise<string | null> =>
  query === undefined
    ? noteOn(action, player, device, isInOtherTab ? texts.inOtherTab : texts.nothingPlays)
    : playNamed(query, player, search, around);

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
async function playNamed(
  query: string,
  player: PanelPlayer | null,
  search: (query: string) => Promise<TrackSummary[]>,
  around: (trackId: string) => readonly string[] | undefined,
): Promise<string> {
  if (player === null) return texts.noPlayer;
  const track = (await search(query)).find((one) => trackIdPattern.test(one.id) && isNamedBy(query, one));
  if (track === undefined) return texts.notFound(query);
  const queue = around(track.id);
  const item = { kind: 'track', id: track.id, name: track.name, ...(queue && { queue }) } as const;
  if (!player.view().isPlaying(item)) player.toggle(item);
  return texts.plays(track.name, track.description);
}

/** A service finds something for every name; what shares less than half of its words is another thing. */
function isNamedBy(query: string, { name, description }: TrackSummary): boolean {
  const asked = wordsOf(query);
  const found = new Set(wordsOf(`${name} ${description}`));
  return asked.filter((word) => found.has(word)).length * 2 >= asked.length;
}
