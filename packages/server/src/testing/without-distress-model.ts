import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Imported before the server: the file of the distress model is not there. */
const read = fs.readFileSync;
const missing: typeof fs.readFileSync = ((file: fs.PathOrFileDescriptor, ...options: never[]) => {
  if (String(file).endsWith('distress-model.bin')) throw new Error('ENOENT: no such file or directory');
  return read(file, ...options);
}) as typeof fs.readFileSync;
fs.readFileSync = missing;
syncBuiltinESMExports();
