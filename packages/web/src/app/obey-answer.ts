import { type Command, type DeviceCommand, type TrackSummary, trackIdPattern } from '@attune/contract';
import type { CommandedAnswer } from '../features/chat/api/analyse-mood.ts';
import type { Answer } from '../features/chat/turns.ts';
import type { PanelPlayer } from '../features/player/panel-player.ts';
import { failureOf, sentencesOf, textOfFailure } from '../lib/error-text.ts';
import { log } from '../lib/log.ts';
import { wordsOf } from '../lib/words-of.ts';

const texts = {
  noCommands: 'The player of the music service takes no commands from here; its own buttons do that.',
  nothingPlays: 'Nothing is open in the player here yet.',
  failed: 'The player did not do it just now.',
  noPlayer: 'There is no player here yet. Ask once more in a moment.',
  notFound: (name: string) => `The music service has nothing called “${name}”.`,
  plays: (name: string, by: string) => `Playing: ${name}, ${by}`,
} as const;

/** Where the service takes commands: a device of the listener's. */
export interface ToldDevice {
  command(command: DeviceCommand): Promise<void>;
  /** Whether it sounds, and was told from here what to play. */
  playsForUs(): boolean;
}

/**
 * Lets an answer have its way with the player: what was asked of it is done, and for who may be in danger the music fades
 * away, and rests on a device that was told from here to play it. What could not be done is said beside the answer.
 * @param around the tracks of the mix in which this one stands, in their order: music goes on with what follows there
 */
export async function obeyAnswer(
  { command, ...answer }: CommandedAnswer,
  player: PanelPlayer | null,
  search: (query: string) => Promise<TrackSummary[]>,
  device: ToldDevice | null,
  around: (trackId: string) => readonly string[] | undefined,
): Promise<Answer> {
  if (answer.helpUrl !== undefined) {
    hush(player);
    if (device?.playsForUs()) device.command({ action: 'pause' }).catch(warn);
    return answer;
  }
  if (command === undefined) return answer;
  const done =
    command.query === undefined
      ? noteOn(command.action, player, device)
      : playNamed(command.query, player, search, around);
  const note = await done.catch((error: unknown) => {
    log.warn('A command to the player failed.', error);
    return texts.failed;
  });
  return note === null ? answer : { ...answer, note };
}

const warn = (error: unknown) => log.warn('The music did not fade out.', error);

/** Lets what plays here fade away. */
export const hush = (player: PanelPlayer | null): void => void player?.fadeOut().catch(warn);

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
 * @returns what could not be done, `null` where it was.
 */
async function noteOn(
  action: Command['action'],
  player: PanelPlayer | null,
  device: ToldDevice | null,
): Promise<string | null> {
  if (player === null) return texts.nothingPlays;
  if (player.command === null) {
    const wanted = deviceActions[action];
    if (device === null || wanted === undefined) return texts.noCommands;
    return device.command({ action: wanted }).then(() => null, whyNot);
  }
  const isDone = await player.command(action === 'play' ? 'resume' : action);
  return isDone ? null : texts.nothingPlays;
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
