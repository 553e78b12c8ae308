import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conversationMutations } from './mutations/conversation.ts';
import { dangerMutations } from './mutations/danger.ts';
import { mixMutations } from './mutations/mix.ts';
import { moodMutations } from './mutations/mood.ts';
import { playerMutations } from './mutations/player.ts';
import { replyMutations } from './mutations/replies.ts';
import { serverMutations } from './mutations/server.ts';
import { upstreamMutations } from './mutations/upstreams.ts';
import { webMutations } from './mutations/web.ts';
import { projectRoot } from './project-root.ts';

const all = [
  ...conversationMutations,
  ...dangerMutations,
  ...replyMutations,
  ...mixMutations,
  ...moodMutations,
  ...playerMutations,
  ...serverMutations,
  ...upstreamMutations,
  ...webMutations,
];

// A name that is changed in the code has to be changed here as well, and nothing else would say so before the next run.
test('each listed guard stands once in its file, and its tests exist', () => {
  const stale = all.filter(({ file, find }) => {
    const path = join(projectRoot, file);
    return !existsSync(path) || readFileSync(path, 'utf8').split(find).length !== 2;
  });
  expect(stale.map(({ file, find }) => `${file}: ${find}`)).toEqual([]);
  const tests = new Set(all.flatMap((mutation) => mutation.tests));
  expect([...tests].filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
