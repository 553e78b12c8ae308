import { replyIdBounds, type ShownMix } from '@attune/contract';
import type { ConversationContext } from '../reading.ts';

/** What a reply spoke of travels in its name, which comes back with the next message. */
const mark = { song: '=', artist: '~' } as const;
type Kind = keyof typeof mark;

/** The name of a reply that spoke of one song of the mix, or of songs of one artist alone. */
export function withSpoken(
  id: string,
  { text, positions }: { text: string; positions: readonly number[] },
  { tracks }: ShownMix,
): string {
  const quoted = tracks.filter(({ name }) => text.includes(`“${name}”`));
  const spoken = quoted.length > 0 ? quoted : positions.flatMap((at) => tracks[at - 1] ?? []);
  const [first] = spoken;
  if (first === undefined || new Set(spoken.map(({ artist }) => artist)).size > 1) return id;
  const named = `${id}${spoken.length === 1 ? mark.song : mark.artist}${first.id}`;
  return named.length > replyIdBounds.id || first.id.includes('+') ? id : named;
}

/** The song, or the artist, that the last reply spoke of, while it stands in the mix; counted from 1. */
function spokenLast({ replyIds, mix }: ConversationContext): { position: number; kind: Kind } | null {
  const [, sign, id] = /(?:^|\+)mix-[a-zA-Z]{1,20}([=~])([^+]{1,80})/.exec(replyIds?.at(-1) ?? '') ?? [];
  const position = (mix?.tracks.findIndex((track) => track.id === id) ?? -1) + 1;
  return id === undefined || position === 0
    ? null
    : { position, kind: sign === mark.song ? 'song' : 'artist' };
}

const pointing = /\b(?:it|its|it['’]s|that|he|she|they|him|her|his|hers|them|their)\b/i;
const asking = /^\W{0,3}(?:(?:and|so|but|ok|okay) )?(?:who|how|what|when|which|is|does|has|was)\b/i;
/** Of what plays now. */
const ofPlaying = /\bth(?:is|ese)\b|\bnow\b|\bplaying\b|\bcurrent\b/i;

const theirs =
  /\b(more|others?|another|songs?|ones?|stuff|anything|something|music|tracks?) (of|by|from|like) (?:her|him|them|theirs|his|hers|that (?:singer|artist|band))\b/i;
/** "Take that one out", and not "keep it calm". */
const done =
  /\b(take|get|kick|throw|put|drop|remove|delete|lose|skip|ditch|bin|keep|play|move|bring|start with|begin with|end with|leave|rid of) (?:it|that one|that song|that)(?= ?(?:$|[.,!?;])| (?:out|off|away|back|in|on|first|last|next|again|please|then|at|to the|from|too)\b)/gi;
const likeThat =
  /\b(more|songs|something|anything|stuff|music) (?:like|of|along the lines of) (?:it|that one|that song|that)(?= ?(?:$|[.,!?;])| (?:please|then|too|only|now)\b)/gi;
const ratherNot =
  /\b(?:would|['’]d|i|we) (?:much )?(?:rather|prefer) not(?: to)?(?: (?:have|hear|keep|play))?(?: (?:it|that|that one|this one))?(?=$|[.,!?;]| (?:in|on|here|there|please|at all)\b)/gi;

/** A message in which what points back at one song is said by its number, and at an artist by name. */
export function sayingSpoken(
  text: string,
  { tracks }: ShownMix,
  position: number,
  kind: Kind = 'song',
): string {
  const artist = tracks[position - 1]?.artist ?? '';
  const ofThem = artist === '' ? text : text.replace(theirs, `$1 $2 ${artist.replaceAll('$', '')}`);
  if (kind === 'artist') return ofThem;
  return ofThem
    .replace(
      ratherNot,
      (said) => `${/^i|^we/i.test(said) ? `${said.slice(0, 1)} want to ` : ' '}drop number ${position}`,
    )
    .replace(likeThat, `$1 like number ${position}`)
    .replace(done, `$1 number ${position}`);
}

/** "Take that one out", "is she a woman?", "more of her", after an answer about a song: what that answer spoke of is meant. */
export function readAsSpoken(
  text: string,
  context: ConversationContext,
): { text: string; context: ConversationContext } {
  const spoken = spokenLast(context);
  if (spoken === null || context.mix === null || ofPlaying.test(text)) return { text, context };
  const said = sayingSpoken(text, context.mix, spoken.position, spoken.kind);
  const isOfIt = pointing.test(text) || asking.test(text);
  return {
    text: said,
    context: isOfIt
      ? { ...context, mix: { ...context.mix, at: spoken.position }, isOfSpoken: true }
      : context,
  };
}
