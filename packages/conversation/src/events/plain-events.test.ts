import { expect, test } from 'vitest';
import { eventIn } from './told-event.ts';

const nameOf = (text: string): string | undefined => eventIn(text)?.kind.name;

test.each([
  [
    'misses',
    [
      'missing my mum',
      'I miss my dad so much',
      'really missing my best friend today',
      'I miss my brother. My brother.',
      'i miss my grandma',
      'miss my dog',
      'missing my little sister tonight',
    ],
  ],
  [
    'friend-silent',
    [
      "My best friend isn't talking to me and I don't know why.",
      'my friend stopped replying to me',
      "my best friend won't speak to me",
      'my bestie is ignoring me',
      "my friend hasn't texted me in weeks",
      'my friends are ignoring me',
    ],
  ],
  [
    'own-words-regretted',
    [
      "I had a row with my teenager and said things I shouldn't have.",
      'I snapped at my kids',
      'I said something I regret to my sister',
      'i feel awful about what i said to my mum',
      'told him things i regret',
    ],
  ],
  [
    'gambled',
    [
      'Lost £400 on the slots tonight.',
      'blew my wages at the casino',
      'i spent everything on betting again',
      'gambling again',
    ],
  ],
  [
    'care-home',
    [
      'I have to put my mother in a care home.',
      'we moved my dad into a nursing home today',
      'my gran is going into a care home',
      'we had to put our mum into a home? no, taking my mum to a care home',
    ],
  ],
  ['patients-lost', ["I'm a nurse and we lost two patients tonight.", 'a patient died on the ward today']],
  [
    'friends-gone',
    [
      "I'm 78 and all my friends are gone now.",
      'most of my friends have died',
      'all my old friends are dead',
    ],
  ],
  [
    'parent-ages',
    [
      'Watching my dad get older is hard.',
      'my parents are getting old and it scares me',
      'my mum is getting frail',
      'my dad is getting forgetful',
    ],
  ],
  [
    'not-cleared',
    [
      'again not cleared prelims',
      "didn't clear NEET again",
      'I could not clear my exam',
      'missed the cutoff by two marks',
    ],
  ],
  [
    'old-animal',
    [
      "My old dog can't climb the stairs any more. I know we don't have long.",
      'my cat is 19 and there is not much time left',
    ],
  ],
  [
    'divorce-papers',
    ['Divorce papers came today.', 'signed the divorce papers', 'my divorce is final today'],
  ],
  [
    'dear-one-moves',
    [
      'My roommate is moving out. Trying not to cry.',
      "My best friend is moving to Australia next week. I'm happy for her but also gutted.",
      'my sister is moving away and i will miss her',
    ],
  ],
  [
    'savings-gone',
    ['I spent all my savings fixing the car and I feel sick about it.', 'my savings are gone'],
  ],
  [
    'unliked',
    ['I feel like nobody at school likes me.', 'no one at work talks to me', 'everyone at school hates me'],
  ],
  [
    'missed-it',
    ["Traffic was a nightmare and I missed my daughter's recital.", "i missed my son's school play"],
  ],
  [
    'grey-after',
    [
      "I climbed Kilimanjaro last week and now I'm back at my desk. Everything feels so grey.",
      'back from holiday and everything is so flat',
    ],
  ],
  ['done-with-people', ['so done with people', 'sick of everyone', 'i hate people', 'people are exhausting']],
  [
    'power-cut',
    [
      'Our power has gone off since morning and my work is pending.',
      'no light since yesterday',
      'power cut again',
      'the internet is down all day',
    ],
  ],
  ['scrolled', ["I've been scrolling for three hours and I feel gross.", 'doomscrolling again']],
  [
    'laughed-off',
    ['I burned the dinner, spilled wine on the carpet and then the guests cancelled. You have to laugh.'],
  ],
  [
    'asked-again',
    [
      "My mum keeps asking when I'll get married.",
      'my aunties always ask when we will have kids',
      'everyone keeps asking why I am single',
    ],
  ],
  ['back-with-parents', ['I moved back in with my parents at 35.', 'living back with my mum at 40']],
  [
    'in-law-stays',
    ["My mother in law is visiting for two weeks. Day three and I'm already hiding in the garage."],
  ],
  ['braces', ['I got braces today and everything hurts.']],
  [
    'pregnant',
    [
      "We've been trying for a baby for three years and today the test was positive.",
      "we're having a baby!",
      "I'm pregnant!!",
      'my wife is pregnant',
      'two years of ivf: we are expecting twins',
    ],
  ],
  ['first-missed', ['my daughter took her first steps today! I missed it because I was at work though.']],
  ['first-of-child', ['our son took his first steps', 'my daughter finally said her first word']],
  [
    'done-and-odd',
    [
      'Today I finished my PhD thesis. Seven years and I feel... weird.',
      'handed in my dissertation and now i feel empty',
    ],
  ],
  ['no-cavities', ['Went to the dentist, no cavities! Small wins.']],
  [
    'came-home',
    ["I've been praying for my son to come home and last night he knocked at the door. My son is back home"],
  ],
  ['blessed', ['God has been so good to me this week.', 'feeling blessed']],
  [
    'soon-to-see',
    [
      "I'm really looking forward to seeing my sister this weekend.",
      "can't wait to see my grandparents",
      'finally seeing my boyfriend tomorrow',
    ],
  ],
  ['home-for', ["I'm on the train home for Christmas.", 'driving home for eid']],
  ['free-days-begin', ['first day of holidays :)', 'first day of summer break', "I'm finally on vacation"]],
  [
    'crush-told',
    [
      "I can't stop thinking about a girl in my class.",
      'i have a crush on a guy from my gym? i like a boy in my dance class',
    ],
  ],
  [
    'quiet-at-last',
    ['Kids back in school, husband at work, coffee is hot. Silence at last.', 'finally some peace and quiet'],
  ],
  ['class-reunion', ["I'm going to my high school reunion tonight.", 'school reunion tomorrow']],
  ['new-animal', ['new puppy!!', 'we got a kitten', 'I adopted a dog today']],
  [
    'hard-day',
    [
      "I've had a stressful day so I want something calming",
      'what a rough week',
      'had such a hectic morning',
    ],
  ],
  [
    'traffic',
    [
      'Abeg today don tire me, this Lagos traffic no be here.',
      'this traffic is killing me',
      'stuck in traffic',
      'two hours in traffic',
    ],
  ],
  ['barbecue', ['Something for a barbecue with the neighbours.', 'bbq on saturday']],
  [
    'on-the-way',
    ['Nothing special going on, just sitting on the bus.', 'on the train, nothing. im on the train'],
  ],
  [
    'shift-on',
    ["I'm on a late shift packing boxes.", 'working a double shift', 'sunday shift? no, doing a long shift'],
  ],
  ['photo-disliked', ['I hate how I look in every photo.', 'i look awful in pictures']],
  ['hungry', ['hangry lol', 'so hungry']],
  ['kin-quarrel', ['i had an argument with my mum', 'huge fight with? had a huge fight with my sister']],
  ['theirs-lost-job', ['my husband lost his job', 'my dad got laid off', 'my sister was fired']],
  ['home-harmed', ['my house flooded', 'our flat was broken into']],
  ['robbed', ['i was robbed yesterday', 'we got burgled']],
  ['feels-old', ['I feel old']],
  ['theirs-birthday', ['grandma turned 90 today and danced with everyone']],
  ['friend-quarrel', ['Had a fight with my best friend', 'fell out with my flatmate']],
  ['hopeful', ['hopeful', 'feeling hopeful today']],
  ['wistful', ['wistful', 'a bit melancholic tonight']],
  ['sunday-blues', ['sunday blues', 'sunday scaries']],
  ['meh', ['meh', 'feeling meh', 'blah']],
  ['work-ugh', ['ugh, work', 'ugh school again', 'homework ugh']],
  ['grumpy', ['grumpy old man today', 'so grumpy', 'feeling cranky']],
] as const)('%s is heard', (name, texts) => {
  expect(texts.filter((text) => nameOf(text) !== name)).toEqual([]);
});

// The contrary, somebody else's, what is denied, and words that only sound like it.
test.each([
  'missing my ex',
  'I missed my bus',
  'my friend is talking to me again',
  'my friend is not talking about it',
  'he said things I liked',
  'won 400 on the slots',
  'my mum works in a care home',
  'my practice lost two patients to the new clinic',
  'all my friends are gone to the party',
  "my dad's old camera",
  'cleared prelims!',
  'my dog is not old',
  'my roommate is moving out, finally!',
  'I spent all my savings on a trip, best year of my life',
  'everyone at school likes me',
  'I missed nothing',
  'back from holiday, tanned and happy',
  'done with people pleasing',
  'the power is back on',
  'sat with the light off',
  'scrolling found a nice cat',
  'the covid test was positive',
  'not pregnant, again',
  "I'm pregnant and scared",
  'my friend is pregnant and I am jealous',
  'my therapist is on holiday for three weeks',
  "My daughter's coming home for Christmas",
  'why is god so good to others and not to me',
  'soon I see my dad again, on the other side',
  'hopeful songs please',
  'work songs',
  'meh, play something else',
  'no traffic today, lovely drive',
  'bbq was cancelled',
  'on the bus to the funeral',
  'just home from a long shift',
])('%s is none of these', (text) => {
  const heard = nameOf(text);
  const plain =
    /^(?:misses|friend-silent|own-words-regretted|gambled|care-home|patients-lost|friends-gone|parent-ages|not-cleared|old-animal|dear-one-moves|savings-gone|unliked|missed-it|grey-after|done-with-people|power-cut|scrolled|pregnant|free-days-begin|home-for|blessed|soon-to-see|hopeful|work-ugh|meh|traffic|barbecue|on-the-way|shift-on)$/;
  expect(heard ?? '').not.toMatch(plain);
});

test.each([
  [
    'house-bought',
    [
      'Bought a house today after being outbid four times',
      'We bought a house today',
      'we got the keys to our new flat',
    ],
  ],
  [
    'first-wages',
    [
      'Took my mum to her favourite restaurant with my first salary',
      'bought my dad a watch from my first paycheck',
    ],
  ],
  ['called-for-nothing', ['My grandson called me today just to say hello.', 'my daughter rang just to chat']],
  ['come-far', ["My therapist told me today I've come a long way.", 'my coach said i am doing so well']],
  ['school-out', ['Last day of school!!! just SUMMER', 'school is out for summer']],
  [
    'no-baby-yet',
    [
      "We've been trying for a baby for three years and the test was negative again",
      'our third ivf cycle failed',
    ],
  ],
  [
    'messages-another',
    ['Found out my husband has been messaging his ex for months', 'my wife is texting her ex secretly'],
  ],
  ['driving-test-failed', ['i failed my driving test for the third time lol']],
  ['results-short', ['got my A level results, not what i needed', 'my grades were not good enough']],
])('what is told of life is known: %s', (name, texts) => {
  for (const text of texts) expect([text, nameOf(text)]).toEqual([text, name]);
});

test.each([
  'sold the house today',
  'my first salary got stolen',
  'my blood results were not good',
  'i have a long way to go',
  'my last day of school and i am so sad',
  'the covid test was negative again',
])('and what only sounds like it is not: %s', (text) => {
  expect([
    'house-bought',
    'first-wages',
    'results-short',
    'come-far',
    'school-out',
    'no-baby-yet',
  ]).not.toContain(nameOf(text));
});
