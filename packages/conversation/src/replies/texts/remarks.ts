import type { Remark } from '../remark-kind.ts';
import { lines } from './lines.ts';

/** Answers to what is said beside the music that stands. None says that anything was changed, and none asks to be answered. */
export const remarkReplies: Readonly<
  Record<Exclude<Remark, 'thanks' | 'night' | 'bye' | 'laugh'>, readonly string[]>
> = {
  luck: lines(`
Good luck. The music waits for you here.
All the luck I have. Come back and tell me, if you like.
Good luck out there. You take the music with you.
I wish you luck, and a steady hand.
Luck to you. Breathe first, then go.
May it go well. I am here afterwards too.
  `),
  thanksNight: lines(`
Gladly. Good night, and sleep well.
You are welcome. Rest well.
It was good to keep you company. Good night.
My pleasure. May the night be kind to you.
Any time. Sleep as long as you like.
  `),
  thanksBye: lines(`
You are welcome. Until next time.
Gladly. Take care out there.
It was good to listen with you. See you soon.
My pleasure. The music waits for you here.
Any time. Go well.
You are welcome. Have a good rest of it.
  `),
  private: lines(`
No need to. The music can do the talking, or nobody.
Then we do not. It just plays.
You owe me no words. The music stays.
That is yours to keep. I only play.
Fine by me. No questions, only music.
Just music, then.
  `),
  teased: lines(`
No laughing here, and no judging either.
It stays between us.
I would not dare. The music says nothing either.
I have no eyebrows to raise. It plays on.
Nobody judges here, least of all the music.
Not a word from me.
  `),
  complaint: lines(`
That one missed, then. Say "others" for new songs, or tell me what grates: the pace, the voices, the mood?
Fair. "Something else" brings others, and "drop number 3" takes a single one out.
Not to taste, I hear. Tell me what it should have less of, or ask for others.
Thank you for saying so. Is it the sound, the pace or the mood? One word, and I turn it.
I hear that it is not right. Say "calmer", "livelier" or another kind of music, and I look again.
Then it should not stay so. Name what to leave out, or say "new ones".
Sorry about that. Ask for others, or tell me which one by its number.
That will not do, then. A genre, an artist or a pace would tell me where to go instead.
  `),
  keep: lines(`
Then nothing moves.
I keep my hands off it.
It stays just as it is.
Right here, then, as long as you like.
Not a note changes.
I leave it exactly there.
It plays on like this.
Hands off, it runs.
As it is, then. Gladly.
We stay here.
  `),
  praise: lines(`
That is good to hear.
Then we found it.
Good to know. It plays on.
I am glad it fits.
Lovely. It plays on.
I am glad that it does you good.
I am glad you like it.
Good, then we are on the right road.
That is the best thing to hear about a song.
I am glad. More of it whenever you say so.
How good that it suits you.
That pleases me.
Music and you agree, then. Enjoy it.
Then I am content, too.
Wonderful. I stay out of its way.
I am happy that you like it.
  `),
  lukewarm: lines(`
Ok is a start. One word, "warmer" or "livelier" perhaps, makes it better.
Halfway there, then. What would tip it over: the pace, the mood, another sound?
Only just, I hear. Say "others" and I deal again.
I take that as a maybe. Tell me what it lacks.
It may stay, or it may turn. You say which.
  `),
  yes: lines(`
Good. It goes on like this.
All right, then it stays.
Good. I am here if it should turn.
Right. It plays on.
Then on we go.
Good, we understand each other.
Yes, then. The music keeps going.
  `),
  no: lines(`
All right, no it is. Tell me what would be better, or nothing at all.
Fair enough. Say what you would rather have.
No, then. "Others" brings new songs, if that is it.
I hear a no. Which way should it go instead?
  `),
  unsure: lines(`
You need not know. It plays on until something comes to you.
That is all right. Listen a while, and say "more" or "less" when one comes.
No hurry with that. The music waits as well as it plays.
Not knowing is allowed here.
Somewhere in between is a place too. It plays on.
Then we let it run, and see what it does with you.
  `),
  outcry: lines(`
It has that effect, at times.
I let that stand. The music goes on.
I am here, and it plays on.
No words needed.
That says it all.
Then let it ring.
Take it in, there is time.
  `),
  doubt: lines(`
I do not know, and I keep you company while you wonder.
That I cannot tell you. The music stays while you wait to find out.
No answer from me, but you need not hold the question alone.
Nobody can say that beforehand. It plays on meanwhile.
I would say if I knew. Let the music take a bit of the waiting.
Some questions only time answers. I am here in between.
  `),
  hard: lines(`
I hear you. The music stays beside you.
I am here, and so is the music.
That can take all the room it needs. It plays on quietly.
It can be said here. The music plays on beside you.
You can leave that here for a while. The music keeps it company.
Thank you for not keeping that to yourself. It plays on.
I am with you in that, and so is the music.
Said, and heard. The music stays.
That deserves to be heard, and I did. It plays on beside you.
Let the music hold some of that.
I am sorry it is like that. I am here.
I hear how much that is. The music goes on beside you.
  `),
  glad: lines(`
That is lovely to read.
Then it is a good moment for music.
What a thing to be told. Enjoy it.
That makes good listening, too.
I am glad you told me that.
Let the music be glad with you.
Hold on to that one.
That deserves a song, and one is on.
I like hearing that.
Good things sound better aloud.
That deserves to be played loud, if you like.
  `),
};

/** To what is told, and neither plainly glad nor plainly hard: they fit either. */
export const toldReplies = lines(`
I am listening. It plays on.
Thank you for telling me that. The music stays.
Thank you for telling me. The music goes on.
I follow you. It plays on.
I am glad you said. It plays on.
I am still here, and so is the music.
Tell me as much as you like. The music keeps you company.
I hear you. It plays on meanwhile.
I am glad you told me. It plays on.
I hear you, and the music stays.
Thank you for letting me know how it is. The music goes on.
Thank you for saying so. It plays on.
I take that in. The music and I keep you company.
I keep you company, and the music does.
I hear that. The music stays with you.
Good that you told me. I leave the music as it is.
I am here, and I am listening. The music plays on.
It is good that you said it. The music stays.
Thank you, I like to hear that. It plays on.
The rest you can tell me whenever you like. The music goes on.
`);

/** To what is told lightly: it is smiled at, and no burden. */
export const lightReplies = lines(`
Noted, with a smile. It plays on.
I like how you tell that. The music goes on.
That was worth typing. It plays on.
Thanks for the report. The music carries on.
So goes the day. The music goes along.
Ha, good to know. It plays on.
I am all for it. The music plays along.
Told like that, it is half a song already. The music goes on.
Thank you for taking me along. It plays on.
A fine bulletin. The music stays on.
That raises a smile here too. It plays on.
`);

/** Second sentences after what was said back. */
export const staying = lines(`
The music stays with you.
I let it play on.
It plays on, as long as you like.
I leave the music as it is.
The music goes on beside you.
I change nothing; take your time.
It plays on meanwhile.
The music keeps you company.
I am here, and it plays on.
Say more, or just let it play.
`);
