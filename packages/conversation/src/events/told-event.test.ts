import { describe, expect, it } from 'vitest';
import { eventIn } from './told-event.ts';

const nameOf = (text: string) => eventIn(text)?.kind.name ?? null;

describe('an event that is told', () => {
  it.each([
    ['scored 91 on my physics final, i never thought', 'mark'],
    ['the surgeon just came out, she is awake!', 'woke'],
    ['mum is out of surgery, the nurse says all good', 'woke'],
    ['the operation went well, thank god', 'operation-well'],
    ['they gave us the biopsy result: negative', 'all-clear'],
    ['Yesss I got the internship!!', 'post'],
    ['the visa finally came through. my visa was approved', 'post'],
    ['they hired me', 'accepted'],
    ['the court ruled in our favour', 'ruling'],
    ['first call from my brother in two years', 'first-since'],
    ['my landlord brought soup', 'treat'],
    ['flunked maths, passed all the others', 'part-passed'],
    ['so happy and so scared at the same time', 'both-at-once'],
    ['I am happy but I hold my breath, it is our second try', 'both-at-once'],
    ['I want to dance and also I want to weep', 'both-at-once'],
    ['signed the divorce papers and I feel strangely light', 'light-after'],
    ['I quit on monday and I am light as a feather', 'light-after'],
    ['my sister phoned, she has had a baby boy, and I am not there', 'born-far'],
    ['they named the boat shed after my father', 'honoured'],
    ['last round of chemo today', 'treatment-done'],
    ['chemo 8 of 8, rang the bell', 'treatment-done'],
    ['the plaster came off this morning', 'plaster-off'],
    ['first shift at the bakery tomorrow, im shaking', 'trial-ahead'],
    ['my knee op went well, home a bit later but soon', 'operation-well'],
    ['We argued for an hour about a teaspoon. A teaspoon!', 'wry'],
    ['the printer ate my form and then the boss asked for it by fax!', 'wry'],
    ['my ex husband is getting remarried today and I have new heels and I am NOT going to look', 'defiant'],
    ['burnt my thumb on the oven but the chef said im a natural', 'praised-by'],
    ['mum is in the kitchen, happy crying I think', 'happy-tears'],
    ['my bakery went under on friday', 'firm-ended'],
    ['night shift at the hospital till 6', 'night-shift'],
    ['My son has his audition tomorrow', 'theirs-ahead'],
    ['driving test at 2 and im shaking', 'trial-ahead'],
  ])('is found in %j', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    'I hope I get the job',
    'my ex wife is getting married and I miss her',
    'they said I am not good enough',
    'finished a twelve hour night shift, now head can not sleep',
    'thirty years of marriage and he says it over the soup. The soup!',
    'they fired me by email. By email!',
    'I managed the whole waltz today and the neighbours clapped!',
    'no more treatment, they finished my chemo early, nothing left to try',
    'if I passed the exam I would dance',
    'i never got the promotion',
    'got the job interview on friday',
    'my dad passed the salt',
    'he passed away in the night',
    'we won nothing, as always',
    'just off a night shift, need sleep',
    'a song about a man who got the job',
    'she woke up late again',
    'did you get the visa?',
    'they never hired me',
    'i handed in my notice',
    'my ex got engaged',
    'my sister said yes, she said yes to lending me the rent',
    'I got the scholarship and I feel nothing',
  ])('is none in %j', (text) => {
    expect(nameOf(text)).toBeNull();
  });

  it('has a shadow where something hard is told beside it', () => {
    expect(eventIn('got the promotion, but now i am scared')?.isShadowed).toBe(true);
    expect(eventIn('got the promotion!')?.isShadowed).toBe(false);
  });
});

describe('a dance of long ago', () => {
  it('is remembered fondly where nobody is mourned', () => {
    const text = 'I used to dance at the Locarno every Saturday, quicksteps mostly, that is where I met Tom';
    expect(eventIn(text)).toMatchObject({ kind: { tone: 'fond' }, said: { what: 'quickstep' } });
    expect(nameOf('we used to dance every Friday, and since he died I sit here')).toBeNull();
  });
});

describe('a turn of things', () => {
  it.each([
    ['SHE CAME BACK. thin but back', 'came-back'],
    ['the appeal was granted', 'let-through'],
    ['my sister called, first time in two years', 'after-so-long'],
    ['the exam is over, i survived it', 'last-one'],
    ['i survived. one of them drew me a dragon', 'survived'],
    ['the vet says its only a sprain', 'only-small'],
    ['my son said papa today', 'first-word'],
  ])('is found in %j', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    'bring that one back',
    'i will survive',
    'called in sick, first time in two years',
    'go back to the first mix',
  ])('is none in %j', (text) => {
    expect(nameOf(text)).toBeNull();
  });
});

describe('what mends', () => {
  it.each([
    ['she rang, we both cried, its ok', 'made-up'],
    ['my mum walked for the first time since the operation', 'first-since-blow'],
    ['she squeezed my hand', 'hand'],
    ['I AM A NURSE', 'became'],
    ['it was nothing!! all clear', 'all-clear'],
  ])('is found in %j', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    'we both cried at the funeral',
    'i am a nurse on a ward',
    'first time since the breakup that i drank',
  ])('is none in %j', (text) => {
    expect(nameOf(text)).toBeNull();
  });
});
