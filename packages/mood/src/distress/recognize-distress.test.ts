import { readFileSync } from 'node:fs';
import { messageMaxCodePoints, messageMaxUnits } from '@attune/contract';
import { describe, expect, it, vi } from 'vitest';

import { onlyOrdersMusic, wordsOf } from './read-distress-features.ts';
import { recognizeDistress } from './recognize-distress.ts';

// The first message makes the phrases of thirteen languages, and some tests read hundreds of messages.
vi.setConfig({ testTimeout: 60_000 });

const linesOf = (name: string) =>
  readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
const distress = linesOf('distress.tsv');
const hardNegatives = linesOf('distress-hard-negatives.tsv');

const isAcute = (message: string) => recognizeDistress(message).tier === 'acute';
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

describe('distress', () => {
  it('is recognised in at least 95 % of 150 messages', () => {
    const missed = distress.filter((message) => !isAcute(message));
    const recall = 1 - missed.length / distress.length;
    process.stdout.write(`distress: recall ${percent(recall)} of ${distress.length}\n`);
    expect(distress).toHaveLength(150);
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  // The last four are several letters each once they are written plainly, the last of them eighteen.
  it.each(['🎈', '…', 'ﬁ', 'ﬃ', '\ufdfa'])(
    'is recognised at the very end of the longest message that may be sent, after so many %s',
    (character) => {
      const end = ' i want to kill myself';
      expect(isAcute(character.repeat(messageMaxCodePoints - end.length) + end)).toBe(true);
    },
  );

  it('is alarmed by at most 2 % of 300 messages that only sound like it', () => {
    const alarmed = hardNegatives.filter(isAcute);
    const rate = alarmed.length / hardNegatives.length;
    process.stdout.write(`distress: false alarms ${percent(rate)} of ${hardNegatives.length}\n`);
    expect(hardNegatives).toHaveLength(300);
    expect(rate, alarmed.join('\n')).toBeLessThanOrEqual(0.02);
  });
});

describe.each([
  [
    'en',
    'i want to kill myself',
    'i feel completely hopeless',
    'killing time at the airport, play something',
  ],
  ['es', 'me quiero matar', 'soy una carga para todos', 'me muero de risa con este meme jaja'],
  ['pt', 'quero morrer hj', 'sou um peso pra todo mundo', 'morrendo de fome, toca um samba'],
  [
    'fr',
    "j'ai plus envie de vivre",
    'je suis un fardeau pour tout le monde',
    'mort de rire devant ce film mdr',
  ],
  [
    'de',
    'ich möchte nicht mehr leben',
    'ich falle allen nur zur last',
    'ich lach mich tot, mach mal techno an',
  ],
  ['it', 'voglio farla finita', 'sono un peso per tutti', 'muoio di fame, metti qualcosa di allegro'],
  [
    'nl',
    'ik wil niet meer leven',
    'ik ben iedereen alleen maar tot last',
    'ik lach me dood haha, draai iets vrolijks',
  ],
  [
    'pl',
    'nie chce mi się żyć',
    'jestem dla wszystkich ciężarem',
    'umieram ze śmiechu haha, puść coś wesołego',
  ],
  ['tr', 'olmek istiyorum artik', 'herkese yük oluyorum', 'gülmekten öldüm haha, hareketli bir şeyler çal'],
  [
    'id',
    'pengen bunuh diri',
    'aku cuma jadi beban keluarga',
    'ngakak sampai mau mati wkwk, putar dangdut dong',
  ],
  ['ja', '死にたい', '生きてる意味がわからない', '推しが尊すぎて死ぬ 笑'],
  ['hi', 'मैं मरना चाहता हूँ', 'मैं सब पर बोझ हूँ', 'हँस हँस के मर गया हाहा, कोई मस्त गाना लगाओ'],
  ['hi-Latn', 'ab jeena nahi chahta', 'mai sab par bojh hu', 'hans hans ke mar gaya haha, koi gana laga do'],
])('in %s', (language, acute, possible, harmless) => {
  it.each([
    ['acute', acute],
    ['possible', possible],
  ])('%s: "%s"', (tier, message) => {
    const detected = recognizeDistress(message);
    expect(detected.tier === 'none' ? null : detected.language).toBe(language);
    if (tier === 'acute') expect(detected.tier).toBe('acute');
  });

  it(`not in "${harmless}"`, () => {
    expect(recognizeDistress(harmless).tier).toBe('none');
  });
});

describe('what distress looks like', () => {
  it.each([
    'I WANT TO KILL MYSELF',
    'i want to k i l l myself, i mean kill myself',
    'my friend says she wants to kill herself and I do not know what to do',
    'I don’t want to be here anymore',
    'iwantto… no. i want to die',
  ])('is seen in "%s"', (message) => {
    expect(isAcute(message)).toBe(true);
  });

  it.each([
    '',
    'i want to die lol this homework',
    "that line 'I want to kill myself' in the song always gets me",
    'no one knows this band',
    'I can’t do this anymore, this spreadsheet is cursed',
    '500 kms on the bike today',
    'last song tonight, make it count',
    'I want to disappear into a good book',
  ])('is not seen in "%s"', (message) => {
    expect(isAcute(message)).toBe(false);
  });
});

describe('what is typed for music', () => {
  it.each([
    'driving all night, keep me awake',
    'wake me up slowly',
    'kids in the car, clean songs please',
    'other ones please',
    'gym in ten, something to kill it to',
    'dead tired, deadline at nine, no words please',
  ])('is no distress: "%s"', (message) => {
    expect(recognizeDistress(message).tier).toBe('none');
  });
});

/** Processor time, so that other work on the machine does not count, and of the quickest of some rounds. */
function millisecondsFor(message: string): number {
  const rounds = Array.from({ length: 6 }, () => {
    // What was made of a message is kept until the next.
    recognizeDistress('');
    const before = process.cpuUsage();
    recognizeDistress(message);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...rounds);
}

// Without a common word a message is read in all languages: one mark or picture again and again costs most.
describe.each([2000, messageMaxUnits])('%i characters are read in 50 ms', (length) => {
  it.each(['1,', '😭', '😭😂', 'no. ', 'i want to die ', '死にたい', '生きる意味', 'the '])(
    'of "%s"',
    (part) => {
      expect(millisecondsFor(part.repeat(Math.ceil(length / part.length)).slice(0, length))).toBeLessThan(50);
    },
  );
});

it.each([
  'everything feels hopeless, play some hard techno but no vocals',
  'please play some hard techno but no vocals. everything feels hopeless',
  'everything feels hopeless. can you queue drum and bass, jungle, the hardest gabber you know',
])('is not hidden by the music that is asked for beside it: %s', (message) => {
  expect(recognizeDistress(message).tier).toBe('possible');
});

it('is not made out of words that a request stands beside by chance', () => {
  const message = "i've decided. i'm quitting on friday. play something triumphant";
  expect(recognizeDistress(message).tier).not.toBe('acute');
});

it('is not acute in an order of music that no sign of danger is in, whatever its words are worth', () => {
  expect(onlyOrdersMusic(wordsOf('Play Clair de Lune, please'))).toBe(true);
  expect(recognizeDistress('Play Clair de Lune, please').tier).not.toBe('acute');
  for (const message of [
    'play something to die to',
    'everything feels hopeless, play some techno',
    'i am fine',
  ])
    expect(onlyOrdersMusic(wordsOf(message)), message).toBe(false);
  expect(recognizeDistress('play something to die to').tier).toBe('acute');
});

it.each([
  'can not find the right ending for my book',
  'a kitten followed me home and well, we have a kitten now',
  'italian verbs, the subjunctive, god help me',
  'planning the wedding playlist, help',
  'the alarm went off and i am dead',
  'bleeding the radiators one by one',
  'he kissed me on the cheek when he said goodbye',
])('calls up no card where its words barely sound like it and tell of nothing that hurts: %s', (message) => {
  expect(recognizeDistress(message).tier).not.toBe('acute');
});

it.each(['standing at the edge and it is so quiet up here', "i'm on the roof and nobody knows where i am"])(
  'is acute however calmly it is told: %s',
  (message) => {
    expect(recognizeDistress(message).tier).toBe('acute');
  },
);

/** None of these is in the training data. */
it.each([
  "je n'oublierai jamais ce concert",
  'diesen Abend werde ich nie vergessen',
  'bu konseri asla unutmayacağım',
  'ye concert kabhi nahi bhulunga',
])('is not heard in a joy that is never to be forgotten: %s', (message) => {
  expect(recognizeDistress(message).tier).toBe('none');
});

it('is not heard in a day to remember', () => {
  expect(recognizeDistress('hoy fue un día que nunca voy a olvidar').tier).toBe('none');
});

describe('plain English', () => {
  it.each([
    'i climbed over the railing',
    'i was raped on saturday',
    "he's at the window again, he said he'd burn the house",
  ])('is read as danger: "%s"', (message) => {
    expect(recognizeDistress(message).tier).toBe('acute');
  });

  it.each([
    'had my blood pressure checked, they want me to rest',
    'i gave up smoking and now i want to bite people',
    'i feel sorry for myself, play along',
  ])('is no danger to life: "%s"', (message) => {
    expect(recognizeDistress(message).tier).not.toBe('acute');
  });
});
