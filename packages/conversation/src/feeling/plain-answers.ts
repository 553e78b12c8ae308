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

const around = wordSet('please pls thanks lol haha ok okay well oh hm hmm hmmm um umm then x xx');
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

/** Whether a message only answers, or names one thing: "yeah", "I'll try it", "hope". A reading of danger knows too little of so few words. */
export function isPlainAnswer(text: string): boolean {
  const said = plain(text);
  return answers.has(said) || things.has(said) || taking.test(said);
}

/** Whether a message only says that somebody leaves, or has enough: "I have to go now", "done". */
export const onlyLeaves = (text: string): boolean => leaving.has(plain(text));
