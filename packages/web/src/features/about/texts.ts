import { messageMaxCodePoints } from '@attune/contract';

export const texts = {
  about: 'About Attune',
  what: 'Attune listens to a sentence about how you feel, finds the mood in it, and answers with a kind word, playlists and songs from your music service.',
  installation: 'This installation',
  streaming: 'Music service',
  recommender: 'Song recommendations',
  classifier: 'Mood detection',
  replyModel: 'Replies',
  version: 'Version',
  howItWorksHere: 'How it works here, for the curious',
  hostedClassifier: 'A hosted model reads the mood in your message.',
  embedded:
    'A small model of Attune’s own that runs on this server. Your message goes nowhere else, and there is no address to call.',
  keywords: 'No model: lists of words. The first mood whose words appear in your message wins.',
  hostedReplies: 'A hosted chat model answers your message in a sentence.',
  writtenReplies: 'No model: sentences written in advance, one of which fits the mood.',
  kindOfTask: 'Kind of task:',
  callYourself: 'How to call it yourself',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'Loading the details...',
  unknown: 'The details of this installation did not load.',
  privacy:
    'Your messages are read to find their mood and are not stored by Attune. Your sign-in stays in this browser.',
  privacyLink: 'Privacy in full',
  help: 'Help',
  howTo: 'How it works',
  steps: [
    'Write in a sentence how you feel, or let Moods or the dice write one for you.',
    'Attune names the mood it heard and lists playlists for it. A click opens one in your music service.',
    'While something plays, Songs shows what goes with the current track.',
  ],
  keyboard: 'With the keyboard',
  keys: [
    { keys: 'Enter', does: 'sends your message' },
    { keys: 'Shift + Enter', does: 'breaks the line' },
    { keys: 'Tab', does: 'moves on, Shift + Tab back' },
    { keys: 'Arrows', does: 'walk through the moods and scroll the conversation' },
    { keys: 'Esc', does: 'closes what has opened' },
  ],
  limits: `A message may be up to ${messageMaxCodePoints.toLocaleString('en')} characters long. Draft and conversation survive a reload and end with the tab; Clear conversation ends them sooner.`,
} as const;
