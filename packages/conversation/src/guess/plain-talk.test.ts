import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { plainTalk } from './plain-talk.ts';
import { saidPlainly } from './said-plainly.ts';

const sad = newBrief('sad', null);
const driving = { ...newBrief('energetic', null) };
const sleeping = { ...newBrief('calm', null), situation: 'falling asleep' as const };

describe('everyday talk beside music that stands', () => {
  it.each([
    ["lol we're fine now, you can stop being sad", 'a lot happier'],
    ['stop being so loud', 'less loud'],
    ['this is too depressing lol', 'a lot brighter'],
    ['something christmassy please', 'christmas songs'],
    ['Could we have something Christmassy?', 'christmas songs'],
    ["Leo wants to know if there's a song about dinosaurs", 'do you have a song about dinosaurs?'],
    ['someone asked what this disco one is', 'what is this disco one?'],
    ["naw man that'll put me to sleep", 'too sleepy'],
    ['i only want the focus music back, the first one', 'focus music'],
  ])('comes to what it means: %s', (text, meant) => {
    expect(saidPlainly(text, sad)).toContain(meant);
  });

  it('only remarks where what was not expected is liked', () => {
    expect(saidPlainly('that is livelier than I expected, but I like it', sad)).toBe('but I like it');
    expect(plainTalk('that is livelier than i expected', [], driving)).toBeNull();
  });

  it('leaves what is to send somebody to sleep to who wants to', () => {
    expect(plainTalk('this will put me to sleep', [], sleeping)).toBeNull();
    expect(plainTalk('this will put me to sleep', ['i am driving'], sleeping)).toBe('too sleepy');
  });

  it.each([
    'stop being a robot',
    'something warm',
    'are you serious',
    'mum wants to know if you are well',
    'too slow',
  ])('is nothing else: %s', (text) => {
    expect(plainTalk(text, [], sad)).toBeNull();
  });
});

describe('what is wished or turned down in passing', () => {
  it.each([
    ["nice. dave always wants metal, don't give him metal", 'no metal'],
    ["i don't even want sad songs tbh", 'no sad songs'],
    ['i want to feel like i could burn his hoodie', 'something loud and angry'],
    ['can u keep it wordless tho i start typing the lyrics', 'no vocals'],
    ['can i get something a bit more fantasy', 'fantasy music'],
  ])('is read: %s', (text, meant) => {
    expect(saidPlainly(text, sad)).toContain(meant);
  });

  it('or something like it is no wish of its own', () => {
    expect(saidPlainly('some Norwegian fiddle music? Or something like it.', sad)).not.toContain('like it');
  });

  it.each([
    'something a bit more lively',
    "don't give me advice",
    "i don't even want to be here",
    'i want to feel like i did before',
  ])('is nothing else: %s', (text) => {
    expect(plainTalk(text.replace("don't", 'dont'), [], sad)).toBeNull();
  });
});
