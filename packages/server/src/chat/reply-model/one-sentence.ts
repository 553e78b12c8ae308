const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** No sentence of 80 tokens is longer than this, in characters. */
const longestSentence = 480;

const endsSentence = /[.!?…]["'”’)]*$/u;
const opener = /^(?:(?:assistant|reply|response|answer)\s*:\s*)+/i;
const thinking = /<think>[\s\S]*?(?:<\/think>|$)/gi;
const controls = /[\p{Cc}\p{Cf}]+/gu;

function withoutQuotes(text: string): string {
  const quoted = /^["“](?<inside>[^"“”]+)["”]$/u.exec(text);
  return quoted?.groups?.inside ?? text;
}

/**
 * Cuts what a model generated to its first sentence: under two, as the specification asks.
 * @param complete whether the model ended by itself; if not, a sentence without an end was cut off.
 * @returns an empty string when no whole sentence is left.
 */
export function firstSentence(generated: string, complete: boolean): string {
  const text = generated.replace(thinking, ' ').replace(controls, ' ').replace(/\s+/g, ' ').trim();
  const plain = withoutQuotes(text.replace(opener, '').trim());
  const [first] = sentences.segment(plain);
  const sentence = first?.segment.trim() ?? '';
  const whole = endsSentence.test(sentence) || (complete && sentence === plain);
  return whole && sentence.length <= longestSentence ? sentence : '';
}
