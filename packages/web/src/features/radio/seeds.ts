import { type Brief, briefBounds, type Like, type Mood, moods } from '@attune/contract';
import { briefAround } from '../../lib/brief-around.ts';
import type { RadioSeed } from './radio.ts';

/** What an address may name; the names are those of its query. */
export type RadioRequest =
  | { kind: 'mood'; mood: Mood }
  | { kind: 'track'; name: string; artist: string | null }
  | { kind: 'artist'; name: string }
  | { kind: 'conversation' };

const bounded = (words: string | null) => (words ?? '').trim().slice(0, briefBounds.words);

/** What the query of an address asks for; `null` where it asks for nothing that can be played. */
export function readRadioRequest(query: URLSearchParams): RadioRequest | null {
  const mood = moods.find((one) => one === query.get('mood'));
  if (mood !== undefined) return { kind: 'mood', mood };
  const track = bounded(query.get('track'));
  const artist = bounded(query.get('artist'));
  if (track !== '') return { kind: 'track', name: track, artist: artist === '' ? null : artist };
  if (artist !== '') return { kind: 'artist', name: artist };
  return query.get('from') === 'conversation' ? { kind: 'conversation' } : null;
}

/** The query that asks for it. */
export function queryOf(request: RadioRequest): string {
  switch (request.kind) {
    case 'mood':
      return new URLSearchParams({ mood: request.mood }).toString();
    case 'track':
      return new URLSearchParams({
        track: request.name,
        ...(request.artist !== null && { artist: request.artist }),
      }).toString();
    case 'artist':
      return new URLSearchParams({ artist: request.name }).toString();
    case 'conversation':
      return new URLSearchParams({ from: 'conversation' }).toString();
  }
}

/** @param said the brief of the conversation; `null` where none was had, and then there is no station of it */
export function seedOf(
  request: RadioRequest,
  said: Brief | null,
  nameOfMood: (mood: Mood) => string,
): RadioSeed | null {
  const key = queryOf(request);
  switch (request.kind) {
    case 'mood':
      return { key, name: nameOfMood(request.mood), brief: briefAround([], request.mood) };
    case 'track': {
      const { name, artist } = request;
      const like: Like = { kind: 'track', name, ...(artist !== null && { artist }) };
      return { key, name, brief: briefAround([like]), aimsAtLiked: true };
    }
    case 'artist':
      return {
        key,
        name: request.name,
        brief: briefAround([{ kind: 'artist', name: request.name }]),
        aimsAtLiked: true,
      };
    case 'conversation':
      return said && { key, name: nameOfMood(said.mood), brief: said };
  }
}
