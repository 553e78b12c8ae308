import { type Brief, briefBounds, moods as moodNames, shownMixBounds, situations } from '@attune/contract';
import { z } from 'zod';
import type { HostedModelConfig } from '../../config.ts';
import type { Upstream } from '../../http-client/http-client.ts';
import { createAskModel } from '../ask-model.ts';
import { instructions } from './instructions.ts';

/** What a model may say a message is; danger, commands and steps back are never its to tell. */
const modelIntents = [
  ...(['mood', 'request', 'refine', 'again'] as const),
  ...(['question', 'smalltalk', 'offtopic', 'unreadable'] as const),
] as const;
const kinds = [
  ...(['genre', 'era', 'activity', 'instrument', 'tempo', 'vocals', 'scene', 'language', 'keyword'] as const),
] as const;
/** How far the music is to move: a bit, plainly, a lot. */
const moves = ['much less', 'less', 'a bit less', 'none', 'a bit more', 'more', 'much more'] as const;
const move = z.enum(moves).default('none');
const mostChanges = 12;
const mostEdits = 6;
const longestValue = 40;

const nameSchema = z.string().trim().min(1).max(briefBounds.words);

const answerSchema = z.strictObject({
  intent: z.enum(modelIntents),
  /** As a BCP 47 tag. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/)
    .nullable()
    .catch(null),
  mood: z.enum(moodNames).nullable(),
  /** How the writer is, where the music is to lead elsewhere. */
  feels: z.enum(moodNames).nullable().default(null),
  asks: z.array(z.enum(moodNames)).max(3).default([]),
  /** `none` takes back what was taken for one. */
  situation: z.enum([...situations, 'none']).nullable(),
  valence: move,
  energy: move,
  path: z.enum(['match', 'shift']).nullable().default(null),
  length: z
    .strictObject({
      /** `usual` takes a length away; it has no count. */
      unit: z.enum(['minutes', 'tracks', 'usual']),
      count: z.int().min(0).max(briefBounds.minutes.most),
    })
    .nullable()
    .default(null),
  explicit: z.boolean().nullable().default(null),
  discovery: z.enum(['familiar', 'new', 'any']).nullable().default(null),
  like: z
    .array(
      z.strictObject({
        kind: z.enum(['artist', 'track']),
        name: nameSchema,
        artist: nameSchema.nullable().default(null),
      }),
    )
    .max(briefBounds.like)
    .default([]),
  likePlaying: z.boolean().default(false),
  changes: z
    .array(
      z.strictObject({
        list: z.enum(['wanted', 'avoided']),
        op: z.enum(['add', 'remove']),
        kind: z.enum(kinds),
        value: z.string().min(1).max(longestValue),
      }),
    )
    .max(mostChanges),
  edits: z
    .array(
      z.strictObject({
        op: z.enum(['keep', 'drop', 'moreLike', 'lessLike']),
        positions: z.array(z.int().min(1).max(shownMixBounds.tracks)).max(shownMixBounds.tracks),
        /** Words of titles, as written: the model is told none. */
        named: z.array(nameSchema).max(mostEdits).default([]),
      }),
    )
    .max(mostEdits)
    .default([]),
});

/**
 * The form of an answer as model servers take it: some end at a group in a pattern (llama.cpp, and so Ollama, before 2026-04),
 * others refuse whatever has a default.
 */
const sentSchema = () =>
  z.toJSONSchema(answerSchema, {
    override({ jsonSchema }) {
      delete jsonSchema.default;
      delete jsonSchema.pattern;
    },
  });

export type Move = (typeof moves)[number];
export type ModelReading = z.infer<typeof answerSchema>;

const chatAnswer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** The model server did not answer with a reading in our form. Holds no words of the listener or the model. */
export class ReaderModelError extends Error {
  override readonly name = 'ReaderModelError';
  readonly status: number;

  constructor(status: number) {
    super(`reader model: no reading in an answer of status ${status}`);
    this.status = status;
  }
}

/** What stands when a message comes: what is wanted, and how many tracks are on the screen. */
export interface Standing {
  brief: Brief | null;
  tracks: number;
}

export interface ReaderModel {
  /** @throws {UpstreamError | ReaderModelError} when no reading in our form came in time. */
  read(text: string, standing: Standing, signal?: AbortSignal): Promise<ModelReading>;
}

/** In code points: half of one is no text that a server could read. */
const longestText = 1_000;
const beginningOf = (text: string) => [...text.slice(0, 2 * longestText)].slice(0, longestText).join('');

export function createReaderModel({
  config,
  upstream,
}: {
  config: HostedModelConfig & { model: string };
  upstream: Upstream;
}): ReaderModel {
  const schema = sentSchema();
  const ask = createAskModel(config, upstream);
  return {
    async read(text, { brief, tracks }, signal) {
      // A refused artist may have been named by the streaming service, whose names go to no model.
      const named = (list: Brief['wanted'] = []) =>
        list.filter(({ kind }) => kind !== 'artist').map(({ kind, value }) => `${kind}: ${value}`);
      const asked = {
        mood: brief?.mood ?? null,
        situation: brief?.situation ?? null,
        target: brief?.target ?? null,
        path: brief?.path ?? null,
        length: brief?.length ?? null,
        wanted: named(brief?.wanted),
        avoided: named(brief?.avoided),
        tracks,
        message: beginningOf(text),
      };
      const reply = await ask(
        {
          model: config.model,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: JSON.stringify(asked) },
          ],
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'reading', strict: true, schema },
          },
          max_tokens: 700,
          temperature: 0,
          stream: false,
        },
        signal,
      );
      if (reply.status !== 200) throw new ReaderModelError(reply.status);
      const reading = readingOf(reply.text);
      if (reading === null) throw new ReaderModelError(reply.status);
      return {
        ...reading,
        like: reading.like.filter(({ name }) => isSaid(name, text)),
        changes: reading.changes.filter(({ kind, value }) => kind !== 'keyword' || isSaid(value, text)),
        edits: reading.edits.map((edit) => ({
          ...edit,
          named: edit.named.filter((name) => isSaid(name, text)),
        })),
      };
    },
  };
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A name nobody wrote is the model's own idea. */
const isSaid = (name: string, text: string): boolean => folded(text).includes(folded(name));

/** @returns `null` for an answer that is no reading in our form */
export function readingOf(body: string): ModelReading | null {
  const answer = chatAnswer.safeParse(parsed(body));
  if (!answer.success) return null;
  const reading = answerSchema.safeParse(parsed(objectIn(answer.data.choices[0]?.message.content ?? '')));
  return reading.success ? reading.data : null;
}

const endOfThought = '</think>';

/** The object in what a model wrote: servers that know no form give it in a fence, or with words around it. */
function objectIn(content: string): string {
  const thought = content.lastIndexOf(endOfThought);
  const said = thought === -1 ? content : content.slice(thought + endOfThought.length);
  return said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
