import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';
import { begun, readers } from '../testing/said-after.ts';
import { refusesHelp } from './refuses-help.ts';

const after = (text: string) => {
  const brief = begun('soft piano please');
  const pending = readMessage(text, { brief, mix: null, playing: true }, readers);
  const reading = pending.complete(null);
  return {
    tier: pending.distress.tier,
    reply: writeReply({ text, reading, before: brief, replyIds: [] })?.text,
  };
};

describe('who is well and wants no help line', () => {
  test.each([
    'why do i get a helpline lol im fine. its just quiet here',
    "I'm in no danger. Please take that number away",
    'Please not these phone numbers again, I am not in danger',
    'can you get rid of the emergency thing on the screen, im ok',
  ])('is told how it goes, and not that they need it: %s', (text) => {
    const { tier, reply } = after(text);
    expect(tier).toBe('none');
    expect(reply).toMatch(/sorry|too seriously/);
  });

  test.each([
    "I don't need a helpline, nothing helps anyway",
    'no hotline please, I want to die',
    "take the number away, I'm fine but I won't be here tomorrow",
    "I'm fine. I don't want to live any more",
  ])('and nobody else is: %s', (text) => {
    expect(refusesHelp(text)).toBe(false);
  });
});
