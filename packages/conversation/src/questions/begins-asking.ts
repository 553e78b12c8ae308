/** In characters; whoever asks without a mark does so at once, or after a sentence or two. */
const mostRead = 400;
const before = `(?:(?:so|ok|and|but|honestly|seriously|like|wait|hi|hey|well) ){0,2}`;
const wonderingWords = `why|who|how|what(?! an? )|is|are|isnt|isn['’]t|does|do|did|should|was|where|when|can you believe|am`;
const askingWords = `${wonderingWords}|can|could|will|would|which|whose|any|has|have`;

const wondering = new RegExp(String.raw`^${before}(?:${wonderingWords})\b`, 'i');
const asking = new RegExp(String.raw`(?:^|[.,;:!?\n] ?)${before}(?:${askingWords})\b`, 'i');

/** Whether a message begins as one wonders, and as no task or outcry does ("what a day"): "what is the point of an umbrella in this wind". */
export const beginsWondering = (text: string): boolean => wondering.test(text.slice(0, mostRead).trim());

/** Whether a message has a question mark, or a part of it begins as questions do: "my eyes hurt, where is dark mode". */
export const looksAsked = (text: string): boolean =>
  text.includes('?') || asking.test(text.slice(0, mostRead).trim());
