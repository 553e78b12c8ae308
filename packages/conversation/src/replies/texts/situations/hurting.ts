import { lines } from '../lines.ts';

/** First sentences for somebody who hurts. They cheer nobody up, explain nothing and joke about nothing; who is angry is not told to calm down. */
export const hurting = {
  grief: lines(`
I am so sorry.
Losing someone leaves a quiet nothing fills.
There are no right words for this, and I will not pretend there are.
I am sorry; some goodbyes are too much.
This takes the time it takes.
That is a hole in the day, every day.
You loved them, and it shows in this.
It does not have to make sense today.
I am sorry you have to go through this.
Missing them like that is love with nowhere to go.
You do not have to be strong here.
That is a loss, and it deserves room.
What a hard thing to carry around.
However you grieve is the right way.
Everything around it feels different.
I wish you did not have to know this feeling.
Let it come as it comes.
They mattered, and so does this.
Thank you for telling me about them.
Nothing needs fixing right now.
It hurts, however long it is.
I will not tell you it gets better, only that I am here.
  `),
  heartbreak: lines(`
I am sorry about the two of you.
A heart takes its time with this.
That hurts in places you did not know about.
Love can hurt like little else.
I am sorry; your heart was in it.
Hearts do not listen to reason.
That comes in waves.
You loved, and now it aches.
That takes up all the room there is.
No need to be fine with it.
It stings, and it may.
I am sorry you are going through that.
You do not have to be fair to anybody right now.
It was real, so the hurt is too.
That sits in the chest.
What a rotten thing to feel.
I am sorry it goes like that.
I hear how much they meant.
You can be angry and sad at once.
Nobody gets used to that.
It is not weakness to hurt over that.
That leaves a mark, of course it does.
  `),
  loneliness: lines(`
That sounds lonely.
An empty room can be very loud.
I am glad you said it to somebody, even to me.
Being alone and feeling alone are different things, and the second hurts.
I am sorry it is that lonely.
Time is long when one is lonely.
It is a human thing to want company.
That kind of quiet is hard.
You are not odd for feeling that.
I am here for a while, for what it is worth.
Nobody should have to sit with that alone.
It is an ache, being lonely.
It can be there in a crowd as well.
You matter, also when nobody says it.
That is a heavy sort of silence.
I hear you.
Loneliness wears a person down.
I wish it were less lonely for you.
It makes sense to want a voice in the room.
Thank you for letting me in.
It makes the hours long.
That is a hard place to be in.
  `),
  homesickness: lines(`
Missing home sits deep.
I am sorry it is so far away.
Of course you miss it.
Home has a smell and a sound, and neither travels.
Being away asks a lot of a person.
That ache has a map in it.
Far from your people is a hard place to be.
It is all right to want to be there right now.
New places take long to feel like yours.
I hear how much it means to you.
You carry more of it with you than you think.
That pull is strong some days.
Homesick is a real kind of sick.
Two places at once is tiring.
It is love for a place, that feeling.
Distance gets longer in the evening.
A part of you is over there.
Some places stay yours, however far you are.
It is hard when nothing around you knows you.
I am sorry you are so far from it.
That longing makes sense.
Somewhere there is a light on that you know.
  `),
  'work stress': lines(`
Work can be a lot.
No wonder you are worn out.
Work should not take that much of you.
That sounds like more than enough.
I am sorry it was like that.
That is a lot to deal with.
Things like that stay with you.
You can put some distance to it now.
That would get on anyone's nerves.
Too much, by the sound of it.
You can put it down for a moment.
Work like that follows a person home.
That asks more of you than it should.
One person can only do so much.
I hear how tired of it you are.
The rest of it can wait an hour.
That kind of pressure sits in the shoulders.
Nobody can run at that speed forever.
Work can wear anybody down.
You deserve a quiet hour after that.
That costs nerves.
It may wait outside for a song or two.
  `),
  failure: lines(`
I am sorry it did not work out.
That stings, and no wonder.
It hurts because you cared.
One result is not the whole of you.
I am sorry, that is hard to hear.
You tried for something; that counts.
That is a real disappointment.
It is fine to be low about it.
Nobody likes to hear no.
You had hoped for something else.
Let it hurt a while before you make plans.
It is allowed to sting.
I would be down too.
You do not have to find a lesson in it.
That is a cruel one.
It was worth wanting.
That is a blow.
Be as kind to yourself as you would be to a friend.
I hear how much hung on it.
Falling short hurts most where you tried most.
It does not undo what you can do.
I am sorry you are dealing with that.
  `),
  illness: lines(`
I am sorry you are unwell.
Being ill is work of its own.
Your body is asking for a lot right now.
I hope it eases soon.
That sounds exhausting.
Feeling like that takes all the strength there is.
I am sorry; that is a lot to live with.
Rest is not laziness.
Pain makes everything longer.
You do not have to be brave about it here.
That is no way to spend a day, and yet here you are.
I wish I could take some of it off you.
It is all right to be tired of being tired.
Be gentle with yourself.
The hours are long when you are not well.
I hope somebody is kind to you today.
That must be frightening at times.
Some days just getting through is plenty.
I am sorry your body is being so difficult.
Slowly, then, as slowly as it takes.
Nothing needs to be done quickly today.
Lie down if you can; I keep it quiet.
  `),
  shame: lines(`
That feeling is hard to sit with.
You are more than that one moment.
I am sorry you feel so bad about it.
Being hard on yourself is tiring.
Everybody has a moment they would take back.
It took something to say that.
Replaying it does not make it fairer.
That burns, I know.
You can feel like that and still be all right as a person.
It looks bigger from inside than from outside.
I will not judge you for it.
It is a bad feeling, that one.
That is a heavy thing to keep to yourself.
Your worst minute is not who you are.
That is hard to put away.
I hear how much it bothers you.
It is uncomfortable, and it passes more slowly than it should.
I hear how it gnaws.
Thank you for trusting me with it.
Be a little kinder to the one in the mirror.
That must sting every time it comes up.
It is human, and it still burns.
  `),
  worry: lines(`
That is a lot going round in your head.
It is hard to sit with that.
Your heart is running ahead of things.
I hear how anxious that makes you.
That would make anybody nervous.
It takes hold, that kind of fear.
You do not have to solve it this minute.
Thoughts like that get loud.
It is all right to be afraid of that.
One breath first.
Your mind is trying to protect you, clumsily.
That knot is real.
I am sorry it will not let you be.
Whatever comes, it is not here yet.
It makes sense that you are on edge.
Big unknowns take up a lot of room.
You can worry and still be all right.
That is a lot for one head.
I will keep you company.
Nerves like that come from caring.
Feel your feet on the floor for a moment.
Let us put something steady beside it.
  `),
  sleeplessness: lines(`
The night gets very long like that.
Lying awake is lonely work.
I am sorry sleep will not come.
Your body is tired and your head is not.
The dark makes everything bigger.
No need to force it.
The clock is best turned to the wall.
That is a hard way to spend a night.
Rest counts too, even without sleep.
I am sorry the night is like that.
Let us make the dark a bit softer.
You are not the only one awake.
Sleep comes sideways, never when called.
Thoughts like to keep late hours.
Nothing has to be decided before morning.
A night like that wears you thin.
Lie still and let the music do the watching.
It will be light again, in its own time.
It is tiring to wait for sleep.
I will keep it low.
That is a long stretch of dark.
Wide awake and worn out is a bad pair.
  `),
  anger: lines(`
That is infuriating.
You have every right to be angry about that.
I can see why.
I would be furious too.
Anyone would see red.
That crossed a line.
No wonder you are boiling.
It is all right to be this angry.
That kind of thing gets under the skin.
Your anger makes sense.
What a thing to have to put up with.
I hear how much that got to you.
You do not need to swallow it here.
That deserves a slammed door or two.
Some days call for being loud.
It is maddening, and you are allowed to say so.
That heat has a reason.
No wonder, honestly.
I am on your side in this.
No need to be polite about it.
That would make the calmest person shout.
  `),
} as const;
