import type { Brief } from '@attune/contract';
import { createCueFinder } from '../cues/cue-finder.ts';
import type { Message } from '../message.ts';
import type { NamedArtists } from './read-artists.ts';
import { keyOf } from './shown-names.ts';

const findAllowing = createCueFinder<'behind' | 'before'>({
  behind: `
    (is|are|was|would be|s)? (totally|all|actually|perfectly|now|also)? (fine|ok|okay|allowed|welcome|alright|acceptable|permitted|good|cool) (again|now|after all|too|actually|with me|by me|here)?
    (can|could|may|should) (come|be|go|return) (back|in|again|on)
    back (in|on|again|please|now|too)
    again (please|now|too)? $
    after all
  `,
  before: `
    (dont mind|do not mind|ok with|okay with|fine with|good with|cool with|allow|allows|unban|unblock|forgive|bring back|let back|no problem with|can live with|can handle|wouldnt mind|let us have|miss)
    (put|play|add|give me|have|want|sneak in|slip in|throw in|chuck in) (in|on|me|us|back)? (one|one more|just one|a song by|one song by|one by|a bit of|some|the one by|one track by|one song of|one of)
    (put|bring|have|want|let) (in|on|back)
  `,
});

/** Artists that the brief turns down and the message lets back in: "ok, Oasis is allowed again", "now bring some Oasis". */
export function allowedArtists(message: Message, brief: Brief | null, named: NamedArtists): string[] {
  const refused = (brief?.avoided ?? []).filter(({ kind }) => kind === 'artist');
  if (refused.length === 0) return [];
  const cues = findAllowing(message.words);
  return refused
    .map(({ value }) => value)
    .filter((name) => {
      const place = placeOf(message, name);
      if (place === null) return false;
      if (isOnlyLiked(name, named)) return true;
      return cues.some(({ cue, from, to }) => (cue === 'behind' ? from === place.to : to === place.from));
    });
}

function isOnlyLiked(name: string, { like, avoided }: NamedArtists): boolean {
  const isIt = (other: string) => keyOf(other) === keyOf(name);
  return (
    like.some((one) => 'name' in one.like && isIt(one.like.name)) && !avoided.some((one) => isIt(one.name))
  );
}

/** Where the words of a name stand in a message. */
function placeOf({ words, text }: Message, name: string): { from: number; to: number } | null {
  const key = keyOf(name);
  for (let from = 0; from < words.length; from += 1) {
    let read = '';
    for (let to = from; to < words.length && read.length < key.length; to += 1) {
      read += keyOf(text.slice(words[to]?.start, words[to]?.end));
      if (read === key) return { from, to: to + 1 };
    }
  }
  return null;
}
