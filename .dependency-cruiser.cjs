/**
 * Who may import whom; the picture is in docs/architecture.md. `npm run imports` fails on an import that runs
 * against it. Files that only tests use follow the same rules.
 */

const rooms = [
  'contract',
  'conversation',
  'design',
  'library',
  'local-streaming',
  'mix',
  'mood',
  'player',
  'repertoire',
  'server',
  'task-catalogue',
  'vocabulary',
  'web',
];

/** What each room may import of ours, besides itself. */
const mayImport = {
  'task-catalogue': [],
  contract: [],
  design: [],
  vocabulary: [],
  player: [],
  mix: ['contract', 'vocabulary'],
  mood: ['contract', 'vocabulary'],
  conversation: ['contract', 'mood', 'vocabulary'],
  'local-streaming': ['design', 'player'],
  repertoire: ['local-streaming', 'player', 'vocabulary'],
  library: ['local-streaming', 'player', 'repertoire', 'vocabulary'],
  server: rooms.filter((room) => room !== 'web'),
  web: ['contract', 'design', 'library', 'mix', 'player', 'repertoire', 'task-catalogue'],
};

/**
 * Where a package is joined with what fills its ports: the entry that runs it alone, and its tests. There it may
 * import these besides.
 */
const joinedIn = { 'local-streaming': 'src/(?:main[.]ts$|testing/|.+[.]test[.]tsx?$)' };
const joinedWith = { 'local-streaming': ['repertoire'] };

const joiningRules = Object.entries(joinedIn).map(([room, files]) => {
  const allowed = [room, ...mayImport[room], ...joinedWith[room]];
  return {
    name: `${room}-is-joined-with-its-ports-alone`,
    comment: `Its entry and its tests may import of ours only: ${allowed.join(', ')}.`,
    severity: 'error',
    from: { path: `^packages/${room}/${files}` },
    to: { path: '^packages/', pathNot: allowed.map((one) => `^packages/${one}/`) },
  };
});

const roomRules = rooms.map((room) => ({
  name: `${room}-imports-only-its-neighbours`,
  comment: `${room} may import of ours only: ${[room, ...mayImport[room]].join(', ')}.`,
  severity: 'error',
  // A measuring tool of a package ships nothing and may look at what it measures with.
  from: {
    path: `^packages/${room}/`,
    pathNot: [
      '^packages/[^/]+/scripts/',
      ...(joinedIn[room] === undefined ? [] : [`^packages/${room}/${joinedIn[room]}`]),
    ],
  },
  to: {
    path: '^packages/',
    pathNot: [room, ...mayImport[room]].map((allowed) => `^packages/${allowed}/`),
  },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    ...joiningRules,
    {
      name: 'product-imports-no-tool',
      comment:
        "The product knows neither the project's scripts nor the browser tests; a package's own scripts may.",
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/[^/]+/scripts/' },
      to: { path: '^(scripts|e2e)/' },
    },
    {
      name: 'browser-tests-import-only-the-contract',
      comment:
        'The browser tests use the built product as a person does; they never reach inside a package. A music server, and files for it to play, are no part of the product.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(packages|scripts)/',
        pathNot:
          '^packages/(contract/|library/src/testing/(supysonic|fake-server|beat-sound|flac-file|wav-file)[.]ts$)',
      },
    },
    {
      name: 'through-the-front-door',
      comment:
        'Another package is imported by its name and through its exports, never by a path into its files.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|e2e)/', pathNot: '^packages/[^/]+/scripts/' },
      to: { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'providers-alone-know-a-provider',
      comment:
        "What is peculiar to a streaming service is read from the provider's record, not from its files.",
      severity: 'error',
      from: { path: '^packages/server/', pathNot: '^packages/server/src/providers/' },
      to: { path: '^packages/server/src/providers/(?:spotify/|built-in[.]ts)' },
    },
    {
      name: 'sound-carries-no-catalogue',
      comment: 'What composes and sounds is loaded by pages; it knows nothing of the catalogue beside it.',
      severity: 'error',
      from: { path: '^packages/repertoire/src/(?:score|sound)/' },
      to: { path: '^packages/', pathNot: '^packages/(?:player/|repertoire/src/(?:score|sound)/)' },
    },
    {
      name: 'streamed-sound-carries-no-index',
      comment: 'What plays recordings is loaded by pages; it knows nothing of the folder and its index.',
      severity: 'error',
      from: { path: '^packages/library/src/sound/', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/', pathNot: '^packages/(?:player/|library/src/sound/)' },
    },
    {
      name: 'library-takes-no-music-of-the-repertoire',
      comment:
        'It uses what serves any catalogue: covers, neighbours in sound, playlists by words. What measures the analysis renders music whose tempo is known.',
      severity: 'error',
      from: { path: '^packages/library/', pathNot: '^packages/library/scripts/analysis/' },
      to: { path: '^packages/repertoire/', pathNot: '^packages/repertoire/src/for-other-music[.]ts$' },
    },
    {
      name: 'page-takes-the-sound-alone',
      comment: 'A page has no use for the catalogue, which is large.',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: { path: '^packages/(?:repertoire|library)/(?!src/sound/)' },
    },
    {
      name: 'page-imports-no-sound-at-once',
      comment: 'A static import of the sound would make everybody load it.',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: { path: '^packages/(?:repertoire|library)/', dynamic: false },
    },
    {
      name: 'web-shared-imports-no-feature',
      comment: 'components and lib are shared: they know neither a feature nor the application.',
      severity: 'error',
      from: { path: '^packages/web/src/(components|lib)/' },
      to: { path: '^packages/web/src/(features|app)/' },
    },
    {
      name: 'web-feature-imports-no-application',
      comment: 'The application joins features; a feature does not know the application.',
      severity: 'error',
      from: { path: '^packages/web/src/features/' },
      to: { path: '^packages/web/src/app/' },
    },
    {
      name: 'web-feature-imports-no-other-feature',
      comment: 'What two features need lives in components or lib, or the application joins them.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'product-imports-no-test',
      comment:
        'A test, a fixture of tests or a testing helper never ships; measurements and chaos do not ship either.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot:
          '[.]test[.]tsx?$|/testing/|/fixtures/|^packages/server/(bench|chaos|fuzz)/|^packages/[^/]+/scripts/',
      },
      to: { path: '[.]test[.]tsx?$|^packages/[^/]+/src/testing/' },
    },
    {
      name: 'no-circular',
      comment: 'Files that import each other in a circle cannot be understood, tested or moved one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'The imported file or package does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|test-results)/' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
