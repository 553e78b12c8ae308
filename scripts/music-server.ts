/**
 * `npm run music-server`: sees to it that the tests find a real music server, where one can be had. With `CI` in the
 * environment one that cannot be had is a failure, as its tests would be skipped with nobody looking.
 */
import { hasSupysonic } from '../packages/library/src/testing/supysonic.ts';
import { findMusicServer, mayGoWithout } from './find-music-server.ts';
import { thisMachine } from './this-machine.ts';

const isFound = await findMusicServer({ ...thisMachine, hasMusicServer: hasSupysonic });
if (!isFound && !mayGoWithout(process.env.CI)) {
  console.error('FAILED: CI is set, and the tests of a real music server are never skipped there.');
  process.exitCode = 1;
}
