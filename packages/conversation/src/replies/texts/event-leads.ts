import type { Mood } from '@attune/contract';
import { lines } from './lines.ts';

/** Second sentences behind what was said of an event: how the music is, and no more. */
export const eventLeads: Readonly<Record<Mood, readonly string[]>> = {
  happy: lines(`
Here is something bright for it.
Something glad to go with it.
The music is in good spirits, too.
Bright music, to begin with.
  `),
  energetic: lines(`
Here is something lively for it.
Something with go in it, then.
Lively music, to begin with.
Loud and quick, as it should be.
  `),
  calm: lines(`
Something calm to go with it.
Calm music, to begin with.
Here is something quiet beside it.
The music keeps its voice down.
  `),
  sad: lines(`
Something quiet to keep you company.
Here is music with room in it.
The music does not ask you to smile.
Quiet music, for as long as you like.
  `),
  focus: lines(`
Something steady to go with it.
Steady music, to begin with.
Here is something that does not get in the way.
Music that keeps an even pace.
  `),
};
