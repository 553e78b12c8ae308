import type { Change, ConstraintKind } from '@attune/contract';
import { isOfSongs } from '@attune/vocabulary';
import type { Choice } from './choose.ts';
import { nameOf } from './describe-changes.ts';
import { joined } from './fill.ts';
import type { Pick } from './first-sentence.ts';
import { capital } from './tell-tracks.ts';
import {
  fewHeldReplies,
  nearestReplies,
  nothingNearReplies,
  oneHeldReplies,
  untoldReplies,
} from './texts/missing.ts';

/** What is wanted by name, or liked, and no song that may come has. */
export interface MissingWish {
  kind: ConstraintKind;
  value: string;
  /** Nobody can say which songs have it. */
  isUnknown: boolean;
  /** What comes in its place; `null` where nothing is near. */
  nearest: string | null;
  /** Of an artist who is asked for alone how many songs there are, where they are fewer than the mix was to hold. */
  held?: number;
  /** Who is asked for alone, where what is missing is so in their songs. */
  by?: string;
}

/** The missing thing that a change asks for. */
export function missingOf(change: Change, missing: readonly MissingWish[]): MissingWish | undefined {
  if (change.op !== 'add') return undefined;
  if (change.field === 'wanted')
    return missing.find(({ kind, value }) => kind === change.kind && value === change.value);
  if (change.field !== 'like' || change.like.kind !== 'artist') return undefined;
  const { name } = change.like;
  return missing.find(({ kind, value }) => kind === 'artist' && value === name);
}

/** "salsa, cumbia or tango": none of them. */
function anyOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

type Named = Omit<MissingWish, 'isUnknown' | 'nearest' | 'held'>;

const mostNamed = 3;
/** "al green", as it was typed. */
const titled = (name: string): string =>
  name === name.toLowerCase() ? name.replace(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase()) : name;
const named = ({ by, ...one }: Named): string =>
  by === undefined ? plainly(one) : `${plainly(one)} by ${titled(by)}`;

const plainly = ({ kind, value }: Named): string =>
  kind === 'artist'
    ? titled(value)
    : kind === 'era'
      ? `music of the ${nameOf({ kind, value })}`
      : nameOf({ kind, value });

/** Says plainly what is not there, and what is nearest; `null` where nothing is missing. */
export function tellMissing(missing: readonly MissingWish[], pick: Pick): Choice | null {
  const few = missing.filter(({ held }) => held !== undefined);
  const gone = missing.filter(({ isUnknown, held }) => !isUnknown && held === undefined);
  // "Power ballads" are told with the ballads.
  const untold = missing.filter(
    ({ isUnknown, kind, value }) =>
      isUnknown && (kind !== 'keyword' || !gone.some((one) => value.toLowerCase().includes(one.value))),
  );
  return joined(joined(tellGone(gone, pick), tellFew(few, pick)), tellUntold(untold, pick));
}

/** "There are 4 songs by Lua here", and no more is promised. */
function tellFew(few: readonly MissingWish[], pick: Pick): Choice | null {
  if (few.length === 0) return null;
  const all = few.reduce((sum, { held = 0 }) => sum + held, 0);
  const choice = pick(all === 1 ? 'one-held' : 'few-held', all === 1 ? oneHeldReplies : fewHeldReplies);
  const said = few.map(
    (one, at) => `${one.held}${at === 0 ? ` ${one.held === 1 ? 'song' : 'songs'}` : ''} by ${named(one)}`,
  );
  const last = said.at(-1) ?? '';
  const what = said.length < 2 ? last : `${said.slice(0, -1).join(', ')} and ${last}`;
  return (
    choice && {
      ...choice,
      text: choice.text
        .replace('{are}', few[0]?.held === 1 ? 'is' : 'are')
        .replace('{what}', () => what)
        .replace('{name}', () => few.map(named).join(' and ')),
    }
  );
}

function tellGone(gone: readonly MissingWish[], pick: Pick): Choice | null {
  if (gone.length === 0) return null;
  const names = gone.map(named).slice(0, mostNamed);
  const near = [
    ...new Set(
      gone.flatMap(({ kind, nearest }) => (nearest === null ? [] : [named({ kind, value: nearest })])),
    ),
  ];
  const choice = near.length > 0 ? pick('nearest', nearestReplies) : pick('nothing-near', nothingNearReplies);
  const said = near.slice(0, mostNamed).join(' and ');
  return (
    choice && {
      ...choice,
      text: choice.text
        .replace('{what}', anyOf(names))
        .replace('{near}', said)
        .replace('{Near}', capital(said)),
    }
  );
}

function tellUntold(untold: readonly MissingWish[], pick: Pick): Choice | null {
  const ofSinging = untold.filter(({ kind }) => kind === 'vocals' || kind === 'language');
  const groups = new Set(ofSinging.map(({ kind }) => kind));
  const group = groups.size > 1 ? 'singing' : groups.has('vocals') ? 'voice' : 'language';
  return joined(
    groups.size > 0 ? saidOf(ofSinging, pick(`untold-${group}`, untoldReplies[group])) : null,
    ofSinging.length < untold.length ? tellOthers(without(untold, ofSinging), pick) : null,
  );
}

const without = (all: readonly MissingWish[], some: readonly MissingWish[]) =>
  all.filter((one) => !some.includes(one));

/** What songs are to be about is looked for in their titles; of anything else it is not known how it sounds. */
function tellOthers(others: readonly MissingWish[], pick: Pick): Choice | null {
  const ofSongs = others.filter(({ kind, value }) => kind === 'keyword' && isOfSongs(value));
  const rest = without(others, ofSongs);
  return joined(
    ofSongs.length > 0 ? saidOf(ofSongs, pick('untold-about', untoldReplies.about)) : null,
    rest.length > 0 ? saidOf(rest, pick('untold', untoldReplies.other)) : null,
  );
}

const saidOf = (untold: readonly MissingWish[], choice: Choice | null): Choice | null =>
  choice && {
    ...choice,
    text: choice.text.replace('{what}', anyOf(untold.map(named).slice(0, mostNamed))),
  };
