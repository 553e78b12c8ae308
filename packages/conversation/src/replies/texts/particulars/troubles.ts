import { anyMood, particular } from './particular.ts';

/** Work, illness, fear, anger and what went wrong. Who is angry is not told to calm down, and nobody is told it will be fine. */
export const troubleParticulars = [
  particular(
    'work stress',
    anyMood,
    'fired | laid off | layoffs | redundant | redundancy | lost my job | lose your job | lost the job | restructuring | jobless',
    `
I am sorry; that pulls the floor away.
Losing work is more than losing money.
That is a hard thing to be told.
I am sorry they let you go.
A lot hangs on a job, and I am sorry about yours.
    `,
  ),
  particular(
    'work stress',
    anyMood,
    'yelled | yelling | shouted | shouting | screamed | bullied | bullying | bully | humiliated | insulted | micromanager | micromanages | tore into me',
    `
Nobody should be treated like that at work.
A boss like that takes the air out of a day.
I am sorry you had to put up with that.
That was not all right, and it stays with you.
You can leave that voice outside for a while.
    `,
  ),
  particular(
    'work stress',
    anyMood,
    'boss | manager | supervisor',
    `
Bosses can take up a lot of room in a head.
Some people at work cost more than the work.
That sort of thing with a boss sits in the shoulders.
I hear you; at work one does not choose the people.
A day has enough in it without that from above.
    `,
  ),
  particular(
    'work stress',
    anyMood,
    'deadline | deadlines | due | overdue | too much work | so much work | workload | emails | inbox | meetings | meeting | swamped | project | presentation',
    `
That is a lot to have on you at once.
Deadlines have a way of breathing down a neck.
No wonder your head is full.
There is only one of you, and a lot of that.
One thing, then the next; that is all anybody can do.
    `,
  ),
  particular(
    'work stress',
    anyMood,
    'keep me going | keep me awake | get me through | through the shift | through the night | through my shift | awake | before my shift | on shift | starting',
    `
A long one ahead, and you are not alone in it.
Through it, hour by hour.
The clock moves faster with a beat.
Something to carry you to the end of it.
    `,
  ),
  particular(
    'work stress',
    anyMood,
    'shift | shifts | double | overtime | night shift | on my feet | feet | 12h | 12 hour | hours | nurse | ward | warehouse | restaurant | customers | customer | call centre | rota',
    `
A long shift takes all there is.
Shifts are felt in every bone.
You are there for everybody else, for hours.
Work like that is work for the whole body.
That is a lot of hours to be needed.
    `,
  ),
  particular(
    'work stress',
    anyMood,
    'burnt out | burned out | burnout | burn out | exhausted | hate my job | done with this job | quit | cant take',
    `
You have been running on the last bit for too long.
When work takes everything, nothing is left for you.
That tired does not go away with one night's sleep.
No wonder you have had enough.
You sound worn through, and I am sorry.
    `,
  ),
  particular(
    'exams',
    anyMood,
    'exam went | exams went | it went | is over | are over | finished | all done',
    `
It is written, and that part is done.
Pens down; the rest is not in your hands.
That is one off your list.
You sat it, and now you can breathe.
    `,
  ),
  particular(
    'exams',
    'sad calm happy energetic',
    'tomorrow | tmrw | in the morning | today | in an hour | tonight | soon | nervous | scared | stressed | anxious | shaking | panic | panicking',
    `
The last hours before it are the loudest.
Nerves like that mean you care how it goes.
It is close now, and of course you feel it.
That is a lot of pressure for one sheet of paper.
A steady head knows more than a frightened one.
    `,
  ),
  particular(
    'exams',
    anyMood,
    'driving test | driving exam | theory test | licence',
    `
Mirror, signal, deep breath.
An examiner in the passenger seat makes anybody nervous.
You have driven all those roads before.
A driving test is a lot of eyes on two hands.
One roundabout at a time.
    `,
  ),
  particular(
    'exams',
    anyMood,
    'results | grades | marks | waiting | exam went | it went | handed in | over now | behind me',
    `
Waiting for marks is worse than writing them.
It is out of your hands now, and that is the hard part.
Results keep everybody waiting too long.
The paper is written; only the waiting is left.
    `,
  ),
  particular(
    'failure',
    anyMood,
    'exam | test | driving | viva | grade | course | degree | uni | unis | school | college',
    `
I am sorry; you had put time into that.
A fail on paper feels like one all over, and it is not.
That mark is not the measure of you.
It hurts to go through all that for this.
I am sorry it did not go your way this time.
    `,
  ),
  particular(
    'failure',
    anyMood,
    'job | interview | role | part | audition | promotion | offer | position | callback | callbacks | candidate | hired',
    `
I am sorry; you could already see yourself there.
It hurts to hear that they chose another.
They said no to an hour of you, not to all of you.
Getting your hopes up takes courage, and now they sting.
I am sorry they did not pick you.
    `,
  ),
  particular(
    'failure',
    anyMood,
    'match | the game | a game | our game | team | final | race | penalty | season | league | goal',
    `
Losing like that sits in the legs for days.
So close hurts more than far away.
I am sorry; you wanted that one.
You left a lot out there, and it shows.
A defeat like that takes its time to fade.
    `,
  ),
  particular(
    'failure',
    anyMood,
    'business | shop | company | startup | bankrupt | money | savings | book | manuscript | thesis | project',
    `
You built that, and I am sorry.
It is hard to watch your own work come to this.
So many hours went into it, and I am sorry.
That was a part of you, and it hurts.
Making something and losing it takes a lot out of a person.
    `,
  ),
  particular(
    'illness',
    anyMood,
    'flu | a cold | this cold | fever | covid | cough | coughing | throat | tonsillitis | temperature | nose | sick in bed | bug | vomiting | throwing up | food poisoning',
    `
Under the covers is the right place, then.
I hope it lets go of you soon.
Poor you; everything is heavier like that.
Tea, blanket, and nobody wanting anything.
A day in bed is the whole plan, and that is enough.
    `,
  ),
  particular(
    'illness',
    anyMood,
    'migraine | headache | head hurts | head is splitting | pain | my back | bad back | backache | cramps | ache | aches | fibro | flare | knee | toothache | period',
    `
Pain takes up all the room, I am sorry.
I am sorry it hurts; I keep this soft.
Pain is tiring even when you lie still.
Low light, low volume, then.
I hope it loosens its grip soon.
    `,
  ),
  particular(
    'illness',
    anyMood,
    'hospital | surgery | operation | chemo | cancer | diagnosis | diagnosed | biopsy | dialysis | treatment | radiotherapy | scan | stroke | tumour | lump',
    `
I am sorry; that is a lot for anybody to face.
That is frightening, and you do not have to play it down.
Those are long corridors, and I am sorry you are in them.
I am sorry; that turns everything else small.
One hour at a time is enough.
    `,
  ),
  particular(
    'illness',
    anyMood,
    'broke my | broken | sprained | crutches | ankle | leg | arm | concussion | concussed | stitches',
    `
That is a nuisance and it hurts, both.
Bones take their time, and patience is no fun.
Feet up, literally.
I am sorry; being made to sit still is hard.
    `,
  ),
  particular(
    'illness',
    anyMood,
    'hangover | hungover',
    `
Curtains closed, water by the bed.
Somebody had an evening, and today is the bill.
Nothing sudden from me, I promise.
Gently, then, for the head.
    `,
  ),
  particular(
    'sleeplessness',
    anyMood,
    '3am | 4am | 2am | 1am | 5am | 3 am | 4 am | 2 am | half past | in the morning | oclock',
    `
That is a lonely hour to be awake.
At that hour everything looks bigger than it is.
The clock is no friend at that time of night.
Nobody should have to see that hour from bed.
That hour is long, and you are not the only one in it.
    `,
  ),
  particular(
    'sleeplessness',
    anyMood,
    'brain | head | mind | thoughts | thinking | racing | switch off | shut up',
    `
A head that will not stop is tiring.
Thoughts get loud when the light goes out.
Your mind is doing overtime, and nobody asked it to.
Let us give those thoughts something slow to lean on.
It goes round and round, I know.
    `,
  ),
  particular(
    'sleeplessness',
    anyMood,
    'nights | again | insomnia | days | week | every night | third | fourth | back',
    `
Night after night of that wears anybody down.
Again, I am sorry.
That adds up, and no wonder you are worn.
So many nights like that are too many.
    `,
  ),
  particular(
    'worry',
    anyMood,
    'interview | presentation | speech | stage | audition | first day | meeting | on stage | performing',
    `
It matters to you, so your heart goes faster.
Nerves before that are nearly a law of nature.
You care how it goes, and your body has noticed.
Shaky hands have done great things before.
Let us bring the pulse down a little first.
    `,
  ),
  particular(
    'worry',
    anyMood,
    'results | scan | doctor | biopsy | surgery | hospital | test | tests | operation | appointment | clinic',
    `
Waiting on news like that is one of the hardest things.
I am sorry; not knowing fills every corner.
Those hours before one knows are very long.
Of course you are afraid of that.
I hope for good news, and I am here for the wait.
    `,
  ),
  particular(
    'worry',
    anyMood,
    'money | rent | bills | debt | afford | bank | loan | mortgage',
    `
Money worries sit at every table, I know.
That kind of sum keeps a person up.
I am sorry; it is hard to rest with that on your mind.
It is tiring to count everything twice.
    `,
  ),
  particular(
    'worry',
    anyMood,
    'mums | moms | my mum | my mom | my dad | dads | my mother | my father | my daughter | my son | my kids | my child | my husband | my wife | my sister | my brother | my parents | my friend',
    `
It is hard to be worried for somebody you love.
You love them, so of course you are afraid.
I hope they are all right.
Worry is what love does when it cannot help.
That must keep you looking at the phone.
    `,
  ),
  particular(
    'worry',
    anyMood,
    'flight | flying | plane | boarding | airport',
    `
Flying asks a lot of trust of a body.
Hands on the armrest, breath out slowly.
Many on board feel like that, quietly.
It is a frightening thing for many, and you are doing it.
    `,
  ),
  particular(
    'worry',
    anyMood,
    'panic | panicking | panic attack | cant breathe | heart racing | heart pounding | shaking | anxious | anxiety | overwhelmed | spiralling | its too much | all too much | too much for me',
    `
That is frightening while it lasts.
Breathe out longer than you breathe in.
It feels like everything at once, I know.
You are safe to do nothing for a few minutes.
Slow first; the rest can come later.
It is too much at once, and you need not sort it now.
    `,
  ),
  particular(
    'shame',
    anyMood,
    'embarrassed | embarrassing | humiliated | mortified | cringe | cringing | laughed | in front of | everyone saw | fell | tripped',
    `
Your ears must still be hot from that.
That is a moment one would like to give back.
It feels as if everybody was watching, I know.
Others forget such things long before you do.
That would have made anybody want to vanish.
    `,
  ),
  particular(
    'shame',
    anyMood,
    'guilty | guilt | shouted | lied | cheated | hurt | said something | regret | forgot | snapped | yelled | my fault',
    `
It weighs on you because you care.
You wish you had done it differently, and that counts for something.
That is hard to carry around.
Being sorry is a beginning.
One bad moment is not all of you.
    `,
  ),
  particular(
    'anger',
    anyMood,
    'at myself | with myself | my own fault',
    `
One is hardest on oneself.
You may be cross with yourself and still be all right.
That kind of anger has nowhere to go, so let it be loud.
Turned inwards it burns most.
    `,
  ),
  particular(
    'anger',
    anyMood,
    'boss | manager | work | job | bonus | promotion | coworker | colleague | client | shift | hr',
    `
That was a slap, and you had earned better.
You gave your work, and that is what you get; I would be furious.
No wonder you want to slam a door there.
That is not how people who work hard get treated.
    `,
  ),
  particular(
    'anger',
    anyMood,
    'landlord | flatmate | roommate | neighbour | neighbours | neighbor | deposit | rent',
    `
Home is the last place where one wants that fight.
That is outrageous, and under your own roof.
Some people should not be let near a front door.
You should have peace at home, and this is the opposite.
    `,
  ),
  particular(
    'anger',
    anyMood,
    'cheated | cheating | lied | lied to me | betrayed | behind my back | stabbed',
    `
They should have been the last to do that to you.
You trusted somebody, and you have every right to be furious.
That is a betrayal, and it may be shouted about.
    `,
  ),
  particular(
    'anger',
    anyMood,
    'ex | boyfriend | girlfriend | husband | wife | best friend | sister | brother | mum | mom | dad | friend | parents | son | daughter',
    `
From somebody close it burns twice.
Nobody gets under the skin like one's own people.
You may be angry with somebody you care about.
People that close know where it hurts.
I hear you; that one is allowed to be loud.
    `,
  ),
  particular(
    'anger',
    anyMood,
    'car | traffic | parking | ticket | train | bus | flight | cut me off | driver | bike | stole | stolen | scratched | keyed',
    `
Of all the things to have to deal with.
That would have anybody swearing.
What a maddening thing to have happen.
Some days the whole road seems to be against you.
    `,
  ),
] as const;
