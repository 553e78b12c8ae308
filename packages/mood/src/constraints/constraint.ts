/** A scene is when the music is played and what it is about: `late night`, `rainy day`, `summer`, `romance`. */
export const messageConstraintKinds = [
  'genre',
  'era',
  'activity',
  'instrument',
  'tempo',
  'vocals',
  'scene',
] as const;
export type MessageConstraintKind = (typeof messageConstraintKinds)[number];

/** One thing a listener named beside the mood. */
export interface MessageConstraint {
  kind: MessageConstraintKind;
  /** The canonical lower-case name, such as `hip-hop`, `1980s`, `workout`, `saxophone`, `slow`, `instrumental`. */
  value: string;
  /** The words of the message that named it, as typed. */
  matched: string;
}

export interface MessageConstraints {
  /** What the music is to have or to go with, in the order of the message, each once. */
  wanted: MessageConstraint[];
  /** What the listener turned down. */
  avoided: MessageConstraint[];
}
