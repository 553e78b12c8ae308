/** Servers tell of a song in hundreds of bytes, with a dozen lists and objects and some forty commas in them. */
const bytesOfPiece = 24;
const fewPieces = 1_000;
/** One value more costs less than a list or an object. */
const pieceOfComma = 0.2;
const [openingBrace = 0, openingBracket = 0, comma = 0] = Buffer.from('{[,');

/**
 * Whether an answer has far more lists, objects and values than a music server would tell in so many bytes. The time of
 * parsing grows with their number, and the process serves nobody meanwhile.
 */
export function isJsonBomb(bytes: Buffer): boolean {
  let left = fewPieces + bytes.length / bytesOfPiece;
  for (const byte of bytes) {
    if (byte === comma) left -= pieceOfComma;
    else if (byte === openingBrace || byte === openingBracket) left -= 1;
    if (left < 0) return true;
  }
  return false;
}
