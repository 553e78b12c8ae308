import { describe, expect, it } from 'vitest';
import { readWords } from './matching/read-words.ts';
import { withoutQuotes } from './quoted-words.ts';

const kept = (text: string) => withoutQuotes(readWords(text)).map((word) => word.text);

describe('what stands in quotation marks', () => {
  it('is left out: titles and lyrics say nothing of the listener', () => {
    expect(kept('play "born to die" again')).toEqual(['play', 'again']);
  });

  it('ends a sentence, so that what stood around it is not read as one', () => {
    const after = withoutQuotes(readWords('play "born to die" again')).at(-1);
    expect(after).toMatchObject({ text: 'again', startsSentence: true });
  });

  it.each([
    ['my sister texted "goodbye forever"', 'goodbye'],
    ['il a écrit « adieu à tous »', 'adieu'],
  ])('stays when somebody is reported to have said it: %s', (text, word) => {
    expect(kept(text)).toContain(word);
  });

  it('is left out again where it is a song that says it', () => {
    expect(kept('the song says "goodbye forever"')).toEqual(['the', 'song', 'says']);
  });

  it('is left out when the report is too far back', () => {
    expect(kept('she said hi and then we all heard them play "goodbye forever"')).not.toContain('goodbye');
  });
});
