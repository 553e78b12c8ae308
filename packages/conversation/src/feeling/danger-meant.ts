import type { Brief } from '@attune/contract';
import type { Distress } from '@attune/mood';
import { isGentle } from '../brief/gentle-brief.ts';
import { hopedDirection, isTooMuchForOneself, plainDirection } from '../guess/plain-directions.ts';
import { clausesOf, coreOf, isFillerClause } from '../guess/split-clauses.ts';
import { thingInOtherWords } from '../guess/wish-forms.ts';
import { changes } from '../intent/intent-by-rules.ts';
import { refusesChange } from '../intent/keeps-as-is.ts';
import { isPlainlyEnglish } from '../language/guess-language.ts';
import { type Message, readMessageWords, wordAt } from '../message.ts';
import { isKnownArtist } from '../names/read-name.ts';
import { type Parts, type PartsContext, readParts } from '../parts/read-parts.ts';
import { asksWhenItEnds } from '../questions/asks-when-it-ends.ts';
import { isCertainlyAsked, readQuestion } from '../questions/read-question.ts';
import { oneself } from './danger-beside-music.ts';
import { heardFirst, heardInContext, isAtEase } from './danger-in-context.ts';
import { onlyNamesMusic } from './only-names-music.ts';
import { refusesHelp } from './refuses-help.ts';

/** Whoever writes plain English is answered in it, whatever a word of theirs means elsewhere. */
function answeredIn(distress: Distress, text: string): Distress {
  if (distress.tier === 'none' || distress.language === 'en' || !isPlainlyEnglish(text)) return distress;
  return { ...distress, language: 'en' };
}

/** What is heard as danger in a message, beside what else the message says, and what stands. */
export function dangerMeant(heard: Distress, text: string, context: Omit<PartsContext, 'isPlain'>): Distress {
  const distress = answeredIn(heard, text);
  if (distress.tier === 'none') return distress;
  const message = readMessageWords(text);
  let read: Parts | undefined;
  const parts = () => {
    read ??= readParts(message, { ...context, isPlain: true });
    return read;
  };
  if (context.brief === null && isOfProduct(distress, message)) return { tier: 'none' };
  if (context.brief === null)
    return heardFirst(
      distress,
      message,
      () => onlyNamesMusic(message, parts()),
      () => namesKnownArtist(parts()),
    );
  if (asksWhenItEnds(text, context.brief)) return { tier: 'none' };
  // The card stays where it is until they close it; what is not said again is that they need it.
  if (
    (distress.tier === 'possible' || distress.isFaint === true) &&
    distress.heardBy !== 'sign' &&
    refusesHelp(text)
  )
    return { tier: 'none' };
  if (asksForDirectionAlone(message, context.brief)) return { tier: 'none' };
  if (isOfSongsAlone(message, parts(), context.brief)) return { tier: 'none' };
  return heardInContext(
    distress,
    message,
    context.brief,
    () => changes(message, parts()) || setsVolume(parts()),
    () => refusesChange(parts()),
  );
}

/** "I was hoping for something livelier": how the music is to be, and no more. */
function asksForDirectionAlone(message: Message, brief: Brief): boolean {
  if (isGentle(brief)) return false;
  const [clause, ...others] = clausesOf(message).filter((one) => !isFillerClause(one));
  if (clause === undefined || others.length > 0) return false;
  const core = coreOf(clause);
  return isAtEase(brief)
    ? plainDirection(core) !== null || isTooMuchForOneself(core) || thingInOtherWords(core) !== null
    : hopedDirection(core) !== null;
}

/** So surely a question is of the product; 0 to 1. */
const surelyAsked = 0.8;

/** "What happens to the things I type here?": of 2,600 messages that are heard as possible danger by no sign none asks like that. */
function isOfProduct(distress: Distress, message: Message): boolean {
  if (distress.tier !== 'possible' || distress.language !== 'en' || distress.heardBy === 'sign') return false;
  if (!message.text.trimEnd().endsWith('?')) return false;
  const question = readQuestion(message);
  return question !== null && isCertainlyAsked(question) && question.share >= surelyAsked;
}

/** In words and marks. */
const mostOfSongs = 12;
const behindSong = new Set(
  ' please pls thanks now then too either anymore any again out off in for from on can could is was has have needs should lol haha though and'.split(
    ' ',
  ),
);

/**
 * "You don't need to keep the last two", "goodbye number 3": what is to become of songs that are named by their places, in words that are of nobody.
 * Where something else follows, "the last two pills", it is of no song.
 */
function isOfSongsAlone(message: Message, { edits, positions }: Parts, brief: Brief): boolean {
  if (edits.length === 0 || positions.length === 0 || isGentle(brief)) return false;
  if (message.words.length > mostOfSongs || message.words.some(({ text }) => oneself.has(text))) return false;
  return positions.every(({ to }) => behindSong.has(wordAt(message, to)));
}

/** "I can not hear it". */
const setsVolume = ({ command }: Parts): boolean =>
  command?.action === 'louder' || command?.action === 'softer';

const namesKnownArtist = ({ artists }: Parts): boolean =>
  artists.like.some(({ isKnown }) => isKnown === true) ||
  artists.avoided.some(({ name }) => isKnownArtist(name));
