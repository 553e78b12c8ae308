import { lines } from './lines.ts';

type SmallTalk = 'hello' | 'thanks' | 'night' | 'bye' | 'laugh' | 'other';

const signs: readonly (readonly [SmallTalk, readonly string[]])[] = [
  [
    'thanks',
    [
      'thanks',
      'thank',
      'thx',
      'ty',
      'cheers',
      'appreciate',
      'appreciated',
      'tysm',
      'merci',
      'gracias',
      'danke',
    ],
  ],
  ['night', ['goodnight', 'gn', 'night', 'nite', 'bed', 'sleep']],
  ['bye', ['bye', 'goodbye', 'cya', 'later', 'ciao', 'farewell']],
  ['laugh', ['haha', 'hahaha', 'lol', 'lmao', 'hehe', 'rofl', 'xd', 'ha']],
  [
    'hello',
    ['hi', 'hello', 'hey', 'hiya', 'yo', 'morning', 'afternoon', 'evening', 'howdy', 'sup', 'greetings'],
  ],
];

export function smallTalkKind(text: string): SmallTalk {
  const words = new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const kind = signs.find(([, ones]) => ones.some((one) => words.has(one)))?.[0] ?? 'other';
  // "Don't pity me lol" is laughed off, and no yes.
  return kind === 'laugh' && denials.test(text) ? 'other' : kind;
}

const denials = /\b(?:no|not|nah|nope|never|stop|don['’]?t|doesn['’]?t|isn['’]?t|ain['’]?t|wrong|hate)\b/i;

interface Lines {
  /** Before there is any music it asks how the listener feels. */
  first: readonly string[];
  later: readonly string[];
}

export const smallTalkReplies: Readonly<Record<SmallTalk, Lines>> = {
  hello: {
    first: lines(`
Hello! How are you feeling?
Hi there. What kind of day is it?
Hey, good to have you here. How are you?
Hello. What is the mood today?
Hi! Tell me how you are, and I find the music.
Hey. How is it going over there?
Welcome. How do you feel right now?
Hello, friend. What would do you good?
Hi. Rough day, good day, or somewhere in between?
Good to see you. How are things?
    `),
    later: lines(`
Hello again. The music is still yours.
Hi! Anything you want changed?
Hey. Still here, still listening.
Hello. Shall we keep this going?
Hi again. How is the music treating you?
Hey there. Tell me if it should turn.
    `),
  },
  thanks: {
    first: lines(`
You are welcome. How are you feeling?
Any time. What would you like to hear?
Gladly. What mood are you in?
My pleasure. How is your day?
    `),
    later: lines(`
You are welcome. I leave the music as it is.
Any time. Enjoy it.
Glad it helps.
My pleasure. It plays on.
Gladly done.
You are welcome. Stay as long as you like.
You are kind. Enjoy the rest of it.
Happy to. Say the word if it should turn.
Lovely. Let it play.
With pleasure.
Thank you for saying so.
No trouble at all.
Always. The music keeps going.
That is what I am here for.
It was a pleasure to look.
Any time at all.
    `),
  },
  night: {
    first: lines(`
Good night. Come back any time.
Sleep well. I am here when you want music.
    `),
    later: lines(`
Sleep well. The music stays where it is.
Good night. Take care.
Rest well.
Good night. Your music waits here.
Night. May it be a quiet one.
Sleep well, and wake lighter.
Good night. I keep the music warm.
Off you go. Rest as long as you can.
    `),
  },
  bye: {
    first: lines(`
Take care. I am here when you want music.
Come back any time.
Bye for now.
See you. Be well.
    `),
    later: lines(`
Bye for now. It was good to listen with you.
See you soon.
Take care. Your music waits here.
Until next time.
Bye! The music stays where it is.
Go well. I am here when you come back.
Till then. Look after yourself.
Off you go. It was good company.
See you. The music keeps your place.
    `),
  },
  laugh: {
    first: lines(`
That sounds like a good start. How are you feeling?
Ha. So, what is the mood?
Good to hear you laugh. What shall I look for?
    `),
    later: lines(`
Ha. The music goes on.
Ha, fair.
Ha, I can picture it.
Ha, that is a good one.
I would laugh too, if I could.
Ha. Go on.
Ha, I like that.
    `),
  },
  other: {
    first: lines(`
I am listening. How do you feel?
Tell me a little about your day, and I find music for it.
What is on your mind?
And how are you, really?
What mood shall we begin with?
I am all ears. How is it going?
Good, we can start anywhere. How are you?
Where are you with things today?
Say a word more, and I find the music. How does it feel?
How is today treating you?
I am here. What kind of mood is it?
Let us begin with how you are.
What would you like the music to do?
One more word for me: how are you feeling?
    `),
    later: lines(`
I am here. The music stays.
All right. Say if you want something else.
Noted. I leave it playing.
Good. Tell me when it should change.
I am with you. Nothing changes unless you say so.
Fair enough. It goes on.
    `),
  },
};
