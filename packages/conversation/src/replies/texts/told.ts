import { lines } from './lines.ts';

/** To a death that is told while music stands. */
export const lossReplies = lines(`
I am so sorry. There is nothing you need to do now.
I am so sorry. Thank you for telling me.
That is a great loss, and I am sorry.
I am sorry with all there is of me. Take your time.
I am so sorry for that. I am here.
`);

/** To who says that they were misread. */
export const misreadReplies = lines(`
You are right, I read that wrong. I am sorry.
That was my mistake, and I am sorry. Tell me how it is.
I misread you, sorry. Say it once more in your own words, if you like.
Sorry, I heard something you did not say.
You are right, you did not say that. I am sorry.
I got that wrong. I am sorry, and I am listening now.
`);

/** To a wish that is not understood once more: nothing is explained a second time. */
export const stillLostReplies = lines(`
I am sorry, I still do not follow. The music stays as it was.
That one is beyond me too, I am afraid. I leave the music alone rather than guess.
I do want to get it right, and I do not yet. Nothing has changed.
Sorry, I cannot make that into music. It plays on as before.
I would rather not guess there. The music stays for now.
Not that either, I am sorry. What you hear stays as it is.
`);

/** To who is well and wants no help line: what is there goes by its own button. */
export const helpRefusedReplies = lines(`
I am glad you are well, and sorry for the fright. The cross beside it closes it.
Good to hear that. I took it too seriously; the cross on it puts it away.
I am sorry, I misjudged that. Close it by its cross, and we go on with the music.
`);
