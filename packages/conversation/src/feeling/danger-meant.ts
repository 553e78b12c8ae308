import type { Distress } from '@attune/mood';
import { changes } from '../intent/intent-by-rules.ts';
import { refusesChange } from '../intent/keeps-as-is.ts';
import { isPlainlyEnglish } from '../language/guess-language.ts';
import { readMessageWords } from '../message.ts';
import { isKnownArtist } from '../names/read-name.ts';
import { type Parts, type PartsContext, readParts } from '../parts/read-parts.ts';
import { asksWhenItEnds } from '../questions/asks-when-it-ends.ts';
import { heardFirst, heardInContext } from './danger-in-context.ts';
import { onlyNamesMusic } from './only-names-music.ts';

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
  if (context.brief === null)
    return heardFirst(
      distress,
      message,
      () => onlyNamesMusic(message, parts()),
      () => namesKnownArtist(parts()),
    );
  if (asksWhenItEnds(text, context.brief)) return { tier: 'none' };
  return heardInContext(
    distress,
    message,
    context.brief,
    () => changes(message, parts()) || setsVolume(parts()),
    () => refusesChange(parts()),
  );
}

/** "I can not hear it". */
const setsVolume = ({ command }: Parts): boolean =>
  command?.action === 'louder' || command?.action === 'softer';

const namesKnownArtist = ({ artists }: Parts): boolean =>
  artists.like.some(({ isKnown }) => isKnown === true) ||
  artists.avoided.some(({ name }) => isKnownArtist(name));
