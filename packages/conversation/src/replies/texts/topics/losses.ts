import { lines } from '../lines.ts';

/** Losses, of those who died and of those who left. First sentences that hold for all that a topic means. */
export const lossesOpenings = {
  'pet-died': lines(`
Saying goodbye to an animal you love is heartbreaking.
I am so sorry; a pet is family.
A pet has a place in every day, and I am sorry.
Animals give their whole hearts, and parting from them hurts.
That is a big grief, whatever anybody says of animals.
I am sorry; letting go of a pet is so hard.
Nobody who loves an animal finds that goodbye easy.
  `),
  funeral: lines(`
A funeral asks so much of everybody who goes.
I am so sorry; a funeral is a heavy day.
There is no right way to get through a funeral.
A last goodbye among other people is hard to stand through.
I am sorry; laying somebody to rest takes all one has.
Farewells like that weigh on a person, before and after.
Words come hard at a funeral, and so does silence.
  `),
  'baby-lost': lines(`
I am so sorry; a child hoped for is already loved.
A child so longed for is grieved like no other.
I am so very sorry; such hope is a kind of love.
An empty cradle is a grief few people know how to meet.
The grief for a child hoped for is often carried silently.
Your heart made room for a little one; I am sorry.
Arms made ready for a baby feel the absence everywhere.
  `),
  'death-day': lines(`
The calendar does not know how much some days weigh.
Some dates bring the missing right back to the door.
They are still missed, and a date can bring it all up.
Missing them does not keep to a schedule, and dates sharpen it.
Certain times of the year belong to the ones we lost.
A date like that carries a whole person in it.
Love for the dead has its own calendar.
  `),
  'parent-died': lines(`
I am so sorry; a parent is where one begins.
Losing a parent takes a piece of home with it.
Nobody else can be what a parent is; I am sorry.
A parent's death reaches back through a whole life.
One stays somebody's child, and that loss goes deep.
I am so sorry; a parent's place stays empty.
It is one of the great losses, the death of a parent.
  `),
  'grandparent-died': lines(`
I am so sorry; grandparents are a world of their own.
Losing a grandparent is losing a whole world of stories.
A grandparent holds a place nobody else can take.
With a grandparent goes a whole piece of the family.
I am sorry; a grandparent's love is one of a kind.
However long the life, a grandparent is never easy to lose.
The grief for a grandparent is as real as any.
  `),
  'partner-died': lines(`
I am so sorry; half of every day was theirs.
To lose the one you shared your life with is beyond words.
The other chair is empty, and nothing makes up for that.
I am sorry; a life for two is hard to carry alone.
Losing a partner changes the sound of every room.
You had each other, and that is an enormous loss.
The love for a partner does not end where a life does.
  `),
  'somebody-died': lines(`
I am so sorry; they should still be here.
Losing somebody close leaves a gap in everything.
The death of somebody you care for changes everything around it.
Somebody like that leaves a hole nobody else fills.
Somebody dies, and the world just goes on, and it hurts.
Somebody who mattered is gone, and I am so sorry.
I am sorry; no words are enough for a death like that.
  `),
  'dead-remembered': lines(`
Small things can carry a whole person back to you.
For a moment they were nearly there, by the sound of it.
The ones we miss live on in things like that.
That is a piece of them that stayed.
The people we miss leave themselves in the smallest things.
A trace of somebody you miss, and everything comes back.
Something like that brings them close, tenderly and with a sting.
  `),
  'somebody-fading': lines(`
It is hard to lose somebody little by little.
Watching somebody you love slip away is so hard; I am sorry.
A long goodbye is a grief of its own.
They are still here, and already missed; I am sorry.
To be close to somebody who is fading takes great strength.
I am sorry; some goodbyes begin long before the end.
Your love is with them, even as they slip further away.
  `),
  breakup: lines(`
I am sorry it is over between you.
A break-up turns even small things into reminders.
Two lives coming apart hurts at every seam.
The end of a relationship leaves everything feeling different.
I am sorry about the two of you.
A love that ends takes a piece of every day with it.
It is over, and a heart needs time with that.
  `),
  'was-left': lines(`
I am sorry you were left like that.
Being left is a hard thing to wake up to.
Somebody goes, and the whole place sounds different.
You did not choose this ending, and I am sorry.
They went, and you are left with all of it.
I am sorry; being left behind cuts deep.
To be walked away from hurts in every corner of you.
  `),
  divorce: lines(`
I am sorry; that is a whole life being sorted into boxes.
Taking a shared life apart is hard in every way.
A separation leaves few things in a life untouched.
I am sorry; a divorce goes through everything.
So much of you went into that life together; I am sorry.
Yours and mine are hard words after so much ours.
Papers say little about what such a parting costs.
  `),
  'cheated-on': lines(`
To be betrayed by the one you love is a double hurt.
Trust like that is not broken lightly, and I am sorry.
It is a rotten thing to find out about a partner.
You did not deserve to be cheated on.
Being cheated on hurts in the heart and in the pride.
A betrayal by one's own partner shakes everything; I am sorry.
Love is meant to be safe from being cheated; I am sorry.
  `),
  'turned-down': lines(`
A no like that goes deep into a heart.
It stings to want somebody who does not want it back.
You put your heart out there, and I am sorry.
Liking somebody who does not like you back aches.
I am sorry; love that is not returned is heavy to hold.
Not being the one they want hurts, plain as that.
Love that only goes one way is a lonely road.
  `),
  ghosted: lines(`
Being left without a word is its own kind of cruel.
You deserved an honest word from them.
Silence from somebody you counted on is a cold thing.
I am sorry; nobody should be left waiting like that.
To be left hanging says nothing about your worth.
Somebody owed you a word, and you got silence.
Waiting for someone who stays away wears a heart down.
  `),
  'missing-ex': lines(`
Missing somebody does not stop because it ended.
You can know it is over and still miss them.
An ex can take up a lot of room in a heart.
It is all right to still miss an ex.
A love that has ended can go on aching.
An old love keeps its key for a long while.
The heart does not always notice that a relationship is over.
  `),
  'ex-moved-on': lines(`
An ex with somebody new stings, and I am sorry.
They moved on, and your heart has its own pace.
It hurts that somebody else has that place now.
An ex moving on can reopen what was nearly closed.
Their new love can feel like a second loss.
It is hard when an ex is happy elsewhere.
News like that about an ex would catch anybody in the chest.
  `),
  'glad-its-over': lines(`
The end of a relationship can be a great relief.
That is a door closed, and some air.
That love is over, and it is allowed to feel good.
Free of that one, and I can hear it in your words.
How good it is to have yourself back.
Some break-ups feel like opening all the windows.
That relationship is behind you, and there is room to breathe.
  `),
  'partner-quarrel': lines(`
A couple out of tune wears on the heart.
It is lonely when things are wrong between the two of you.
Nobody can hurt us quite like the one we love.
Love has its cold spells, and they are hard to live in.
I am sorry it is so hard between you two.
When a relationship creaks, everything else feels heavier too.
Trouble with a partner follows you into every room.
  `),
};
