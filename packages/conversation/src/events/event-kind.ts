import { lines } from '../replies/texts/lines.ts';

/**
 * How an event is for whoever tells it: good, bad, still to come, good and bad at once, a fond memory, or a day like others. `watch`
 * is for who has to stay awake, `both` for who is glad and sore in one breath, `warm` for a day that went well, and `wry` for who shakes their head at a small trouble.
 */
export type EventTone =
  | 'glad'
  | 'hard'
  | 'ahead'
  | 'mixed'
  | 'fond'
  | 'even'
  | 'watch'
  | 'both'
  | 'wry'
  | 'warm';

/** Something that people tell, known by how they say it so surely that a reply may name it. */
export interface EventKind {
  name: string;
  tone: EventTone;
  /** Each is looked for in one sentence, without its apostrophes. What its groups find fills the slots of the replies. */
  told: readonly RegExp[];
  /** With these in the whole message it is something else. */
  unless?: RegExp;
  /** One of these has to be in the whole message. */
  beside?: RegExp;
  /** "Never", "if" and the like take nothing back here: they are part of it. */
  isSaidSo?: true;
  /** A first sentence each; `{who}` stands for what the group `who` found. */
  replies: readonly string[];
  /** It is answered so where music stands, and else as what the whole message is about. */
  isBeside?: true;
  /** It is answered so also where a message only may come from danger. */
  isGentle?: true;
  /** Told while music plays for a trouble, it turns the music. */
  turns?: true;
}

export const repliesOf = (text: string): readonly string[] => lines(text);

/** Whom people speak of as theirs. */
export const kin =
  'mum|mom|mam|mama|mother|dad|papa|father|wife|husband|partner|boyfriend|girlfriend|fianc[eé]e?|son|daughter|little boy|little girl|boy|girl|kid|sister|brother|grandson|granddaughter|grandpa|grandad|grandfather|grandma|granny|gran|nan|grandmother|great grandson|great granddaughter|aunt|auntie|uncle|cousin|niece|nephew|best friend|friend|mate|baby|neighbou?r|roommate|flatmate|housemate|teammate|student|kids|children|twins|parents|(?:mother|father|sister|brother|son|daughter) in law';
