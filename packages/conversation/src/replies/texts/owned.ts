import { lines } from './lines.ts';

/** To who was misread. `{name}` is what they turned down. */
export const ownedNames = lines(`
My mistake: {name}, then.
I misread you, sorry: {name}.
Sorry, I had that wrong: {name}.
You are right, and I was not: {name}.
That was my misreading: {name}, then.
Sorry, {name}: I take it back.
I got you wrong there: {name}.
Thank you for putting me right: {name}.
`);

/** To who was misread, where nothing is named. */
export const ownedPlainly = lines(`
I misread you, I am sorry.
My mistake, and sorry for it.
I had that the wrong way round, sorry.
Sorry, I read that wrongly the first time.
You are right, I did not listen well.
I got you wrong there, sorry.
That was a bad misreading of mine.
Thank you for saying it again; I had it wrong.
`);

/** What was changed beside it. */
export const changedAfter = lines(`
And now {what}.
From here: {what}.
Instead: {what}.
I go by this now: {what}.
I turned it: {what}.
`);

/** Where nothing else is told of how somebody is. */
export const nearerAfter = lines(`
Which of these is nearer to you?
How is it really?
One of these, perhaps?
Tell me which comes closer.
`);

/** To who takes a change back and wishes something besides. */
export const leftReplies = lines(`
The last change is off. The rest I left: say it once more, and it is done.
It is back as it was. Tell me the other thing again, and I do it.
Back where we were; the other wish comes when you say it again.
I put it back first. What else you wanted, say once more.
`);

/** To who finds fault, and does not say with what: one question. */
export const whatWrongReplies = lines(`
What is wrong with it: the mood, the sound, or one of the songs?
Tell me the one thing that should change first.
Which part did I miss: the mood, the instruments, or who sings?
What should I do differently? One word is enough.
Say it in a word or two, and I do just that.
`);

/** To who wants the opposite, where it may be of what was turned down or of the mood. `{name}` is what was turned down. */
export const whichWayReplies = lines(`
Which shall I turn round: should there be {name} after all, or another mood?
The opposite of what: do you want {name} in, or should the mood turn?
I want to turn the right thing. Is it {name} that you want back, or the mood?
Do you mean that {name} is welcome, or that the mood should be the other way?
`);

/** To who feels two things at once. */
export const bothReplies = lines(`
Both at once, then. Here is music that is neither the one nor the other.
It can be both. These stand in between.
Two things are true, and these know it.
A little of each, and nothing all the way.
Somewhere between, with room for both.
Glad and not glad in one song: I looked for those.
`);

/** To who is neither here nor there. */
export const betweenReplies = lines(`
In the middle, then: soft, and neither way.
Somewhere between it is.
Between the two, as you say.
I moved it to the middle.
Half way, then, and quiet.
`);

/** To who wants no way up out of the gloom. `{name}` is how the music begins now. */
export const atOnceReplies = lines(`
You are right, no slow start: it is {name} from the first song now.
Sorry about that beginning. It is {name} from the first song on.
The slow start is gone. Now it is {name} from song one.
Straight in, then: {name} from the very first song.
No easing in any more; it begins {name} now.
Understood. The whole list is {name} now, from the first song.
`);

/** To who asks for one song of another kind at the end. */
export const unplacedReplies = lines(`
A single song at the end I cannot place: ask me for it when it is time.
Only the last song to be so I cannot promise; tell me near the end, and I turn it.
One song by itself at the end is more than I can set. Say "slow" when you get there.
The last song alone I cannot choose, so the rest stays as it should be. Ask me for a slow one then.
`);
