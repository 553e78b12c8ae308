/** What there is none of, unless music for it is spoken of. */
const lacked =
  /\b(?:(?:theres|there's|there is|i have|i've got|ive got|having|got) )?no (?:part(?:y|ies)|gym|workout|training|runs?|running|yoga|study|studying|revision|date|wedding|gig|concert|football)(?: session| class)?\b(?!\s{1,3}(?:music|songs?|stuff|tunes?|vibes?|playlists?|lists?|mix|beats|type|kind|please|pls))(?:\s{1,3}(?:for me|again))?/gi;
/** "Stop asking how I feel, just play something". */
const unasked =
  /^(?:(?:please|pls|ok|ugh) )?(?:stop asking|(?:don['’]?t|do not) ask)(?: me)?(?: how (?:i feel|i am|im feeling|i['’]m feeling)| (?:so many )?questions| that| anything| why)?(?=[\s,.!])[\s,.!]{1,4}(?:and |just )?/i;
/** "Not a cloud over Lisbon". */
const notOne =
  /\bnot a (?:single )?(?:cloud|soul|breath of wind|car|person)(?: (?:in (?:the )?sky|in sight|around|anywhere|(?:over|in|on) (?:the )?[a-z]{3,14}))?/gi;
const leftOver = /^[\s,.;:!-]{1,9}/;

/**
 * "No party tonight, just me" as "tonight, just me": what a message says there is none of, or is not to be asked, is nothing that it is about. All of
 * it where nothing else is said.
 */
export function withoutLacks(text: string): string {
  const rest = text.replace(unasked, '').replace(lacked, '').replace(notOne, '').replace(leftOver, '');
  return rest !== text && /[a-z]{2}/i.test(rest) ? rest : text;
}
