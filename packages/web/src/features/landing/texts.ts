import type { Mood } from '@attune/contract';

export interface MoodExample {
  says: string;
  answers: string;
  mixes: readonly { name: string; line: string }[];
}

export const texts = {
  title: 'Attune: your mood, your music',
  badge: 'AI-Powered Music Assistant',
  headline: 'Your Mood, Your Music',
  lede: 'Say in a sentence how you feel. Attune hears the mood in it and answers with playlists and songs that fit.',
  taglines: [
    'Let the Music Find You',
    'Tune Into Your Soul',
    'Echoes of You',
    'Resonate With Sound',
    'Sonic Enlightenment',
  ],
  pause: 'Pause the changing label',
  play: 'Let the label change again',
  tryMood: 'Try a mood',
  example: 'An example',
  featuresTitle: 'Crafted for clarity',
  features: [
    {
      title: 'Mood detection',
      body: 'Turns a described vibe into sound: write it as you would tell a friend.',
    },
    { title: 'Smart playlists', body: 'Instant mixes tailored to the feeling, from your own music service.' },
    { title: 'Live context', body: 'Recommendations adapt to what is playing now, song by song.' },
  ],
  sceneSentence: 'Cannot sleep, head is spinning',
  sceneTrack: 'Blue Hour',
  howTitle: 'How it works',
  steps: [
    {
      title: 'Connect your streaming service securely',
      body: 'You sign in on its own page. Attune never sees your password.',
    },
    {
      title: 'Tell the assistant your mood in a sentence',
      body: '“Long week, need something slow” is plenty.',
    },
    {
      title: 'Play the tailored soundtrack',
      body: 'Open a playlist, press play, and let songs that match follow.',
    },
  ],
  ctaTitle: 'Ready to tune into your mood?',
  ctaBody: 'It takes one sentence.',
  start: 'Start listening',
  product: 'Product',
  legal: 'Legal',
  social: 'Social',
  featuresLink: 'Features',
  howLink: 'How it works',
  startLink: 'Get started',
  terms: 'Terms',
  privacy: 'Privacy',
  community: 'Community',
  news: 'News',
  closing: 'Music for how you feel right now.',
} as const;

/** What a conversation about each mood may look like. Invented, and labelled as an example. */
export const examples: Record<Mood, MoodExample> = {
  happy: {
    says: 'Sun is out and I got the job!',
    answers: 'What a day to turn up the volume. Here is some sunshine to go with it.',
    mixes: [
      { name: 'Windows Down', line: 'Bright guitars, brighter choruses' },
      { name: 'Good News Only', line: 'Pop that grins back at you' },
    ],
  },
  sad: {
    says: 'Missing someone tonight.',
    answers: 'That ache deserves company, so let these songs sit beside you.',
    mixes: [
      { name: 'Letters Unsent', line: 'Piano and voices close to the ear' },
      { name: 'Blue Hour', line: 'Slow songs for long evenings' },
    ],
  },
  energetic: {
    says: 'Ten kilometres, here I come.',
    answers: 'Laces tight: this will carry you past the hard part.',
    mixes: [
      { name: 'Second Wind', line: 'House and drum and bass, 170 and up' },
      { name: 'Static Charge', line: 'Riffs that refuse to sit down' },
    ],
  },
  calm: {
    says: 'Long week, need something slow.',
    answers: 'Let the week go; something soft is already on its way.',
    mixes: [
      { name: 'Low Tide', line: 'Ambient swells and warm tape' },
      { name: 'Sunday Linen', line: 'Acoustic folk with the windows open' },
    ],
  },
  focus: {
    says: 'Thesis chapter due tomorrow, help.',
    answers: 'One clear line of thought coming up, with nothing in its way.',
    mixes: [
      { name: 'Deep Draft', line: 'Minimal pulse, no words' },
      { name: 'Desk Lamp', line: 'Lo-fi beats that keep to themselves' },
    ],
  },
};
