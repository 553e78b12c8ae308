import type { Brief } from '@attune/contract';
import { changesBetween } from '../brief/changes-between.ts';
import { hurtsIn } from '../feeling/situation-moods.ts';
import type { ConversationContext, PendingReading } from '../reading.ts';
import type { Going } from './how-it-goes.ts';

interface Turning {
  going: Going;
  before: Brief;
  context: ConversationContext;
  language: string;
  readRest: (text: string, context: ConversationContext) => PendingReading;
}

/** Reads what else a message says onto the brief that goes as it was told to. */
export function goAnotherWay({ going, before, context, language, readRest }: Turning): PendingReading {
  const { rest, isWhole, says } = going;
  const isSaid = /[\p{L}\p{N}]/u.test(rest);
  const onward = isSaid ? readRest(rest, { ...context, brief: going.brief }) : null;
  return {
    intent: 'refine',
    distress: { tier: 'none' },
    feelingText: onward?.feelingText ?? null,
    complete: (feeling) => {
      const on = onward?.complete(onward.feelingText === null ? null : feeling) ?? null;
      const isKept = on === null || on.keepsMusic === true || on.brief === null;
      const goesOn = isKept || on.intent === 'mood' ? going.brief : (on.brief ?? going.brief);
      const { mood, path, feeling: from, target } = going.brief;
      // "Up we go, no hats, my dad's dead": what is said beside a way up says why, and mourns nobody.
      const isUp = path === 'shift' && goesOn.situation !== null && hurtsIn(goesOn.situation);
      const situation = isUp ? going.brief.situation : goesOn.situation;
      const brief = isWhole ? { ...goesOn, mood, path, feeling: from, target, situation } : goesOn;
      const changes = changesBetween(before, brief, new Map());
      const edits = on?.edits ?? [];
      return {
        intent: 'refine',
        language,
        brief,
        changes,
        edits,
        ...(changes.length === 0 && edits.length === 0 && { keepsMusic: true as const }),
        ...(says !== null && { says }),
      };
    },
  };
}
