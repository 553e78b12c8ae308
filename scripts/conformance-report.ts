/** Where a statement must be proven: in a real browser, over real HTTP, or by a plain test. */
export type RunnerKind = 'browser' | 'wire' | 'unit';

/** One executed or skipped test, as either runner's report tells of it. */
export type TestResult = {
  title: string;
  file: string;
  kind: RunnerKind;
  outcome: 'passed' | 'failed' | 'skipped';
};

/** The state of one statement. `proofs` are the tests of the required kind that carry its id. */
export type Statement = { id: string; kind: RunnerKind; isProven: boolean; proofs: TestResult[] };

export type ConformanceReport = {
  statements: Statement[];
  /** Titles that break the rules: more than three ids, or an id the list does not know. */
  errors: string[];
};

export const maxIdsPerTitle = 3;

const idPattern = /\b(?:ROUTE|HEAD|LAND|AUTH|DASH|CHAT|PANEL|MOOD|REPLY|LIST|TRACK|SONG|PROF|CAT)-\d{2}\b/g;

function idsIn(text: string): string[] {
  return [...new Set(text.match(idPattern) ?? [])];
}

/** The ids of a Markdown list, one bullet each; ids that are only mentioned in prose don't count. */
export function parseIdList(markdown: string): string[] {
  return [...markdown.matchAll(/^- ([A-Z]+-\d{2})\b/gm)].flatMap(([, id]) => (id ? [id] : []));
}

const wordingById = (markdown: string) =>
  new Map(
    [...markdown.matchAll(/^- ([A-Z]+-\d{2}) (.*)$/gm)].map(([, id = '', wording = '']) => [id, wording]),
  );

/** The ids of statements that stand in one list alone or are worded differently, in the order of the lists. */
export function differingStatements(copy: string, source: string): string[] {
  const [ours, theirs] = [wordingById(copy), wordingById(source)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].filter((id) => ours.get(id) !== theirs.get(id));
}

const browserPrefixes = ['ROUTE', 'HEAD', 'LAND', 'AUTH', 'DASH', 'CHAT', 'PANEL'];
const wirePrefixes = ['MOOD', 'REPLY', 'LIST', 'TRACK', 'SONG', 'PROF'];
const exceptions: ReadonlyMap<string, RunnerKind> = new Map([
  ['AUTH-09', 'wire'],
  ['CHAT-12', 'unit'],
  ['MOOD-01', 'unit'],
  ['MOOD-02', 'unit'],
  ['MOOD-03', 'unit'],
]);

/**
 * The runner that must prove an id, as the head of docs/conformance.md says.
 * @throws {RangeError} for a prefix the list's head does not mention.
 */
export function requiredKind(id: string): RunnerKind {
  const exception = exceptions.get(id);
  if (exception) return exception;
  const prefix = id.slice(0, id.indexOf('-'));
  if (browserPrefixes.includes(prefix)) return 'browser';
  if (wirePrefixes.includes(prefix)) return 'wire';
  if (prefix === 'CAT') return 'unit';
  throw new RangeError(`${id}: no runner is known for the prefix ${prefix}`);
}

function titleErrors({ title, file }: TestResult, known: ReadonlySet<string>): string[] {
  const ids = idsIn(title);
  const errors = ids.filter((id) => !known.has(id)).map((id) => `${file}: no statement ${id} ("${title}")`);
  if (ids.length > maxIdsPerTitle) {
    errors.push(`${file}: ${ids.length} ids in one title, at most ${maxIdsPerTitle} ("${title}")`);
  }
  return errors;
}

/**
 * Joins the statements with the tests that carry their ids. A statement is proven when at least one test of the
 * required kind passed and none of that kind failed; a skipped test proves nothing.
 */
export function judge(ids: readonly string[], results: readonly TestResult[]): ConformanceReport {
  const known = new Set(ids);
  const statements = ids.map((id): Statement => {
    const kind = requiredKind(id);
    const proofs = results.filter((result) => result.kind === kind && idsIn(result.title).includes(id));
    const executed = proofs.filter(({ outcome }) => outcome !== 'skipped');
    const isProven = executed.length > 0 && executed.every(({ outcome }) => outcome === 'passed');
    return { id, kind, isProven, proofs };
  });
  return { statements, errors: [...new Set(results.flatMap((result) => titleErrors(result, known)))] };
}

/**
 * Holds the report against the list of statements that are still open. The list may only shrink: a statement
 * that is proven must leave it, and one outside it must be proven.
 * @returns one line per breach, none when report and list agree.
 */
export function compareWithOpenList(statements: readonly Statement[], open: readonly string[]): string[] {
  const known = new Set(statements.map(({ id }) => id));
  const isOpen = new Set(open);
  const breaches = open
    .filter((id) => !known.has(id))
    .map((id) => `${id} is listed as open but does not exist`);
  breaches.push(
    ...open.filter((id, at) => open.indexOf(id) !== at).map((id) => `${id} is listed as open twice`),
  );
  for (const { id, kind, isProven } of statements) {
    if (!isProven && !isOpen.has(id))
      breaches.push(`${id} has no passing ${kind} test and is not listed as open`);
    if (isProven && isOpen.has(id)) breaches.push(`${id} is proven: take it off the list of open ids`);
  }
  return breaches;
}

/** One line per group of statements: how many there are, how many are proven, which are not. */
export function summaryTable(statements: readonly Statement[]): string {
  const prefixes = [...new Set(statements.map(({ id }) => id.slice(0, id.indexOf('-'))))];
  return prefixes
    .map((prefix) => {
      const members = statements.filter(({ id }) => id.startsWith(`${prefix}-`));
      const missing = members
        .filter(({ isProven }) => !isProven)
        .map(({ id }) => id.slice(prefix.length + 1));
      const proven = `${members.length - missing.length}/${members.length}`;
      const rest = missing.length === 0 ? '' : `  open: ${missing.join(' ')}`;
      return `${prefix.padEnd(6)} ${proven.padStart(6)}${rest}`;
    })
    .join('\n');
}
