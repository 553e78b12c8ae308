import { describe, expect, it } from 'vitest';
import { readConstraints } from './read-constraints.ts';

const activities = (text: string) =>
  readConstraints(text).wanted.flatMap(({ kind, value }) => (kind === 'activity' ? [value] : []));

describe('an activity', () => {
  it.each([
    ['a walk in the park, relaxed', ['walking']],
    ['on the bus to school, head against the glass', ['commuting']],
    ['exam in two hours and my head is soup', ['study']],
    ["let's party hard tonight of all nights", ['party']],
    ["baby won't sleep", ['sleep']],
    ['quiet evening with a book', ['reading']],
    ['music to work to', ['work']],
    ['need smth to study to', ['study']],
    ['something they can dance to', ['dancing']],
    ['put on something the customers can eat to', ['dinner']],
    ['I drive 9 hours today', ['driving']],
    ['we cook tonight', ['cooking']],
    ["i've got a forty minute drive", ['driving']],
    ['hosting a barbecue', ['barbecue']],
    ["we're painting the kitchen", ['diy']],
    ['starting with savasana', ['yoga']],
    ['5 mile run, go', ['running']],
    ['something gentle to knit by', ['crafts']],
    ['I read for an hour before bedtime', ['reading', 'sleep']],
    ['I paint and I need something transparent', ['painting']],
    ['full moon bath with candles', ['bath']],
    ['leetcode grind', ['coding']],
    ['pricking out two hundred seedlings', ['gardening']],
  ])('goes on or is about to in "%s"', (text, values) => {
    expect(activities(text)).toEqual(values);
  });

  it.each([
    ['cycling to work in the rain', ['cycling']],
    ['that was a walk in the park', []],
    ["let's run it back, they cheated", []],
    ['let sleeping dogs lie', []],
    ["I won't sleep on it, I'm ringing them now", []],
    ['dance-off with dad!', []],
    ['a knitting-pattern sort of despair', []],
    ['something to eat', []],
    ['is it ok to eat to feel better', []],
    ['i need a place to run to', []],
    ['nowhere to drive to', []],
    ['i work 12 hours a day', []],
    ['i sleep 4 hours a night', []],
    ['my upstairs neighbour has taken up clog dancing', []],
    ['my sister is really into knitting', []],
    ["the white noise isn't working", []],
    ['we found him in the garage', []],
    ['i fell off on my bike', []],
    ['i read and i cried', []],
  ])('is not claimed for mere mentions in "%s"', (text, values) => {
    expect(activities(text)).toEqual(values);
  });
});
