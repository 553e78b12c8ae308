import { comparable } from './comparable.ts';

const joiners = /[,;&+]| x | and | feat\.? | ft\.? | featuring | with | vs\.? /i;
const guest = /[([ ](?:feat\.?|ft\.?|featuring)\s([^()[\]]{1,120})/i;
const longestName = 300;

/** An artist's name as it is compared: many leave out the article of "The Beatles", and "The" alone is a name. */
export const comparableArtist = (name: string) => comparable(name).replace(/^the (?=.)/, '');

/** Everybody a line of artists may stand for: the line itself, and its parts ("Queen & David Bowie"). */
function namesInLine(line: string): string[] {
  const bounded = line.slice(0, longestName);
  return [bounded, ...bounded.split(joiners)].map(comparableArtist).filter((name) => name !== '');
}

/** Whether a title credits somebody besides the artists. */
export const mentionsGuest = (title: string) => guest.test(title.slice(0, longestName));

/** Who is credited on a track, guests of its title included, as comparable names without repetition. */
export function creditedArtists(artists: readonly string[], title: string): string[] {
  const guests = guest.exec(title.slice(0, longestName))?.[1];
  return [...new Set([...artists, ...(guests === undefined ? [] : [guests])].flatMap(namesInLine))];
}
