import { anyMood, particular } from './particular.ts';

/** What somebody is doing, by its kind. */
export const doingParticulars = [
  particular(
    'travel',
    anyMood,
    'terrified | scared | afraid | nervous | anxious | petrified | fear | hate flying | panicking | panic',
    `
Being afraid of it and doing it is brave.
It asks a lot of trust; one breath at a time.
That is a frightening thing for many people, and I am with you.
Hands on the armrest, and a long breath out.
    `,
  ),
  particular(
    'travel',
    anyMood,
    'cancelled | canceled | delayed | delay | missed | stranded | lost my luggage | lost luggage | suitcase never | stuck',
    `
What a way to treat a traveller.
You had somewhere to be, and they did that.
All that waiting, and nothing to be done about it.
That is maddening, and long.
    `,
  ),
  particular(
    'travel',
    anyMood,
    'moving | boxes | first home | new home | moving out | moving in | removal',
    `
A whole home in boxes, and you in between.
Walls remember, they say.
That is a door closing and one opening.
One box, then the next.
    `,
  ),
  particular(
    'travel',
    anyMood,
    'awake | all night | sleepy | tired | eyes open',
    `
Something to keep the eyes open, then.
Miles like that want company.
Stop when you need to; until then, music.
Staying awake is easier with a beat.
    `,
  ),
  particular(
    'travel',
    anyMood,
    'road trip | roadtrip | drive | driving | car | motorway | highway | campervan | van',
    `
Full tank, open road.
The road ahead, and a good seat for it.
Let the kilometres go by in time.
A drive like that wants a soundtrack.
    `,
  ),
  particular(
    'travel',
    anyMood,
    'plane | flight | flying | airport | layover | boarding',
    `
Seat belt, window, music.
Above the clouds it is always quiet enough for a song.
Airports are half waiting; this is for that half.
Have a good flight.
    `,
  ),
  particular(
    'travel',
    anyMood,
    'train | ferry | boat | bus',
    `
Landscape going by is half of the music.
Let somebody else do the steering.
A window and time, lovely.
On the way, and nothing to do but listen.
    `,
  ),
  particular(
    'commute',
    anyMood,
    'traffic | stuck | delayed | late | cancelled | jam | rush hour | packed',
    `
At least the music moves.
You cannot change that queue, only what you hear in it.
Stuck is easier with a song.
They take their time; take yours.
    `,
  ),
  particular(
    'commute',
    anyMood,
    'home | way home | heading home | drive home | train home',
    `
Homewards, good.
The day gets smaller with every stop.
The best direction there is.
Something between the day and the front door.
    `,
  ),
  particular(
    'workout',
    anyMood,
    'leg day | squats | deadlift | deadlifts | bench | weights | lifting | chest day | arm day | kettlebell | push day',
    `
Iron likes it loud.
Heavy things, heavy sound.
Plates on, head down.
Let every repetition have its beat.
    `,
  ),
  particular(
    'workout',
    anyMood,
    'spin | hiit | cardio | boxing | cycling | swim | swimming | rowing | burpees | crossfit | zumba | kickboxing',
    `
Pulse up, and keep it there.
Something that will not let you slow down.
The beat sets the pace, you follow.
Breathe, push, again.
    `,
  ),
  particular(
    'study',
    anyMood,
    'essay | thesis | dissertation | paper | report | chapter | writing | write | assignment | coursework',
    `
Sentence by sentence, then.
The first paragraph is the hardest one.
Words first, polish later.
Let us keep the page company.
    `,
  ),
  particular(
    'study',
    anyMood,
    'spreadsheet | spreadsheets | invoices | paperwork | tax | emails | admin | budget | numbers | accounts | grading | marking | report | reports | slides | deck | work',
    `
One thing after the other, then.
Heads down, and a steady beat beneath.
It gets done line by line.
Let us keep the rest of the world out of it.
Something even, so the work can move.
    `,
  ),
  particular(
    'study',
    anyMood,
    'cant focus | cant concentrate | distracted | adhd | procrastinating | brain fog | focus',
    `
Focus comes easier with something steady beneath it.
Start small, five minutes will do.
Let us make it easier to stay on one thing.
A scattered head likes an even beat.
    `,
  ),
  particular(
    'winding down',
    anyMood,
    'work | shift | office | after work | week | long day | school',
    `
Work is over there, and you are here.
You did enough; now nothing is due.
Let the working day slide off.
That is enough of being useful for today.
    `,
  ),
  particular(
    'winding down',
    anyMood,
    'bath | candle | candles | wine | blanket | sofa | couch | tea | fire | hammock',
    `
You have the setting, here comes the sound.
That sounds like just the right corner of the day.
Nothing to do but be warm.
Stay there as long as you can.
    `,
  ),
  particular(
    'waking up',
    anyMood,
    'coffee | kettle | tea | breakfast',
    `
First the cup, then the world.
That first sip is half the morning.
Coffee does one half, music the other.
    `,
  ),
  particular(
    'waking up',
    anyMood,
    'alarm | snooze | monday | too early | out of bed | get up | getting up',
    `
That alarm has no manners.
Mornings like that should come with an apology.
One foot out of bed, then we see.
Getting up is the hardest part of it.
    `,
  ),
  particular(
    'falling asleep',
    anyMood,
    'baby | toddler | kids | daughter | son | little one | lullaby',
    `
Small eyes, slow songs.
May they drift off before you do.
Hush now, the music will rock a little.
    `,
  ),
  particular(
    'falling asleep',
    anyMood,
    'nap | siesta | power nap | naptime',
    `
A short sleep is a good idea.
Curtains half closed, then.
A nap needs no excuse.
    `,
  ),
  particular(
    'cooking',
    anyMood,
    'baking | bake | cake | cookies | bread | sourdough | muffins | pancakes | dough | pie',
    `
Flour on everything, I hope.
The oven will do the rest.
A house smells best like that.
Dough likes patience and a song.
    `,
  ),
  particular(
    'cleaning',
    anyMood,
    'dishes | washing up | laundry | ironing | folding | hoovering | vacuuming | mopping',
    `
It goes faster on the beat.
Hands busy, ears free.
A song a load, and it is done.
    `,
  ),
  particular(
    'sports match',
    anyMood,
    'my match | my fight | playing | before my | we play | locker room | warm up | kick off',
    `
Head clear, heart fast.
Go in with a beat in your chest.
Play your game.
Whatever is out there, be ready for it.
    `,
  ),
  particular(
    'sports match',
    'happy energetic',
    'we won | winner | scored | victory | we are champions | beat them | won the',
    `
What a finish.
That will be told for years.
Sing it as loud as you can.
The whole street may know.
    `,
  ),
  particular(
    'children around',
    anyMood,
    'dance | dancing | party | disco | jump | jumping | birthday | trampoline | games',
    `
Small feet, big beat.
Shoes off, everybody, and go.
Nobody dances like they do.
Songs to hop to, then.
    `,
  ),
  particular(
    'children around',
    anyMood,
    'car | back seat | backseat | drive | road trip',
    `
A back seat that sings does not ask how far.
Songs for small passengers, then.
May the snacks last to the end of it.
    `,
  ),
  particular(
    'children around',
    anyMood,
    'to sleep | nap time | naptime | nap | bedtime | lullaby | settle the baby | bath time',
    `
Softly, for small ears.
Little ones like it gentle and often.
Something calm for a small person, and a big one.
    `,
  ),
  particular(
    'date',
    anyMood,
    'first date | tinder | hinge | second date | nervous',
    `
A little nervous is just right.
May the first hello go well.
You have time to breathe before the bell rings.
New faces go well with good music.
    `,
  ),
  particular(
    'date',
    anyMood,
    'wife | husband | anniversary | partner | boyfriend | girlfriend | valentine | valentines | bf | gf',
    `
Time for the two of you.
Nothing but the two of you and a bit of music.
Low light, good company.
You know each other by heart; this is for the rest.
    `,
  ),
  particular(
    'making something',
    anyMood,
    'hallway | room | bedroom | wall | walls | ceiling | fence | shed | shelf | shelves | wardrobe | ikea | kitchen | bathroom | floor | door | flat | house | diy | garage',
    `
Sleeves up, radio on.
One wall after the other.
Good, a job with something to show for it.
It will look like new.
Hands busy, ears free for music.
Every job like that wants a tune.
    `,
  ),
  particular(
    'making something',
    anyMood,
    'painting | paint | drawing | draw | sketch | sketching | canvas | watercolour | watercolor',
    `
Colour first, questions later.
Let the brush wander.
A line, and then the next.
The picture knows where it wants to go.
    `,
  ),
  particular(
    'making something',
    anyMood,
    'writing | write | novel | poem | poetry | lyrics | screenplay | story | journaling',
    `
Words come easier with something under them.
Let the page fill up.
The next sentence is already on its way.
    `,
  ),
  particular(
    'making something',
    anyMood,
    'knitting | crochet | sewing | quilt | embroidery | knit',
    `
Stitch by stitch, in time.
Needles keep their own rhythm.
Row after row, and a song for each.
    `,
  ),
  particular(
    'making something',
    anyMood,
    'garden | gardening | planting | tomatoes | seeds | bulbs',
    `
Earth under the nails, good.
Things grow better with company.
Knees in the grass, then.
    `,
  ),
] as const;
