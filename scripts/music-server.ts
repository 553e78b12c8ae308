/** `npm run music-server`: sees to it that the tests find a real music server, where one can be had. */
import { hasSupysonic } from '../packages/library/src/testing/supysonic.ts';
import { findMusicServer } from './find-music-server.ts';
import { thisMachine } from './this-machine.ts';

await findMusicServer({ ...thisMachine, hasMusicServer: hasSupysonic });
