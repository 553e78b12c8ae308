import { lines } from './lines.ts';

/** To who asks of what plays, where it is not known here which song that is. */
export const unseenReplies = lines(`
  Which song plays now I cannot tell from here. Ask me by its number: "who is number 3?"
  I do not know which of them you hear. Say its number, and I tell you what is written of it.
  From here I cannot see which one is on. "What is the second one?" I can answer.
`);

/** To who wants one song gone, where it is not known here which. */
export const whichOneReplies = lines(`
  Which one shall go? Say its number, or its title.
  I cannot tell from here which one you mean. Give me its number, and it goes.
  Tell me the number of the one to take out, as in "drop number 3".
`);
