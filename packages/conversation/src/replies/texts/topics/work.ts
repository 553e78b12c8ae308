import { lines } from '../lines.ts';

/** Work and what goes wrong in it; school and tests. First sentences that hold for all that a topic means. */
export const workOpenings = {
  'lost-job': lines(`
I am sorry; losing a job pulls the floor away.
Losing work is more than losing money.
A lot hangs on a job, and I am sorry about yours.
It is hard to be told that a job is over.
I am sorry they let you go.
To be out of work shakes more than a calendar.
A job ending like that leaves a bruise.
  `),
  'job-in-danger': lines(`
Not knowing whether the work will last is exhausting.
A livelihood on shaky ground makes everything feel unsteady.
I am sorry; it is hard to work under such a cloud.
It is hard to plan anything when work is uncertain.
That kind of uncertainty about work follows a person home.
So much rests on that work; of course you fear for it.
Fear for one's livelihood sits deep in the bones.
  `),
  'boss-unfair': lines(`
A boss like that takes the air out of a day.
Nobody should have to work under that kind of treatment.
You deserve a boss who sees what you do.
Unfairness from above is hard to swallow.
Bosses can take up a lot of room in a head.
That is no way to lead people.
Being treated unfairly by a boss stays with a person.
  `),
  'slighted-at-work': lines(`
You deserve to be heard and seen at work.
Being overlooked at work stings.
Being brushed aside like that wears on anybody's pride.
People at work should know better than to look past you.
It is maddening to do good work and be overlooked.
Not being valued at work is a quiet kind of insult.
You earned more respect than that from your workplace.
  `),
  'rude-customers': lines(`
Some people forget there is a human being helping them.
Being kind to the unkind is hard work.
No job should include being treated rudely.
Strangers' bad manners stick to a person.
You were there to help, and that is what you got.
Dealing with rude people takes it out of anybody.
Rudeness from people you look after is hard to shake off.
  `),
  'too-much-work': lines(`
That is a lot of work for one person.
There is only one of you, and a lot to do.
A pile like that would bend anybody's back.
No wonder your head is full, with all that to do.
So many tasks, and the hours stay the same.
Nobody was built for that much work at once.
Work has taken up all the room, by the sound of it.
  `),
  'long-shift': lines(`
A long shift takes all there is.
Shifts like that are felt in every bone.
That is a lot of hours to be needed.
Long shifts bend the clock a little.
Hour after hour at work adds up in the body.
A shift that long deserves respect.
The clock moves slowly on a shift like that.
  `),
  'burnt-out': lines(`
You have been running on the last bit for too long.
When work takes everything, nothing is left for you.
That tired does not go away with one night's sleep.
Nobody can run at that speed forever.
Work has worn you through, and I am sorry.
Giving that much for that long empties anybody.
Even the strongest burn down when nothing refills them.
  `),
  'dreads-work': lines(`
That heavy feeling before work is hard to shake.
Dread of work starts long before the work does.
The thought of work can spoil the hours before it.
It is no fun to have that waiting for you at work.
Work is casting a long shadow ahead of itself.
A sinking feeling before work is a real thing.
I am sorry work feels like something to brace for.
  `),
  'dull-work': lines(`
The clock moves slowest when work is dull.
Boring work is oddly tiring.
Some working hours are made of chewing gum.
That sounds like work with the colour drained out.
Dull hours at work are the longest hours there are.
A mind can wander far when the work is that dull.
Few things stretch time like boring work.
  `),
  'job-hunt': lines(`
Looking for work is hard work itself.
Every application takes a bit of heart.
A job hunt asks for a lot of patience.
It is wearing to offer yourself and get so little back.
All that effort, and the right door still closed; I am sorry.
Job hunting would test anybody's courage.
No employer's answer measures what you are worth.
  `),
  'exam-ahead': lines(`
An exam ahead takes up a lot of room.
An exam on its way fills a head to the brim.
A test ahead makes the air a little thinner.
Exam time is a tiring time.
Exams matter, so of course they get under the skin.
The run-up to an exam is its own kind of marathon.
That is a lot to hold in one head before an exam.
  `),
  'exam-behind': lines(`
The exam is behind you, and that part is done.
The exam is over; the rest is not in your hands.
You sat the exam, and that is something.
After an exam the head keeps writing for a while.
That is one exam off your list.
No more revising for that exam now.
The test is done, and only the verdict is missing.
  `),
  'results-awaited': lines(`
Waiting for an answer like that makes the days long.
It is out of your hands now, and that is hard.
Results keep everybody waiting too long.
The waiting can be harder than the work was.
Not knowing the outcome yet is a strange place to be.
An answer is on its way, and time crawls.
So much hangs on a word from somewhere else.
  `),
  'bad-grade': lines(`
I am sorry; a result like that stings.
One grade is not the whole of you.
You had hoped for a better mark, and it hurts.
A result like that is a real blow after an exam.
No mark can measure all you know.
It is allowed to hurt, a grade like that.
I am sorry the marks did not go your way.
  `),
  bullied: lines(`
Nobody deserves to be mocked like that.
I am so sorry; that kind of cruelty is never your fault.
Being picked on leaves bruises nobody sees.
People who put others down say it all about themselves.
You deserve respect, and they gave you none.
I am sorry; being a target wears a person down.
That is meanness, and you did nothing to earn it.
  `),
  'match-lost': lines(`
A defeat like that stings.
You wanted that win, and I am sorry.
Losing hurts most when the heart was in it.
A lost contest lingers in the body and the head.
Somebody has to lose, and it should not have been you.
That was not the result you fought for.
Defeat is bitter, however well one fought.
  `),
  'not-chosen': lines(`
Being passed over hurts, whatever the reasons.
You showed them what you have, and they passed; I am sorry.
A rejection after all that hope stings.
I am sorry; they missed out on you.
Putting yourself forward takes heart, and a no hurts it.
They chose differently, and of course that hurts.
One verdict does not get to say what you are worth.
  `),
  'business-failing': lines(`
I am sorry; so much of you is in that dream.
Watching something you built struggle is painful.
A venture of one's own is more than numbers.
It took courage to start it, and seeing it falter hurts.
It is heavy to see your own plans crumble.
A dream going under takes a lot with it; I am sorry.
You gave that venture your best, and this hurts.
  `),
  'effort-wasted': lines(`
All that effort, and then that; how frustrating.
It is maddening when good work comes to nothing.
You put work into that, and it still went wrong.
So much care should have had a better ending.
Some things refuse to turn out, whatever one gives them.
Time and trouble deserve a better result than that.
It stings when something you worked on goes wrong.
  `),
};
