/**
 * Command-line flags every browser of the tests is started with: able to run as root, no GPU, and no
 * background traffic of its own.
 */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
