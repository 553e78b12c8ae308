import { type Mood, type MoodProbabilities, moods } from '@attune/contract';
import { likelierByFeeling, namesFeeling, namesHarmlessFeeling } from './named-feelings.ts';
import { onlyOfDay, type ToldDay, toldDay } from './told-day.ts';

const lately = '(?:(?:just|finally|also|actually|really|kind of|kinda|recently) ){0,2}';
const i = `(?:(?:i|we) (?:have |had )?${lately}|${lately})`;
const am = `(?:(?:im|i am|were|we are) ${lately}|${lately})`;
const it = `(?:(?:its|it is|today is|tomorrow is) ${lately}|${lately})`;
const kin =
  '(?:mum|mom|mother|dad|father|wife|husband|boyfriend|girlfriend|partner|sister|brother|best friend|friend|boss|roommate|flatmate|son|daughter|parents|bf|gf|ex|neighbou?r|colleague)';
const pet = '(?:dog|cat|puppy|kitten|hamster|rabbit|bird|horse|baby|kid|son|daughter)';
const soon =
  '(?: (?:today|tonight|tomorrow|tmrw|tmr|later|soon|now|this (?:morning|afternoon|evening|week|weekend)|next week|in the morning|tomorrow (?:morning|night)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)))?';

/** What is said whole and means no more than it says, by how whoever says it mostly is. */
const statements: Readonly<Record<ToldDay, string>> = {
  glad: [
    `${it}(?:friday|the weekend|payday|summer|my birthday|holiday time|the holidays|party time|my day off|sunny|warm|a beautiful day|gorgeous out|christmas)(?: (?:outside|out|here|at last))?`,
    `(?:so |almost |nearly )?ready for the weekend|weekend mode(?: on)?|(?:friday|weekend|holiday|summer|party) (?:mood|vibes|feeling|mode)|last day of (?:school|work|exams|term|uni|college)`,
    `${i}(?:got|have|had|gave birth to|welcomed) (?:a|our|my) (?:new |healthy |little )?(?:baby|baby boy|baby girl|puppy|kitten|new dog|new cat)`,
    `(?:i think )?(?:he|she|they|my crush) (?:finally )?(?:likes? me(?: back| too)?|asked me out|texted me back|texted me|kissed me|smiled at me|said yes)`,
    `${am}(?:with|out with|hanging out with|meeting|seeing) (?:my |some |the )?(?:friends|best friends?|family|girls|boys|mates|lads)`,
    `${am}(?:celebrating|on holiday|on vacation|pregnant|engaged|expecting|having a baby|getting married|getting a (?:dog|puppy|cat|kitten)|moving in together|debt free|cancer free)`,
    `${i}(?:bought|got|found) (?:a|our|my|our first|my first|my own) (?:house|flat|apartment|home|car|boat|place)`,
    `${i}(?:got|landed) (?:the|a|my dream|a new|my first|that) (?:job|raise|promotion|part|role|place|bonus)|${i}got (?:promoted|a raise|in|accepted|engaged|married|hired)`,
    `(?:everything|life)(?: is|s) (?:so |really |just )?(?:great|good|perfect|going well|amazing|beautiful|sweet|wonderful|going so well)`,
    `${i}(?:have|got|going on) an? (?:first |hot |second )?date`,
    `${am}having (?:some |a few )?(?:friends|people|mates|family|guests|the girls|the boys) (?:over|round|around)(?: for [a-z]{3,9})?|${i}(?:met|found|am seeing|im seeing) (?:someone|somebody)(?: special| new| amazing| nice)?`,
    `${i}(?:won|passed|graduated|made it|did it|nailed it|aced it)`,
  ].join('|'),
  hard: [
    `${i}(?:lost (?:my|the) (?:job|match|game|baby|house|flat|home)|got (?:fired|laid off|sacked|dumped|rejected|evicted|robbed|scammed)|failed(?: (?:my|the|an?) [a-z]{3,9}(?: (?:test|exam))?)?)`,
    `(?:everything|life|it all)(?: is|s| keeps)? (?:so |really |just )?(?:going wrong|falling apart|a mess|awful|terrible|shit|unfair|hard|sucks)|(?:life|everything) sucks`,
    `${i}(?:argued|fought|had (?:a|an|another|a big|a huge) (?:fight|argument|row)|broke up|split up) with my ${kin}|(?:my ${kin} and i|we|me and my ${kin}) (?:just )?(?:broke up|split up|had (?:a|another|a big) (?:fight|argument|row))`,
    `(?:i think )?(?:he|she|my ${kin}) (?:is cheating|cheated|lied|walked out|ghosted) ?(?:on |to )?(?:me)?`,
    `my ${pet} (?:is|s|got) (?:very |really |so )?(?:sick|ill|hurt|missing|lost)`,
    `(?:i|im) (?:really |just |so )?(?:need|could use) (?:a hug|a good cry|to cry)|${i}(?:did not|didnt) get (?:the job|in|it|the part)`,
  ].join('|'),
  tiring: [
    `${i}(?:have |got )?(?:too|so|way too) much (?:to do|going on|on my plate|work|on my mind)(?: to do)?|${am}so behind(?: (?:at|with|on) [a-z]{3,9})?`,
    `(?:i )?(?:cant|cannot|can not) (?:stop|switch off|turn off) (?:thinking|my (?:brain|mind|head)|overthinking)|(?:i )?(?:cant|cannot) (?:switch off|unwind|relax)|my (?:brain|mind|head) (?:wont|will not|cant) (?:shut up|stop|switch off|be quiet)`,
    `(?:i )?(?:really )?(?:dont|do not) want to (?:go to (?:work|school|class|the gym|bed)|work|study|get up|adult|do (?:anything|homework|the dishes|chores))(?: today| tomorrow| tonight)?|(?:i )?(?:dont|do not) feel like (?:doing anything|working|studying|going out|cooking)(?: today| tonight)?`,
    `(?:i )?(?:just |really )?(?:need|want) to (?:calm down|relax|unwind|rest|wind down|slow down|chill|breathe|decompress|be left alone|be alone)(?: (?:for a bit|for a while|tonight|today|right now))?`,
  ].join('|'),
  plain: [
    `(?:just |been )?(?:thinking|wondering) about (?:life|things|stuff|everything|the future)|just (?:chilling|chillin|relaxing|vibing|hanging out|hanging)(?: at home)?|(?:not|nothing) much (?:going on|happening)`,
    `${it}(?:monday|tuesday|wednesday|thursday|sunday|snowing|windy|foggy|cold|late|early|autumn|winter|spring|still dark)(?: (?:outside|out|again|here))?`,
    `${am}(?:in bed|going to bed|off to bed|home alone|at home|gaming|waiting for (?:a friend|the bus|my friend)|on (?:the|a) (?:bus|train|plane|tram)|on my way (?:home|to work))`,
    `${i}(?:have|got) (?:an? |my )?(?:exam|exams|test|interview|job interview|presentation|meeting|deadline|party|concert|gig|show|match|game|flight|appointment|shift|class|day off|headache|cold|homework)`,
    `(?:i )?(?:really |just )?(?:need|want|have|got) to (?:wake up|get up|get going|get moving|get ready|go to work|work|study|clean|cook|focus|concentrate|wake up properly|sleep|get some sleep)`,
    `(?:i )?(?:dont|do not) want to be (?:so )?(?:sad|stressed|bored|tired|angry|nervous|grumpy|moody|lazy)(?: (?:anymore|any more|any longer|today|tonight|right now))?`,
  ].join('|'),
};

const greeting =
  '(?:(?:hi|hello|hey|heya|hiya|yo|omg|ugh|well|so|ok|okay|yay|good (?:morning|evening|afternoon))(?: there| all| attune| again)?[ ,.!]{1,3}){0,2}';
const tail = `${soon}(?:[ ,.!?…-]{1,4}(?:lol|haha|please|pls|yay|ugh|tbh|again|and (?:i )?(?:need|want) (?:some )?music|any (?:music|songs?|ideas?) for (?:that|this|it)|need (?:some )?music|what (?:should|can|do) i (?:listen to|play)|play (?:something|me something))){0,2}[ .!?…]{0,6}`;
const whole = Object.entries(statements).map(
  ([kind, of]) => [kind as ToldDay, new RegExp(`^${greeting}(?:${of})${tail}$`)] as const,
);

/** In characters. */
const mostRead = 90;

/** "It's Friday!", "hi, my cat is sick", "I have a date tonight": one plain statement and nothing else, by how whoever says it mostly is; `null` where it is none. */
export function plainStatement(text: string): ToldDay | null {
  if (text.length > mostRead) return null;
  const plain = text.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ').trim();
  return whole.find(([, said]) => said.test(plain))?.[0] ?? null;
}

/** How whoever says it mostly is, by how a day was or by one plain statement. */
export const toldPlainly = (text: string): ToldDay | null => toldDay(text) ?? plainStatement(text);

/** Whether a message says plainly how whoever says it is, or what happens to them. */
export const isToldPlainly = (text: string): boolean => toldPlainly(text) !== null || namesFeeling(text);

/** Such days end many a life that nobody is told of. */
const grave = /\b(?:lonely|bleak|dark|painful|heavy|worst|depressing|miserable|grim|endless|rotten)\b/;

/** Whether nothing is said but that, in words that are heard as danger by what else is told with them. */
export function isPlainAlone(text: string): boolean {
  const statement = plainStatement(text);
  if (statement !== null) return statement !== 'hard';
  if (namesHarmlessFeeling(text)) return true;
  return onlyOfDay(text) !== null && !grave.test(text.toLowerCase());
}

/** How many times likelier each mood is then. */
const likelier: Readonly<Record<ToldDay, Partial<Record<Mood, number>>>> = {
  glad: { happy: 8, energetic: 0.5, sad: 0.02, focus: 0.3 },
  hard: { sad: 12, calm: 1.5, happy: 0.02, energetic: 0.02, focus: 0.1 },
  tiring: { calm: 4, happy: 0.05, energetic: 0.02, focus: 0.1 },
  plain: { calm: 1.5, sad: 0.6, energetic: 0.3 },
};

/** Told in so few words that a reading of all kinds of messages goes by what stands beside: "such a tough day" was tough as a workout is. */
export function asToldPlainly(likely: MoodProbabilities, text: string): MoodProbabilities {
  const statement = plainStatement(text);
  const told = toldDay(text) ?? (statement === 'plain' ? null : statement);
  const factors = told === null ? likelierByFeeling(text) : likelier[told];
  if (factors === null) return likely;
  const weighed = moods.map((mood) => [mood, likely[mood] * (factors[mood] ?? 1)] as const);
  const sum = weighed.reduce((total, [, one]) => total + one, 0);
  return Object.fromEntries(weighed.map(([mood, one]) => [mood, one / sum])) as MoodProbabilities;
}

/** The same where no word is known to a reading: "sassy"; `null` where nothing is told plainly either. */
export function likelyAsTold(text: string): MoodProbabilities | null {
  const even = Object.fromEntries(moods.map((mood) => [mood, 1 / moods.length])) as MoodProbabilities;
  const told = asToldPlainly(even, text);
  return told === even ? null : told;
}
