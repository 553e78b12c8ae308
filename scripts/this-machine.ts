import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags } from '../e2e/browser-flags.ts';
import type { BrowserMachine } from './find-browser.ts';
import { runCommand } from './run-command.ts';

const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
] as const;

const macPrograms = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
] as const;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemBrowsers(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = programNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set([...onPath, ...macPrograms])].filter(isExecutable);
}

function isDebianLike(): boolean {
  if (!existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** The machine this runs on, as `findBrowser` wants to see it. */
export const thisMachine: BrowserMachine = {
  chromiumPath: process.env.CHROMIUM_PATH,
  systemBrowsers,
  playwrightBrowser: () => {
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  },
  mayInstallPackages: process.getuid?.() === 0 && isDebianLike(),
  install: async (command, args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return (await runCommand(command, args, { env, output: 'show' })).code === 0;
  },
  launch: async (executablePath) => {
    const browser = await chromium.launch({ executablePath, args: [...browserFlags], timeout: 30_000 });
    try {
      return browser.version();
    } finally {
      await browser.close();
    }
  },
  say: (line) => console.log(line),
};
