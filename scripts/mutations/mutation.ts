/** One guard broken on purpose: some test has to notice. */
export interface Mutation {
  /** What no longer holds when it is broken. */
  guard: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** The test files of which one has to fail. */
  tests: readonly string[];
  /** Why no test can notice, or none is worth its cost; stands in docs/mutations.md. */
  survives?: string;
}

/** The mutations of one folder, with its name in front of their files and tests. */
export function within(folder: string, mutations: readonly Mutation[]): Mutation[] {
  return mutations.map((mutation) => ({
    ...mutation,
    file: `${folder}/${mutation.file}`,
    tests: mutation.tests.map((test) => `${folder}/${test}`),
  }));
}
