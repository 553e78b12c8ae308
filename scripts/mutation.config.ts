import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import base from '../vitest.config.ts';
import type { Mutation } from './mutations/mutation.ts';

const mutation = JSON.parse(process.env.MUTATION ?? 'null') as Pick<
  Mutation,
  'file' | 'find' | 'replace'
> | null;

/** Changes the file as the tests load it. On disk it stays as it is, whatever becomes of the run. */
const mutate = {
  name: 'mutate',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (mutation === null || !id.split('?', 1)[0]?.endsWith(`/${mutation.file}`)) return null;
    return { code: code.replace(mutation.find, () => mutation.replace), map: null };
  },
};

const patienceMs = 60_000;
const projects = (base.test?.projects ?? []) as UserWorkspaceConfig[];

/** The project's tests, with one of its guards broken; see `mutate.ts`. */
export default defineConfig({
  test: {
    ...base.test,
    projects: projects.map((project) => ({
      ...project,
      // A busy machine must not be taken for a guard that holds.
      test: { ...project.test, testTimeout: patienceMs, hookTimeout: patienceMs },
      plugins: [mutate, ...(project.plugins ?? [])],
    })),
  },
});
