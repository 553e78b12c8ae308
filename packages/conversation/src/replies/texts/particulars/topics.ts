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
    'freezing | so cold | too cold | frost | frosty | icy | minus ten | heating is off',
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
    'moon | stars | shooting star | northern lights | night sky | milky way',
    `
Heads up, then, and music on.
The sky is worth a stop tonight.
One feels small under that, in a good way.
That is something to look at for a while.
    `,
  ),
  particular(
    null,
    anyMood,
    'sunset | sunrise | dawn | golden hour | first light',
    `
That light never lasts long enough.
Keep looking, I will be quick.
A minute like that deserves a song.
The day has picked its colours.
    `,
  ),
  particular(
    null,
    anyMood,
    'the sea | ocean | the coast | seaside',
    `
The sea has the oldest rhythm there is.
Salt and a wide view, then.
Waves keep their own time.
Something with a horizon in it.
    `,
  ),
  particular(
    null,
    anyMood,
    'mountain | mountains | the ridge | summit | the alps | hike | hiking | trail',
    `
Air like that clears the head.
High up, things look different.
One foot, then the other, and the view.
Paths go well with music.
    `,
  ),
  particular(
    null,
    anyMood,
    'forest | the woods | trees | the park | birdsong | blackbird | birds | river | the lake',
    `
Green things and a bit of air.
Out there nothing asks for a reply.
That is a good place for the ears.
Leaves, water, and something to go with them.
    `,
  ),
  particular(
    null,
    anyMood,
    'balcony | terrace | rooftop | roof terrace | porch | veranda | the yard',
    `
A seat in the open air, then.
Outside, with a tune in reach.
That is a fine place to let an hour go by.
The street below can join in.
    `,
  ),
  particular(
    null,
    anyMood,
    'neighbour | neighbours | neighbor | neighbors | upstairs | next door | drill | drilling | trombone',
    `
Walls are always thinner than one thinks.
Next door gives the beat today, it seems.
Your own sound is the best answer to that.
Let us put something between you and the wall.
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
    'happy calm energetic focus',
    'my dog | my cat | the dog | the cat | puppy | kitten | my rabbit | the dogs | the cats',
    `
Animals know more than they let on.
Four paws and a tune, then.
They keep good company, whatever the mood.
Give the animal a scratch from me.
    `,
  ),
  particular(
    null,
    anyMood,
    'my keys | the keys | my wallet | my phone | my glasses | locked out',
    `
Small things know when one needs them.
It is always the pocket one looks in last.
Things have their own will some days.
An hour like that can use a tune.
    `,
  ),
  particular(
    null,
    anyMood,
    'toaster | the boiler | washing machine | the fridge | wifi | router | printer | my laptop | the car | flat tyre | flat tire',
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
    'rent | bills | tax | taxes | money | the bank | overdraft | broke | insurance | payslip',
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
    'gig | concert | festival | opening night | premiere | on stage | the band | front row | encore | tickets for',
    `
Live is another matter altogether.
A stage makes hearts beat louder.
There is nothing like a stage.
A room full of people and one song.
    `,
  ),
  particular(
    null,
    anyMood,
    'film | movie | series | episode | season finale | documentary | cinema | netflix | the credits',
    `
Stories and songs, they get along.
A screen, and a soundtrack of your own.
Stories leave something behind.
Some of it is always the music.
    `,
  ),
  particular(
    null,
    anyMood,
    'game night | board game | video game | chess | puzzle | crossword | cards | pub quiz | quiz | ranked',
    `
A game brings out everything in people.
Your move, and something to hear with it.
May the dice be kind.
Keep score; I will keep time.
    `,
  ),
  particular(
    null,
    anyMood,
    'pizza | takeaway | ice cream | chocolate | cheese | crisps | biscuits | snacks | noodles | tacos | pancakes | cake',
    `
That goes well with music.
Eating is half of most good evenings.
One more bite, and then a song.
Nobody counts those here.
    `,
  ),
  particular(
    null,
    anyMood,
    'wine | beer | cocktail | a drink | cold drinks | whisky | gin | prosecco | pint',
    `
A glass, and something to hear with it.
That pours well with a tune.
Cheers from here.
Sip slowly, the music will wait.
    `,
  ),
  particular(
    null,
    anyMood,
    'tram | the bus | subway | the tube | metro | packed train | the train | delayed | the platform | rush hour',
    `
The way there is part of the day as well.
Headphones make a seat out of any corner.
Wheels keep time, whatever the timetable says.
Let the stops go by.
    `,
  ),
  particular(
    null,
    anyMood,
    'queue | waiting room | on hold | hold music | in line | waiting for my | waiting for the',
    `
Waiting is longer without music.
The clock goes slowly in such places.
Then let us fill that time properly.
Somebody ought to put better music on there.
    `,
  ),
  particular(
    null,
    anyMood,
    'monday | mondays',
    `
Mondays have a way of being Mondays.
The week begins, with or without us.
One Monday at a time.
A Monday is easier with a tune in it.
    `,
  ),
  particular(
    null,
    anyMood,
    'friday | fridays | weekend | day off | bank holiday | half term',
    `
The week lets go of you there.
Those hours are yours.
That calls for something of your own choosing.
Good days to turn a dial.
    `,
  ),
  particular(
    null,
    anyMood,
    'sunday | sundays | lazy saturday | slow saturday',
    `
Days like that have their own pace.
The weekend has its own sound.
No hurry on a day like that.
Let the hours be round for once.
    `,
  ),
  particular(
    null,
    anyMood,
    'my mother in law | my father in law | in laws | visitors | guests | staying with us | having people over | house full',
    `
A full house has its own rhythm.
More chairs at the table, then.
People under one roof, and music between them.
Visits change the sound of a home.
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
    'dentist | antibiotics | paracetamol | doctor | physio | my back | my knee | headache | my tooth | my shoulder',
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
    'cigarettes | smoking | sober | vaping | caffeine | sugar | diet | no alcohol',
    `
One day of it, and then the next.
That takes a strong will.
Habits are loud when one leaves them.
Hands and ears want something else to do.
    `,
  ),
  particular(
    null,
    anyMood,
    'letter | postcard | email from | voice note | voicemail | parcel | the post',
    `
Words that arrive stay a while.
That is worth hearing in peace.
What somebody sends has its own weight.
The post has its part in a day.
    `,
  ),
  particular(
    null,
    anyMood,
    'guitar lesson | piano lesson | practising | practicing | rehearsal | choir | my violin | my guitar | learning the',
    `
Every bar gets easier the tenth time.
Hands learn slowly, and then they know.
From one who plays to another, almost.
Practice has its own quiet pride.
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
    'plants | my plant | flowers | roses | tulips | the greenhouse | seedlings',
    `
Things that grow take their time.
Something green to look at, and something to hear.
They are said to like music as well.
A leaf more, and a song more.
    `,
  ),
  particular(
    null,
    anyMood,
    'school run | first day of | last day of | new term | new school | new job | first week',
    `
Firsts and lasts have their own weight.
One remembers what was playing on such days.
A day like that stands by itself in the calendar.
That is a page being turned.
    `,
  ),
] as const;
