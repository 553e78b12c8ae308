import type { ChatMessage } from '@attune/contract';
import { type Failure, sentencesOf, textOfFailure } from '../../lib/error-text.ts';
import { type MixPlace, mixPlacesOf } from './mix-places.ts';
import { shownMoodOf, stepsOfTurns } from './steps.ts';
import { texts } from './texts.ts';
import type { Answer, Turns } from './turns.ts';

/** A line of the chat with what an answer says beside its words, which a chat message has no field for. */
export interface ChatLine {
  message: ChatMessage;
  answer?: Answer;
  mix?: MixPlace;
}

/** The conversation as lines, of which each turn has one or two. */
export function linesOf(turns: Turns): ChatLine[] {
  const steps = stepsOfTurns(turns);
  const mixes = mixPlacesOf(turns);
  return turns.flatMap((turn, index): ChatLine[] => {
    const { number, said, end } = turn;
    const question: ChatLine = { message: { id: `message-${2 * number - 1}`, text: said, isUser: true } };
    const reply = { id: `message-${2 * number}`, isUser: false } as const;
    if (end?.kind === 'failed') return [question, { message: { ...reply, text: replyTo(end.failure) } }];
    const ofTurn = steps[index];
    if (end?.kind !== 'answered' || ofTurn === undefined) return [question];
    const { answer } = end;
    const shown = shownMoodOf(turn, ofTurn);
    const mood = shown !== undefined && { detectedMood: shown };
    const mix = mixes[index];
    const message = { ...reply, text: answer.text, ...mood };
    return [question, { message, answer, ...(mix && { mix }) }];
  });
}

/** Nothing went wrong with the message where there is no music to find yet: the reply itself says so. */
export const isWithoutMusic = ({ code }: Failure): boolean =>
  code === 'no_music_yet' || code === 'music_still_looked_for';

const replyTo = (failure: Failure): string =>
  isWithoutMusic(failure) ? sentencesOf(textOfFailure(failure, 0)) : texts.failure;
