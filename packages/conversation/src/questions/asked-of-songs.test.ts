import type { Brief, ShownMix } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';

const song = (
  id: string,
  name: string,
  artist: string,
  genre: string,
  instruments: string[],
  tempo: number,
) => ({
  ...{ id, name, artist, year: 1990, durationMs: 180_000, reason: 'quiet and dark, as this mix is meant' },
  facts: { genres: [genre], instruments, tempo, vocals: ['vocals'] },
  factsFrom: 'catalogue' as const,
});
const mix: ShownMix = {
  tracks: [
    song('1', 'Gossip in A Major', 'June Calloway-Reese', 'country', ['banjo'], 108),
    song('2', 'Walk-Up', 'Orlando Fifthfloor', 'hip-hop', ['synth bass'], 91),
    { ...song('3', 'Fog Signal', 'The Achterberg Trio', 'jazz', ['piano', 'double bass'], 84) },
    song('4', 'Nails by the Kilo', 'Zawadi Ironmonger', 'afrobeat', ['congas', 'guitar'], 124),
    song('5', 'Study for Valves', 'The Municipal Brass', 'orchestral', ['trumpet', 'trombone'], 70),
    song('6', 'Domingo de chinelo', 'Yara Benedetti', 'bossa nova', ['nylon guitar'], 96),
  ],
  relaxed: [
    { what: 'klezmer', why: 'no song here has it' },
    { what: 'happy music', why: '3 of 6 songs are darker: nothing nearer fits the rest' },
  ],
};
const brief: Brief = {
  ...newBrief('happy', null),
  wanted: [{ kind: 'genre', value: 'klezmer', matched: 'klezmer' }],
  like: [{ kind: 'artist', name: 'summat' }],
};
const readers = { recognizeDistress, readSituation };

function say(text: string, before: Brief = brief) {
  const reading = readMessage(text, { brief: before, mix, playing: true }, readers).complete(null);
  const { ofMix } = reading;
  const has = mix.tracks.map(() => false);
  const turn = { text, reading, before, replyIds: [], ...(ofMix && { mix: { shown: mix, has } }) };
  return { ...reading, about: ofMix?.about, reply: writeReply(turn)?.text ?? '' };
}

describe('what is asked of a song, an artist or a wish is answered from what is known of it', () => {
  test.each([
    [
      'Who is June Calloway-Reese, she from around here?',
      /June Calloway-Reese plays “Gossip in A Major”.*come from I do not know/,
    ],
    ["That's more like it. I'd have that on. Who is June?", /June Calloway-Reese plays/],
    [
      "and what's nails by the kilo when it's at home",
      /“Nails by the Kilo” by Zawadi Ironmonger is afrobeat.*124/,
    ],
    [
      'What is the Fog Signal one, is it a real fog horn?',
      /“Fog Signal” by The Achterberg Trio is jazz.*piano/,
    ],
    ["what's number 5 with the brass, is it miserable", /“Study for Valves”.*quiet and dark/],
    ['I asked is the brass one miserable', /“Study for Valves”.*quiet and dark/],
    [
      'Walk-Up is a good name. What does it sound like?',
      /“Walk-Up” by Orlando Fifthfloor is hip-hop.*singing/,
    ],
    ['The Domingo one what language?', /“Domingo de chinelo” is by Yara Benedetti.*language.*do not know/],
    [
      'What country is Yara from? And is it a man singing or woman?',
      /Yara Benedetti plays.*come from.*man or a woman/,
    ],
    ['Who is the woman singing the first one?', /by June Calloway-Reese.*man or a woman/],
    ["what's the third one about?", /“Fog Signal”.*words tell I do not know/],
    ['This is sweet. My wife asks who is playing the second song?', /by Orlando Fifthfloor/],
    ['No, I asked the name of the second song artist', /by Orlando Fifthfloor/],
    ['who is summat??', /“summat” I took from your words/],
    ['Is there any song in there about a boat at all?', /No title here has “boat”/],
    ['Which one of these is the slowest?', /“Study for Valves”.*70 beats/],
    ['is there one song with only a guitar?', /None of these is guitar alone|nothing but guitar/],
    ['getting there. what rule did you not keep?', /could not keep to klezmer: no song here has it/],
    ['who named this mix?', /named it after what I heard, happy/],
  ])('%s', (text, reply) => {
    const said = say(text);
    expect(said).toMatchObject({ intent: 'question', keepsMusic: true, changes: [], edits: [] });
    expect(said.reply).toMatch(reply);
  });

  test.each([
    'What did June mean to you all those years?',
    'do you like the first one?',
    'can you put the first one last?',
    'more like the third one',
    'My June is getting married, who would have thought?',
    'drop number 3',
    'why not play Walk-Up first?',
  ])('%s is none of these', (text) => {
    expect(['song', 'wish', 'notThere', 'unkept']).not.toContain(say(text).about);
  });
});

describe('what is not there is said to be so', () => {
  test.each([
    ['Do you actually have klezmer or not?', /^No, there is no klezmer here/],
    [
      "I don't hear any klezmer in that, is there klezmer in your collection at all?",
      /^You are right, there is no klezmer/,
    ],
    ["That is not klezmer, that is June. Just say you don't have it", /^You are right, there is no klezmer/],
    ['You have no klezmer. Just say truth please', /^You are right, there is no klezmer/],
    [
      "You say klezmer but I hear a trumpet. Is there any klezmer here? It's all right to say no.",
      /no klezmer/,
    ],
  ])('%s', (text, reply) => {
    const said = say(text);
    expect(said).toMatchObject({
      intent: 'question',
      keepsMusic: true,
      brief: { wanted: brief.wanted, avoided: [] },
    });
    expect(said.reply).toMatch(reply);
  });

  test('no klezmer, by itself, bans it as before', () => {
    expect(say('no klezmer').brief?.avoided).toEqual([expect.objectContaining({ value: 'klezmer' })]);
  });
});

describe('a question beside a change', () => {
  test('both are done', () => {
    const said = say('make it slower please. And who is Orlando Fifthfloor?');
    expect(said).toMatchObject({ intent: 'refine', edits: [] });
    expect(said.changes).not.toEqual([]);
    expect(said.reply).toContain('Orlando Fifthfloor plays “Walk-Up”');
  });

  test('what was taken out comes back to who asks why it went', () => {
    expect(say('Why did you remove it? It was good. Bring it back')).toMatchObject({
      intent: 'undo',
      undo: 1,
    });
    expect(say('why did you take that one out?')).toMatchObject({ intent: 'question', keepsMusic: true });
  });

  test('who does not sing as was wished for goes', () => {
    const women = {
      ...brief,
      wanted: [{ kind: 'vocals' as const, value: 'female vocals', matched: 'women' }],
    };
    expect(say('Orlando is not a woman.', women).edits).toEqual([{ op: 'drop', positions: [2] }]);
  });
});

describe('why something was heard', () => {
  const sad: Brief = {
    ...newBrief('sad', null),
    situation: 'heartbreak',
    wanted: [{ kind: 'scene', value: 'heartbreak', matched: 'break up' }],
  };
  test.each([
    'Why are there still heartbreak songs?',
    'It keeps saying Sad. Could you explain why?',
    'why does it say sad?',
  ])('%s is no question of the mix: the guess is let go', (text) => {
    const { intent, brief: after } = say(text, sad);
    expect([intent, after?.mood]).toEqual(['refine', 'calm']);
  });
});
