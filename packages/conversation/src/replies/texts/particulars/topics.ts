import { anyMood, particular } from './particular.ts';

/**
 * Everyday things a message may be about, of no situation. They name the thing and claim neither how it is felt nor how it ends, so
 * that they hold in any mood.
 */
export const topicParticulars = [
  particular(
    null,
    anyMood,
    'so hot | too hot | heatwave | heat wave | this heat | the heat | boiling outside | sweltering | humid | degrees in here',
    `
Heat like that slows everything down.
A bit of shade for the ears, then.
Too hot to hurry, I take it.
Windows open, and nothing heavy on.
    `,
  ),
  particular(
    null,
    anyMood,
    'freezing | so cold | too cold | frost | frosty | icy | heating is off',
    `
Cold like that gets into everything.
A blanket for the ears, then.
Keep your hands around something warm.
Let us see what warms it up a little.
    `,
  ),
  particular(
    null,
    anyMood,
    'snow | snowing | snowed | snowfall | sledge | sledging | snowman',
    `
Snow makes everything sound different.
White outside, music inside.
There is nothing like the first steps in it.
The world has gone a little quieter out there.
    `,
  ),
  particular(
    null,
    anyMood,
    'storm | thunder | lightning | wind is | windy | gale | howling outside',
    `
Weather like that has a sound of its own.
Let it blow out there.
Something to hold against the wind.
The sky is playing along, it seems.
    `,
  ),
  particular(
    null,
    anyMood,
    'fog | foggy | misty | drizzle | grey sky | grey day | gray day | cloudy | november | january blues | winter blues',
    `
Grey days want a little colour from somewhere.
Not much light out there today.
Some weather one has to hear one's way through.
Music does not mind the clouds.
    `,
  ),
  particular(
    null,
    anyMood,
    'my haircut | new haircut | my hair | the hairdresser | the barber | bleached | fringe',
    `
Hair has a mind of its own.
The mirror takes a few days to get used to.
A new head wants a new song.
It grows, and it belongs to you either way.
    `,
  ),
  particular(
    null,
    anyMood,
    'lipstick | red dress | new shoes | new dress | dressed up | getting ready | outfit | heels on',
    `
Dressed for it, then.
The mirror gets a song as well.
Put it on, and walk in like that.
One more look, and out of the door.
    `,
  ),
  particular(
    null,
    anyMood,
    'toaster | the boiler | washing machine | the fridge | wifi | router | printer | my laptop | the car broke | the car died | car trouble | the car wont | flat tyre | flat tire',
    `
Machines pick their moments.
Some days everything with a plug has an opinion.
There is no arguing with a machine.
A repair takes what it takes; music shortens it.
    `,
  ),
  particular(
    null,
    anyMood,
    'tax | taxes | tax return | insurance | payslip | receipts',
    `
Numbers can take up a lot of a head.
Money matters are seldom musical.
Sums like that want a break in between.
That is paper one would rather not open.
    `,
  ),
  particular(
    null,
    anyMood,
    'rent | the mortgage | bills | gas bill | electricity bill | money | the bank | bank app | bank account | overdraft | so broke | im broke | debt | debts | cant afford | in the red',
    `
Money that does not stretch is a worry of its own.
Sums like that sit at the table with one.
That is a heavy thing to carry through a month.
Counting every coin wears anybody out.
    `,
  ),
  particular(
    null,
    anyMood,
    'moving house | moving out | moving day | boxes | new flat | new place | packing | the attic | the cellar | clearing out',
    `
Every box has a bit of a life in it.
Things come to light when one lifts them.
One room after the other.
A place sounds different when it is half empty.
    `,
  ),
  particular(
    null,
    anyMood,
    'for people | of people | too many people | no people | people today',
    `
People can be a lot, and a lot of things.
There are days with too many of them, and days with too few.
You and a pair of headphones, for now.
Others set the pace often enough.
    `,
  ),
  particular(
    null,
    anyMood,
    'my brain | my head | brain off | thoughts | overthinking | my mind | think straight',
    `
A head can be a noisy place.
Let us give it something else to hold.
Thoughts go round better with a tune under them.
Somewhere for the mind to sit down, then.
    `,
  ),
  particular(
    null,
    anyMood,
    'dentist | antibiotics | paracetamol | physio | my back | my knee | headache | my tooth | my shoulder',
    `
Bodies make themselves heard.
Go gently with yourself there.
May it be better by the evening.
Something to take the mind off it, perhaps.
    `,
  ),
  particular(
    null,
    anyMood,
    'whale | whales | birds singing | fireplace | crackling | water sounds | bells',
    `
Some sounds need no melody.
That is a sound to sink into.
I see what I can find along those lines.
Something for the ears alone, then.
    `,
  ),
  particular(
    null,
    anyMood,
    'delayed | delay | stuck at the airport | layover | missed my connection | rail replacement | gridlock',
    `
Waiting makes every minute twice as long.
Time to kill, and nowhere to put it.
Somebody else's timetable, and your evening.
Let us make the waiting shorter.
    `,
  ),
] as const;
