import { anyMood, particular } from './particular.ts';

/** Turns a life takes, and everyday things, of no situation; each list holds in the moods it is for. */
export const lifeParticulars = [
  particular(
    null,
    'happy energetic',
    'first word | first words | first steps | school play | nativity play | my daughter said | my son said | my kid said | my toddler | my grandson | my granddaughter | kindergarten | little league',
    `
Small people, big moments.
They have no idea how good they are at this.
That belongs in a jar, with a lid on.
Something to tell them in twenty years.
    `,
  ),
  particular(
    null,
    'happy calm',
    'called me for | called me today | called me just | called me up | rang me | phoned me | we talked for | talked for hours | long call | facetimed | video call',
    `
Good that the phone rang.
A voice like that does more than any song; here are some anyway.
Talking about nothing is often about everything.
Some calls make a whole day.
    `,
  ),
  particular(
    null,
    'sad calm',
    'moved to | moving to | moved away | moving away | left for college | left for uni | flew home | waved them off | emigrated | emigrating',
    `
The map got bigger, and the table smaller.
Far away is a silly place for somebody one likes.
A goodbye is short, and what comes after is long.
One keeps setting a cup too many for a while.
    `,
  ),
  particular(
    null,
    'sad calm',
    'the vet | our vet | at the vets',
    `
Animals never stay long enough.
They are family, whatever the papers say.
Give them a long hand behind the ears from me.
One would carry it for them if one could.
    `,
  ),
  particular(
    null,
    'sad calm energetic',
    'interview | job hunt | job hunting | applications | job application | recruiter | rejection email | cover letter',
    `
Looking for work is work, and nobody pays for it.
Being looked over by strangers is tiring.
Whoever reads those letters should hear you talk once.
It takes something to put oneself forward, again and again.
    `,
  ),
  particular(
    null,
    'sad calm',
    'ivf | fertility | trying for a baby | trying to conceive | negative test | not pregnant',
    `
So much hope goes into that, every time.
I am sorry; that is a quiet kind of loss, and a real one.
Nobody sees how much you carry there.
That is hard on a heart, and on a calendar.
    `,
  ),
  particular(
    null,
    'sad energetic calm',
    'isnt speaking to me | not speaking to me | wont speak to me | wont talk to me | stopped talking to me | silent treatment | fell out with | falling out | not on speaking terms',
    `
Silence in a family is never quiet.
It is seldom about the thing it is about.
Somebody will have to begin, and nobody wants to.
Not talking takes up a lot of room.
    `,
  ),
  particular(
    null,
    'sad calm',
    'everyone is getting | everybody is getting | everyone else | everybody else | all my friends are | all my friends have | everyones getting | on my feed',
    `
Other lives always look finished from outside.
Nobody posts the Tuesdays.
Everybody else is guessing as well.
There is no timetable, whatever the others' pictures say.
    `,
  ),
  particular(
    null,
    anyMood,
    'scrolling | doomscrolling | my phone all day | screen time | instagram | tiktok',
    `
The thumb gets tired before the head does.
Let the screen go dark for a song or two.
So much noise, and none of it with a tune.
Ears instead of eyes for a while.
    `,
  ),
  particular(
    null,
    anyMood,
    'retired | retirement | retiring | last class | last lesson | last shift | last day of work | my farewell',
    `
Years like that end in an afternoon.
That is a long road to look back on.
What you gave them goes on without you.
A door closes softly, and you hear it all the same.
    `,
  ),
  particular(
    null,
    'calm focus happy',
    'lego | model kit | building a model | model train | model ship | ship in a bottle | miniatures | diorama',
    `
Small parts, long evenings.
Piece by piece, and nobody in a hurry.
Hands with something to do, head with nothing.
That is a good way to lose an hour.
    `,
  ),
  particular(
    null,
    anyMood,
    'in a meeting | this meeting | been an email | been a text | conference call | zoom call | all hands',
    `
Meetings keep their own kind of time.
Somebody is sharing the wrong screen, I suppose.
One ear is yours, at least.
That will end as well, they say.
    `,
  ),
  particular(
    null,
    'sad calm',
    'hospice | care home | nursing home | bedside | sitting with my',
    `
Being there is the thing.
A voice, a hand, a bit of music: that reaches far.
Sitting beside somebody is a lot to do.
Old songs find their way where words do not.
    `,
  ),
  particular(
    null,
    'sad calm happy',
    'moved back in | back in with | my old room | my old bedroom | childhood bedroom | living with my parents again',
    `
Old rooms remember one a size smaller.
It is a place to land, and not the end of the road.
The walls know an earlier you.
Under an old roof everything takes a moment.
    `,
  ),
  particular(
    null,
    'sad energetic calm',
    'landlord is | the landlords | landlord wants | landlord raised | eviction | our lease | the lease | flat hunting | house hunting | apartment hunting',
    `
A home should not come with a countdown.
Having to look for a place takes the ground away for a bit.
Four walls are a lot to worry about.
Somebody else decides, and you carry the boxes.
    `,
  ),
  particular(
    null,
    'energetic sad',
    'last boss | final boss | boss fight | respawn | speedrun | speedrunning | teammates | ranked | lobby',
    `
Again from the last save, then.
One more try, as always.
It gives in eventually; they all do.
Thumbs have feelings too.
    `,
  ),
  particular(
    null,
    'sad calm',
    'same dream | nightmare | nightmares | bad dream | bad dreams | dreamt about | dreamed about',
    `
Nights like that follow one into the day.
The head goes back there without asking.
A dream can leave a taste for hours.
Morning is slow to take those away.
    `,
  ),
  particular(
    null,
    anyMood,
    '30 today | 40 today | 50 today | 60 today | getting old | getting older | another year older | 🎂',
    `
A round number asks round questions.
A year more, and a few songs more.
One counts back and forth on such a day.
All those years had a soundtrack.
    `,
  ),
  particular(
    null,
    anyMood,
    'midterms | finals | exam week | exam season | a levels',
    `
Exam season, then.
One paper after the other, and then it is over.
Head full, desk full.
There is a day after, and it comes.
    `,
  ),
  particular(
    null,
    anyMood,
    'night drive | late night drive | highway | motorway | windows down | driving at night | open road',
    `
Headlights, dark fields, a good line in the bass.
The road does half of it.
Nothing ahead but the next bend.
Driving at night makes every song longer.
    `,
  ),
  particular(
    null,
    anyMood,
    'planting | gardening | weeding | vegetable patch | allotment | repotting | repotted | tomatoes',
    `
Dirt under the nails, and time to think.
Roots first, the rest follows.
Something is growing, then.
The garden takes its time, and gives it back.
    `,
  ),
  particular(
    null,
    anyMood,
    'first dance',
    `
The first dance wants a song that is yours.
Three minutes everybody will remember.
Something to turn to slowly, or not slowly at all.
Not the usual one, then.
    `,
  ),
  particular(
    null,
    'sad calm energetic',
    'the accident | an accident | car crash | rear ended | crashed my | the crash',
    `
The body remembers a bang longer than the head does.
One hears it again, for a while.
That takes time to leave the bones.
Nothing has to be fast today.
    `,
  ),
] as const;
