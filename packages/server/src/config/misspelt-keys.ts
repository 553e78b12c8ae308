/** A variable that is never read, and the setting that it is one slip away from. */
export interface MisspeltKey {
  key: string;
  meant: string;
  /** Whether hardly any other program can have meant it: the environment is every program's. */
  isOurs: boolean;
}

/** What names begin with that are ours alone; the others, such as `PUBLIC_URL`, are in use elsewhere as well. */
const ourOwn = /^(SPOTIFY|LIBRARY|LOCAL|RECCOBEATS|EMOTION|REPLY|MOOD|CURRENT_TRACK)_/;
/** Shorter names are one slip away from names of others, as `HF_TOKEN` is from `GH_TOKEN`. */
const fewestLetters = 9;

/** Whether one becomes the other by one slip at most: a letter too many, too few or another one, or two neighbours changed about. */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const [restOfShort, restOfLong] = [short.slice(at), long.slice(at)];
  if (short.length < long.length) return restOfShort === restOfLong.slice(1);
  const swapped = `${restOfShort[1]}${restOfShort[0]}${restOfShort.slice(2)}`;
  return restOfShort.slice(1) === restOfLong.slice(1) || swapped === restOfLong;
}

/**
 * Settings that somebody meant and that would pass silently. Where the right name is set as well, nothing is missing.
 * @param set names of variables that are set
 * @param known names of variables that are read
 */
export function misspeltKeys(set: readonly string[], known: readonly string[]): MisspeltKey[] {
  const missing = known.filter((key) => key.length >= fewestLetters && !set.includes(key));
  return set
    .filter((key) => !known.includes(key))
    .flatMap((key) => {
      const meant = missing.find((one) => isNear(key.toUpperCase(), one));
      return meant === undefined ? [] : [{ key, meant, isOurs: ourOwn.test(meant) }];
    });
}
