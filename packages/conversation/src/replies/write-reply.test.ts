import { type Brief, type Edit, intents, moods, situations } from '@attune/contract';
import { toneOf, topics } from '@attune/mood';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import type { ConversationReading } from '../read-message.ts';
import type { AnsweredTurn } from './answered-turn.ts';
import { filledWith } from './describe-changes.ts';
import { facts } from './texts/facts.ts';
import { constraintLeads, leads, shiftLeads } from './texts/leads.ts';
import { moodOpenings } from './texts/moods.ts';
import { musicOpenings, plainLeads, plainOpenings, shiftOpenings } from './texts/plain.ts';
import { questionReplies } from './texts/questions.ts';
import {
  clockReplies,
  fullyAskedReplies,
  heldReplies,
  longestReplies,
  notedReplies,
  numberedReplies,
  slippedReplies,
  standingReplies,
  unfoundReplies,
  unheardReplies,
} from './texts/refinements.ts';
import { remarkReplies, staying, toldReplies } from './texts/remarks.ts';
import { requestReplies } from './texts/requests.ts';
import { situationOpenings } from './texts/situations.ts';
import { smallTalkReplies } from './texts/small-talk.ts';
import { soughtReplies } from './texts/sought.ts';
import { openingsOf, topicOpenings } from './texts/topic-openings.ts';
import {
  askingOpenings,
  askingReplies,
  commandReplies,
  replayReplies,
  turnReplies,
  unnamedPlay,
} from './texts/turns.ts';
import { writeReply } from './write-reply.ts';

const sad = newBrief('sad', null);
const reading = (fields: Partial<ConversationReading>): ConversationReading => ({
  intent: 'mood',
  language: 'en',
  brief: sad,
  changes: [],
  edits: [],
  ...fields,
});
const turn = (fields: Partial<ConversationReading>, text = 'x', replyIds: string[] = []): AnsweredTurn => ({
  text,
  reading: reading(fields),
  before: null,
  replyIds,
});
const say = (fields: Partial<ConversationReading>, text = 'x') => writeReply(turn(fields, text))?.text ?? '';

const listsOf = (groups: object): (readonly string[])[] =>
  Object.values(groups).flatMap((group) => (isTexts(group) ? [group] : listsOf(group)));
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const all = listsOf({
  a: situationOpenings,
  b: moodOpenings,
  c: leads,
  d: shiftLeads,
  e: requestReplies,
  f: turnReplies,
  g: commandReplies,
  h: questionReplies,
  i: smallTalkReplies,
  j: askingReplies,
  k: askingOpenings,
  l: constraintLeads,
  m: topicOpenings,
  n: [plainOpenings, plainLeads, shiftOpenings, unnamedPlay, replayReplies],
  o: musicOpenings,
  q: remarkReplies,
  r: [toldReplies, staying, notedReplies, unheardReplies, heldReplies, slippedReplies, fullyAskedReplies],
  s: [clockReplies, longestReplies, unfoundReplies, numberedReplies],
  t: standingReplies,
  u: soughtReplies,
  p: Object.values(facts).map((ofKind) => ofKind.map(({ answers }) => answers)),
});

describe('a reply to a change', () => {
  const words = Array.from({ length: 300 }, (_, at) => `calmer ${at}`);
  const calmer = { field: 'target.energy', op: 'set', from: 0.8, to: 0.5, words: 'calmer' } as const;
  const happy = { field: 'mood', op: 'set', from: 'energetic', to: 'happy' } as const;
  const claims = /mood stays|nothing else|the rest|everything else|same spirit/i;
  const said = (fields: Partial<ConversationReading>) =>
    words.map((text) => say({ intent: 'refine', ...fields }, text));

  test('claims that the mood stays, and the rest, only where they do', () => {
    expect(said({ changes: [calmer] }).some((text) => claims.test(text))).toBe(true);
    const along = said({ changes: [calmer, happy] });
    expect(along.filter((text) => claims.test(text))).toEqual([]);
    expect(new Set(along).size).toBeGreaterThan(25);
  });

  test('tells which songs are out, kept or to be had more like', () => {
    const edit = (op: Edit['op'], positions: number[]) => said({ edits: [{ op, positions }] });
    for (const text of edit('drop', [2])) expect(text).toMatch(/number 2 out/i);
    for (const text of edit('drop', [12, 4, 7])) expect(text).toMatch(/numbers 4, 7 and 12 out/i);
    for (const text of edit('keep', [1, 2, 3, 4])) expect(text).toMatch(/numbers 1 to 4 kept/i);
    for (const text of edit('lessLike', [5, 6])) expect(text).toMatch(/less like numbers 5 and 6/i);
    const both = said({ changes: [calmer], edits: [{ op: 'drop', positions: [3] }] });
    for (const text of both) expect(text).toMatch(/calmer and number 3 out/i);
    expect(both.filter((text) => claims.test(text))).toEqual([]);
  });
});

describe('the written texts', () => {
  test('are many, each in its list once, none empty, long, loud or with a slot that nobody fills', () => {
    process.stdout.write(`replies: ${all.flat().length} written texts\n`);
    expect(new Set(all.flat()).size).toBeGreaterThanOrEqual(1800);
    for (const texts of all) expect(new Set(texts).size).toBe(texts.length);
    for (const text of all.flat()) {
      expect(text.trim(), JSON.stringify(text)).not.toBe('');
      expect(text.length, text).toBeLessThan(150);
      expect(text).not.toMatch(/[!?]{2}|\p{Extended_Pictographic}|\{(?!what\})/u);
    }
  });

  test('for who hurts tell nobody to cheer up or calm down, and diagnose nothing', () => {
    const hurting = [
      'grief',
      'heartbreak',
      'loneliness',
      'worry',
      'shame',
      'anger',
      'failure',
      'illness',
    ] as const;
    const texts = [
      ...hurting.flatMap((situation) => situationOpenings[situation]),
      ...topics.filter((topic) => toneOf(topic) === 'hurts').flatMap(openingsOf),
    ];
    for (const text of texts)
      expect(text, text).not.toMatch(
        /cheer up|calm down|get over|look on the bright|at least|depress|disorder|anxiety attack|!/i,
      );
  });
});

describe('an answer', () => {
  test('to a mood asked for by name tells that, and not where the point moved for it', () => {
    const set = (field: string, from: unknown, to: unknown) => ({
      field,
      op: 'set',
      from,
      to,
      words: 'quiet',
    });
    const changes = [
      set('mood', 'happy', 'calm'),
      set('target.valence', 0.8, 0.55),
      set('target.energy', 0.63, 0.15),
    ] as ConversationReading['changes'];
    const text = say({ intent: 'refine', changes }, 'quiet please');
    expect(text).toMatch(/calmer/i);
    expect(text).not.toMatch(/darker/i);
  });

  test('to a name that is to be played says it as it was said', () => {
    const play = (query: string, text: string) =>
      say({ intent: 'play', command: { action: 'play', query } }, text);
    expect(play('Hurt Johnny Cash', 'play Hurt by Johnny Cash')).toContain('Hurt by Johnny Cash');
    expect(play('Adele Sade', 'play Adele and Sade')).toContain('Adele and Sade');
  });

  test('to how it is, what it likes or what it is answers that, and asks back', () => {
    expect(questionReplies.howareyou).toContain(say({ intent: 'smalltalk' }, 'how are you today?'));
    expect(questionReplies.taste).toContain(say({ intent: 'smalltalk' }, 'what is your favourite song'));
    expect(questionReplies.howareyou).not.toContain(say({ intent: 'smalltalk' }, 'thanks'));
  });

  test('to a question is not said twice in a conversation', () => {
    const said: string[] = [];
    const ids: string[] = [];
    for (let round = 0; round < questionReplies.lyrics.length; round += 1) {
      const answer = writeReply(turn({ intent: 'question' }, 'do you have lyrics?', ids));
      said.push(answer?.text ?? '');
      ids.push(answer?.id ?? '');
    }
    expect(new Set(said)).toEqual(new Set(questionReplies.lyrics));
  });

  test('to a situation speaks of that, then leads on to the music', () => {
    const grief: Brief = { ...sad, situation: 'grief' };
    const text = say({ brief: grief }, 'he is gone');
    expect(situationOpenings.grief.some((opening) => text.startsWith(opening))).toBe(true);
    expect(leads.sad.some((lead) => text.endsWith(lead))).toBe(true);
  });

  test('to a topic speaks of that, and only where the mood goes with it', () => {
    const grief: Brief = { ...sad, situation: 'grief' };
    const opensWith = (texts: readonly string[], reply: string) =>
      texts.some((text) => reply.startsWith(text));
    expect(opensWith(openingsOf('pet-died'), say({ brief: grief }, 'my dog died this morning'))).toBe(true);
    const glad = newBrief('happy', null);
    const passed = 'i passed my driving test!!';
    const got = 'driving test: passed, first try!!';
    expect(opensWith(openingsOf('exam-passed'), say({ brief: glad }, got))).toBe(true);
    expect(opensWith(openingsOf('exam-passed'), say({ brief: sad }, got))).toBe(false);
    // What surely happened is congratulated on as that.
    const reply = say({ brief: glad }, passed);
    expect(reply).toMatch(/^(?:You passed|Passed!|Congratulations)/);
  });

  test('to what somebody else did congratulates nobody for it', () => {
    const reply = say({ brief: newBrief('happy', null) }, 'my sister passed her driving test');
    expect(openingsOf('exam-passed').some((text) => reply.startsWith(text))).toBe(false);
  });

  test('to music named with a situation tells both, and what the situation says already once', () => {
    const brief: Brief = { ...newBrief('energetic', null), situation: 'workout' };
    const wanted = (kind: 'genre' | 'activity', value: string) =>
      ({ field: 'wanted', op: 'add', kind, value }) as const;
    const changes = [wanted('genre', 'hardstyle'), wanted('activity', 'workout')];
    const text = say({ intent: 'request', brief, changes }, 'some hardstyle for leg day at the gym');
    expect(text).toMatch(/hardstyle/i);
    expect(text).not.toContain('workout music');
  });

  test('tells what changed in plain words, and nothing else', () => {
    const changes: ConversationReading['changes'] = [
      { field: 'wanted', op: 'add', kind: 'instrument', value: 'piano' },
      { field: 'wanted', op: 'add', kind: 'vocals', value: 'instrumental' },
      { field: 'target.energy', op: 'set', from: 0.6, to: 0.4 },
      { field: 'length', op: 'set', from: null, to: { minutes: 90 } },
    ];
    expect(say({ intent: 'refine', changes })).toMatch(/piano, no vocals, calmer and about 90 minutes/i);
  });

  test('begins every sentence with a capital letter, whatever was changed', () => {
    const texts = [
      ...turnReplies.refine,
      ...soughtReplies,
      ...requestReplies,
      ...constraintLeads,
      ...questionReplies.heard,
    ];
    for (const text of texts) {
      const filled = filledWith(text, ['no vocals', 'piano']);
      expect(filled).not.toContain('{');
      expect(filled).not.toMatch(/(?:^|[.!?] )\p{Ll}/u);
    }
    expect(filledWith('{what}. Shout if I overdid it.', ['no vocals'])).toBe(
      'No vocals. Shout if I overdid it.',
    );
    expect(filledWith('Good call. {what}, as you asked.', ['no vocals'])).toBe(
      'Good call. No vocals, as you asked.',
    );
    expect(filledWith('Now {what}.', ['no vocals'])).toBe('Now no vocals.');
  });

  test('asks when the reading is uncertain', () => {
    const text = say({ asks: ['sad', 'energetic'] });
    expect(askingReplies.some((question) => text.endsWith(question))).toBe(true);
  });

  test('says in the language of the message that it cannot read it', () => {
    expect(say({ intent: 'unreadable', language: 'es', brief: null })).toMatch(/español/);
  });

  test('reads the brief back to who asks what was heard', () => {
    const brief: Brief = {
      ...sad,
      situation: 'rain',
      avoided: [{ kind: 'instrument', value: 'drums', matched: 'no drums' }],
    };
    const text = say({ intent: 'question', brief }, 'what did you hear?');
    expect(text).toContain('rain');
    expect(text).toContain('no drums');
  });

  test('to danger is not written here', () => {
    expect(writeReply(turn({ intent: 'distress' }))).toBeNull();
  });

  test('never says the same twice in a conversation, as long as there is something else', () => {
    const had: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      const reply = writeReply(turn({ intent: 'again' }, 'another one', had));
      expect(had).not.toContain(reply?.id);
      if (reply !== null) had.push(reply.id);
    }
    expect(had).toHaveLength(20);
  });

  test('is at most two sentences, whatever is answered', () => {
    const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
    fc.assert(
      fc.property(
        fc.constantFrom(...intents),
        fc.constantFrom(null, ...situations),
        fc.constantFrom(...moods),
        fc.string({ unit: 'binary', maxLength: 200 }),
        (intent, situation, mood, text) => {
          const brief: Brief = { ...newBrief(mood, null), situation };
          const reply = writeReply(turn({ intent, brief }, text))?.text ?? '';
          expect([...sentences.segment(reply)].length, reply).toBeLessThanOrEqual(3);
          expect(reply).not.toContain('{');
        },
      ),
      { numRuns: 500 },
    );
  });
});
