import type { ShownMix } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const mix: ShownMix = {
  tracks: Array.from({ length: 20 }, (_, at) => ({
    id: `${at + 1}`,
    name: `Harbour Light ${at + 1}`,
    artist: `Artist ${at + 1}`,
  })),
};
const readers = { recognizeDistress, readSituation };
const brief = newBrief('calm', null);

const read = (text: string, shown: ShownMix | null = mix) =>
  readMessage(text, { brief, mix: shown, playing: false }, readers).complete(null);

/** What is asked, of which tracks, and what is named: "having 3 instrument:drums". */
function asked(text: string, shown?: ShownMix): string | null {
  const { ofMix } = read(text, shown);
  if (ofMix === undefined) return null;
  const { about, positions, trait } = ofMix;
  return [about, ...positions, ...(trait === null ? [] : [`${trait.kind}:${trait.value}`])].join(' ');
}

describe('a question about the mix on the screen', () => {
  test.each([
    ['How long does it last?', 'minutes'],
    ['how many minutes?', 'minutes'],
    ['ok, how long is the whole thing?', 'minutes'],
    ['so how long does the list run for', 'minutes'],
    ["what's the total running time?", 'minutes'],
    ['when does the playlist end?', 'minutes'],
    ['how many tracks is this?', 'count'],
    ['how many did you pick?', 'count'],
    ['how many songs have you put in it', 'count'],
    ['who are these by?', 'artists'],
    ["who's on this playlist", 'artists'],
    ['how many artists are in this?', 'countOfArtists'],
    ['what songs are in it?', 'titles'],
    ['how old are these songs?', 'years'],
    ["what's left?", 'left'],
    ['how many songs are left?', 'left'],
    ['how much longer?', 'left'],
    ['what genre is this?', 'genres'],
    ['what languages are they in?', 'languages'],
  ])('%s asks of the whole', (text, question) => {
    expect(read(text).intent).toBe('question');
    expect(asked(text)).toBe(question);
  });

  test.each([
    ["what's the third song called?", 'title 3'],
    ['whats song 4', 'title 4'],
    ['do you know what the third one is called?', 'title 3'],
    ['name of the last song?', 'title 20'],
    ['who is this first one by', 'artist 1'],
    ['can you tell me who the second one is by?', 'artist 2'],
    ["I love it, who's the first one by?", 'artist 1'],
    ['who is Harbour Light 4 by?', 'artist 4'],
    ['when was number 3 released?', 'year 3'],
    ['what year is the second song from?', 'year 2'],
    ['how long is Harbour Light 4?', 'length 4'],
    ['Why did you choose the first one?', 'reason 1'],
    ["what's number 3 doing here?", 'reason 3'],
    ['how come you picked number 7?', 'reason 7'],
    ['why is the last one so sad?', 'reason 20'],
    ['what genre is number 2?', 'genres 2'],
  ])('%s asks of tracks by their places', (text, question) => {
    expect(asked(text)).toBe(question);
  });

  test.each([
    ['is there any piano in it?', 'having instrument:piano'],
    ['which ones are instrumental?', 'having vocals:instrumental'],
    ['are any of these in Spanish?', 'having language:spanish'],
    ['how many have piano', 'having instrument:piano'],
    ['is there anything from the 80s in here?', 'having era:1980s'],
    ['does the third one have drums?', 'having 3 instrument:drums'],
    ['is number 4 jazz?', 'having 4 genre:jazz'],
    ['does anybody sing in it', 'having vocals:vocals'],
    ['is everything in English?', 'having language:english'],
    ['is any of this explicit?', 'explicit'],
    ['any bad words in it?', 'explicit'],
    ['are these safe for kids?', 'explicit'],
    ['is the first one clean', 'explicit 1'],
    ['why no samba?', 'lacking genre:samba'],
    ["why isn't there any samba", 'lacking genre:samba'],
    ["where's the piano?", 'lacking instrument:piano'],
    ['i asked for samba, where is it?', 'lacking genre:samba'],
    ["how come there's so little piano in it?", 'lacking instrument:piano'],
  ])('%s asks what is in it', (text, question) => {
    expect(asked(text)).toBe(question);
  });

  test.each([
    ['who is this by', 'artist 4'],
    ["who's singing?", 'artist 4'],
    ["what's this song called", 'title 4'],
    ['how long is this song?', 'length 4'],
    ['why this one?', 'reason 4'],
    ["what's next?", 'title 5'],
  ])('%s asks of what plays', (text, question) => {
    expect(asked(text, { ...mix, at: 4 })).toBe(question);
    // Where nothing plays it is of the song the mix begins with, which has no next.
    expect(asked(text)).toBe(question === 'title 5' ? null : question.replace('4', '1'));
  });
});

describe('what only sounds like one is left to other readers', () => {
  test.each([
    'can you make it longer?',
    'could it have more piano?',
    'do you have any piano?',
    'is there any piano?',
    'any jazz?',
    'how about some piano in it?',
    'have you got anything in Spanish?',
    'is it ok to play some jazz in it?',
    'is it possible to have jazz?',
    "why don't you add some piano",
    'why not jazz?',
    'drop the third one, why is it there?',
    'is there more like the second one?',
    'make it clean',
    'keep it calm. how long is it?',
  ])('%s is a wish', (text) => {
    expect(asked(text)).toBeNull();
  });

  test.each([
    'how long can it be?',
    'how many songs can a mix have?',
    'how many playlists can I save?',
    'what did you hear?',
    'who made you?',
    'how old are you?',
    'what is this?',
    'who is this?',
    'is this free?',
    'is my data safe?',
  ])('%s is asked of the product', (text) => {
    expect(asked(text)).toBeNull();
  });

  test.each([
    'how long will this pain last?',
    'how long does it take to heal?',
    'when does the pain end?',
    'when will it be over',
    'how long will it go on',
    "what's left of me?",
    "I can't stop crying. how long does it last?",
    "why can't I sleep?",
    'why no reply from him?',
    'what time is it?',
    "what's in it for me?",
    'how many hours until monday?',
    'why is there no soul in this world',
    'what did the third one mean to him',
  ])('%s is asked of a life', (text) => {
    expect(asked(text)).toBeNull();
  });

  test('without a mix nothing is asked of one', () => {
    expect(read('how long does it last?', null).ofMix).toBeUndefined();
    expect(read('how long does it last?', { tracks: [] }).ofMix).toBeUndefined();
  });

  test('nor by somebody who may be in danger', () => {
    const worried = { ...readers, recognizeDistress: () => ({ tier: 'possible', language: 'en' }) as const };
    const context = { brief, mix, playing: false };
    expect(readMessage('how long does it last?', context, worried).intent).not.toBe('question');
  });
});
