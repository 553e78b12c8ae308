import { readSituation, recognizeDistress } from '@attune/mood';
import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { commandReplies, replayReplies } from './texts/turns.ts';
import { writeReply } from './write-reply.ts';

const brief = newBrief('calm', null);
const readers = { recognizeDistress, readSituation };

test.each([
  ['can u play this one again', replayReplies],
  ['play that again', replayReplies],
  ['the same song once more', replayReplies],
  ['the same song again', replayReplies],
  ['previous song', commandReplies.previous],
])('"%s" is told what the player does', (text, replies) => {
  const reading = readMessage(text, { brief, mix: null, playing: true }, readers).complete(null);
  expect(reading.command).toEqual({ action: 'previous' });
  expect(replies).toContain(writeReply({ text, reading, before: brief, replyIds: [] })?.text);
});
