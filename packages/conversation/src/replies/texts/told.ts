import { lines } from './lines.ts';

/** To a death that is told while music stands. */
export const lossReplies = lines(`
I am so sorry. There is nothing you need to do now.
I am so sorry. Thank you for telling me.
That is a great loss, and I am sorry.
I am sorry with all there is of me. Take your time.
I am so sorry for that. I am here.
`);

/** To what is dear, or glad and sad at once: a memory, a goodbye on good terms. */
export const fondReplies = lines(`
That is a tender thing. The music can hold it with you.
What a dear thing to tell. It plays on.
That is worth keeping. The music keeps it company.
There is a lot of love in that.
That one stays with you, I think. So does the music.
Thank you for that picture. The music goes on around it.
Small, and not small at all.
That deserves a quiet moment. It plays on.
I can see why you would tell that.
Such things go well with music. It stays.
That is dear, and I am glad to know it.
Both things can be in that at once. The music has room for them.
That goes somewhere deep. It plays on beside you.
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

/** To who is well and wants no help line, where no card of help stands open. */
export const helpRefusedReplies = lines(`
I am glad you are well, and sorry for the fright. We go on with the music.
Good to hear that. I took it too seriously, and the music goes on.
I am sorry, I misjudged that. On with the music.
`);

/** To who says that the card of help was a misreading. It goes with these words. */
export const helpClosedReplies = lines(`
I am glad you are well, and sorry for the fright. The card is put away, and one press brings it back.
Good to hear that; I took it too seriously. The card is closed, and the button in its place opens it again.
I am sorry, I misjudged that. I have put the card away, and help stays one press from here.
`);

/** The same, before the answer to what is wished for besides. */
export const helpClosedForWishReplies = lines(`
Sorry, I took that too seriously, and the card is put away.
I misjudged that, I am sorry. The card is closed.
My mistake, and sorry for the fright: the card is gone.
`);

/** To who was told of a line of help and says that nobody is in danger, before the answer to what is wished for. */
export const helpMisreadReplies = lines(`
Sorry, I took that too seriously.
I misjudged that, I am sorry.
My mistake, and sorry for the fright.
`);

/** To who asks for the card of help to go, or why it is there. It stays: whoever reads it may need it. */
export const helpToldReplies = lines(`
The cross on the card puts it away, and one press brings it back. If I misread you, I am sorry.
You can close the card by its cross. Help stays one press away, whatever you tell me.
I heard something that worried me, perhaps wrongly. The cross on the card puts it away.
`);
