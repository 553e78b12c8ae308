import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Imported before the server: the file named in `WITHOUT_MODEL` is not there. */
const read = fs.readFileSync;
const missing: typeof fs.readFileSync = ((file: fs.PathOrFileDescriptor, ...options: never[]) => {
  if (String(file).endsWith(process.env.WITHOUT_MODEL ?? ''))
    throw new Error('ENOENT: no such file or directory');
  return read(file, ...options);
}) as typeof fs.readFileSync;
fs.readFileSync = missing;
syncBuiltinESMExports();
