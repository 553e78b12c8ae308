/** The diatonic modes as semitones above the tonic. */
export const modes = {
  ionian: [0, 2, 4, 5, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
} as const satisfies Record<string, readonly number[]>;

export type ModeName = keyof typeof modes;

/** The remainder that is never negative: -1 modulo 12 is 11. */
export function pitchClass(pitch: number): number {
  return ((pitch % 12) + 12) % 12;
}

/** The mode's pitch classes on a tonic, the tonic first. */
export function modePitchClasses(mode: ModeName, tonic: number): number[] {
  return modes[mode].map((step) => pitchClass(step + tonic));
}

/**
 * The scale to play over a chord: the mode's own notes, bent where the chord has a foreign one. A dominant in minor
 * thus raises the seventh, and a borrowed chord brings its own colour for as long as it sounds.
 */
export function chordScale(modeNotes: readonly number[], chordNotes: readonly number[]): number[] {
  const scale = [...modeNotes];
  const [tonic, , , , dominant] = modeNotes;
  const majorThird = pitchClass((chordNotes[1] ?? 0) - (chordNotes[0] ?? 0)) === 4;
  for (const note of chordNotes) {
    if (scale.includes(note)) continue;
    const below = pitchClass(note - 1);
    const above = pitchClass(note + 1);
    // A foreign major third is a raised leading tone; any other foreign tone lowers its upper neighbour, but the
    // tonic and the dominant stay where they are.
    const raised = (majorThird && note === chordNotes[1]) || above === tonic || above === dominant;
    const order = raised ? [below, above] : [above, below];
    const bent = order.find((neighbour) => scale.includes(neighbour) && !chordNotes.includes(neighbour));
    if (bent === undefined) scale.push(note);
    else scale[scale.indexOf(bent)] = note;
  }
  return scale;
}
