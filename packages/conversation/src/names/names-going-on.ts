import { createCueFinder } from '../cues/cue-finder.ts';
import { type Message, wordAt } from '../message.ts';
import { type Name, nameAt } from './read-name.ts';

/** What says behind a name that more of its kind is meant. */
const findGoingOn = createCueFinder<'goingOn'>({
  goingOn: `
    (and|or|n|plus|&) (all)? (that|those|them|these|such|suchlike|the like|the likes|the likes of that|co|so on|so forth|similar|company|that lot|that crowd|that gang|the gang|that bunch|that mob|her lot|his lot|their lot|that ilk|that sort|that kind|that type|that era|that school|that scene|that generation|what have you|what not|whatnot|whoever|friends|others|others like that|people like that|stuff like that|things like that|music like that|songs like that|bands like that|singers like that|artists like that|someone like that|someone similar|somebody like that|somebody similar|something like that|something similar|something along those lines|along those lines|the rest of them)
    (and|or) (that|this|similar|such|like|alike) (kind|sort|type) (of)? (thing|stuff|music|vibe|sound|people|person|singer|band)
    (et al|etc|etcetera|and them|all them|all those|all of them|all that lot|all that crowd|dem|and dem)
    (kinda|kindof|kind of|sorta|sort of|type of|type) (thing|things|stuff|vibe|vibes|sound|music|beat|beats|song|songs|mood|feel|jam|jams|affair|business|deal|energy|person|singer|band)
    (level|levels|calibre|caliber|territory|flavour|flavor|flavoured|feels|aesthetic|league|energy|coded|adjacent|ballpark|school|era|lane|realm|direction|worthy|ish|esque|kinda|sounding)
    (would|will|could|might) be (very|really|quite|so|most|just|pretty|rather)? (nice|lovely|good|great|perfect|ideal|fine|welcome|appreciated|better|best|right|well received|a treat|amazing|brilliant|wonderful|grand|cool|ok|okay|fun)
    (would|will|could|might) (do|fit|go down|work|suit) (me|us|it|the trick|the job|very|really|quite|just)? (nicely|well|fine|perfectly|a treat|better)?
  `,
});
const refusing = new Set(
  `no not without never nothing skip avoid drop lose ditch hate hates hated enough except less ban remove dont doesnt didnt cant minus neither
  nor stop than over instead unlike isnt wasnt tired sick bored fed called named named dog cat`
    .trim()
    .split(/\s+/),
);
const asksWhat = new Set('who what why how when where which is was did does'.split(' '));
/** In words. */
const longestName = 5;

/** "Patsy Cline and so forth", "cold chisel kinda thing", "abba level": a known name of which more of the kind is asked for. */
export function namesGoingOn(message: Message): Name[] {
  return findGoingOn(message.words).flatMap(({ from }): Name[] => {
    for (let start = Math.max(0, from - longestName); start < from; start += 1) {
      const name = nameAt(message, start, false);
      if (name?.isKnown === true && name.to === from && !isRefused(message, start)) return [name];
    }
    return [];
  });
}

/** Turned down, or asked about, in the same clause. */
function isRefused(message: Message, from: number): boolean {
  for (let at = from - 1; at >= 0 && message.words[at]?.isWord === true; at -= 1)
    if (refusing.has(wordAt(message, at)) || asksWhat.has(wordAt(message, at))) return true;
  return false;
}
