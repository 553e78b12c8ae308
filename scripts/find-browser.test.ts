import { describe, expect, test } from 'vitest';
import { type BrowserMachine, BrowserNotFoundError, findBrowser } from './find-browser.ts';

type FakeMachine = BrowserMachine & { said: string[]; installed: string[]; launched: string[] };

/** A machine on which only the browsers in `working` start, and installers end as `installs` says. */
function fakeMachine({
  working = [],
  installs = () => false,
  ...overrides
}: Partial<BrowserMachine> & {
  working?: string[];
  installs?: (command: string, run: number) => boolean;
}): FakeMachine {
  const said: string[] = [];
  const installed: string[] = [];
  const launched: string[] = [];
  return {
    chromiumPath: undefined,
    systemBrowsers: () => [],
    playwrightBrowser: () => undefined,
    mayInstallPackages: false,
    install: async (command, args) => {
      installed.push([command, ...args].join(' '));
      return installs(command, installed.length);
    },
    launch: async (path) => {
      launched.push(path);
      if (working.includes(path)) return '150.0';
      throw new Error('missing library\nsecond line');
    },
    say: (line) => said.push(line),
    ...overrides,
    said,
    installed,
    launched,
  };
}

describe('findBrowser', () => {
  test('takes CHROMIUM_PATH before everything else, and says so', async () => {
    const machine = fakeMachine({
      chromiumPath: '/named',
      systemBrowsers: () => ['/system'],
      working: ['/named', '/system'],
    });
    expect(await findBrowser(machine)).toEqual({
      executablePath: '/named',
      version: '150.0',
      source: 'CHROMIUM_PATH',
    });
    expect(machine.launched).toEqual(['/named']);
    expect(machine.said).toEqual(['Browser: Chromium 150.0, /named (CHROMIUM_PATH).']);
  });

  test('goes on to the next candidate when one does not start, with the first line of the reason', async () => {
    const machine = fakeMachine({
      chromiumPath: '/named',
      systemBrowsers: () => ['/first', '/second'],
      playwrightBrowser: () => '/own',
      working: ['/second', '/own'],
    });
    expect((await findBrowser(machine)).executablePath).toBe('/second');
    expect(machine.launched).toEqual(['/named', '/first', '/second']);
    expect(machine.said[0]).toBe('Browser at /named (CHROMIUM_PATH) does not start: missing library');
  });

  test("takes Playwright's own browser before it installs anything", async () => {
    const machine = fakeMachine({
      playwrightBrowser: () => '/own',
      mayInstallPackages: true,
      working: ['/own'],
    });
    expect((await findBrowser(machine)).source).toBe('Playwright');
    expect(machine.installed).toEqual([]);
  });

  test('updates the package lists once when the first installations fail, and takes the lighter package first', async () => {
    let present = false;
    const machine = fakeMachine({
      systemBrowsers: () => (present ? ['/usr/bin/chromium-headless-shell'] : []),
      mayInstallPackages: true,
      working: ['/usr/bin/chromium-headless-shell'],
      installs: (_command, run) => {
        present = run === 4;
        return run > 2;
      },
    });
    expect((await findBrowser(machine)).source).toBe('apt-get install');
    const install = 'apt-get install -y --no-install-recommends';
    expect(machine.installed).toEqual([
      `${install} chromium-headless-shell`,
      `${install} chromium`,
      'apt-get update',
      `${install} chromium-headless-shell`,
    ]);
  });

  test('takes the package with a window where there is no other', async () => {
    let present = false;
    const machine = fakeMachine({
      systemBrowsers: () => (present ? ['/usr/bin/chromium'] : []),
      mayInstallPackages: true,
      working: ['/usr/bin/chromium'],
      installs: (_command, run) => {
        present = run === 2;
        return present;
      },
    });
    expect((await findBrowser(machine)).executablePath).toBe('/usr/bin/chromium');
  });

  test("falls back to Playwright's download without the rights to install packages", async () => {
    let present = false;
    const machine = fakeMachine({
      playwrightBrowser: () => (present ? '/downloaded' : undefined),
      working: ['/downloaded'],
      installs: () => {
        present = true;
        return true;
      },
    });
    expect((await findBrowser(machine)).source).toBe('playwright install chromium');
    expect(machine.installed).toEqual(['npx playwright install chromium']);
  });

  test('names what to install in one line when all fail, having started each candidate once', async () => {
    const machine = fakeMachine({
      systemBrowsers: () => ['/broken'],
      mayInstallPackages: true,
      installs: () => true,
    });
    const error: unknown = await findBrowser(machine).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BrowserNotFoundError);
    expect(String(error)).toContain('install Chromium or Google Chrome');
    expect(String(error)).not.toContain('\n');
    expect(machine.launched).toEqual(['/broken']);
  });
});
