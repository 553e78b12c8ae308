/**
 * Runs the browser tests against the built product: `npm run e2e [-- --build] [arguments of Playwright]`.
 * A run without arguments of Playwright's own writes reports/playwright.json, which the conformance report reads.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BrowserNotFoundError, findBrowser } from './find-browser.ts';
import { projectRoot } from './project-root.ts';
import { runCommand } from './run-command.ts';
import { thisMachine } from './this-machine.ts';

const builtFiles = ['packages/server/dist/main.js', 'packages/web/dist/index.html'];

async function buildIfNeeded(wanted: boolean): Promise<boolean> {
  const missing = builtFiles.some((file) => !existsSync(join(projectRoot, file)));
  if (!wanted && !missing) return true;
  console.log('Building the product.');
  return (await runCommand('npm', ['run', '--silent', 'build'], { output: 'show' })).code === 0;
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const playwrightArgs = args.filter((arg) => arg !== '--build');
  if (!(await buildIfNeeded(args.includes('--build')))) return 1;
  const { executablePath } = await findBrowser(thisMachine);
  const isWholeRun = playwrightArgs.length === 0;
  const { code } = await runCommand(
    process.execPath,
    [
      join(projectRoot, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      join(projectRoot, 'e2e/playwright.config.ts'),
      ...(isWholeRun ? ['--reporter=dot,json'] : playwrightArgs),
    ],
    {
      output: 'show',
      env: {
        ...process.env,
        CHROMIUM_PATH: executablePath,
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(projectRoot, 'reports/playwright.json'),
      },
    },
  );
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof BrowserNotFoundError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
