/** Replies to what somebody tells of their life, and to what nobody here can tell. */
const ofLife =
  /^(?:told(?:-loss|-fond)?|misread|reflection-(?:kind|glad)|remark-(?:hard|glad|complaint|doubt|outcry|unsure|lukewarm|luck)|event-.{1,60}|human-.{1,40}|unknown|musing|offtopic)$/;

/**
 * Whether a reply says nothing of the music or the product, by its name: whoever writes more freely may say it better.
 * @param id as in `Choice`
 */
export const answersLife = (id: string): boolean =>
  ofLife.test(id.split('+')[0]?.replace(/\.\d{1,4}$/, '') ?? '');

/** The name of a reply that says it does not know, or that it is not asked. */
export const answersNothing = (id: string): boolean => /^(?:unknown|musing|offtopic)\./.test(id);
