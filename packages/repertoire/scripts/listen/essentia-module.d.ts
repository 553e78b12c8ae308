/** essentia.js ships no types of its own for its entry; these are the two exports used here. */
declare module 'essentia.js' {
  const essentia: { Essentia: new (wasm: unknown) => unknown; EssentiaWASM: unknown };
  export default essentia;
}
