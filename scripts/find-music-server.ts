/** What the search needs from the machine. Passed in, so that it can be tested without one. */
export type MusicServerMachine = {
  /** Whether the real music server of the tests can be started here. */
  hasMusicServer: () => boolean;
  /** True on Debian or Ubuntu with the rights to install packages. */
  mayInstallPackages: boolean;
  /** Runs an installer; true when it ended well. */
  install: (command: string, args: readonly string[]) => Promise<boolean>;
  say: (line: string) => void;
};

const packages = ['supysonic', 'python3-waitress'] as const;
const aptInstall = ['install', '-y', '--no-install-recommends', ...packages] as const;

/**
 * Finds the real music server that some tests speak with, or installs it (as root on Debian or Ubuntu). Where neither is
 * possible those tests are skipped, and it is said so.
 * @returns whether it is there
 */
export async function findMusicServer(machine: MusicServerMachine): Promise<boolean> {
  const { hasMusicServer, install, say } = machine;
  const isThere = (how: string) => {
    if (!hasMusicServer()) return false;
    say(`Music server: supysonic (${how}).`);
    return true;
  };
  if (isThere('system')) return true;
  if (machine.mayInstallPackages) {
    say(`No music server found: installing ${packages.join(' and ')}.`);
    const isInstalled =
      (await install('apt-get', aptInstall)) ||
      ((await install('apt-get', ['update'])) && (await install('apt-get', aptInstall)));
    if (isInstalled && isThere('apt-get install')) return true;
  }
  say(
    'SKIPPED: no real music server for the tests of LIBRARY_URL; a fake one stands in. ' +
      `(Debian: apt-get install ${packages.join(' ')})`,
  );
  return false;
}

/**
 * Whether the tests may do without a real music server: on a machine where somebody reads that they were skipped.
 * @param ci what `CI` in the environment says
 */
export const mayGoWithout = (ci: string | undefined): boolean => ['', '0', 'false'].includes(ci ?? '');
