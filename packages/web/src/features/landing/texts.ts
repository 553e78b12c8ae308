import type { Mood } from '@attune/contract';

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
  tryTitle: 'Try it',
  tryLabel: 'How do you feel right now?',
  tryHint: 'Say it in a sentence. No account needed; nothing of it is kept.',
  tryPlaceholder: 'Long week, need something slow',
  orTry: 'Or say one of these',
  send: 'Send',
  youSaid: 'You said:',
  notLoaded: 'This part of the page could not be loaded. Please reload it.',
  sayElse: 'Say something else',
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

/** A first sentence for each mood, and three of them to begin with. */
export const moodLines: Record<Mood, string> = {
  happy: 'Sun is out and I got the job!',
  sad: 'Missing someone tonight.',
  energetic: 'Ten kilometres, here I come.',
  calm: 'Long week, need something slow.',
  focus: 'Thesis chapter due tomorrow, help.',
};
export const openingLines: readonly string[] = [moodLines.calm, moodLines.happy, moodLines.focus];
