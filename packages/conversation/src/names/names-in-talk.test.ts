import type { Brief, ShownMix } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const mix: ShownMix = {
  tracks: Array.from({ length: 5 }, (_, at) => ({
    id: `${at}`,
    name: `Title ${at}`,
    artist: `Singer ${at}`,
  })),
};
const standing: Brief = {
  ...newBrief('calm', null),
  wanted: [{ kind: 'genre', value: 'rock', matched: 'rock' }],
};
const drake: Brief = { ...standing, like: [{ kind: 'artist', name: 'Nick Drake' }] };

function read(text: string, brief: Brief = standing, shown: ShownMix = mix) {
  const context = { brief, mix: shown, playing: true };
  const found = readMessage(text, context, { recognizeDistress, readSituation }).complete(null);
  return {
    intent: found.intent,
    like: found.brief?.like.map((like) => (like.kind === 'playing' ? 'playing' : like.name)) ?? [],
    avoided: (found.brief?.avoided ?? []).flatMap(({ kind, value }) => (kind === 'artist' ? [value] : [])),
  };
}

describe('a name in the middle of talk', () => {
  test.each([
    ['what about southern stuff, skynyrd, allman', ['skynyrd', 'allman']],
    ['sad girl stuff please, phoebe bridgers', ['phoebe bridgers']],
    ['slow it right down now, irma thomas', ['irma thomas']],
    ['I guess Springsteen', ['Springsteen']],
    ['Bach maybe. Cello.', ['Bach']],
    ['the kids are asking for Taylor Swift', ['Taylor Swift']],
    ['my friend says newjeans', ['newjeans']],
    ['I was raised on Patsy Cline', ['Patsy Cline']],
    ['big choirs and Shirley Bassey', ['Shirley Bassey']],
    ['some old Miriam Makeba please', ['Miriam Makeba']],
    ['need old AR Rahman instrumentals', ['AR Rahman']],
    ['Etta James not Sinatra', ['Etta James']],
    ['Pulp, Arctic Monkeys, Def Leppard, only bands from home', ['Arctic Monkeys', 'Def Leppard', 'Pulp']],
    ['now with strings, Ravi Shankar of course', ['Ravi Shankar']],
    ['Schubert piano, but nobody who hums', ['Schubert']],
    ['trios, brushes. bill evans trio sort of thing', ['bill evans']],
    ['highlife as we danced to then. E.T. Mensah, Rex Lawson.', ['E.T. Mensah', 'Rex Lawson']],
    ['old film songs of Kishore Kumar for my evening walk', ['Kishore Kumar']],
    ['folk rock, british. fairport, pentangle. no synths', ['fairport', 'pentangle']],
    ['lots of Fela Kuti jams next', ['Fela Kuti']],
    ['she says Patsy Cline would be nice', ['Patsy Cline']],
  ])('%s', (text, like) => {
    expect(read(text).like).toEqual(like);
  });

  test.each([
    ['put some burna boy in there', 'burna boy'],
    ['slide some Anita Baker in there', 'Anita Baker'],
    ['add Kylie to the mix', 'Kylie'],
    ['can you throw in some Van Morrison', 'Van Morrison'],
    ['Put Erasure in!!', 'Erasure'],
  ])('what is added to the mix is not played alone: %s', (text, name) => {
    expect(read(text)).toMatchObject({ intent: 'refine', like: [name] });
  });

  test.each([
    ['who let Coolio in here', ['Coolio']],
    ["wait is that billie eilish, i can't stand her, take her off", ['billie eilish']],
    ["Sauti Sol is nice but I've heard them too much", ['Sauti Sol']],
    ['she loved Arctic Monkeys so not that', ['Arctic Monkeys']],
    ['jazz but no blues and nina simone', ['nina simone']],
    ["can't stick phil collins", ['phil collins']],
    ["got any that aren't cold chisel?", ['cold chisel']],
    ['too much oasis in this', ['oasis']],
  ])('turned down: %s', (text, avoided) => {
    expect(read(text)).toMatchObject({ avoided, like: [] });
  });

  test('"something like Khruangbin but I have heard all of Khruangbin" asks for what is like them alone', () => {
    expect(read('something like Khruangbin but I have heard all of Khruangbin')).toMatchObject({
      like: ['Khruangbin'],
      avoided: ['Khruangbin'],
    });
  });

  test('who is asked for is turned down no longer', () => {
    const without: Brief = {
      ...standing,
      avoided: [{ kind: 'artist', value: 'Oasis', matched: 'no Oasis' }],
    };
    expect(read('now bring some Oasis', without)).toMatchObject({ like: ['Oasis'], avoided: [] });
    expect(read('like Oasis but not Oasis', without).avoided).toEqual(['Oasis']);
  });

  test('"keep Kylie in" turns nobody down', () => {
    expect(read('keep Kylie in').avoided).toEqual([]);
  });
});

describe('words that name nobody', () => {
  test.each([
    'very nice beta',
    'more analog grit',
    'more the high lonesome kind',
    'something like James Bond',
    'like a boss fight',
    'more weird stuff like that',
    'a bit more menace',
    'take that one off please',
    'silly happy music, like cartoon happy',
    'less glam more berlin',
    'more african rythm',
    'the drinkin kind',
    'I am at an all time low',
    'my dog, Bowie, is asleep',
    'Mm-hm. Mm-HM.',
    'nothing before 1975 please',
    'we sat up crying to leonard cohen songs',
    'something soft for Sade, she is three months old',
    'cold. Play some sunshine',
    'more from wherever that came from',
    'I love the seal but I want my living room back',
    'folk, from the islands, Scotland or Ireland',
    'may I have a few in Gaelic?',
    'something Italian maybe?',
  ])('%s', (text) => {
    expect(read(text).like.filter((name) => name !== 'playing')).toEqual([]);
  });
});

describe('an artist who is called him or her', () => {
  test.each([
    ['somebody like that but not him', ['Nick Drake']],
    ['but without him', ['Nick Drake']],
    ['take him off', ['Nick Drake']],
    ['less of him', ['Nick Drake']],
  ])('is whoever was named last: %s', (text, avoided) => {
    expect(read(text, drake).avoided).toEqual(avoided);
  });

  test('is whoever plays, where nobody was named', () => {
    expect(read('more like her', standing, { ...mix, at: 3 }).like).toEqual(['Singer 2']);
    expect(read('more like her').like).toEqual(['playing']);
  });

  test.each([
    "I can't live without him",
    "I'll never find someone like him",
    "it's not him, it's me",
    'I hate him',
    'my wife left and I miss more of her every day',
  ])('is somebody of a life: %s', (text) => {
    expect(read(text, drake).avoided).toEqual([]);
    expect(read(text).like).toEqual([]);
  });
});

test.each([
  'Fleet Foxes has gotta go',
  'fleet foxes must go',
  'that Fleet Foxes has got to go, please',
  'Fleet Foxes can go now',
])('who is to go is turned down: %s', (text) => {
  const { intent, avoided } = read(text);
  expect(intent).toBe('refine');
  expect(avoided.map((name) => name.toLowerCase())).toEqual(['fleet foxes']);
});

test.each(['Adele has to go to hospital', 'I have to go', 'we must go', 'Fleet Foxes can go on forever'])(
  'who goes somewhere is not: %s',
  (text) => {
    expect(read(text).avoided).toEqual([]);
  },
);
