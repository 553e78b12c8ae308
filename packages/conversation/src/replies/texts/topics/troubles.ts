import { lines } from '../lines.ts';

/** What weighs on a day, from other people and from within. First sentences that hold for all that a topic means. */
export const troublesOpenings = {
  embarrassed: lines(`
Your ears must still be hot from that.
That is a moment one would like to give back.
Embarrassment burns bright, I know.
Everybody owns a moment like that.
Oh, the wish to sink into the floor.
Others forget such things long before you do.
That would have made anybody want to vanish.
  `),
  guilty: lines(`
It weighs on you because you care.
Guilt is a heavy thing to carry around.
You wish you had done it differently, and that counts.
One bad moment is not all of you.
Being sorry is a beginning.
A guilty conscience belongs to someone with a heart.
It gnaws when one has done wrong by somebody.
  `),
  'old-regret': lines(`
Some choices keep asking to be made over.
Old regrets have long shadows.
The road not taken is hard to stop looking at.
People choose with what they know at the time.
It is hard to wish that one could go back.
A what-if can stay with a person for years.
Looking back at a choice can ache.
  `),
  'angry-at-self': lines(`
One is hardest on oneself.
Anger turned inwards burns most.
You may be cross with yourself and still be all right.
Being furious with oneself leaves nowhere to hide.
It is hard to be on the wrong side of yourself.
You would forgive a friend sooner than yourself, I think.
That is a lot of anger to turn on oneself.
  `),
  'neighbour-trouble': lines(`
You should have peace at home, and this is the opposite.
Home is the last place where one wants that trouble.
Trouble at one's own door is hard to escape.
Some people make it hard to feel at home.
That would drive anybody up their own walls.
One should not have to fight for peace where one lives.
It is hard to feel at home with that going on.
  `),
  betrayed: lines(`
They should have been the last to do that to you.
You trusted them, and that makes it hurt twice.
Broken trust cuts deepest from somebody close.
I am sorry; you deserved loyalty.
A betrayal by one's own people is hard to take in.
Trust takes years and breaks in a moment; I am sorry.
It is bitter when somebody you counted on breaks that trust.
  `),
  'car-trouble': lines(`
That would have anybody swearing behind the wheel.
Cars and roads know how to test a temper.
Four wheels can be a lot of trouble.
Anything with a car can turn maddening in a moment.
Driving has its dark side, and you got it.
What a maddening thing to have happen with a car.
Nobody gets a car for that kind of trouble.
  `),
  'theft-or-loss': lines(`
I am sorry; that thing mattered to you.
Some things cannot simply be replaced.
More than an object went with that.
I am sorry you have to be without it.
That was yours, and it should still be whole and safe.
A thing can hold a lot, and being without it hurts.
It hurts when something that mattered is gone or ruined.
  `),
  'red-tape': lines(`
Red tape can wear out a saint.
Bureaucracy eats days and gives little back.
Nothing is as tiring as fighting an office.
That is paper against a person, and it is maddening.
You deserve better than that from an office.
Rules without a face are hard to argue with.
Offices can turn a simple thing into a mountain.
  `),
  'treated-unfairly': lines(`
Nobody should be treated like that.
That was unfair, and you may say so.
You deserved respect, and you did not get it.
Injustice burns for a long time.
I am sorry; that was wrong of them.
It is infuriating to be treated so unfairly.
To be wronged like that gets under anybody's skin.
  `),
  'worn-out': lines(`
You sound worn out.
That tired wants nothing more from you.
No wonder you want to put it all down.
Rest is allowed, before anything else.
You have run on empty long enough.
There is tired, and then there is this.
Tiredness like that goes all the way down.
  `),
  crying: lines(`
Let them come, those tears.
Crying is allowed here, for as long as it takes.
You do not have to explain the tears.
Sometimes it has to run over, in tears.
I am sorry; those tears have their reasons, known or not.
Tears know things that words do not.
It is all right to cry it out.
  `),
  'bad-day': lines(`
Some stretches only get worse as they go on.
I am sorry everything came at once.
What a rotten run of things.
A bad stretch like that leaves marks.
Everything seems to have ganged up on you.
So much going wrong would wear anybody down.
You got more than your share of bad there.
  `),
  numb: lines(`
Feeling nothing is heavy too.
Empty is a feeling as well, and a tiring one.
You do not have to feel anything in particular here.
It is all right if nothing moves for a while.
Flat and grey inside is a hard place to be.
That numbness is hard to put into words, and you did.
When the colour goes out of things, everything is effort.
  `),
  hopeless: lines(`
I am sorry it all looks so pointless.
You have carried it a long way already.
It is hard when hope runs thin.
No wonder you are tired of trying.
Hope can be very hard to find from there.
I hear how dark it looks from where you are.
It is a heavy thing, seeing no point in it.
  `),
  disappointed: lines(`
That is a real let-down, I am sorry.
You had hoped for something else.
It stings when it does not turn out.
I would be gutted as well.
Hopes like that fall hard.
You had counted on it, and then that.
Disappointment is a heavy little word.
  `),
  overwhelmed: lines(`
That is a lot at once.
No wonder everything feels tight.
You do not have to fix all of it at once.
Too many things are pulling at you.
That is more than one pair of shoulders was made for.
Everything wants you at the same time, it seems.
There is no room to breathe in all of that.
  `),
  adrift: lines(`
Not knowing where to go is tiring.
You need not know the way right now.
It is all right to stand still for a bit.
Drifting is hard when everybody else seems to steer.
Life does not hand out maps, and that is hard.
Being lost in one's own life is a lonely feeling.
A life without a clear direction can feel very wide.
  `),
  'getting-old': lines(`
Time goes by quietly, and then one notices.
The years add up, faster than anyone agreed to.
Getting older is a strange thing to watch oneself do.
Time does not ask, it just goes.
A year more can weigh more than it should.
Growing older has its own weather.
Nobody feels the age that the calendar says.
  `),
  'misses-old-days': lines(`
Some years never quite end.
Those days have their own light.
Memories know the way in.
Looking back is sweet and it stings a little.
You can visit the past, even if you cannot stay.
The past sounds close.
Half a smile, half a sigh; that is remembering.
  `),
  envy: lines(`
It is hard to watch others have what you long for.
Wanting what others have is only human.
Other people's luck can sting.
Envy is mostly longing in disguise.
It is not ugly to wish for the same as others.
Somebody else's good fortune can make one's own plate look empty.
You may be glad for others and ache for yourself.
  `),
  'small-mishap': lines(`
Some things seem to have a will of their own.
Of all the small things to go wrong.
Well, that was not the plan.
Little mishaps have impeccable timing.
The small demons of everyday life were at work.
That could happen to the best of us.
Everyday life likes its little pranks.
  `),
  'tech-trouble': lines(`
Machines pick their moments.
There is no arguing with a machine.
Some days everything with a plug has an opinion.
Technology is wonderful until it is not.
Screens and cables can test the gentlest temper.
It was supposed to make life easier, that machine.
Devices know exactly when they are needed.
  `),
  'mocking-fine': lines(`
I can hear what is underneath that.
Fine it is not, I gather.
That was said through gritted teeth, I think.
Wonderful, as in not at all.
You say it with a smile, and I hear the rest.
Exactly what nobody needed, then.
Message received, including the part between the lines.
  `),
  bored: lines(`
Nothing to do, and plenty of time for it.
The ceiling has been studied enough.
Boredom is an open door, sort of.
Boredom like that needs a change of scenery.
Nothing happens until something does.
An empty hour can be very long.
The clock has stopped, I believe you.
  `),
  meh: lines(`
In between is a place as well.
You do not have to know what it is.
Hard to say is an answer too.
Neither here nor there, I hear you.
A mood without a name is still a mood.
Not good, not bad; that happens too.
Some moods are the colour of weak tea.
  `),
};
