import { lines } from '../lines.ts';

/** Being alone, far away, and at odds. First sentences that hold for all that a topic means. */
export const companyOpenings = {
  'alone-on-day': lines(`
On a day like that, being alone hurts twice.
A day meant for company makes an empty room bigger.
I am sorry; that is a day to have people around.
A celebration with nobody there is a lonely thing.
Special days are hard to spend alone.
You should have somebody beside you on a day like that.
The whole world seems to have company on such days.
  `),
  'left-out': lines(`
Being left out hurts, at any age.
It is not small to be the one left out.
I am sorry they went on without you.
You deserve people who notice when you are missing.
Standing outside of a group is a cold place.
To be overlooked by people you know stings.
A circle that closes without you hurts; I am sorry.
  `),
  'new-place-lonely': lines(`
A new place is loud with other people's friends.
Starting somewhere with no one you know is hard.
Nobody there knows you yet, and that is lonely.
It takes a while until a place has faces.
I am sorry; new places take their time to be kind.
Being the new one is lonely work.
New surroundings and no familiar face make for long days.
  `),
  'nobody-calls': lines(`
A silent phone can be the loudest thing in a room.
I am sorry nobody reaches out.
It is hard when no one asks how you are.
Nobody to tell things to makes everything heavier.
Loneliness wears a person down.
You matter, also when nobody calls to say it.
I hear how lonely that silence is.
  `),
  'house-empty': lines(`
A quiet house can be very loud.
Somebody is missing, and every room knows it.
A home sounds different when somebody is gone from it.
The silence they leave behind takes up a lot of space.
It is strange when the usual noises are missing at home.
An empty place at home has a way of echoing.
Of course the place feels too big without them.
  `),
  homesick: lines(`
Missing home sits deep.
Home has a smell and a sound, and neither travels.
Of course you miss home.
Homesick is a real kind of sick.
Far from home, even small things can ache.
There is a place that knows you, and it is far away.
A part of you is still back home.
  `),
  'far-apart': lines(`
It is hard to have your person so far away.
Miles are long between people who belong together.
Distance asks a lot of a heart.
Missing somebody across a distance fills every quiet minute.
So close to each other, and so many miles between.
I am sorry there is so much distance between you two.
Bonds like that stretch far, and the stretch can hurt.
  `),
  'friend-lost': lines(`
Losing a friend who is still out there is a strange grief.
The end of a friendship can hurt like any heartbreak.
A friendship that is gone leaves a quiet hole.
I am sorry; a friend is not easily replaced.
People seldom speak of it, but losing a friendship hurts.
A friend who goes takes a piece of your story along.
It makes sense to mourn a friendship.
  `),
  'family-quarrel': lines(`
Nobody gets under the skin like one's own people.
Trouble in the family sits at every table.
Family can hurt in places nobody else can reach.
I am sorry; a rift in the family is hard to carry.
Words and silences weigh more among family.
It is hard to be at odds with your own people.
Family ties pull hardest when they are strained.
  `),
};
