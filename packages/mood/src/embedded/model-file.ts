type ModelArray = Uint32Array | Float32Array | Int8Array | Uint8Array;

/** Magic and the header's length. */
const preambleBytes = 12;

/** A model as a file: eight bytes of magic, the header's length, the header as JSON padded to four bytes, then the arrays in their order. */
export function encodeModelFile(magic: string, header: unknown, arrays: readonly ModelArray[]): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const headerBytes = Math.ceil(json.length / 4) * 4;
  let at = preambleBytes + headerBytes;
  const bytes = new Uint8Array(at + arrays.reduce((sum, { byteLength }) => sum + byteLength, 0));
  bytes.set(new TextEncoder().encode(magic), 0);
  new DataView(bytes.buffer).setUint32(8, headerBytes, true);
  bytes.fill(0x20, preambleBytes, at);
  bytes.set(json, preambleBytes);
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** The header as JSON text, and the bytes with the place in their buffer where the arrays begin; `null` where the magic is another. */
export function openModelFile(
  magic: string,
  file: Uint8Array,
): { bytes: Uint8Array; header: Uint8Array; arraysAt: number } | null {
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice();
  if (new TextDecoder().decode(bytes.subarray(0, 8)) !== magic) return null;
  const end = preambleBytes + new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);
  return { bytes, header: bytes.subarray(preambleBytes, end), arraysAt: bytes.byteOffset + end };
}
