import type { Stands } from '../../intent/what-stands.ts';
import { lines } from './lines.ts';

/** Answers to a wish that was understood and changes nothing. */
export const standingReplies: Readonly<Record<Stands, readonly string[]>> = {
  so: lines(`
That is so already. Anything else?
It is set like that already; nothing had to change.
I had that down already. It stays.
That holds already, and it goes on holding.
You have that already. Shall something else move?
Already so, and I keep to it.
That one stands already. What else?
I was going by that already.
  `),
  stay: lines(`
Then we stay right here, for as long as you like.
It stays where you are. No hurry to be anywhere else.
Nobody moves you on. It stays like this.
Then it stays just so, and goes along with you.
  `),
  calmest: lines(`
It is as calm as I can set it. Another sound, perhaps?
Calmer than this it does not go. An instrument might help.
That is the quiet end already; "no drums" may still take something out.
  `),
  liveliest: lines(`
It is as lively as I can set it. Another sound, perhaps?
More energy than this it does not go to. A genre might help.
That is full speed already; naming a genre may still turn it.
  `),
  brightest: lines(`
It is as bright as I can set it. Another sound, perhaps?
Brighter than this it does not go. A genre might help.
That is the bright end already; an instrument may still turn it.
  `),
  darkest: lines(`
It is as dark as I can set it. Another sound, perhaps?
Darker than this it does not go. A genre might help.
That is the dark end already; an instrument may still turn it.
  `),
  slowest: lines(`
It cannot go slower than this. Another sound, perhaps?
Slower than this I have no setting. "No drums" may still calm it.
That is as slow as it gets; an instrument may still turn it.
  `),
  fastest: lines(`
It cannot go faster than this. Another sound, perhaps?
Faster than this I have no setting. A genre may still push it.
That is as fast as it gets; a genre may still turn it.
  `),
};

/** To who wants to keep the mix that stands: the page can, and a message cannot. */
export const savingReplies = lines(`
Press Save beside the mix, and it is in My Playlists.
Save stands beside the mix; one press makes a private playlist of it.
That is one press away: Save, beside the mix. I cannot press it for you.
Beside the mix is Save, for My Playlists, and Take it along, for a copy.
`);

/** To what is told beside the music that stands, and changes what it goes by. */
export const notedReplies = lines(`
Noted, and the music goes by that now.
Good to know. I looked again with that in mind.
Then the music is for that now.
Understood. From here it goes along with that.
I have that, and went by it.
`);

/** To "less cheesy": a quality that nothing tells of a song. */
export const unheardReplies = lines(`
That is a quality I cannot tell of a song, sorry. A mood, a pace or an instrument I can turn.
I know songs by mood, pace, sound and time, and not by that. Which of these might help?
I would if I could hear that in a song. Name a genre or an instrument, and I steer by it.
That one I cannot measure. Say which song it was, and I take it out.
`);
