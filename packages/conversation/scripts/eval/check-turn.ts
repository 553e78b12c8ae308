import type { Brief, ConstraintKind } from '@attune/contract';
import type { ConversationReading } from '../../src/index.ts';
import type { Expectations } from './dialogues.ts';

export interface Check {
  field: keyof Expectations;
  expected: unknown;
  holds: boolean;
}

export interface TurnResult {
  id: string;
  say: string;
  threw: boolean;
  milliseconds: number;
  checks: Check[];
  seen: { reading: ConversationReading; brief: Brief | null } | null;
}

const tags: Readonly<Record<string, string>> = {
  ...{
    english: 'en',
    spanish: 'es',
    portuguese: 'pt',
    french: 'fr',
    german: 'de',
    italian: 'it',
    dutch: 'nl',
  },
  ...{
    swedish: 'sv',
    danish: 'da',
    norwegian: 'nb',
    finnish: 'fi',
    czech: 'cs',
    romanian: 'ro',
    hungarian: 'hu',
  },
  ...{
    vietnamese: 'vi',
    tagalog: 'tl',
    filipino: 'tl',
    catalan: 'ca',
    croatian: 'hr',
    swahili: 'sw',
    korean: 'ko',
  },
  ...{
    chinese: 'zh',
    mandarin: 'zh',
    greek: 'el',
    hebrew: 'he',
    thai: 'th',
    russian: 'ru',
    ukrainian: 'uk',
    arabic: 'ar',
  },
  ...{ polish: 'pl', turkish: 'tr', indonesian: 'id', japanese: 'ja', hindi: 'hi' },
};

/** Compares what was understood with what had to be; `before` is the brief of the turn before, `after` that of now. */
export function checkTurn(
  expect: Expectations,
  reading: ConversationReading,
  before: Brief | null,
  after: Brief | null,
): Check[] {
  const fields = Object.keys(expect) as (keyof Expectations)[];
  return fields.map((field) => ({
    field,
    expected: expect[field],
    holds: holdsIn(field, expect, reading, before, after),
  }));
}

function holdsIn(
  field: keyof Expectations,
  expect: Expectations,
  reading: ConversationReading,
  before: Brief | null,
  after: Brief | null,
): boolean {
  switch (field) {
    case 'intent':
      return among(expect.intent, reading.intent);
    case 'mood':
      return among(expect.mood, after?.mood);
    case 'situation':
      return among(expect.situation, after?.situation ?? null);
    case 'path':
      return among(expect.path, after?.path);
    case 'discovery':
      return among(expect.discovery, after?.discovery ?? 'any');
    case 'explicit':
      return (after?.explicit ?? true) === expect.explicit;
    case 'length':
      return JSON.stringify(after?.length ?? null) === JSON.stringify(expect.length);
    case 'wanted':
    case 'avoided':
      return (expect[field] ?? []).every((name) => has(after, field, name));
    case 'notWanted':
      return (expect.notWanted ?? []).every((name) => !has(after, 'wanted', name));
    case 'notAvoided':
      return (expect.notAvoided ?? []).every((name) => !has(after, 'avoided', name));
    case 'target':
      return movedAs(expect.target ?? {}, before, after);
    case 'like':
      return (expect.like ?? []).every((name) => likes(after, name));
    case 'edits':
      return (expect.edits ?? []).every((edit) =>
        reading.edits.some((one) => one.op === edit.op && `${one.positions}` === `${edit.positions}`),
      );
    case 'command':
      return isCommand(expect.command, reading);
    case 'undo':
      return reading.undo === expect.undo;
    case 'keepsMusic':
      return (reading.keepsMusic ?? false) === expect.keepsMusic;
    case 'brief':
      return after === null;
    case 'language':
      return isLanguage(expect.language, reading.language);
  }
}

function among(expected: unknown, seen: unknown): boolean {
  return Array.isArray(expected) ? expected.includes(seen) : expected === seen;
}

function has(brief: Brief | null, field: 'wanted' | 'avoided', name: string): boolean {
  const at = name.indexOf(':');
  const kind = name.slice(0, at) as ConstraintKind;
  const value = name.slice(at + 1).toLowerCase();
  return brief?.[field].some((one) => one.kind === kind && one.value.toLowerCase() === value) ?? false;
}

function likes(brief: Brief | null, name: string): boolean {
  return (
    brief?.like.some((one) =>
      one.kind === 'playing' ? name === 'playing' : one.name.toLowerCase() === name.toLowerCase(),
    ) ?? false
  );
}

/** Against the turn before; at the first, against how the listener is. */
function movedAs(
  expected: NonNullable<Expectations['target']>,
  before: Brief | null,
  after: Brief | null,
): boolean {
  if (after === null) return false;
  const start = before?.target ?? after.feeling;
  return (['valence', 'energy'] as const).every((axis) => {
    const by = after.target[axis] - start[axis];
    const way = Math.abs(by) < 1e-9 ? 'same' : by > 0 ? 'up' : 'down';
    return expected[axis] === undefined || expected[axis] === way;
  });
}

function isCommand(expected: Expectations['command'], { command }: ConversationReading): boolean {
  if (expected === undefined || command === undefined) return expected === command;
  const query = (command.query ?? '').toLowerCase();
  const words = (expected.query ?? '').toLowerCase().split(' ');
  const isPause = expected.action === 'stop' && command.action === 'pause';
  return (expected.action === command.action || isPause) && words.every((word) => query.includes(word));
}

function isLanguage(expected: Expectations['language'], seen: string): boolean {
  const base = seen.split('-')[0] ?? seen;
  return (Array.isArray(expected) ? expected : [expected ?? 'und']).some((name) => {
    const tag = tags[name.toLowerCase()] ?? name;
    return tag === seen || tag === base;
  });
}
