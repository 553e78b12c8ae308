import type { Brief } from '@attune/contract';
import type { Distress } from '@attune/mood';
import { isGentle } from '../brief/gentle-brief.ts';
import type { Message } from '../message.ts';
import { dangerBeside, type HeardAlone, oneself } from './danger-beside-music.ts';
import { followUpDanger } from './follow-up-danger.ts';
import {
  asksForMusicAlone,
  refusesCommand,
  refusesOneChange,
  saysNotKnowing,
  wantsNoSadness,
} from './plain-wishes.ts';
import { hurtsIn } from './situation-moods.ts';

/**
 * What a message says of danger, beside the brief that stands. Heard alone "bye" and "enough of this" may come from somebody
 * in danger; from who asked for party music a moment ago they take leave, or turn down a song. What is heard plainly stays, and so does what is
 * told of oneself.
 * @param amends whether the message says how the music is to be other.
 * @param refusesChange whether it turns down a change of the music, and asks for none.
 */
export function heardInContext(
  distress: Distress,
  message: Message,
  brief: Brief | null,
  amends: () => boolean,
  refusesChange: () => boolean,
): Distress {
  if (distress.tier === 'none' || distress.language !== 'en' || brief === null) return distress;
  if (isAtEase(brief) && isPlainWish(message.text, refusesChange)) return { tier: 'none' };
  const heard = asFollowUp(distress, message, brief, amends);
  return heard.tier === 'none' || message.words.length > mostInAside
    ? heard
    : asAside(heard, message, brief, amends);
}

/**
 * A first message that is heard as danger by the words it asks for music with. Whoever names an artist and is heard so by little asks for
 * music: "softer than Rammstein, if such a thing exists".
 * @param namesOnly whether nothing is said but names of music.
 */
export function heardFirst(
  distress: Distress,
  { text }: Message,
  namesOnly: () => boolean,
  namesArtist: () => boolean,
): Distress {
  if (distress.tier === 'none') return distress;
  if (distress.heardBy === 'words' && saysNotKnowing(text)) return { tier: 'none' };
  if (distress.isFaint !== true) return distress;
  if (distress.heardBy !== 'sign' && namesOnly()) return { tier: 'none' };
  if (distress.language !== 'en') return distress;
  // Acute by its words alone, and by the same words hardly any danger: "my mum is seeing Tom Jones tonight and I have the kids".
  if (distress.tier === 'acute')
    return distress.heardBy === 'words' && (distress.above?.possible ?? 0) < 0
      ? { ...distress, tier: 'possible' }
      : distress;
  const isOfMusic = asksForMusicAlone(text) || (distress.heardBy !== 'sign' && namesArtist());
  return isOfMusic ? { tier: 'none' } : distress;
}

/** Beside music of who is well these words mean the music and the mood; after pain they may mean more. */
const isPlainWish = (text: string, refusesChange: () => boolean): boolean =>
  refusesCommand(text) || wantsNoSadness(text) || (refusesOneChange(text) && refusesChange());

/** What was heard as if the message were a first one, beside how it reads where it follows. */
function asFollowUp(heard: HeardAlone, message: Message, brief: Brief, amends: () => boolean): Distress {
  if (heard.above === undefined) return heard;
  const danger = dangerBeside(heard, message, amends());
  if (danger === null) return heard;
  if (danger < leastBeside(message, brief)[heard.tier]) return { tier: 'none' };
  // After a card nothing is less than it is alone; the brief of who mourns tells of no card.
  const isAfterCard = isGentle(brief) && brief.situation === null;
  const isPossible = heard.tier === 'acute' && danger < leastAcute && !isAfterCard;
  return isPossible ? { ...heard, tier: 'possible' } : heard;
}

/** After danger, and in a few words after pain, so much may be left unsaid that a message weighs nearly as if it stood alone. */
function leastBeside(message: Message, brief: Brief): typeof atEase {
  if (isGentle(brief)) return alone;
  if (mayHurt(brief)) return message.words.length <= few ? alone : inPain;
  return speaksOfOneself(message) ? ofOneself : atEase;
}
/** In words and marks. */
const few = 3;

/** Whether nothing speaks against what was heard, where it was taken for chat besides. */
export const readsLikeDanger = (distress: Distress, text: string): boolean =>
  distress.tier !== 'none' &&
  (distress.heardBy === undefined || distress.heardBy === 'sign' || followUpDanger(text) > 0);

/**
 * From where on what was heard as acute or as possible danger is still taken for any, in log odds, and from where on it is acute. Figures in
 * docs/distress-model.md.
 */
const atEase = { acute: -2, possible: -1.5 };
const ofOneself = { acute: -2.25, possible: -2 };
const inPain = { acute: -3, possible: -2.25 };
const alone = { acute: -3, possible: -3 };
const leastAcute = -1;

/** A short message whose words say how it was meant. */
function asAside(distress: HeardAlone, message: Message, brief: Brief, amends: () => boolean): Distress {
  if (isFarewell(message) && !isGentle(brief))
    return mayHurt(brief) ? { ...distress, tier: 'possible' } : { tier: 'none' };
  if (deniesSadness(message)) return isGentle(brief) ? distress : { tier: 'none' };
  if (distress.isFaint !== true) return distress;
  // "And no more neo-soul, it's mocking me".
  if (distress.tier === 'acute') {
    const isWish = amends() || (wantsNoSadness(message.text) && !isGentle(brief));
    return isWish ? { ...distress, tier: 'possible' } : distress;
  }
  const isOfMusic = amends() || !speaksOfOneself(message);
  return isOfMusic && !mayHurt(brief) ? { tier: 'none' } : distress;
}

/** In words and marks. */
const mostInAside = 16;
/** Where somebody feels below this valence, what they say next is taken as seriously as a first message. */
const lowValence = 0.45;

/** Whether the brief is that of somebody who told of pain, or who may have been in danger. */
function mayHurt({ mood, feeling, situation }: Brief): boolean {
  return mood === 'sad' || feeling.valence < lowValence || (situation !== null && hurtsIn(situation));
}

/** Whether nothing of pain or danger has been told before. */
export const isAtEase = (brief: Brief): boolean => !mayHurt(brief) && !isGentle(brief);

/** "bye", "ok thanks, good night", "i have to go, bye": a message of nothing but taking leave. */
export function isFarewell({ words }: Message): boolean {
  if (words.length > mostInAside) return false;
  const spoken = words.filter(({ isWord }) => isWord).map(({ text }) => text);
  return (
    spoken.some((word) => farewells.has(word)) &&
    spoken.every((word) => farewells.has(word) || besideFarewells.has(word))
  );
}

const farewells = new Set(
  'bye goodbye byebye byee goodnight gnight gn night nite cya cu ciao cheerio later laters ttyl tara tata toodles'.split(
    ' ',
  ),
);
/** Said along with a farewell. With other words it may be one for good: "goodbye everyone", "bye forever". */
const besideFarewells = new Set(
  `ok okay k thanks thank you cheers right well alright great cool see good i have got to go run gotta gtg off bed heading going sleep
  work school home dear love darling sweetheart talk speak soon tomorrow until next time for now so then lovely fun attune bot robot friend x xx xxx`
    .trim()
    .split(/\s+/),
);

/** "I'm not sad", "no i am not upset at all": of somebody whose brief took them for sad. With more words it may say more. */
function deniesSadness({ words }: Message): boolean {
  const spoken = words.filter(({ isWord }) => isWord).map(({ text }) => text);
  return (
    spoken.includes('not') &&
    spoken.some((word) => sad.has(word)) &&
    spoken.every((word) => sad.has(word) || besideDenial.has(word))
  );
}

const sad = new Set(['sad', 'upset']);
const besideDenial = new Set(
  "no i im i'm am not really at all even anymore actually though but lol".split(' '),
);

/** Before a word for oneself, or after it, these speak to the assistant: "I mean", "calm me down". */
const toAssistant = new Set('mean meant guess said asked liked calm cheer give play get'.split(' '));

/** Who leaves themselves out: "don't want to see another morning". */
const ofLife = new Set('die death alive life live living morning thoughts'.split(' '));

/** "There are marks I don't show anyone" tells of its writer; "that one's bleak" of a song. */
function speaksOfOneself({ words }: Message): boolean {
  if (words.some(({ text }) => ofLife.has(text))) return true;
  return words.some(
    ({ text }, at) =>
      oneself.has(text) &&
      !toAssistant.has(words[at + 1]?.text ?? '') &&
      !toAssistant.has(words[at - 1]?.text ?? ''),
  );
}
