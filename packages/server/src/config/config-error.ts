/** What is wrong with one setting, without its value. */
export type Problem = { key: string; expected: string };

/** A setting that is wrong or missing. Names keys and expectations, never values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly { key: string; expected: string }[];

  constructor(problems: readonly { key: string; expected: string }[]) {
    const lines = problems.map(({ key, expected }) => `  ${key}: ${expected}`);
    super(
      `The configuration is not usable (every setting is described in .env.example):\n${lines.join('\n')}`,
    );
    this.problems = problems;
  }
}
