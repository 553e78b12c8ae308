/** Files of music that browsers play, by their endings, and what they are sent as. */
const audioTypes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  m4a: 'audio/mp4',
  // A film as well may be one; it is passed over.
  mp4: 'audio/mp4',
  aac: 'audio/aac',
  wav: 'audio/wav',
};

/** `null` for a file that is no music, or none a browser plays. */
export function audioTypeOf(path: string): string | null {
  const dot = path.lastIndexOf('.');
  const ending = path.slice(dot + 1).toLowerCase();
  return dot > 0 && Object.hasOwn(audioTypes, ending) ? (audioTypes[ending] ?? null) : null;
}
