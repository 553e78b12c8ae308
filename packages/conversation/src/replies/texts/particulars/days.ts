import { anyMood, particular } from './particular.ts';

/** What is felt, in the words people use for it, where nothing is known of why. */
export const dayParticulars = [
  particular(
    null,
    'sad calm focus',
    'tired | exhausted | knackered | drained | shattered | worn out | wiped | no energy | sleepy | beat | dead on my feet | spent',
    `
You sound worn out.
That tired wants nothing more from you.
Then nothing more today.
No wonder you want to put it all down.
Rest is allowed, before anything else.
You have run on empty long enough.
Let the day be over for a while.
    `,
  ),
  particular(
    null,
    'sad calm',
    'crying | cry | tears | sobbing | weeping | teary | in tears | bawling | 😭 | 😢',
    `
Let them come, those tears.
I am sorry it hurts that much.
Crying is allowed here, for as long as it takes.
You do not have to explain the tears.
It is all right to let it out.
Sometimes it has to run over.
    `,
  ),
  particular(
    null,
    'sad calm',
    'worst day | bad day | awful day | terrible day | horrible day | rough day | tough day | shit day | shitty day | hard day | not my day | crap day | one of those days | day from hell | fml',
    `
I am sorry it was that kind of day.
Some days only get worse by the hour, I know.
That day can stop asking things of you now.
Some days ask for too much.
What a day; I am sorry.
A day like that leaves marks.
Let us put something kinder beside it.
    `,
  ),
  particular(
    null,
    'sad calm',
    'long week | rough week | hard week | bad week | tough week | what a week | awful week | bad month | hard year | long day',
    `
That was a long stretch.
So much of it, for so long.
You can stop counting the days for a while.
That would wear anybody down.
    `,
  ),
  particular(
    null,
    'sad calm focus',
    'numb | feel empty | feeling empty | so empty | hollow | nothing matters | feel blank | feel nothing',
    `
Feeling nothing is heavy too.
That is hard to put into words, and you did.
You do not have to feel anything in particular here.
Empty is a feeling as well, and a tiring one.
It is all right if nothing moves for a while.
    `,
  ),
  particular(
    null,
    'sad',
    'hopeless | whats the point | pointless | give up | giving up | cant anymore | cant do this | cant take | its too much | all too much | too much for me | too much right now | falling apart | everything is',
    `
That is a lot on one person.
You do not have to hold all of it right now.
I am sorry it has come to feel like that.
You have carried it a long way already.
It is too much, and you may say so.
    `,
  ),
  particular(
    null,
    'sad',
    'disappointed | let down | gutted | bummed | disappointing',
    `
That is a real let-down, I am sorry.
You had hoped for something else.
It stings when it does not turn out.
I would be gutted as well.
    `,
  ),
  particular(
    null,
    'sad',
    'hurt | hurts | hurting | ache | aches | broken | crushed | devastated',
    `
I am sorry it hurts.
That goes deep, I can tell.
You are allowed to be this hurt.
I wish I could take a corner of it.
    `,
  ),
  particular(
    null,
    'sad calm',
    'stressed | stress | overwhelmed | pressure | tense | too many',
    `
That is a lot at once.
No wonder everything feels tight.
You do not have to fix all of it at once.
One thing less to think about: the music.
Let your shoulders down for a moment.
    `,
  ),
  particular(
    null,
    'sad calm',
    'feel lost | feeling lost | im lost | so lost | a little lost | a bit lost | lost in life | confused | stuck in a rut | feel stuck | im stuck | dont know what to do | mixed up | torn',
    `
Not knowing where to go is tiring.
You need not know the way right now.
It is all right to stand still for a bit.
Being stuck is hard, and it is no failing.
    `,
  ),
  particular(
    null,
    'sad calm',
    'the version of me | who i was | who i used to be | miss a time | miss those days | miss that time | miss the days | miss the time | miss the old | miss my old | miss being | miss having | miss when | miss how | miss what | miss summer | miss school',
    `
What is behind one keeps a light on.
Some of it one would like to have back, just as it was.
That was yours, and it stays a part of you.
Looking back can pull quite hard.
It makes sense that it pulls at you.
    `,
  ),
  particular(
    null,
    'sad',
    'i miss | miss him | miss her | miss you | miss them | miss my | missing him | missing her | missing you | missing my | missing them | missed him | missed her | without him | without her | without you',
    `
Missing somebody fills every quiet minute.
That is a big gap to walk around.
It makes sense to miss them.
Some absences are very loud.
    `,
  ),
  particular(
    null,
    'energetic sad',
    'mad | angry | pissed | annoyed | furious | ugh | frustrated | irritated | argh | raging | rage | fuming',
    `
You have every reason to be fed up.
That deserves some noise.
No need to be nice about it here.
It is all right to be this annoyed.
That would get under anybody's skin.
Let it be loud, then.
    `,
  ),
  particular(
    null,
    'happy energetic',
    'best day | great day | good day | amazing day | perfect day | lovely day | nice day | wonderful day',
    `
A day like that should be kept.
How good to hear about a day like that.
More days like it, please.
That one goes into the collection.
What a good day to have.
    `,
  ),
  particular(
    null,
    'energetic happy',
    'hyped | hype | pumped | excited | buzzing | stoked | lets go | lesgo | lfg | ready | unstoppable | on fire | cant wait',
    `
I can hear you bouncing.
All that energy deserves a big sound.
You are ready, so let us go.
That excitement is catching.
Then nothing slow today.
    `,
  ),
  particular(
    null,
    'energetic happy',
    'dance | dancing | danced | groove | boogie',
    `
Feet first, then.
The floor is yours.
Then let us get you moving.
Dancing it is, wherever you are.
Shoes optional.
    `,
  ),
  particular(
    null,
    'happy',
    'laugh | laughing | laughed | giggling | funny | hilarious | giggle | haha',
    `
A good laugh changes the air in a room.
I like a day with laughing in it.
That sounds like the right kind of silly.
Keep that grin.
    `,
  ),
  particular(
    null,
    'happy calm',
    'love | loved | loving | adore | ❤️ | in my heart',
    `
That is a warm thing to say.
Lovely to hear so much love in it.
A full heart sounds like that.
There is a lot of heart in that.
    `,
  ),
  particular(
    null,
    'happy',
    'sun | sunny | sunshine | blue sky',
    `
Sun outside and sun in your words.
Weather like that deserves open windows.
The light is on your side today.
That is a day for being outside in.
    `,
  ),
  particular(
    null,
    'happy calm',
    'proud | relieved | relief | phew | at last | finally',
    `
You may lean back and enjoy that.
Enjoy every bit of that.
What a good feeling that is.
Let that breath out.
    `,
  ),
  particular(
    null,
    'calm',
    'peaceful | quiet | calm | chill | mellow | relaxed | serene | cosy | cozy',
    `
That is a good kind of quiet.
Then we keep it that way.
Nothing to add, only a little music.
A slow hour is a fine thing.
Let it stay as still as it is.
    `,
  ),
  particular(
    null,
    'calm happy',
    'coffee | tea | breakfast | cup of | kettle',
    `
A warm cup and nothing to prove.
That first sip sets the pace.
Good company, that cup.
A fine way to hold a morning, or any hour.
    `,
  ),
  particular(
    null,
    'focus calm',
    'focus | concentrate | concentration | task | get things done | productive | deep work | distraction | distracted',
    `
One thing at a time, and the music behind it.
Then let us keep everything else out.
A clear hour, coming up.
You take the task, I take the room.
Good, we keep it steady.
    `,
  ),
  particular(
    null,
    anyMood,
    'meh | so so | blah | whatever | dont know how i feel | dunno | idk | hmm | feel weird | feeling weird | feel off | feeling off | strange mood | not sure',
    `
A mood without a name is still a mood.
In between is a place as well.
You do not have to know what it is.
Hard to say is an answer too.
Neither here nor there, I hear you.
    `,
  ),
] as const;
