import { expect, test } from 'vitest';
import {
  type LockPackages,
  noticesDocument,
  packageNameOf,
  shippedFolders,
  tidyText,
} from './notices-document.ts';

const packages: LockPackages = {
  '': {},
  'packages/web': { dependencies: { '@ours/contract': '1', react: '1' } },
  'packages/contract': { dependencies: { zod: '4' } },
  'node_modules/@ours/contract': { link: true, resolved: 'packages/contract' },
  'node_modules/react': {
    version: '19.0.0',
    dependencies: { scheduler: '1' },
    peerDependencies: { csstype: '3', typings: '1' },
    peerDependenciesMeta: { typings: { optional: true } },
  },
  'node_modules/react/node_modules/scheduler': { version: '2.0.0' },
  'node_modules/scheduler': { version: '1.0.0' },
  'node_modules/csstype': { version: '3.0.0' },
  'node_modules/typings': { version: '1.0.0' },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/vitest': { version: '4.0.0' },
};

test('what ships is reached through workspaces, nested folders and required peers, and nothing else is', () => {
  expect(shippedFolders(packages, ['packages/web'])).toEqual([
    'node_modules/csstype',
    'node_modules/react',
    'node_modules/react/node_modules/scheduler',
    'node_modules/zod',
  ]);
});

test('a lock file that lacks a dependency is refused', () => {
  expect(() => shippedFolders({ 'packages/a': { dependencies: { gone: '1' } } }, ['packages/a'])).toThrow(
    'packages/a needs gone',
  );
});

test('the name of a nested scoped package is its own', () => {
  expect(packageNameOf('node_modules/a/node_modules/@b/c')).toBe('@b/c');
});

test('the document is the same whatever the order, and lists a version once', () => {
  const a = { name: 'a', version: '1.0.0', license: 'MIT', text: 'A' };
  const b = { name: 'b', version: '1.0.0', license: 'ISC', text: 'has ``` in it' };
  const document = noticesDocument([b, a, { ...a }]);
  expect(document).toBe(noticesDocument([a, b]));
  expect(document.match(/^## a 1\.0\.0$/gm)).toHaveLength(1);
  expect(document).toContain('````text\nhas ``` in it\n````');
});

test('line ends and margins are tidied', () => {
  expect(tidyText('\uFEFF\r\nMIT  \r\n\r\ntext\r\n')).toBe('MIT\n\ntext');
});
