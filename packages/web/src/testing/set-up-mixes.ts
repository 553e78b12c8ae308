import {
  type Mix,
  type MixRequest,
  mixRequestSchema,
  type SavedMixAnswer,
  type SavedMixRequest,
  savedMixRequestSchema,
} from '@attune/contract';
import { createMixStorage } from '../features/mix/mix-storage.ts';
import { createMixes, type MixOf } from '../features/mix/mixes.ts';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { calmBrief, mixOf, playlist } from './samples.ts';

export const place: MixOf = { id: '1', from: null, brief: calmBrief, intent: 'mood', edits: [] };
export const idsOf = (mix: Mix | undefined) => mix?.tracks.map(({ id }) => id);

/** A backend that makes another mix for each variant, without what must not come. */
export async function obedient({ variant, without = [] }: MixRequest): Promise<Mix> {
  const mix = mixOf(variant);
  return { ...mix, tracks: mix.tracks.filter(({ id }) => !without.includes(id)) };
}

/** A service that keeps what it is given. */
export async function keeping({
  title,
  trackIds,
  playlistId = 'p1',
}: SavedMixRequest): Promise<SavedMixAnswer> {
  return {
    playlist: { ...playlist, id: playlistId, name: title, url: `https://music.test/${playlistId}` },
    verified: { asked: trackIds.length, found: trackIds.length },
  };
}

/** The mixes of a sign-in over a backend and a storage of the test's own; what was asked and saved is told in order. */
export function setUpMixes(answer: (request: MixRequest) => Promise<Mix> = obedient, keep = keeping) {
  const saves: SavedMixRequest[] = [];
  const asked: MixRequest[] = [];
  const storage = createMixStorage(createMemoryStorage(), 'mixes/1');
  const open = () =>
    createMixes({
      storage,
      make: (request) => {
        asked.push(mixRequestSchema.parse(request));
        return answer(request);
      },
      save: (request) => {
        saves.push(savedMixRequestSchema.parse(request));
        return keep(request);
      },
      now: () => 0,
    });
  const mixes = open();
  const newest = (id = '1') => mixes.get().get(id)?.versions.at(-1);
  const entry = () => mixes.get().get('1');
  return {
    asked,
    saves,
    entry,
    mixes,
    newest,
    open,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
  };
}
