import { anyMood, particular } from './particular.ts';

/** Loss and love that ended: nobody is cheered up, and nothing is said of how it came about but what they told. */
export const hurtingParticulars = [
  particular(
    'grief',
    anyMood,
    'dog | cat | puppy | kitten | pet | rabbit | bunny | hamster | horse | budgie | parrot | vet | leash | rainbow bridge',
    `
A friend with four legs is family, and I am so sorry.
I am so sorry; they were part of every day.
The quiet where they used to be is hard.
Losing a pet is losing someone who was always glad to see you.
That is a big loss, whatever anybody says of animals.
I am sorry you had to say goodbye to them.
    `,
  ),
  particular(
    'grief',
    anyMood,
    'funeral | buried | burial | wake | eulogy | cremation | ashes | cemetery | grave | memorial | coffin',
    `
I am so sorry; a day like that asks everything of you.
Saying goodbye like that is heavy, and I am sorry.
There is no right way to get through such a day.
After a goodbye like that, nothing needs to be said.
I am sorry you have to stand there.
That day stays with a person; be gentle with yourself.
    `,
  ),
  particular(
    'grief',
    anyMood,
    'miscarriage | miscarried | lost the baby | born sleeping | stillborn',
    `
I am so very sorry for your loss.
That little life mattered, and I am so sorry.
There are no words for this one, and I will not look for any.
I am so sorry; take all the time there is.
You lost somebody you already loved, and I am sorry.
    `,
  ),
  particular(
    'grief',
    anyMood,
    'anniversary | year ago | years ago | years since | year since | would have been | would have turned | first christmas | first birthday | fathers day | mothers day | late husband | late wife | late mum | late mom | late dad | late father | late mother',
    `
The calendar does not know how much some days weigh.
Years pass, and a day like this still finds you.
They are still missed, and it makes sense.
Missing them does not keep to a schedule.
You carry them with you, and some days it shows more.
It is a long love, that kind of missing.
    `,
  ),
  particular(
    'grief',
    anyMood,
    'mum | mom | mother | dad | father | papa | mama | nan | gran | grandma | grandmother | grandpa | grandad | grandfather | granddad | nana | abuela',
    `
I am so sorry; they were there all your life.
Losing somebody who knew you from the start is a deep cut.
I am sorry about your loss; that is a piece of home gone.
You had them all your life, and now this.
That is one of the great losses, and I am sorry.
I am so sorry you have lost them.
    `,
  ),
  particular(
    'grief',
    anyMood,
    'husband | wife | partner | widow | widower | widowed | fiance',
    `
I am so sorry; half of every day was theirs.
To lose the one you shared it all with is beyond words.
The other chair is empty, and I am sorry.
I am sorry; a whole life together does not fit into a sentence.
You had each other, and I am so sorry that it ended.
    `,
  ),
  particular(
    'grief',
    anyMood,
    'brother | sister | son | daughter | friend | best friend | mate | child | cousin | twin | uncle | aunt',
    `
I am so sorry; they should still be here.
Nobody should have to lose them, and I am sorry.
They took a piece of you along, and it hurts.
I am so sorry you have lost them.
That is a hole nobody else fills.
    `,
  ),
  particular(
    'heartbreak',
    anyMood,
    'free | relieved | relief | feel light | feeling light | feel lighter | mutual | best thing | glad its over | good riddance',
    `
An ending can be a relief, and more than one thing at once.
That is a door closed, and some air.
You may feel light about it; nobody needs to explain that.
Over, and it is allowed to feel good.
    `,
  ),
  particular(
    'heartbreak',
    anyMood,
    'divorce | divorced | divorcing | divorce papers | separated | separation | lawyer | marriage',
    `
I am sorry; that is a whole life being sorted into boxes.
The end of a marriage is a loss, even on paper.
That is a hard word to live with, and I am sorry.
So much of you went into that, and I am sorry.
Papers make it final, and it still hurts.
I am sorry you are going through a divorce.
    `,
  ),
  particular(
    'heartbreak',
    anyMood,
    'cheated | cheating | affair | another woman | another man | someone else | somebody else | betrayed',
    `
I am sorry; that breaks more than a heart.
To be betrayed by somebody close is a double hurt.
You did not deserve that.
Trust like that is not broken lightly, and I am sorry.
That was theirs to carry, and now you do.
It is a rotten thing to find out.
    `,
  ),
  particular(
    'heartbreak',
    anyMood,
    'said no | turned me down | rejected | rejection | doesnt love me | doesnt like me | not interested | like a sister | like a brother | friendzone | friendzoned | doesnt want me | unrequited',
    `
That answer hurts.
I am sorry; it stings to want somebody who does not want it back.
A no like that goes deep.
You put your heart out there, and I am sorry.
Not being chosen hurts, plain as that.
Hearing no hurts, however it was said.
    `,
  ),
  particular(
    'heartbreak',
    anyMood,
    'ghosted | left on read | never replied | never wrote back | no reply | blocked me | catfished',
    `
Being left without an answer is its own kind of cruel.
You deserved an honest word.
That is a cold way to be treated, and I am sorry.
Somebody owed you better than that.
It says something about them, and it still hurts.
    `,
  ),
  particular(
    'heartbreak',
    anyMood,
    'left me | he left | she left | left us | walked out | dumped | dumped me | broke up with me | ended it | ended things | kicked me out',
    `
I am sorry you were left like that.
Somebody goes, and the whole place sounds different.
Being left is a hard thing to wake up to.
I am sorry; you did not choose this.
That is a door that should not have closed on you.
They went, and you are left with all of it; I am sorry.
    `,
  ),
  particular(
    'heartbreak',
    anyMood,
    'broke up | breakup | break up | split | split up | its over | we are done | over between us | ended',
    `
I am sorry it is over.
A break-up turns even small things into reminders.
Two lives coming apart hurts at every seam.
It ended, and it is allowed to hurt.
I am sorry; that was a part of every day.
    `,
  ),
  particular(
    'heartbreak',
    anyMood,
    'miss him | miss her | miss my ex | my ex | ex | still love',
    `
Missing somebody does not stop because it ended.
The heart does not read calendars.
I am sorry; an ex can take up a lot of room.
You can know it is over and still miss them.
It is all right that it still aches.
    `,
  ),
  particular(
    'loneliness',
    anyMood,
    'birthday | christmas | new years | new year | valentines | valentine | thanksgiving | eid | holiday | holidays',
    `
On a day like that it hurts twice.
I am sorry; that is a day to have people around.
Days like that make an empty room bigger.
You should not have had to spend it like that.
That is a lonely way to spend such a day, and I am sorry.
    `,
  ),
  particular(
    'loneliness',
    anyMood,
    'invited | invite | left out | without me | group chat | plans | everyone else | everybody else | went out | hung out',
    `
Being left out hurts, at any age.
I am sorry they went on without you.
That would hurt anybody.
It is not small to be the one who was not asked.
You deserve people who notice when you are missing.
Watching the others have it makes it heavier.
    `,
  ),
  particular(
    'loneliness',
    anyMood,
    'new city | new town | moved | new school | first week | know anyone | know nobody | know no one | new here',
    `
A new place is loud with other people's friends.
Starting somewhere with no one you know is hard.
I am sorry; new places take their time to be kind.
Nobody there knows you yet, and that is lonely.
It takes a while until a place has faces.
    `,
  ),
  particular(
    'loneliness',
    anyMood,
    'phone | text | texts | texted | message | messages | call | calls | called | spoken | talked | talk to',
    `
A silent phone can be the loudest thing in a room.
I am sorry nobody reached out.
It is hard when no one asks how you are.
You wrote to me, and I am listening.
Nobody to tell it to makes everything heavier.
    `,
  ),
  particular(
    'homesickness',
    anyMood,
    'mum | mom | mother | dad | family | parents | sister | brother | grandmother | grandma | cooking | kitchen | food',
    `
Nobody else's kitchen smells like that.
Missing your people is a hunger of its own.
I am sorry they are so far away.
A voice on the phone is not the same as the table at home.
Of course you miss them.
They are far, and it shows in everything.
    `,
  ),
  particular(
    'homesickness',
    anyMood,
    'abroad | new country | uni | university | exchange | first week | first term | boarding | deployed | city',
    `
A strange place stays strange for a while.
It is a lot to build a life where nothing knows you.
Being new somewhere, and missing somewhere else, is tiring.
You are a long way from what you know.
No wonder, with everything around you unfamiliar.
    `,
  ),
] as const;
