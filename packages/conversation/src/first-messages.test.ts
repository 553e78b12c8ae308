import { readSituation } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { gentleBrief } from './brief/gentle-brief.ts';
import { newBrief } from './brief/new-brief.ts';
import { readMessage } from './read-message.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };
const intentOf = (text: string) =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).intent;
const lines = (text: string) => text.trim().split('\n');

describe('a first message of how somebody is, or of what they do, gets music', () => {
  test.each(
    lines(`
I'm over the moon, she said yes
best morning in ages
I can't stop smiling
got the job!!!
feeling sunny
my sister just had a little girl
everything is going my way for once
today was lovely from start to end
we're celebrating, dad is out of hospital
so chuffed with myself
I'm in such a good mood it's silly
first day of the holidays, finally
gotta dance around the kitchen
playing minecraft with my cousin
physics. kill me. so slow
just hit diamond after two seasons
the hairdresser didn't listen and now I'm a mushroom
listening to the world service at three like every night
put salt in my coffee and drank it anyway
bought a stapler
no plans. none. lovely
jogged to the lighthouse and back
watching columbo again from the start
engine light's on
who invented mornings
parkrun tomorrow
someone put a piano in the station hall
I have to tell somebody, I passed my driving test
a stranger paid for my coffee
I lost track of what day it is
spilled coffee on my white shirt before the interview
hoping for snow
my cat has kidney disease and the vet says weeks
😀😀
🎉
I'm down and don't know why
my dog died on tuesday
she left me
I need a good cry
fml
good thanks
great!
fine, thank you
I'm well, thanks, and you?
tired, thanks for asking
what a beautiful day to hang out washing
😢
😭😭😭
nobody called all weekend
I miss my nan so much today
I've got a lump in my throat
everything aches and I'm alone
I have to pack up his things
worst week ever
gutted
I'm not doing great
it's been a hollow sort of day
I need to run off this energy
gotta get pumped for leg day
I'm about to hit the gym
I have to get moving
ready to smash my 5k
let's gooo
I'm bouncing off the walls
need to wake up properly
I'm so hyped for tonight
pre-game with the girls
I want to sweat
got to beat my record this afternoon
cycling up a mountain tomorrow, I'm buzzing
I need a kick up the backside
saturday night and I'm going out
🔥🔥🔥
I need to slow down
I'm frazzled and want peace
I have to switch off for an hour
bath, candle, nobody talks to me
I need to breathe
can't sleep
I need to fall asleep soon
I'd like to unwind after a long shift
my shoulders are up by my ears
I am winding down for bed
gotta chill before the interview
I've to rest, doctor's orders
sitting on the porch watching the rain
I'm stressed out of my mind
I want to do nothing at all
need to relax
I need to focus on my work
I have to finish this report by five
gotta study
I must get through this chapter
I need to concentrate
I'm writing my thesis
I've got an exam tomorrow and need to revise
I'm coding till midnight
I need to get things done
deep work until noon
I have a deadline and my mind wanders
I need to write my essay tonight
I'm trying to read a long paper
gotta do my taxes this evening
I have to learn forty words of Spanish
I should be working but I keep drifting
I need to prepare a presentation
I'm marking homework all day
`),
  )('%s', (text) => {
    expect(['mood', 'request']).toContain(intentOf(text));
  });

  test.each(
    lines(`
I am so happy today, everything feels light
I feel sad tonight and want music that understands
I am full of energy and need something to move to
I want to calm down and breathe, something slow and quiet
I have to focus for two hours without distraction
Long week, need something slow
Sunday morning, coffee, windows open
Deadline tonight, help me focus
Can't sleep, my head is spinning
First warm evening of the year and I am walking home the long way
It rains against the window and I would not change a thing
I just quit my job and feel strangely light
My best friend moved away this morning
Cooking for six people and already behind schedule
Night train, nobody else in the carriage
I ran my first ten kilometres today!
Cleaning the whole flat, give me something to dance with the broom
Missing someone who does not know it
Four hours of spreadsheets ahead of me
The baby finally sleeps, keep it quiet and kind
I passed the exam, I actually passed it
Everything annoys me today, even the birds
Snow outside, tea inside
Driving along the coast with the windows down
A little nervous before a first date
I want to write the last chapter tonight
Homesick in a city I used to love
It is Friday, it is six, it is finally over
Slow breakfast, nowhere to be
Too much noise in my head, I need a clear line of thought
I found a box of old letters and read every one
Getting ready to go out with people I adore
My team lost in the last minute
Painting a wall, ladder and all
Sitting by the sea until it gets dark
Everyone left the party and I am stacking chairs
I need courage for a hard conversation
Learning for an exam I should have started weeks ago
The plane has just landed and I am home again
Lazy afternoon in a hammock
I feel brave today, make it loud
A quiet kind of grief, nothing dramatic
Debugging the same error since noon
The first coffee of the day, before anyone else is awake
We are getting married in a week!
Stuck in traffic and trying to stay gentle
My legs hurt and there is one more hill
Stretching on the carpet, breathing out
I laughed so hard today that my cheeks ache
An empty page and a sharp pencil
Long distance call, bad line, good heart
Autumn light in the kitchen and nothing on my mind
calm evening with jazz
calm piano, no drums, an hour and a half
everything is too much
long week
long week, I need something calm
something calm please
something happy
something quiet
tired and happy
we won, loud party music
what a day
`),
  )('what the page offers or a listener types: %s', (text) => {
    expect(['mood', 'request']).toContain(intentOf(text));
  });
});

describe('a first message that asks for something else is no mood', () => {
  test.each(
    lines(`
write my essay
I need you to write my essay
I need help with my maths homework
I need a recipe for lasagne
I need the weather for tomorrow
I want to know who won the election
I'm looking for a plumber near me
I have to know what 12 times 9 is
I need to book a flight to Rome
tell me the news
what's 12 times 9?
can you book me a table for two
`),
  )('%s', (text) => {
    expect(['offtopic', 'question']).toContain(intentOf(text));
  });

  test.each(lines('hello\nhello there\nhi im sam\nhello, my name is Josefa\nthanks a lot\nhaha\n👍\n👋'))(
    'chat: %s',
    (text) => {
      expect(intentOf(text)).toBe('smalltalk');
    },
  );
});

describe('good news after grief begins anew', () => {
  const grieving = { ...gentleBrief(null, []), situation: 'grief' as const };

  test.each(
    lines(`
we won!! party time with 90s hip hop, no explicit stuff
I passed!! time to celebrate with loud disco
we did it, championship party, something to dance to
`),
  )('%s', (text) => {
    for (const brief of [grieving, gentleBrief(null, [])]) {
      const reading = readMessage(text, { brief, mix: null, playing: true }, readers).complete(null);
      expect(['mood', 'request']).toContain(reading.intent);
      expect(reading.brief?.situation).not.toBe('grief');
      expect(reading.brief?.target).not.toEqual(grieving.target);
    }
  });

  test('while a change of the music stays one', () => {
    const context = { brief: grieving, mix: null, playing: true };
    for (const text of ['no vocals please', 'make it a bit more of a party'])
      expect(readMessage(text, context, readers).intent).toBe('refine');
  });
});

test('grief stays what the music is about where a message may come from danger', () => {
  const possible = {
    recognizeDistress: () => ({ tier: 'possible' as const, language: 'en' as const }),
    readSituation,
  };
  const first = readMessage('my mum died last week', { brief: null, mix: null, playing: false }, possible);
  const before = first.complete(null).brief;
  expect(before?.situation).toBe('grief');
  const next = readMessage(
    "I don't know how to go on",
    { brief: before, mix: null, playing: true },
    possible,
  );
  expect(next.complete(null).brief?.situation).toBe('grief');
});

test.each(['😢', '😭😭😭', 'fml'])('%s is a mood, after music as well', (text) => {
  const brief = newBrief('happy', null);
  expect(readMessage(text, { brief, mix: null, playing: true }, readers).intent).toBe('mood');
});

test('a sentence with a place in it is no title', () => {
  expect(intentOf('hello from Lagos, the traffic is war')).not.toBe('play');
  expect(intentOf('Bohemian Rhapsody, Queen')).toBe('play');
  expect(intentOf('my hair is purple now')).not.toBe('play');
  expect(intentOf('what would you play at 5am on an empty motorway')).toBe('request');
  expect(intentOf('play my hair is purple now')).toBe('play');
});

describe('what somebody tells at length is told, whatever single words are in it', () => {
  test.each(
    lines(`
inventory day at the warehouse, counting M8 bolts until I see them in my dreams
ex husband's new girlfriend is 'lovely', says my own daughter. Lovely.
turned up to the party and realised it was the leftovers invite
the hotel has put us over the nightclub and my husband is wearing his travel pillow as a hat
setting off on the bike, Perth to Freo and back, headwind both ways somehow
they picked my design for the town mural!! me, a dental nurse!!!
the river's up to the third step. sandbags out. sitting upstairs with a flask, watching
They've put Mum's house on the internet. Lovely photos. You can see where we were measured on the door.
the fish weren't biting but it was a beautiful morning on the lake
a bit wistful, kids are all grown, and the swing in the garden just moves by itself
making soup, nothing fancy, just leeks and whatever was in the drawer
`),
  )('%s', (text) => {
    expect(intentOf(text)).toBe('mood');
  });
});

test.each([
  'Out the door in five, 16k through the vineyards, legs like lead already. what do you have for that',
  'I got my knee operated on Monday and lie on the sofa with ice on it, my sister brings soup, my mother calls every hour. can you play something nice',
  'wake up music for a whole youth hostel',
])('music asked for in so many words is a request: %s', (text) => {
  expect(intentOf(text)).toBe('request');
});

test.each([
  'second date, bowling, rented shoes',
  'someone put a piano in the station hall',
  'violin lesson at four',
  'the song i got married to is on the oldies station',
])('what only speaks of music tells of a day: %s', (text) => {
  expect(intentOf(text)).toBe('mood');
});

test('a story that asks in passing is no question to the assistant', () => {
  expect(
    intentOf(
      'forty years on the railway, and then a boy of twelve explains the timetable to me. how did that go so fast',
    ),
  ).toBe('mood');
  expect(intentOf('who pays for this')).toBe('question');
});

test.each(['what a beautiful day to hang out washing', 'oh what a morning'])(
  'an outcry is not turned away, nor after music: %s',
  (text) => {
    for (const brief of [null, newBrief('calm', null)])
      expect(['mood', 'request']).toContain(
        readMessage(text, { brief, mix: null, playing: false }, readers).intent,
      );
  },
);
