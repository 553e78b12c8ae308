import type { Mood, Situation } from '@attune/contract';

type Some = readonly [string, ...string[]];

/** Images for a mood that is met where it is. */
export const moodImages: Readonly<Record<Mood, Some>> = {
  happy: [
    'Windows open',
    'Sun on the table',
    'Good weather inside',
    'The long way home',
    'Lemon and light',
    'Saturday shoes',
    'A yes kind of day',
  ],
  sad: [
    'Quiet rain',
    'An empty chair',
    'Grey and gentle',
    'Letters unsent',
    'The house at dusk',
    'Soft and heavy',
    'Room to be sad',
  ],
  energetic: [
    'Full tilt',
    'Bright voltage',
    'Two steps at a time',
    'Engines on',
    'Loud and forward',
    'Sparks',
    'No brakes',
  ],
  calm: [
    'Still water',
    'Slow afternoon',
    'Breathing space',
    'Low light',
    'Feathers and floorboards',
    'A hush',
    'Warm stone',
  ],
  focus: [
    'One thing at a time',
    'Clear desk',
    'The long thought',
    'Head down',
    'Lines and margins',
    'Quiet engine',
    'Deep hours',
  ],
};

/** Images for sad music that was to be brighter. */
export const wistfulImages: Some = [
  'The rain lets up',
  'A crack of light',
  'Half a smile',
  'Late sun',
  'Curtains open a little',
];

/** Images for calm music with a step in it. */
export const movingImages: Some = [
  'An easy pace',
  'Light on its feet',
  'Steady as it goes',
  'Quietly under way',
];

/** Images for what a message was about. Those of loss and fear stay plain. */
export const situationImages: Readonly<Record<Situation, Some>> = {
  grief: ['For the one who is missing', 'Holding on, gently', 'A candle in the window'],
  heartbreak: ['After the door closed', 'Pieces, gently', 'What is left of us'],
  loneliness: ['Company for tonight', 'A light in the next room', 'Not quite alone'],
  homesickness: ['The road back in mind', 'A place I know', 'Far from the kitchen table'],
  'work stress': ['After the inbox', 'Shoulders down', 'Leaving the desk behind'],
  exams: ['Notes and margins', 'One page more', 'Steady before the bell'],
  failure: ['Sitting with it', 'Not the last word', 'Another morning'],
  illness: ['Blankets and time', 'Slow mending', 'Tea on the nightstand'],
  sleeplessness: ['Three in the morning', 'Counting nothing', 'Until sleep comes'],
  worry: ['Unclenching', 'Put it down for now', 'Smaller by the minute'],
  shame: ['Kinder than that', 'Soft ground', 'It passes'],
  anger: ['Let it burn down', 'Steam', 'Loud, then less'],
  boredom: ['Something else entirely', 'Out of the beige', 'Around the corner'],
  nostalgia: ['The old street', 'Photographs in a drawer', 'Back then'],
  celebration: ['Glasses up', 'Confetti on the floor', 'The good news'],
  achievement: ['Over the line', 'Done, and well', 'Top of the stairs'],
  'new love': ['First page', 'Two coffees', 'A new name in the phone'],
  wedding: ['Rings and light', 'The first dance', 'All in white'],
  birth: ['Hello, small one', 'A new heartbeat', 'The first morning'],
  birthday: ['One candle more', 'Cake for everyone', 'Another year round'],
  reunion: ['At the gate', 'There you are', 'Same table again'],
  gratitude: ['Small thanks', 'What was given', 'Counting good things'],
  party: ['Lights low, floor full', 'The neighbours know', 'Late and loud'],
  workout: ['One more set', 'Chalk and iron', 'Pulse up'],
  running: ['Kilometre after kilometre', 'Wind in the ears', 'Down the towpath'],
  'sports match': ['Kick-off', 'From the stands', 'The whole ground singing'],
  commute: ['Window seat', 'Doors closing', 'Between two stops'],
  travel: ['Somewhere over there', 'Maps and windows', 'The next border'],
  cooking: ['Garlic and steam', 'On a low flame', 'Salt to taste'],
  cleaning: ['Mop and groove', 'Clean floors', 'Everything in its place'],
  'waking up': ['First light', 'Coffee, then the world', 'Curtains open'],
  'winding down': ['Shoes off', 'The day lets go', 'Lamp by lamp'],
  'falling asleep': ['Toward the pillow', 'The lights go one by one', 'Under'],
  meditation: ['Only breath', 'Sitting still', 'The space between'],
  reading: ['Chapter after chapter', 'Pages turning', 'A chair by the lamp'],
  study: ['Library hours', 'Notes and margins', 'Page by page'],
  coding: ['Green on black', 'In the loop', 'Until it compiles'],
  'making something': ['Hands busy', 'Clay and paper', 'The workbench'],
  rain: ['Rain on the pane', 'Under the eaves', 'Puddles'],
  summer: ['Long evenings', 'Salt and sun', 'Barefoot'],
  'dinner with guests': ['Another place at the table', 'Candles and company', 'Second helpings'],
  date: ['Table for two', 'Across the candle', 'Walk me home'],
  'children around': ['Small company', 'Crayons and crumbs', 'Toys on the stairs'],
};

/** Where a change begins that leads out of the gloom: nobody who asked for bright songs is in a fog. */
export const kindBeginnings: Some = [
  'A slow morning',
  'A window ajar',
  'First light',
  'Soft rain',
  'The first coffee',
];

type Quarter = 'low' | 'tense' | 'gentle' | 'bright';

/** Where a change begins, by how the listener is: weather, mostly. */
export const beginnings: Readonly<Record<Quarter, Some>> = {
  low: ['Rain', 'Grey morning', 'Heavy clouds', 'A long night', 'Fog'],
  tense: ['Storm', 'Rough water', 'A racing heart', 'Thunder', 'High wind'],
  gentle: ['Still water', 'Soft light', 'Early haze', 'A slow dawn'],
  bright: ['Bright noon', 'Full sun', 'High summer', 'All the lights on'],
};

/** Where it goes from there, by what changes most. */
export const turns: Readonly<Record<'brighter' | 'darker' | 'calmer' | 'livelier', Some>> = {
  brighter: ['slowly clearing', 'and then some light', 'opening up', 'lifting', 'with a little blue'],
  darker: ['turning inward', 'drawing the curtains', 'fading to blue', 'letting it fall'],
  calmer: ['coming to rest', 'slowing down', 'settling', 'going quiet', 'easing off'],
  livelier: ['gathering speed', 'waking up', 'catching fire', 'picking up'],
};
