/** In characters. */
const mostRead = 300;

const thinking = String.raw`\b(?:do|would|did) (?:you|u|ya) (?:really |honestly |even )?(?:think|reckon|believe|suppose) (?:that )?`;
const another = `(?:he|she|they|people|anyone|anybody|someone|somebody|everyone|everybody|(?:my|our|his|her|their) [a-z]{2,20})`;
const oneself = `(?:i|we)(?:['’]?m|['’]?ll|['’]?ve|['’]?re| am| are| will| was| were| did| do| have| could| can| should| deserve| look)`;
const hers = `(?:will|does|did|is|was|has|would|could|do|are|were) (?:he|she|they) (?:ever |even |still |really |just |not )?[a-z]{2,20}`;
const mine = `(?:should|would|will|can|am|do|did|have) i (?:ever |even |still |really |just )?(?:be|a|the|too|find|love|forgive|deserve|trust|call him|call her|text him|text her|leave him|leave her|stay with|marry|apologi[sz]e|move on|get over|wrong|right to|enough|lonely|unlovable|ready)`;

const ofThinking = new RegExp(`${thinking}(?:${another}\\b|${oneself}\\b)`, 'i');
const ofOthers = new RegExp(`^(?:(?:so|but|and|ok|god|why) ){0,2}(?:${hers}|${mine})\\b`, 'i');
const ofMusic =
  /\b(?:songs?|music|tracks?|tunes?|playlists?|mix|lists?|albums?|bands?|singers?|artists?|sing|sings|singing|sang|sung|play|plays|playing|played|hear|listen|attune|app|account|spotify|recommend|released|record|tour|touring|concerts?|gigs?|famous)\b/i;

/** "Do you think he'll come back?": asked of whoever listens, and nothing about the assistant or its music. */
export function asksOfLife(text: string): boolean {
  const start = text.slice(0, mostRead).trim();
  return (ofThinking.test(start) || ofOthers.test(start)) && !ofMusic.test(start);
}
