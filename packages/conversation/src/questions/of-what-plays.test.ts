import type { ShownMix } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';

const mix: ShownMix = {
  at: 4,
  tracks: Array.from({ length: 6 }, (_, at) => ({
    id: `${at + 1}`,
    name: `Harbour Light ${at + 1}`,
    artist: at === 3 ? 'Ella Fitzgerald' : `Artist ${at + 1}`,
    year: 1970 + at,
    reason: 'slow, as you asked',
    facts: { genres: ['jazz'], instruments: ['piano'], tempo: 92 },
  })),
};
const readers = { recognizeDistress, readSituation };
const brief = newBrief('calm', null);

function ask(text: string, shown: ShownMix = mix) {
  const reading = readMessage(text, { brief, mix: shown, playing: true }, readers).complete(null);
  const answered = { shown, has: shown.tracks.map(() => null) };
  const reply = writeReply({ text, reading, before: brief, replyIds: [], mix: answered })?.text;
  return { intent: reading.intent, about: reading.ofMix?.about, isUnseen: reading.isUnseen, reply };
}

describe('who hears a song and asks about it is answered from the mix', () => {
  test.each([
    ["What's playing now, please? I can't see the screen.", 'playing', /Harbour Light 4.*Ella Fitzgerald/],
    ['a customer asked me what is this playing now', 'playing', /Harbour Light 4/],
    ['they ask what is the name of the song', 'playing', /Harbour Light 4/],
    ['what was the steady one called, the second one?', 'playing', /Harbour Light 2/],
    ["that third one's lovely, who is it?", 'artist', /Artist 3/],
    ["What's this fella's name?", 'artist', /Ella Fitzgerald/],
    ["who's the lads on the third?", 'artist', /Artist 3/],
    ['better! who sing this one', 'artist', /Ella Fitzgerald/],
    ['Which pianist is it?', 'player', /not written down.*Ella Fitzgerald/],
    ['My mother-in-law is asking who is the flute artist', 'player', /not written down/],
    ['Is that the whole choir or just the one lady?', 'player', /not written down/],
    ['who wrote that?', 'writer', /not written down/],
    ['What does she sing about?', 'lyrics', /do not know the words/],
    ['Is this from a film or just sounds like it?', 'origin', /not written down/],
    ["where's it from", 'origin', /not written down/],
    ['what bpm is this about', 'tempo', /92 beats/],
    ['What would you call this kind of music?', 'genres', /Jazz/],
    ['is that a guitar or a lute', 'instruments', /Piano/],
    ['What nice gentle music. Is it very old?', 'year', /1973/],
    ['Is that Ella?', 'named', /Yes/],
    ['Is this Fauré, or somebody doing an impression of him?', 'named', /Here it says/],
    ['the second song, why is it in there? its a bit cheerful', 'reason', /Harbour Light 2.*slow/],
    ["how long's it go on for?", 'minutes', /do not know/],
    ['is there anything from round here in it?', 'places', /cannot say/],
    ['Which one is the oldest song?', 'most', /Harbour Light 1/],
    ["what's the saddest song on this list?", 'most', /nobody/i],
    ['why did you choose Haydn?', 'ofArtist', /nothing by Haydn/],
    ['Got any Ella in there?', 'ofArtist', /Harbour Light 4/],
    ['One of the kids wants to know why there are so many pianos', 'having', /Nobody has written/],
    ['You got any women singers in there?', 'having', /Nobody has written/],
  ])('%s', (text, about, reply) => {
    expect(ask(text)).toMatchObject({ intent: 'question', about });
    expect(ask(text).reply).toMatch(reply);
  });

  test('where it is not known which song plays, that is said', () => {
    const { tracks } = mix;
    expect(ask('who is it', { tracks })).toMatchObject({ intent: 'question', isUnseen: true });
    expect(ask('who is it', { tracks }).reply).toMatch(/cannot|do not know/);
    expect(ask('what is the name of the one with the girl that whistles')).toMatchObject({ isUnseen: true });
  });
});

describe('what only sounds like it is left to other readers', () => {
  test.each([
    'who is she to judge me',
    'is this a joke',
    'was it my fault',
    'why is it so hard',
    'where is it all coming from',
    'who is it for',
    'is this the end',
    'is it Monday',
    'is this Spotify?',
    'have you got any piano music',
    'why did you leave me',
    'what does he mean',
    'what is she doing now',
    'where are you from',
    'who are you',
    'what is it called when you feel both',
    'is that Aqua? more like Aqua then',
    'drop the third one, who is it anyway?',
  ])('%s', (text) => {
    expect(ask(text)).toMatchObject({ about: undefined, isUnseen: undefined });
  });
});
