import type { Message } from '../message.ts';

/** In characters. */
const mostRead = 80;
const opening =
  /^(?:(?:ok|okay|so|and|hey|hi|wait|hm|hmm|sorry|um|uh|oh|btw|lol|haha) ){0,3}(?:(?:what|wtf) (?:(?:the hell|the heck|the fuck|on earth|even|exactly|actually) )?(?:is|are|counts as) |(?:explain|define|describe) |(?:never heard of|i have never heard of) )(?:(?:a|an|this|exactly|even) ){0,1}/;
const closing =
  /^(?: (?:music|exactly|even|mean|like|anyway|actually|again|please|to you|then|supposed to be|pls|song|songs|beats|genre|lol|haha|btw|bro|though|tho|sorry|im new|i am new)){0,3}$/;

/** Whether it is asked what a kind of music is, by its name and nothing else: "whats shoegaze", "what even is math rock?". */
export function asksWhatItIs({ words, named }: Message): boolean {
  const said = words.filter(({ isWord }) => isWord);
  const text = said
    .map((word) => word.text)
    .join(' ')
    .slice(0, mostRead);
  const opened = opening.exec(text);
  if (opened === null) return false;
  const rest = text.slice(opened[0].length);
  return named.some(({ from, to, kind }) => {
    if (kind !== 'genre') return false;
    const name = words
      .slice(from, to)
      .filter(({ isWord }) => isWord)
      .map((word) => word.text)
      .join(' ');
    return rest.startsWith(name) && closing.test(rest.slice(name.length));
  });
}
