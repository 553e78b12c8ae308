import { wordSet } from '../cues/word-classes.ts';

const phrases = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .trim()
      .split(/,\s*/)
      .map((phrase) => phrase.trim()),
  );

/** What answers, agrees, or waits: nobody in danger says only that, but to somebody who has asked. */
const answers = phrases(`
  yeah, yeah yeah, yea, yep, yup, sure, maybe, maybe later, maybe not, perhaps, not now, not yet, not really, not again, not today, i think so, i dont think so, i guess,
  i guess so, i guess not, fair, fair enough, me too, me neither, same, same here, idk, i dont know, dont know, no idea, dunno, no way, when, since when, lets do it, lets do this,
  lets try, lets try it, lets try that, lets see, we will see, i will see, i will try, i will wait,
  i will check it out, i will be back, i will be there, i will listen, i will listen later, i will, i do, i did, i dont, i didnt, i am in, nothing,
  nothing special, nothing really, doesnt matter to me, it doesnt matter to me, not for me, that is not for me, this is not for me, not for us, not what i wanted, not what i meant,
  better, better now, much better, a bit better, a little better, bit better, feeling better, feeling much better, i feel better, i feel better now, i feel much better, i feel a bit better,
  not what i asked for, not what i expected, not quite what i wanted, ready, i am ready, i am not vibing, im not vibing with this, i am not vibing with this
`);
/** "I'll keep this", "I'll give it a listen": of what plays. "I'll do it" may be of anything. */
const taking =
  /^i will (?:take|have|keep|try|play|save|check|listen to|give) (?:it|this|that|these|them|this one|that one|the mix|the list)(?: a (?:try|go|listen|chance|spin))?(?: (?:out|on|on repeat))?(?: (?:now|later|tonight|tomorrow|again))?$/;
/** One thing that is named and nothing said of it. */
const things = wordSet(`
  wine beer spring summer autumn peace hope life love mum mom dad home coffee tea food pizza rain snow sun sunday monday friday weekend music silence dreams
`);
/** Taking leave, or having enough: of music, as long as it plays for somebody well. */
const leaving = phrases(`
  i have to go, i have to go now, i need to go, i need to go now, i need to leave, i need to leave now, i have to leave, i must go, i must go now, i have to run, gotta go, gotta run,
  i am leaving now, i am leaving, see ya, see you, stop it, enough, enough for now, thats enough, finished, done, all done, done for today
`);

const around = wordSet(
  'please pls thanks thx ty cheers lol haha ok okay well oh hm hmm hmmm um umm then x xx',
);
/** In characters. */
const mostRead = 60;

function plain(text: string): string {
  if (text.length > mostRead) return '';
  return text
    .toLowerCase()
    .replace(/\b(i|we|it|you)['’]ll\b/g, '$1 will')
    .replace(/\bi['’]?m\b/g, 'i am')
    .replace(/\b(that|it|this)['’]s\b/g, '$1 is')
    .replace(/['’]/g, '')
    .split(/[.,!?…~\s]+/)
    .filter((word) => word !== '' && !around.has(word))
    .join(' ');
}

/** The end of an evening that another one follows, and thanks for what was played in it. */
const endsEvening =
  /^(?:(?:i think|well|right|ok|okay),? ){0,2}(?:(?:that|this)(?: is|['’]?s) )?enough (?:music |songs |listening )?for (?:tonight|today|now|this evening|one (?:night|evening|day))$/i;
const thanksForCompany =
  /^(?:and |but )?(?:thanks|thank you|thx|ty)(?: (?:so much|very much|kindly|again))? for (?:keeping (?:me|us|(?:an|this) old (?:man|woman|lady|fool|soul)) company|(?:the|your) company|the (?:lovely |nice )?(?:music|songs|tunes))(?: (?:tonight|today|this evening))?$/i;
const goodNight = /^(?:good ?night|night|night night|sleep well|see you tomorrow|until tomorrow)$/i;
const allDone =
  /^(?:(?:all|nearly|finally|everything) )?(?:finished|done|ironed|folded|washed|cleaned|tidied|packed)(?: and (?:hung up|folded|put away|ironed|dusted|tidied|packed))?$/i;
/** In characters. */
const mostInFarewell = 160;

/** "I think that is enough for tonight. Thank you for keeping an old man company." */
function endsTheEvening(text: string): boolean {
  if (text.length > mostInFarewell) return false;
  const parts = text
    .split(/[.,!?\n]{1,5}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isSaid = (part: string) =>
    [endsEvening, thanksForCompany, goodNight, allDone].some((one) => one.test(part));
  return parts.every(isSaid) && parts.some((part) => endsEvening.test(part) || thanksForCompany.test(part));
}

/** Whether a message only answers, ends an evening, or names one thing: "yeah", "I'll try it", "hope". A reading of danger knows too little of so few words. */
export function isPlainAnswer(text: string): boolean {
  if (endsTheEvening(text)) return true;
  const said = plain(text);
  return answers.has(said) || things.has(said) || taking.test(said);
}

/** Whether a message only says that somebody leaves, or has enough: "I have to go now", "done". */
export const onlyLeaves = (text: string): boolean => leaving.has(plain(text));
