import type { Stands } from '../../intent/what-stands.ts';
import { lines } from './lines.ts';

/** Answers to a wish that was understood and changes nothing. */
export const standingReplies: Readonly<Record<Stands, readonly string[]>> = {
  so: lines(`
That is so already. Anything else?
It should be like that already. Tell me if it does not sound so.
I had heard that already, and it stays.
Yes, I am going by that.
The music goes by that already. Would you like something else to change?
That is what I am going by, and I keep to it.
I have not forgotten that. What else?
I was going by that already.
  `),
  stay: lines(`
Then we stay right here, for as long as you like.
It stays like this, as long as you like.
No hurry at all. It stays like this.
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
Thank you, I looked again with that in mind.
Good to know. I looked again with that in mind.
I hear you. The music turns with it.
I see. I picked again, to go with that.
Thank you for telling me. These are picked with that in mind.
`);

/** To "less cheesy": a quality that nothing tells of a song. */
export const unheardReplies = lines(`
That is a quality I cannot tell of a song, sorry. A mood, a pace or an instrument I can turn.
I know songs by mood, pace, sound and time, and not by that. Which of these might help?
I would if I could hear that in a song. Name a genre or an instrument, and I steer by it.
That one I cannot measure. Say which song it was, and I take it out.
`);

/** To a wish of which only a part was understood, and that part is so. */
export const heldReplies = lines(`
I think I do that already, but maybe I missed something. What did you mean?
I may have understood only half of that, sorry. What should be different?
Sorry, I am not sure what you would like changed. Can you say it another way?
That is what I go by, as far as I understood it. What should be different?
I fear I missed a part of that. Is it the mood, the sound or one of the songs?
I am sorry, I do not see what to change. Tell me in a few other words?
`);

/** To who finds that it is not as it was asked for. */
export const slippedReplies = lines(`
I do search for that, and something else got through. "Drop number 3" takes a song out.
It is what I look for, and not every song keeps to it. Say which one, and it goes.
That is asked for already, so one slipped past. Its number is enough for me to take it out.
You did say so, and I search by it. Name the one that does not fit, and I drop it.
`);

/** To who wants more of what is asked for already. */
export const fullyAskedReplies = lines(`
That is asked for already, as strongly as I can. An artist who has it might bring more.
I ask for that already. Say "others", and I deal again with it.
More than asking for it I cannot do. A name to go by would help.
It is in the search already. "Something else" brings other songs that may have more of it.
`);

/** To who wants more time than a mix has. */
export const longestReplies = lines(`
Five hours is the longest mix I make. After that, ask for another.
Longer than five hours it does not go. Ask for a new one when it ends.
`);

/** To what should not be there, and is nothing that a song is found by. */
export const unfoundReplies = lines(`
I do not know how to keep that out. An artist by name, a genre or an instrument I can leave out.
That is nothing I can tell a song by, sorry. Say which song it was, and it goes.
I could not make that into something to leave out. "No" with an artist or an instrument works.
I cannot search against that. Is there a sound or a name I could leave out instead?
`);

/** To what is said of songs by their number, where it was not understood. */
export const numberedReplies = lines(`
I did not follow what should happen with that one. "Drop number 3" takes a song out.
Which number, and what with it? "Drop number 3" I understand.
I missed what to do there. Say "drop number 3" to be rid of one, or tell me what is wrong with it.
That was too quick for me, so the list is as it was. "Drop number 3" is how I take one out.
`);

/** To who says until what time of day it is to go on. */
export const clockReplies = lines(`
I see no clock from here. Say how many minutes or hours it should last.
How long is it until then? Give me minutes or hours, and I keep to it.
By the clock I cannot count. "90 minutes" or "two hours" I can.
Tell me that in minutes or hours, and the mix is as long; what time it is I do not know.
`);
