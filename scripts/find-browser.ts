/** How a candidate came to be considered; said aloud, so a surprising choice can be traced. */
export type BrowserSource =
  | 'CHROMIUM_PATH'
  | 'system'
  | 'Playwright'
  | 'apt-get install'
  | 'playwright install chromium';

export type FoundBrowser = { executablePath: string; version: string; source: BrowserSource };

/** What the search needs from the machine. Passed in, so the order can be tested without one. */
export type BrowserMachine = {
  /** The value of the environment variable `CHROMIUM_PATH`; empty counts as unset. */
  chromiumPath: string | undefined;
  /** Absolute paths of the Chromium and Chrome programs found on this system, best first. */
  systemBrowsers: () => string[];
  /** Where Playwright keeps its own Chromium, or `undefined` when it is not there. */
  playwrightBrowser: () => string | undefined;
  /** True on Debian or Ubuntu with the rights to install packages. */
  mayInstallPackages: boolean;
  /** Runs an installer; true when it ended well. */
  install: (command: string, args: readonly string[]) => Promise<boolean>;
  /** Starts the browser once and returns its version. Rejects when it does not start. */
  launch: (executablePath: string) => Promise<string>;
  say: (line: string) => void;
};

/** No browser could be found, started or installed. */
export class BrowserNotFoundError extends Error {
  override readonly name = 'BrowserNotFoundError';
}

/** The engine without a window of its own first: the tests take a fifth less work in it. Ubuntu has only the other. */
const debianPackages = ['chromium-headless-shell', 'chromium'] as const;

async function installFromDebian({ install }: BrowserMachine): Promise<boolean> {
  const installAny = async (): Promise<boolean> => {
    for (const name of debianPackages) {
      if (await install('apt-get', ['install', '-y', '--no-install-recommends', name])) return true;
    }
    return false;
  };
  return (await installAny()) || ((await install('apt-get', ['update'])) && (await installAny()));
}

/** Candidates in the order of preference. Lazy: an installer runs only when all before it have failed. */
async function* candidates(
  machine: BrowserMachine,
): AsyncGenerator<{ source: BrowserSource; executablePath: string }> {
  if (machine.chromiumPath) yield { source: 'CHROMIUM_PATH', executablePath: machine.chromiumPath };
  for (const executablePath of machine.systemBrowsers()) yield { source: 'system', executablePath };
  const own = machine.playwrightBrowser();
  if (own) yield { source: 'Playwright', executablePath: own };

  if (machine.mayInstallPackages) {
    machine.say('No browser found: installing a package of Chromium.');
    if (await installFromDebian(machine)) {
      for (const executablePath of machine.systemBrowsers()) {
        yield { source: 'apt-get install', executablePath };
      }
    }
  }
  machine.say('No browser found: asking Playwright to install its Chromium.');
  if (await machine.install('npx', ['playwright', 'install', 'chromium'])) {
    const installed = machine.playwrightBrowser();
    if (installed) yield { source: 'playwright install chromium', executablePath: installed };
  }
}

/**
 * Finds a Chromium for the browser tests, or installs one: `CHROMIUM_PATH`, the system's, Playwright's own,
 * the distribution's package (as root on Debian or Ubuntu), Playwright's download. Each candidate is started
 * once, because a file that is there may still lack a library.
 * @throws {BrowserNotFoundError} with one line that says what to install.
 */
export async function findBrowser(machine: BrowserMachine): Promise<FoundBrowser> {
  const refused = new Set<string>();
  for await (const { source, executablePath } of candidates(machine)) {
    if (refused.has(executablePath)) continue;
    try {
      const version = await machine.launch(executablePath);
      machine.say(`Browser: Chromium ${version}, ${executablePath} (${source}).`);
      return { executablePath, version, source };
    } catch (error) {
      refused.add(executablePath);
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
      machine.say(`Browser at ${executablePath} (${source}) does not start: ${reason}`);
    }
  }
  throw new BrowserNotFoundError(
    'No browser for the tests: install Chromium or Google Chrome (Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to one that starts.',
  );
}
