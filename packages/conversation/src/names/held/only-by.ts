import { type Brief, briefBounds, type Constraint } from '@attune/contract';
import { changesBetween, wordsOf } from '../../brief/changes-between.ts';
import type { ConversationReading } from '../../reading.ts';
import { standInPattern } from './stand-ins.ts';

const songs = '(?:songs|music|tracks|stuff|tunes|things)';
const asking =
  '(?:(?:(?:can|could|would|will|may) (?:you|i|we) (?:please )?)?(?:play|put on|give|get|queue|make|do|have|hear|spin)(?: (?:me|us|it|this|that))?(?: on)? )?';
const only =
  '(?:only|just|nothing but|nothing except|nobody but|no ?one but|none but|exclusively|solely|purely|strictly)';
const wanting =
  '(?:(?:i|we) (?:only|exclusively) (?:want|wanna|need|feel like)(?: to)?(?: (?:hear|listen to|have))?(?: some)?)';
const mixOf = `(?:(?:a|an|the|one|another|some|whole|my|entire|long|short|full|new) ){0,3}(?:mix|playlist|set|list|mixtape) (?:of|by|from|with ${only})`;
const measure = '(?:hours?|minutes|mins)';

/** How an artist alone is asked for, with the names at `§`. */
const name = standInPattern;
const names = `(?<names>${name}(?:(?:, and|,| and| or| &) ${name}){0,4})`;
const ways = [
  `${asking}${mixOf} (?:${only} )?§(?:'s)?(?: ${songs})?`,
  `(?<=\\b${measure} of )(?:(?:only|just|nothing but) )?§`,
  `(?<=\\b\\d{1,3} )${songs} (?:by|of|from) §`,
  `${asking}(?:all|everything|every (?:song|track)|all the ${songs}|all ${songs}) (?:(?:is|are) )?(?:(?:by|of|from) )?§`,
  `${wanting} (?:${songs} (?:by|of|from) )?§`,
  `${asking}${only} (?:${songs} )?(?:(?:by|of|from) )?§(?: ${songs})?`,
  `${asking}(?:${songs} (?:by|of|from) )?§(?: ${songs})? (?:only|exclusively|and (?:nothing|no ?(?:body|one)) else|and no others?)`,
  `${asking}§ (?:mix|playlist)`,
].map((way) => new RegExp(`\\b${way.replace('§', names)}\\b`, 'gi'));
/** "Not only X", "if only X knew", "I know all X". */
const denied =
  /\b(?:not|isnt|isn't|if|dont|don't|why|was|were|is|are|has|have|had|like|love|hate|know|heard) $/i;
/** Behind a name these tell of it. */
const told = /^(?: (?:is|was|were|are|has|had|knows?|makes?|said|says|would|could|can|will|does|did)\b|\?)/i;

export interface OnlyBy {
  /** The message, asking for songs like whoever it asks for alone. */
  text: string;
  /** Stand-ins of those artists. */
  names: readonly string[];
}

/**
 * "Only X", "nothing but X songs", "all by X", "a mix of X and Y": whose songs alone there are to be. Read as a likeness, so that all else the message says
 * is read as it always is; `null` where nobody is asked for alone.
 */
export function onlyBy(text: string, standIns: readonly string[]): OnlyBy | null {
  for (const way of ways) {
    const [found] = text.matchAll(way);
    if (found === undefined) continue;
    const before = text.slice(0, found.index);
    const after = text.slice(found.index + found[0].length);
    if (denied.test(before) || told.test(after)) continue;
    const asked = found.groups?.names ?? '';
    return {
      text: `${before}songs like ${asked}${after}`,
      names: standIns.filter((one) => asked.toLowerCase().includes(one.toLowerCase())),
    };
  }
  return null;
}

const notOnly = new RegExp(`\\bnot (?:only|just|always) ${name}(?: songs)?`, 'gi');

/** "Not only Sergeant Gravy", where nobody else is heard: it turns him down for nobody. */
export const withOthersAsked = (text: string, before: Brief | null): string =>
  isHeld(before) ? text.replace(notOnly, 'other artists too') : text;

const isHeld = (brief: Brief | null): boolean => brief?.wanted.some(({ kind }) => kind === 'artist') === true;

const makingMusic: ReadonlySet<string> = new Set(['mood', 'request', 'refine', 'again']);

/** A reading in which the mix is to be like some, as one in which it holds them alone. @param isBeside who is there already stays */
export function heldToThem(
  reading: ConversationReading,
  before: Brief | null,
  names: readonly string[],
  isBeside = false,
): ConversationReading {
  const { brief } = reading;
  if (brief === null || !makingMusic.has(reading.intent)) return reading;
  const isMeant = (name: string) => names.some((one) => one.toLowerCase() === name.toLowerCase());
  const liked = brief.like.flatMap((like) =>
    like.kind === 'artist' && isMeant(like.name) ? [like.name] : [],
  );
  if (liked.length === 0) return reading;
  const alone = liked.map((name): Constraint => ({ kind: 'artist', value: name, matched: name }));
  const isOther = ({ kind, value }: Constraint) => kind !== 'artist' || (isBeside && !isMeant(value));
  const held = withBrief(reading, before, {
    ...brief,
    wanted: [...brief.wanted.filter(isOther), ...alone].slice(-briefBounds.wanted),
    like: brief.like.filter((like) => like.kind !== 'artist' || !isMeant(like.name)),
  });
  const isSo = held.intent === 'refine' && held.changes.length === 0 && held.edits.length === 0;
  return isSo ? { ...held, brief: before, keepsMusic: true, stands: 'so' } : held;
}

/** Who asks for somebody else as well, or for all, is no longer held to those that were asked for alone. */
export function letGoOfThem(
  reading: ConversationReading,
  before: Brief | null,
  text: string,
  names: readonly string[] = [],
): ConversationReading {
  const { brief, intent, language, edits } = reading;
  if (brief === null || before === null || !isHeld(brief)) return reading;
  const added = reading.changes.flatMap((change) =>
    change.field === 'like' && change.op === 'add' ? [change.like] : [],
  );
  const isThere = (name: string) =>
    brief.wanted.some(({ kind, value }) => kind === 'artist' && value.toLowerCase() === name.toLowerCase());
  const likesAnother = added.length > 0;
  // "I love Henrik Solvay", where nobody else is heard.
  const isSo = added.every((like) => like.kind === 'artist' && isThere(like.name));
  if (likesAnother && (isSo || adding.test(text))) return heldToThem(reading, before, names, true);
  const freed = { ...brief, wanted: brief.wanted.filter(({ kind }) => kind !== 'artist') };
  if (likesAnother) return withBrief(reading, before, freed);
  const mayBeFreed = makingMusic.has(intent) || reading.keepsMusic === true;
  if (!mayBeFreed || !others.test(text)) return reading;
  return withBrief({ intent: 'refine', language, brief, changes: reading.changes, edits }, before, freed);
}

/** "Add some Vesper & Loam": beside who is there already. */
const adding = /\b(?:add|also|too|as well|throw in|mix in|put in|include|and some)\b/i;
const others =
  /\b(?:(?:other|different|more|various) (?:artists?|bands?|singers?|people|musicians?)|(?:any|some|every) ?(?:one|body) else)\b|\bnot (?:only|just) [^\s]{1,40}(?: [^\s]{1,40}){0,3}[.!]?$/i;

function withBrief(reading: ConversationReading, before: Brief | null, brief: Brief): ConversationReading {
  return { ...reading, brief, changes: changesBetween(before, brief, wordsOf(reading.changes)) };
}
