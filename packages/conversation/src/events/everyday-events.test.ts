import { describe, expect, it } from 'vitest';
import { readFirst } from '../testing/said-after.ts';
import { eventIn } from './told-event.ts';

const told: Readonly<Record<string, readonly string[]>> = {
  'home-again': ['just got home', 'home at last', 'got home from work', 'finally home!!'],
  'on-the-way-home': ['going home', "I'm heading home now"],
  'at-work': ['at work', 'still at the office'],
  'raining-here': ['its raining here in Manchester, quelle surprise', 'raining again in Seattle lol'],
  'spooked-outside': ['walking home alone at night bit spooked'],
  'cannot-start': [
    'no motivation at all',
    'ADHD brain wont start. laundry pile staring at me',
    "can't get started with this essay",
  ],
  'feeling-cute': ['feeling cute might delete later'],
  'drowned-phone': ['my phone fell in the toilet', 'dropped my keys down the drain'],
  'running-late': ['running late running late running late'],
  'feeding-at-night': ['breastfeeding at 4am, half dead'],
  'wood-and-tools': ['chopping wood'],
  sauna: ['In the sauna, -15 outside'],
  'game-night': ["something epic, we're playing D&D tonight"],
  'anger-allowed': ['My therapist said I should let myself be angry'],
  'came-out-to-me': ['my son came out to me today and i am so proud'],
  'left-out-of-group': ['my friends kicked me out of the groupchat'],
  'war-at-home': ['the war in my country... my parents are still there'],
  'forgotten-birthday': ['he forgot my birthday', 'everyone forgot my birthday'],
  'ran-so-fast': ['ran it in 27 min!!'],
  'made-up-again': ['never mind she came out and said sorry first', "we're fine now"],
  'here-at-last': ["he's here he's here!! mum is crying, dog going nuts"],
  'feast-far-away': [
    "It is Chuseok and my family is all together in Busan. I'm in my dorm with cup noodles.",
  ],
  'production-down': ['prod is down because of my merge', 'I just broke the build'],
  'driving-at-night': ['haulin a load out to el paso, 3 am', 'driving through the night'],
  'back-to-work': ['First day back at work after maternity leave tomorrow'],
  unprepared: ['mon morning standup in 5 mins and i have done literally nothing since friday'],
  'off-to-see': ['Driving up to see my boy at uni, four hours on the road'],
  'small-good-sign': ['he ate some soup today', 'my dad sat up', 'gran knew who I was today'],
  'heard-from': ['she just called!!', 'he finally texted back!', 'omg he just texted. he lost his charger'],
  'first-hello': [
    'talked to my neighbour for the first time today',
    'I finally spoke to a girl in my class today',
  ],
  'talked-it-over': ["we talked. it's ok", 'we finally talked and everything is fine'],
  'moving-again': ['Moving at last. Lorry had shed a load of potatoes', 'traffic is moving again'],
  'permit-refused': ['visa refused', 'our mortgage application was turned down'],
};

describe('what an everyday hour is like', () => {
  it.each(Object.entries(told).flatMap(([name, texts]) => texts.map((text) => [name, text] as const)))(
    '%s is heard in: %s',
    (name, text) => {
      expect(eventIn(text)?.kind.name).toBe(name);
    },
  );

  it.each([
    'songs for going home to',
    'my car wont start',
    'scrolling found a nice cat',
    'late romantic piano',
    'she works at the office',
    'the dog ate half my homework',
    'he hardly ate some soup today',
    'we talked. its over',
    'the police called!',
    'talked to the doctor for the first time today',
    'finally moving in with her',
    'no party tonight',
    'christmas songs for my flat, alone',
    "she's here. again.",
    'he never said sorry, i never will',
    'star wars music, the war in my country song',
  ])('none of it is heard in: %s', (text) => {
    expect(told[eventIn(text)?.kind.name ?? '']).toBeUndefined();
  });

  it.each([
    ['feeling cute might delete later', 'happy'],
    ['just got home', 'calm'],
    ['no gym today, rest day', 'calm'],
    ['nothing too cheerful please', 'calm'],
    ['not too sad pls', 'calm'],
  ])('begins the music it fits: %s', async (text, mood) => {
    expect((await readFirst(text)).brief?.mood).toBe(mood);
  });

  it('asks nothing of who wants no questions', async () => {
    expect((await readFirst('stop asking how i feel just play something')).asks).toBeUndefined();
  });
});
