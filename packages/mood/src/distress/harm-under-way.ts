import { readWords } from './matching/read-words.ts';
import { isStruck } from './told-violence.ts';

/** What is happening, or was done, to whoever writes, so that a call comes before anything else. */
export type HarmUnderWay = 'harmed' | 'struck';

const lethal =
  '(?:pills?|tablets?|capsules?|meds|medication|medicine|antidepressants|painkillers|paracetamol|tylenol|acetaminophen|ibuprofen|advil|aspirin|xanax|valium|insulin|opioids?|oxy|fentanyl|heroin|bleach|antifreeze|poison|sleeping pills)';
const taken = '(?:took|taken|swallowed|downed|drank|drunk|injected|overdosed on|od(?:d|ed)? on)';
const much =
  '(?:(?:all|the whole|a whole|whole|half|an entire|the entire|too many|too much|so many|lots|a lot|loads|a bunch|a handful|handfuls|every|everything|\\d{1,3}|twenty|thirty|forty|fifty|sixty|a hundred|the rest)(?: of)?)';
const whoever = '(?:^|\\b(?:i|ive|have|just|already)\\b(?: (?:just|already|have|also|finally|now)){0,3} )';
const done: readonly RegExp[] = [
  new RegExp(
    `${whoever}${taken} (?:[a-z]{1,9} ){0,3}?${much} (?:[a-z]{1,9} ){0,5}?(?:${lethal}|bottle|box|packet|pack|blister|cabinet|strip)\\b`,
  ),
  new RegExp(`${whoever}${taken} (?:way |far )?too (?:many|much)\\b`),
  /\b(?:i|ive|i have)(?: just| already){0,2} (?:overdosed|od(?:d|ed)|slit my|slashed my|cut my (?:wrists?|throat|arms?|veins?)|cut too deep|drunk bleach|drank bleach|hanged|hung myself)\b/,
  /\b(?:bleeding (?:a lot|badly|so much|and it wont stop)|wont stop bleeding|there is so much blood|theres so much blood)\b/,
  /\b(?:on the (?:ledge|railing|bridge|roof|tracks)|standing on (?:a|the) (?:ledge|chair|bridge|roof|platform)|(?:gun|knife|rope|noose) (?:is )?(?:in my (?:hand|mouth|lap)|to my head|around my neck|round my neck))\b/,
];
/** Of long ago, or not done. */
const past =
  /\b(?:years? ago|months? ago|weeks? ago|last (?:year|month|week|summer|winter)|when i was|used to|almost|nearly|never|didnt|not taken|havent|would have|could have|if i|thinking (?:of|about)|want to|wanna|going to|gonna|dream\w{0,3}|movie|film|song|joking)\b/;

/** What is done already, or being done, in a message of acute danger; `null` where it does not say so. In English alone. */
export function harmUnderWay(message: string): HarmUnderWay | null {
  const words = readWords(message);
  if (isStruck(words)) return 'struck';
  const said = words
    .map(({ text }) => text)
    .join(' ')
    .replace(/['’]/g, '');
  return !past.test(said) && done.some((one) => one.test(said)) ? 'harmed' : null;
}
