import type { Message } from '../message.ts';

const help =
  /\b(?:help ?lines?|hotlines?|phone numbers?|(?:the|that|this|your|those) numbers?|(?:emergency|crisis|help|danger) (?:thing|card|number|banner|box|line|text|message|screen)s?)\b/i;
const away =
  /\b(?:(?:don['’]?t|do not|didn['’]?t|did not|no) (?:need|want|ask for)|not needed|needn['’]?t|tak(?:e|ing)\b.{0,40}\b(?:away|off|down)|get rid|remove|close|hide|please not?|not (?:this|these|those|that)|stop|why (?:do|did|am|the)|again|still|away|gone)\b/i;
const well =
  /\b(?:(?:i['’]?m|i am|we['’]?re|we are) (?:\w{1,9} ){0,2}(?:fine|ok(?:ay)?|well|good|happy|safe|all ?right|healthy|not in (?:any )?danger|in no danger)|not in (?:any )?danger|in no danger|no(?:body|[ -]?one)(?:['’]?s| is| was)? (?:died|dead|dying|ill|sick|in danger)|nothing(?:['’]?s| is) wrong)\b/i;
/** With one of these somebody may not be as well as they say. */
const doubtful =
  /\b(?:but|except|anyway|nothing helps|no point|never|anymore|any more|if i|pretend|supposed|tell (?:them|everyone))\b/i;

/** Whether somebody turns down the help that was offered, as they are well: "why do i get a helpline lol im fine". */
export const refusesHelp = (text: string): boolean =>
  help.test(text) && away.test(text) && well.test(text) && !doubtful.test(text);

/** In words and marks: who turns help down in more than these says something else besides. */
const mostInRefusal = 18;

/** Whether a message says that and no more. */
export const refusesHelpAlone = ({ text, words }: Message): boolean =>
  words.length <= mostInRefusal && refusesHelp(text);
