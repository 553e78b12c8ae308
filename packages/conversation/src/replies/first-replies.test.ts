import { createEmbeddedClassifier, readSituation } from '@attune/mood';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationReading } from '../read-message.ts';
import { readMessage } from '../read-message.ts';
import { fairGreetings, returnedGreetings } from './texts/greetings.ts';
import { moodOpenings } from './texts/moods.ts';
import { situationOpenings } from './texts/situations.ts';
import { writeReply } from './write-reply.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };
let classifier: ReturnType<typeof createEmbeddedClassifier>;
beforeAll(() => {
  classifier = createEmbeddedClassifier();
});

async function answer(text: string): Promise<{ reply: string; reading: ConversationReading }> {
  const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  const feeling = pending.feelingText === null ? null : await classifier.classify(pending.feelingText);
  const reading = pending.complete(feeling);
  return { reply: writeReply({ text, reading, before: null, replyIds: [] })?.text ?? '', reading };
}

describe('the answer to a first message', () => {
  test.each([
    ['Put my old collie down this morning. Forty acres and not a sound.'],
    ["It's three years since Mum went and I still reach for the phone on Sundays, ironing in front of me"],
    ['had the cat put to sleep at lunchtime, now hoovering her hair out of the sofa'],
    ['lost my mum in march. marking exam papers to keep my hands busy'],
    ['our old horse went this morning, mucking out his empty box now'],
    ["dad's gone. doing his ironing because i don't know what else to do"],
  ])('to a loss told beside a chore speaks of no chore, and of no joy: %s', async (text) => {
    const { reply, reading } = await answer(text);
    expect(reply).not.toMatch(
      /hands busy|loud|fuel|full speed|move|clean|mop|iron|two songs a room|drums|grin|bright/i,
    );
    expect(['happy', 'energetic']).not.toContain(reading.brief?.mood);
    expect(reading.asks ?? []).not.toContain('happy');
  });

  test.each([
    ['lost my wedding ring in the sea', 'wedding'],
    ["packing for a trip i don't want to take", 'travel'],
    ['my team lost in the 94th minute', 'sports match'],
    ['The doctor said it is benign.', 'illness'],
    ['lonely but like, cozy lonely', 'loneliness'],
    ['the dentist found nothing', 'illness'],
    ['tax return done, wine open', 'study'],
    ['the interview went really well i think', 'failure'],
    ['found my cat!!!', 'nostalgia'],
    ["it's 40 degrees and the fan died", 'grief'],
    ['everyone else is married with kids', 'children around'],
    ['overslept, missed the meeting, nobody noticed lmao', 'loneliness'],
  ] as const)('that takes the usual feeling of it back speaks of no %j', async (text, situation) => {
    const { reply } = await answer(text);
    const written = [...situationOpenings[situation]];
    expect(written.filter((sentence) => reply.includes(sentence))).toEqual([]);
  });

  test.each([
    ['The chemo starts Tuesday.', /vein of/],
    ['having one of those days', /tracks/],
    ['my vows are not written and the wedding is tomorrow', /no wedding/],
    ['I am learning the Portuguese and my head is full', /songs in/i],
    ['the new neighbours are practising trombone, send help', /(?<!practising )trombone/i],
    ['everyone else is married with kids', /clean/],
    ['customers treated me like dirt all day long', /vein of/],
  ])('takes no word for a constraint that asks for nothing: %s', async (text, claim) => {
    expect((await answer(text)).reply).not.toMatch(claim);
  });

  test.each([
    ['put on a song for jumping on the bed with my kids', /for jumping/i],
    ['our cat is at the vet overnight, cant settle', /goodbye|loss|sorry you had/i],
    ['my daughter left for uni this morning, her room is so tidy', /small people|little ears|grown-ups/i],
    ['saw my old school friends, still grinning', /oldies/i],
    ['everyone laughed at me in class', /clean/i],
    ['keep me going through the night shift', /you can be off|got through it/i],
    ['angry at myself', /not fair to you|on your side|did not have that coming/i],
    ['toddler dance party!!', /calm|softly|gentle/i],
    ['quiet sunday, jigsaw on the table', /said sunday,/i],
    ['cannot stop thinking about the girl from the bakery', /\blow\b|heavy|hurts|aches|weigh/i],
    ["wedding's off. i've a cake for ninety", /waste it|lovely|wonderful|glad|smile in/i],
    ['early morning fishing', /apology/i],
    ['not sad, not happy, just sort of beige', /aches|heavy|sorry|lovely|glad you told/i],
    ['calm but not sleepy, i still have to finish a report', /run on empty|worn out|tired/i],
    ['fell off my bike, nothing broken but my pride', /new to you/i],
    ['went camping outside my usual spot', /new to you/i],
    ['Got a promotion but my best friend got laid off the same day', /let you go|your (?!best friend)/i],
    ['my little brother got into trouble with the police', /congrat|well done|company for it|proud/i],
    ['My mother in law is staying for two weeks', /grin|smile|shine|glad|good to hear/i],
    ['My wife is in surgery and I sit in the waiting room', /unwell|your body|congrat|smile/i],
    ['my wife and I danced in the kitchen last night for the first time in years', /cooking/i],
    ["I can't stop thinking about what she said at dinner", /dinner music|guests|table|cook/i],
    ['Anxious about my flight tomorrow, I hate turbulence', /travel music|noise/i],
    ["The pub I've run for 22 years closes its doors tonight", /running|sleeves|drive|pace/i],
    ['The doctor says the lump is benign. I can breathe again.', /sorry|bear|weigh|unwell/i],
    ["grandma's visiting from Manila after 6 years!! im counting the hours", /leave that here|sorry|weigh/i],
    ['Organ music, please, but not the funeral sort', /sorry|loss|go through/i],
    ['slow dance with my wife in the kitchen', /smells|cook|oven|pan|spoon|taste|kitchen/i],
    [
      "I'm so proud: my little sister graduated",
      /you made it|good for you|that is yours|evenings|close that file/i,
    ],
    ["i'm in danger of falling asleep at my desk", /may the house|heavy limbs|drift|dream|curtains/i],
    ['blood test tomorrow, i hate needles', /exam|learn|sit it/i],
    ['short cuts, punk, under 2 minutes', /work|livelihood/i],
    ['Ukrainian songs, no russian language please', /clean/i],
    ['Some trad, fiddle and pipes, keep the pop versions away from me', /(?<!no )\bpop\b/i],
    ['folk, nothing newer than 1980', /no 90s/i],
    ['My hair came out in the shower today. I knew it would, still.', /you knew it would/i],
    ['lockdown drill at school today, turned out to be a squirrel in the gym', /you turned out/i],
    ['hola, my english is not so good. today my daughter speak her first word', /your english/i],
    ['songs old ladies in a day room can sing along to', /you know/i],
    ['Studying for NEET, 6 hours more to go, please give instrumental', /hour/i],
    ['our old cat is slow now and sleeps a lot', /sleep music|slow songs|drift off|asleep/i],
    ['legs like jelly before the penalty shootout', /vein of/i],
    ['i miss a time that will not come back', /somebody|them/i],
    ['lost my keys, found them in the fridge', /slowly|weigh|heavy|ache|hurry/i],
    ['afraid I ate too much', /may say so/i],
    ["Music for a 5yo's birthday party, 20 of them in my living room", /20 tracks/i],
    ['my code finally compiled after two days, i feel like a wizard', /first step|breath|concentrat/i],
    [
      'Sprained my ankle two weeks before the marathon. A whole winter for nothing.',
      /running music|go the dist/i,
    ],
  ])('claims nothing that was not said: %s', async (text, claim) => {
    expect((await answer(text)).reply).not.toMatch(claim);
  });

  test.each([
    ['she left a note on the fridge saying it is over. seven years'],
    ['she ended it over breakfast. toast still warm'],
    ['he ended it by text. again'],
    ['he moved out on saturday. the bathroom has one toothbrush'],
    ['ten years and he just packed a bag'],
  ])('to an ending offers no happy music: %s', async (text) => {
    const { reading } = await answer(text);
    expect(reading.asks ?? []).not.toContain('happy');
    expect(reading.brief?.mood).not.toBe('happy');
  });

  test.each([
    ['jazz for six, my sister hates anything electronic so pls dont', 'no electronic'],
    ['my brother loathes techno so leave that out, otherwise something to dance to', 'no techno'],
    ["dad can't bear rap so none of that, but lively", 'no hip-hop'],
    ['tango with accordion yes, piano no', 'no piano'],
    ['rock without the screaming', 'no screaming'],
  ])('says of what is turned down late that it is turned down: %s', async (text, told) => {
    expect((await answer(text)).reply.toLowerCase()).toContain(told);
  });

  test.each([
    ['slow piano, no voices, an hour please', ['slow songs', 'piano', 'no vocals', 'about an hour']],
    ['sad songs please', ['sad music']],
    ['something sunny', ['sunny music']],
    ['less gloomy please', ['less gloomy']],
    ['not so loud please', ['not so loud']],
    ['so nostalgic, found my old ipod. 2000s indie and pop punk', ['2000s', 'indie', 'pop punk']],
    ['celtic harp for an hour', ['celtic', 'harp', 'about an hour']],
  ])('tells the wish back in its own words: %s', async (text, told) => {
    const { reply } = await answer(text);
    for (const one of told) expect(reply.toLowerCase()).toContain(one);
    expect(reply).not.toMatch(/slow music|carry|low\.|weigh|sorry/i);
  });

  test.each([
    ['play Jolene by Dolly Parton', 'Jolene Dolly Parton', 'Jolene by Dolly Parton'],
    ['suicide squad soundtrack', 'suicide squad soundtrack'],
    ['amelie soundtrack please', 'amelie soundtrack'],
    ['the theme from twin peaks', 'twin peaks theme', 'theme from twin peaks'],
    ['Killing Me Softly by the Fugees', 'Killing Me Softly the Fugees', 'Killing Me Softly by the Fugees'],
    ['Hello, I am new to this. My grandson set it up. Do you have Glenn Miller?', 'Glenn Miller'],
    ['can you find Suicide Is Painless for me', 'Suicide Is Painless'],
  ])('names what is to be played: %s', async (text, query, said = query) => {
    const { reply, reading } = await answer(text);
    expect(reading.command).toEqual({ action: 'play', query });
    expect(reply).toContain(said);
  });

  test.each([
    'a breakup soundtrack please',
    'epic film soundtrack',
    'the soundtrack of my sunday',
    'sad soundtrack',
  ])('takes no kind of soundtrack for a title: %s', async (text) => {
    expect((await answer(text)).reading.intent).not.toBe('play');
  });

  test.each([
    ['is this thing free', /money|pay|charge|fee/i],
    ['does this cost anything', /money|pay|charge|fee/i],
    ['how many songs fit in a 40 min commute?', /\b11 songs/],
    ['are you a robot', /program|software|machine/i],
    ['can you do playlists longer than an hour?', /five hours|300 minutes|length/i],
    ['what kind of music do you have?', /genre|baroque|service|soul/i],
    ['can i share these with my sister?', /mix/],
    ['do you know who I am?', /browser|Settings/],
    ['ok so what do i type here', /day|feel|mood|friend|tired|now/i],
    ['does this work with spotify', /service|connected/i],
    ['Bonjour, do you speak also French?', /English/],
    ['how do you know what music fits?', /words|what you write|what you say/i],
  ])('to a question answers the question: %s', async (text, about) => {
    const { reply, reading } = await answer(text);
    expect(reading.intent).toBe('question');
    expect(reply).toMatch(about);
  });

  test.each([
    "hello, i'm having a house party, can you make me a playlist",
    "hello, I'm having a really good day, can you make a playlist of 90's songs",
  ])('gives who greets and asks for music the music: %s', async (text) => {
    expect((await answer(text)).reading.intent).toBe('request');
  });

  test.each([
    ["it's so hot i can't think", /heat|hot|shade|windows/i],
    ['first snow, sledges out', /snow|white|quieter|steps/i],
    ['seeing my favourite band live tonight!!', /live|stage|concert|band|song|sing|show|crowd/i],
    ["my head won't shut up", /head|mind|thought|round/i],
  ])('names the thing a message is about where no situation is told: %s', async (text, thing) => {
    expect((await answer(text)).reply).toMatch(thing);
  });

  test.each([
    ["want to feel like I'm at the beach", ['calm', 'happy']],
    ['long week, some jazz with piano, no vocals', ['calm']],
    ['please play happy music for my friend, she is in hospital', ['happy']],
  ] as const)('leads where it is asked to, not where a word points: %s', async (text, moods) => {
    expect(moods).toContain((await answer(text)).reading.brief?.mood);
  });

  test('to who wants to be cheered up takes nobody for cheerful', async () => {
    const { reply } = await answer('cheer me up');
    expect(reply).not.toMatch(/waste it|smile in that|wear it well|good to hear|lovely|keep that/i);
  });

  test('to readings that speak against each other claims neither', async () => {
    const { reading } = await answer('dad died on tuesday');
    if (reading.brief === null) throw new Error('no brief');
    const torn = { ...reading, brief: { ...reading.brief, mood: 'happy' as const }, changes: [] };
    const reply = writeReply({ text: 'dad died', reading: torn, before: null, replyIds: [] })?.text ?? '';
    expect(reply).not.toMatch(/sorry|loss|smile|bright|sun/i);
  });
});

describe('where the part that tells most cannot be said back', () => {
  test('no other part is read out for it', async () => {
    const { reply } = await answer('saw a kingfisher on the canal walk this morning, still grinning');
    expect(reply).not.toContain('you saw');
  });

  test('a likely topic is spoken of rather than what stands beside it', async () => {
    const { reply } = await answer(
      'first night in the new flat, no curtains, eating noodles off a box. quite happy actually',
    );
    expect(reply).not.toMatch(/noodles/);
  });
});

test('no wish is claimed where the music moves because the mood does', async () => {
  const { reading: before } = await answer('my daughter got a place at her first choice uni');
  const text = "it fell through. I'm gutted";
  const context = { brief: before.brief, mix: null, playing: false };
  const pending = readMessage(text, context, readers);
  const feeling = await classifier.classify(pending.feelingText ?? '');
  const reading = pending.complete(feeling);
  expect(reading.changes.map(({ field }) => field)).toContain('target.energy');
  const reply = writeReply({ text, reading, before: before.brief, replyIds: [] })?.text;
  expect(reply).not.toMatch(/darker|calmer|brighter|energy/i);
});

test.each([
  ['Not bad, you?', returnedGreetings],
  ['good thanks, and you?', returnedGreetings],
  ['not bad', fairGreetings],
])('who answers how they are is answered to that: %s', async (text, said) => {
  const { reply } = await answer(text);
  expect(said.some((one) => reply.startsWith(one.replace('.', '')))).toBe(true);
});

test('no joy is taken in what hurts, whatever is told beside it', async () => {
  const { reply } = await answer(
    'My knees are bad today so my grandson went to the market for me and brought me flowers he paid for himself',
  );
  expect(reply).not.toMatch(/(?:lovely|glad|good|news) .*knees/i);
});

test.each(['not good', 'Not great, you?', 'bad, you?', 'hey, pretty rough tbh'])(
  'who is badly, and says no more, is comforted: %s',
  async (text) => {
    const { reply, reading } = await answer(text);
    expect([reading.brief?.mood, reading.asks]).toEqual(['sad', undefined]);
    expect(moodOpenings.sad.some((one) => reply.startsWith(one))).toBe(true);
  },
);

test.each(['not bad', 'not good at maths, i teach it anyway lol'])('%s says no such thing', async (text) => {
  const { reply } = await answer(text);
  expect(moodOpenings.sad.some((one) => reply.startsWith(one))).toBe(false);
});

describe('a request that tells of nobody', () => {
  test.each([
    ['Lata Mangeshkar, black and white film days', /vein of Lata Mangeshkar/],
    ['sleep token', /vein of sleep token/],
    ['minecraft music', /minecraft music/i],
    ['songs about driving please', /songs about driving(?! and)/i],
    ['breakup songs by guys who admit it was their fault', /^(?!.*who admit)(?=.*male vocals)/],
    [
      "shoegaze, preferably bands that aren't My Bloody Valentine or Slowdive",
      /(?=.*no Slowdive)(?=.*no My Bloody Valentine)/,
    ],
    ['country music but from before it got all bro country, Patsy Cline', /no bro country/],
    ['lofi but not that same lofi girl stuff, more like with real instruments', /^(?!no )(?=.*lo-fi)/i],
    ['80s synth stuff, the kind that sounds like driving at night in the rain', /^(?!.*no driving)(?=.*80s)/],
    [
      'I want highlife music from Ghana, my father used to play it on Sundays',
      /^(?!.*Sundays)(?=.*highlife)/i,
    ],
  ])('is answered by its music alone: %s', async (text, said) => {
    const { reply } = await answer(text);
    expect(reply).toMatch(said);
    expect(reply).not.toMatch(/good night|made-up people|game/i);
  });
});

test.each([
  ['songs like Swing for Tax Exiles', 'Swing for Tax Exiles'],
  ['play something like While We Were Gone', 'While We Were Gone'],
  ['music like hurt by johnny cash', 'hurt'],
])('who asks for music like a song reads its name: %s', async (text, name) => {
  const { reply } = await answer(text);
  expect(reply.toLowerCase()).toContain(`in the vein of ${name.toLowerCase()}`);
});
