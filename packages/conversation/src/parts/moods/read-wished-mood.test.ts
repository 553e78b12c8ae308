import { describe, expect, test } from 'vitest';
import { readMessageWords } from '../../message.ts';
import { readAskedMood } from './read-asked-mood.ts';
import { readWishedMood } from './read-wished-mood.ts';

const wished = (text: string) => readWishedMood(readMessageWords(text))?.mood ?? null;
const asked = (text: string) => readAskedMood(readMessageWords(text), null)?.mood ?? null;

describe('a mood asked for without its name', () => {
  test.each([
    ['I need main character energy', 'energetic'],
    ['villain era music please', 'energetic'],
    ['want to walk in like a boss', 'energetic'],
    ['songs to scream along to', 'energetic'],
    ['something I can headbang to', 'energetic'],
    ['something to smash plates to', 'energetic'],
    ['something absolutely feral', 'energetic'],
    ['music for confidence', 'energetic'],
    ['make me feel unstoppable', 'energetic'],
    ['victory music', 'energetic'],
    ['no, I want to be mad', 'energetic'],
    ['drown them out', 'energetic'],
    ['hype us up please', 'energetic'],
    ['let the walls shake', 'energetic'],
    ['pedal to the metal now', 'energetic'],
    ['something that makes me feel like an emperor', 'energetic'],
    ['makes me feel like I am ten feet tall', 'energetic'],
    ['smth to make her laugh', 'happy'],
    ['something that gets everyone smiling', 'happy'],
    ['one relax song', 'calm'],
    ['sit down time', 'calm'],
    ['something she could have slept through', 'calm'],
    ['songs to get the baby off to sleep', 'calm'],
    ['play something with sunshine', 'happy'],
    ['give me some joy', 'happy'],
    ['three songs of pure cheese', 'happy'],
    ['something smug for later', 'happy'],
    ['songs we can sing along to', 'happy'],
    ['something I can cry to', 'sad'],
    ['ten songs for crying in the shower', 'sad'],
    ['make it hurt', 'sad'],
    ['nvm sad', 'sad'],
    ['the hurting kind', 'sad'],
    ['sad girl songs', 'sad'],
    ['something barely there', 'calm'],
    ['something that sits under people talking', 'calm'],
    ['music to zone out to', 'calm'],
    ['something you can talk over', 'calm'],
    ['music where we can hear each other', 'calm'],
    ['last lap, give it everything', 'energetic'],
    ['something with teeth', 'energetic'],
    ['lets dance', 'energetic'],
    ['something we would all dance to', 'happy'],
    ['play happy', 'happy'],
    ['music with a lot of drive', 'energetic'],
    ['cooldown pls', 'calm'],
    ['ok peace now', 'calm'],
    ['something to get it done, no lyrics', 'focus'],
    ['ok lock in', 'focus'],
  ])('%s: %s', (text, mood) => {
    expect(wished(text)).toBe(mood);
  });

  test.each([
    'I have no energy today',
    'not too cheesy',
    'less cheesy',
    'the neighbours scream at each other',
    'you made me cry in a library',
    'a bit more energy',
    'he was mad at me',
    'dont make me cry',
    'nothing to sing along to',
    'I feel like a failure',
    'I run out of joy',
    'she smashed the plates',
    'my boss has a lot of energy',
    'what a victory',
    'I locked myself in',
    'is peace talked about in this song',
    'I gave her everything',
    'I dont want to dance',
    'something to slow dance to',
    'he plays happy songs',
    'no one to talk to',
    'all out of love',
    'focus music',
    'some jazz please',
  ])('is not: %s', (text) => {
    expect(wished(text)).toBeNull();
  });

  test('of two the one said last', () => {
    expect(wished('something to scream to, then something I can cry to')).toBe('sad');
  });
});

describe('a mood asked for', () => {
  test.each([
    ['need to not fall asleep but also not get wound up', 'focus'],
    ['keep me awake, but nothing frantic', 'focus'],
    ['night shift, I need to stay awake but calm', 'focus'],
    ['driving through the night, calm music, keep me awake', 'focus'],
    ["studying late, calm but don't let me fall asleep", 'focus'],
    ['not calm, I have to stay awake', 'energetic'],
    ['keep me awake on the motorway', 'energetic'],
    ['anything. just keep me awake', 'energetic'],
    ['I need sad vampire music', 'sad'],
    ['happy pirate songs', 'happy'],
  ])('%s: %s', (text, mood) => {
    expect(asked(text)).toBe(mood);
  });

  test.each(['I was sad about songs', 'happy with this music', 'they always just keep me awake'])(
    'is not: %s',
    (text) => {
      expect(asked(text)).toBeNull();
    },
  );
});
