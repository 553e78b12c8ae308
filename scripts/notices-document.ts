/** The fields of an entry of package-lock.json that are read here. */
export type LockEntry = {
  version?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** The `packages` of package-lock.json: folder relative to the root -> entry. */
export type LockPackages = Readonly<Record<string, LockEntry>>;

export type Notice = { name: string; version: string; license: string; text: string };

const modules = 'node_modules/';

/** The lock file's folder of `name` as seen from `folder`, looked up as Node does: nearest node_modules first. */
function resolveFolder(packages: LockPackages, folder: string, name: string): string | undefined {
  for (let at = folder; ; ) {
    const candidate = at === '' ? `${modules}${name}` : `${at}/${modules}${name}`;
    const entry = packages[candidate];
    if (entry) return entry.link ? entry.resolved : candidate;
    if (at === '') return undefined;
    const parent = at.lastIndexOf('/');
    at = parent === -1 ? '' : at.slice(0, parent);
  }
}

function runtimeDependencies({ dependencies, peerDependencies, peerDependenciesMeta }: LockEntry): string[] {
  const requiredPeers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys(dependencies ?? {}), ...requiredPeers];
}

/**
 * Folders of the packages of other people that ship: everything the given workspaces depend on at run time,
 * directly or not. Development and optional dependencies (such as a program for one platform) are left out, so
 * the answer is the same on every machine.
 * @throws {Error} when the lock file lacks a dependency it names.
 */
export function shippedFolders(packages: LockPackages, startFolders: readonly string[]): string[] {
  const seen = new Set<string>();
  const queue = [...startFolders];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    const entry = packages[folder];
    if (!entry) throw new Error(`package-lock.json has no entry for ${folder}`);
    for (const name of runtimeDependencies(entry)) {
      const found = resolveFolder(packages, folder, name);
      if (found === undefined)
        throw new Error(`package-lock.json: ${folder} needs ${name}, which is not there`);
      queue.push(found);
    }
  }
  return [...seen].filter((folder) => folder.includes(modules)).sort();
}

/** The package's name in a lock file folder: `node_modules/a/node_modules/@b/c` -> `@b/c`. */
export function packageNameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf(modules) + modules.length);
}

const head = `# Third-party notices

Attune ships with, or is built into one with, the packages below. Each stands under its own licence, whose text
follows. \`npm run notices\` writes this file; \`npm test\` fails when it is out of date.
`;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

/** The document: one section per package and version, by name; the same notices give the same text everywhere. */
export function noticesDocument(notices: readonly Notice[]): string {
  const unique = new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]));
  const sorted = [...unique.values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version),
  );
  const index = sorted.map(({ name, version, license }) => `- ${name} ${version}: ${license}`).join('\n');
  const sections = sorted.map(({ name, version, license, text }) => {
    return `## ${name} ${version}\n\nLicence: ${license}\n\n${fenced(text)}\n`;
  });
  return [head, `${index}\n`, ...sections].join('\n');
}

/** Line ends, trailing space and blank margins differ between packages, not their meaning. */
export function tidyText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
