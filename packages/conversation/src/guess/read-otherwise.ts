import type { Brief } from '@attune/contract';
import { saidAnew } from '../intent/begins-anew.ts';
import type { Message } from '../message.ts';
import type { ConversationContext, ConversationReading, PendingReading } from '../reading.ts';
import { beginScene } from './begin-scene.ts';
import { blamed } from './blamed.ts';
import { eases } from './eased.ts';
import { goAnotherWay } from './go-another-way.ts';
import { howItGoes } from './how-it-goes.ts';
import { newScene } from './new-scene.ts';
import { putRightGuess } from './put-right-guess.ts';
import { readTakenBack } from './read-taken-back.ts';
import { takenBackChange } from './takes-change-back.ts';
import { beginTurned, endTurned, staysWith } from './turn-scene.ts';
import { turnedAround } from './turned-around.ts';
import { turnedScene } from './turned-scene.ts';
import { unwished } from './unwished.ts';

interface Standing {
  message: Message;
  before: Brief;
  context: ConversationContext;
  language: string;
  /** Reads a part of the message as a message of its own. */
  readRest: (text: string, context: ConversationContext) => PendingReading;
}

/** What a message is that begins anew, or turns down what was heard of its writer; `null` where it does neither. */
export function readOtherwise(standing: Standing): PendingReading | null {
  const { message, before, context, readRest } = standing;
  const back = takenBackChange(standing) ?? turnedAround(standing);
  if (back !== null) return back;
  const anew = saidAnew(message);
  if (anew !== null) {
    const begun = readRest(anew, { ...context, brief: null, mix: null });
    if (begun.intent === 'mood' || begun.intent === 'request') return instead(begun);
  }
  const fault = blamed(message, before, standing.language);
  if (fault !== null) return fault;
  const gone = unwished(standing);
  if (gone !== null) return gone;
  const easing = eases(message, before, standing.language);
  if (easing !== null) return read(easing);
  const taken = readTakenBack(message, before);
  const scene = newScene(message, before);
  if (scene !== null) {
    const begun = readRest(scene.text, { ...context, brief: null, mix: null });
    if (begun.intent === 'mood' || begun.intent === 'request')
      return beginScene(begun, before, scene, taken?.mood ?? null);
  }
  const turned = scene === null && taken === null && !staysWith(before) ? turnedScene(message, before) : null;
  if (turned !== null) {
    if (turned.begins === null) return read(endTurned(before, turned, standing.language));
    const begun = readRest(turned.text, { ...context, brief: null, mix: null });
    if (begun.intent === 'mood' || begun.intent === 'request') return beginTurned(begun, before, turned);
  }
  if (taken !== null) return putRightGuess({ ...standing, taken });
  const going = howItGoes(message.text, before);
  return going && goAnotherWay({ ...standing, going });
}

const read = (reading: ConversationReading): PendingReading => ({
  ...{ intent: reading.intent, distress: { tier: 'none' }, feelingText: null },
  complete: () => reading,
});

/**
 * A brief that is begun as if nothing had been said. "Wipe all of that, my nan just came in"
 * asks for nothing yet.
 */
const instead = (begun: PendingReading): PendingReading => ({
  ...begun,
  complete: (feeling) => {
    const reading = begun.complete(feeling);
    const { brief, intent, language, asks, isClear } = reading;
    const isTold = brief !== null && asks === undefined && (isClear === true || brief.situation !== null);
    if (brief === null || (intent === 'mood' && !isTold && brief.path === 'match'))
      return { intent: 'reset', language, brief: null, changes: [], edits: [] };
    return { ...reading, isAnew: true };
  },
});
