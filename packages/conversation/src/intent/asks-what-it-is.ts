import type { Message } from '../message.ts';

/** In characters. */
const mostRead = 80;
const opening =
  /^(?:(?:ok|okay|so|and|hey|hi|wait|hm|hmm|sorry|um|uh|oh|btw|lol|haha) ){0,3}(?:(?:what|wtf) (?:(?:the hell|the heck|the fuck|on earth|even|exactly|actually) )?(?:is|are|counts as|does|do|means|mean) |(?:explain|define|describe) |(?:never heard of|i have never heard of) )(?:(?:a|an|this|exactly|even) ){0,1}/;
const closing =
  /^(?: (?:music|exactly|even|mean|like|anyway|actually|again|please|to you|then|supposed to be|pls|song|songs|beats|genre|lol|haha|btw|bro|though|tho|sorry|im new|i am new)){0,3}$/;

/** Of the music, of somebody, or of the assistant. */
const ofMusic =
  /\b(?:this|that|it|these|those|you|she|he|they|song|songs|track|lyrics|words|line|title|button|here)\b/i;
const meaning =
  /^(?:[^?!.]{0,30}[,.!?] )?(?:(?:and|so|ok|but|hey) ){0,2}what (?:does|do|means?)(?: the word)? (["“'‘]?)([\p{L}' ]{2,40})(["”'’]?) ?(?:mean|means)?(?: in english| in spanish| exactly| please| again)? ?[?.]?$/iu;

/** "What does “corazón” mean": of a word that is marked as one, or is written as none of English is. */
export function asksForMeaning({ text }: Message): boolean {
  const [, opened = '', word = '', closed = ''] = meaning.exec(text.slice(0, mostRead)) ?? [];
  if (word === '' || ofMusic.test(word)) return false;
  return (opened !== '' && closed !== '') || /[^\p{ASCII}]/u.test(word);
}

const goingOn =
  /^(?:(?:ok|so|and|but|hey|hm|hmm) ){0,2}(?:does|will|do|is|are) (?:it|this|that|they|these|the (?:mix|music|list|rest|songs)) (?:(?:ever|always|all|still|also) ){0,1}(?:get|gets|getting|become|stay|stays|turn|gonna|going to|pick up|calm down|slow down|speed up)\b[^?]{0,60}\?$/i;

/** "Does it get louder later?" asks how the music goes on, where "can it get louder?" asks for it. */
export const asksHowItGoesOn = ({ text }: Message): boolean => goingOn.test(text.slice(0, mostRead).trim());

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
