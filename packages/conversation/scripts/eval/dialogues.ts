import * as z from 'zod/mini';

const oneOrMore = <Schema extends z.core.$ZodType>(schema: Schema) => z.union([schema, z.array(schema)]);
const direction = z.enum(['up', 'down', 'same']);

const expectSchema = z.strictObject({
  intent: z.optional(oneOrMore(z.string())),
  mood: z.optional(oneOrMore(z.string())),
  situation: z.optional(z.nullable(oneOrMore(z.nullable(z.string())))),
  wanted: z.optional(z.array(z.string())),
  avoided: z.optional(z.array(z.string())),
  notWanted: z.optional(z.array(z.string())),
  notAvoided: z.optional(z.array(z.string())),
  target: z.optional(z.object({ valence: z.optional(direction), energy: z.optional(direction) })),
  path: z.optional(oneOrMore(z.string())),
  length: z.optional(
    z.nullable(z.object({ minutes: z.optional(z.number()), tracks: z.optional(z.number()) })),
  ),
  explicit: z.optional(z.boolean()),
  discovery: z.optional(oneOrMore(z.string())),
  like: z.optional(z.array(z.string())),
  edits: z.optional(z.array(z.object({ op: z.string(), positions: z.array(z.number()) }))),
  command: z.optional(z.object({ action: z.string(), query: z.optional(z.string()) })),
  undo: z.optional(z.number()),
  keepsMusic: z.optional(z.boolean()),
  brief: z.optional(z.null()),
  language: z.optional(oneOrMore(z.string())),
});
export type Expectations = z.infer<typeof expectSchema>;

const turnSchema = z.object({ say: z.string(), playing: z.optional(z.boolean()), expect: expectSchema });
export type Turn = z.infer<typeof turnSchema>;

const dialogueSchema = z.object({ id: z.string(), turns: z.array(turnSchema) });
export type Dialogue = z.infer<typeof dialogueSchema>;

/** Reads dialogues, one a line; the format is in `fixtures/README.md`. */
export function parseDialogues(lines: string, file: string): Dialogue[] {
  return lines
    .split('\n')
    .map((line, at) => ({ line: line.trim(), at }))
    .filter(({ line }) => line !== '')
    .map(({ line, at }) => {
      const read = dialogueSchema.safeParse(JSON.parse(line));
      if (!read.success) throw new Error(`${file}:${at + 1} ${z.prettifyError(read.error)}`);
      return read.data;
    });
}
