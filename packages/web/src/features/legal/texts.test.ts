import { expect, test } from 'vitest';
import { installation, spotify } from '../../testing/samples.ts';
import { privacySections, termsSections } from './texts.ts';

const wordsOf = (sections: ReturnType<typeof privacySections>) =>
  sections.flatMap(({ paragraphs }) => paragraphs).join(' ');

test('the privacy page of an installation that keeps everything to itself names nobody else', () => {
  const words = wordsOf(privacySections(installation));
  expect(words).toContain('searches and playback do not leave it');
  expect(words).toContain('your message goes to nobody');
  expect(words).toContain('How loud you play');
  expect(words).not.toMatch(/hosted model|Spotify/);
});

test('the privacy page names everyone to whom something goes, and what', () => {
  const words = wordsOf(
    privacySections({
      ...installation,
      streaming: spotify,
      recommender: { runs: 'elsewhere', name: 'ReccoBeats' },
      classifier: { kind: 'hosted', name: 'emotion-model' },
      replyModel: { kind: 'hosted', name: 'reply-model' },
      readerModel: { name: 'reader-model' },
    }),
  );
  expect(words).toContain('Spotify receives search words');
  expect(words).toContain('only when you press Play with Spotify');
  expect(words).toContain('ReccoBeats receives the id of the track');
  expect(words).toContain('Your message goes to emotion-model');
  expect(words).toContain('go to reply-model');
  expect(words).toContain('go to reader-model');
  expect(words).toContain('none does once you have chosen other replies in Settings');
  expect(words).toContain('nothing at all once you have chosen other replies in Settings');
  expect(words).toContain('remove this app on your account page at Spotify');
});

test('the privacy page says what the server remembers of a listener for a while', () => {
  const words = wordsOf(privacySections({ ...installation, streaming: spotify }));
  for (const kept of [
    'what you are playing',
    'which further permissions you gave',
    'by what id the service knows you',
    'the tracks found for your last mixes',
    'the music you saved and play most',
    'what you played lately',
    'that it accepted your token',
    'the playlists found for your last moods',
    'that a mix was saved, and as which playlist',
  ])
    expect(words.toLowerCase()).toContain(kept.toLowerCase());
  expect(words).toContain('drops all of this at once');
});

test('the terms speak of Spotify where Spotify is connected, and only there', () => {
  expect(wordsOf(termsSections({ ...installation, streaming: spotify }))).toContain(
    'Spotify makes no promises about Attune',
  );
  expect(wordsOf(termsSections(installation))).not.toContain('Spotify');
  expect(wordsOf(termsSections(undefined))).toContain('the connected music service');
});
