/** Any language: sentence ends are found by the marks of each script. */
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** No sentence of 80 tokens is longer than this, in characters. */
const longestSentence = 480;
/** So nothing of a reply is looked at behind this, white space and controls included. */
const longestRead = 8 * longestSentence;

/** A full stop, question or exclamation mark of any script, or a picture, then closing quotes and brackets. */
const endsSentence =
  /(?:[.!?…。！？．।؟۔]|\p{Extended_Pictographic}|\u{FE0F}|[\u{1F3FB}-\u{1F3FF}])["'”’»」』)）]*$/u;

/** Ends in a full stop that ends no sentence: a title, a common short form, or a single initial. */
const endsWithShortForm =
  /(?:^|[\s("“'‘])(?:Dr|Mr|Mrs|Ms|Mx|St|Prof|Sr|Sra|Jr|No|Nr|vs|feat|ft|approx|e\.g|i\.e|a\.m|p\.m|z\.B|p\.ex|\p{Lu})\.$/u;

/** What small models begin with in each of our languages: by itself it says nothing yet. */
const acknowledgements = [
  'sure(?: thing)?|of course|certainly|absolutely|definitely|okay|ok|alright|got it|no problem|hello|hi|hey(?: there)?',
  "claro(?: que sí)?|por supuesto|desde luego|hola|com certeza|olá|oi|bien sûr|d'accord|absolument|bonjour|salut",
  'klar|na klar|natürlich|gerne?|sicher|hallo|certo|certamente|va bene|ciao|natuurlijk|zeker|hoi',
  'jasne|oczywiście|cześć|tabii(?: ki)?|elbette|merhaba|tentu(?: saja)?|baik(?:lah)?|halo|hai',
  'もちろん(?:です)?|はい|ज़रूर|बिल्कुल|नमस्ते|zaroor|bilkul|namaste',
];
const acknowledged = new RegExp(`^(?:¡?(?:${acknowledgements.join('|')}) ?[!.！。]{1,5} ?){1,4}`, 'iu');

/** Marks of Markdown around words, which would be shown as they are written, and what a link leads to. */
const emphasis = /(?<![\p{L}\p{N}])(\*{1,3}|_{1,3}|`)(?=\S)([^*_`]{1,200})(?<=\S)\1(?![\p{L}\p{N}])/gu;
const link = /\[([^[\]]{1,200})\]\([^()\s]{1,500}\)/g;

const opener = /^(?:(?:assistant|reply|response|answer)\s*:\s*)+/i;
const thinking = /<think>[\s\S]*?(?:<\/think>|$)/gi;
/**
 * What is not seen is not said: controls, marks of direction, and the characters of tags, which can carry a whole hidden
 * text. The two joiners stay: they shape words of some scripts, and families of emoji.
 */
const unseen = /[\p{Cc}\p{Cf}]/gu;
const joiners: ReadonlySet<string> = new Set(['\u{200C}', '\u{200D}']);

function withoutQuotes(text: string): string {
  const quoted = /^["“](?<inside>[^"“”]+)["”]$/u.exec(text);
  return quoted?.groups?.inside ?? text;
}

/** The first sentence. Where a segment ends in a short form, the sentence goes on with the next one. */
function firstOf(text: string): string {
  let sentence = '';
  for (const { segment } of sentences.segment(text)) {
    sentence += segment;
    // Too long to be used already, and each look at it would take longer than the one before.
    if (sentence.length > longestSentence || !endsWithShortForm.test(sentence.trimEnd())) break;
  }
  return sentence.trim();
}

/**
 * Cuts what a model generated to its first sentence: under two, as the specification asks.
 * @param complete whether the model ended by itself; if not, a sentence without an end was cut off.
 * @returns an empty string when no whole sentence is left.
 */
export function firstSentence(generated: string, complete: boolean): string {
  const said = generated.replace(thinking, ' ').trimStart().slice(0, longestRead);
  const text = said
    .replace(unseen, (one) => (joiners.has(one) ? one : ' '))
    .replace(/\s+/g, ' ')
    .replace(link, '$1')
    .replace(emphasis, '$2')
    .trim();
  const plain = withoutQuotes(text.replace(opener, '').trim()).replace(acknowledged, '');
  const sentence = firstOf(plain);
  // What another sentence follows was not cut off, whatever it ends with.
  const whole = sentence !== plain || endsSentence.test(sentence) || complete;
  return whole && sentence.length <= longestSentence ? sentence : '';
}
