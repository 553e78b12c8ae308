import { lines } from './lines.ts';

/** To what is done from now on: "{name}" is what it was called. */
export const turnsToReplies = lines(`
{Name}, then. The music starts afresh for that.
{Name} it is. Here is other music for it.
{Name} now: I picked anew for that.
{Name}, gladly. This is a new mix, made for it.
{Name} next, with music of its own.
{Name}, right. I changed the music to go with it.
{Name}: the music comes along, with other songs.
`);

/** To what is done now and was not said in words to repeat. */
export const turnsReplies = lines(`
Good, then the music turns with you.
Another hour, other music. Here it is.
I am coming along. These are picked for what you do now.
Then I start afresh, for what you do now.
`);

/** To what the music was for and is over, and nothing was said of what comes next. */
export const endsReplies: Readonly<Record<'over' | 'home' | 'gone', readonly string[]>> = {
  over: lines(`
Done, then. Here is something to come down with.
That is behind you. The music is softer from here.
Over and out, then. I put on something for afterwards.
Then the music may rest a little, too. Say what comes next, and I follow.
  `),
  home: lines(`
Home, then. Something to arrive with.
Good that you are there. The music takes its shoes off, too.
You made it. Softer music from here.
Arrived. Here is something to land on.
  `),
  gone: lines(`
Quiet again, then. Softer music for the rest of the evening.
Then the room is yours. Here is something to end the evening with.
That was that, then. The music comes down with you.
  `),
};

/** To whoever was low and feels better, where the music stays. */
export const betterReplies = lines(`
I am glad that it is easing. The music stays with you.
That is good to hear. A little is a lot; the music stays.
Good. Let it go on getting lighter, the music keeps you company.
I am happy to hear that. It goes on as it is, until you want it brighter.
`);

/** The same, where the music turns a little brighter with it. */
export const brighterReplies = lines(`
I am glad to hear that. A little brighter from here.
That is good news. The music gets lighter, too.
Lovely. Then the music may lift its head as well.
I am happy for you. These are a shade brighter.
`);

/** To whoever is nervous before what the music is for. */
export const nervesReplies = lines(`
A little flutter belongs to it. Everything stays as planned, only calmer.
Nerves come with good things. I calmed the music a little, the rest stays.
It will go well. One slow breath; the music takes it easier, too.
That you are nervous means that it matters. The plan stays, the music is softer.
`);
