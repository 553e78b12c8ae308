import type { Distress } from '@attune/mood';
import type { HiddenNames } from '../names/held/hide-names.ts';
import { allStandIns } from '../names/held/stand-ins.ts';

/** Words that ask for music, and tell nothing of whoever asks. */
const ordering =
  /^(?:[\s,.!?]|(?:play|put|on|queue|give|me|us|some|songs?|music|tracks?|something|anything|by|from|of|only|just|nothing but|mix|a|the|like|please|and|or|all|hear)\b){0,24}$/i;

/**
 * Whether danger was heard in nothing but the name of an artist of the library. The words around it have to tell of none, with the name and without; a name
 * that speaks of danger by a sign, or one of everyday words, is never let aside, and another one only where nothing is said but what asks for music.
 */
export function heardInNamesAlone(
  heard: Distress,
  { names, text }: HiddenNames,
  recognizeDistress: (text: string) => Distress,
): boolean {
  if (heard.tier === 'none' || heard.heardBy === 'sign') return false;
  const around = text.replace(allStandIns, ' ');
  if ([around, text].some((one) => recognizeDistress(one).tier !== 'none')) return false;
  return names.every(({ name, isEveryday }) => {
    if (isEveryday) return false;
    const alone = recognizeDistress(name);
    return alone.tier === 'none' || (alone.heardBy !== 'sign' && ordering.test(around));
  });
}
