import { readFileSync } from 'node:fs';
import { moods } from '@attune/contract';
import { expect, test } from 'vitest';
import { iconSvg } from '../packages/local-streaming/src/pages/icon.ts';

// Colours stand in styles, where no compiler asks for those of a new mood, and are repeated where no style reaches.
const sourceOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const styles = (path: string) => sourceOf(`packages/${path}`);
const tokens = styles('design/src/tokens.css');
const page = styles('web/src/base.css');
const field = styles('web/src/features/chat/card/card.css');

test.each(moods)('%s has its colours, on the page, at words, and on the field of feelings', (mood) => {
  for (const part of ['', '-soft', '-ink'])
    expect(tokens).toMatch(new RegExp(`--mood-${mood}${part}:\\s*light-dark\\(#\\w{6}, #\\w{6}\\)`));
  expect(page).toContain(`:root[data-mood="${mood}"]`);
  expect(page).toContain(`[data-tone="${mood}"]`);
  expect(field).toContain(`var(--mood-${mood}-soft)`);
});

/** Light and dark of a token. */
function coloursOf(token: string) {
  const [, light = '', dark = ''] =
    new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  expect(light, token).not.toBe('');
  return { light, dark };
}

const moodColours = (scheme: 'light' | 'dark') => moods.map((mood) => coloursOf(`mood-${mood}`)[scheme]);

test.each([
  ['the page', styles('web/public/favicon.svg')],
  ['the built-in service', iconSvg],
])('the icon of %s has a bar for each mood, in its colour on dark', (_, svg) => {
  const bars = [...svg.matchAll(/stroke="(#\w{6})"/g)].map(([, colour]) => colour);
  expect(bars.toSorted()).toEqual(moodColours('dark').toSorted());
});

test('the mark on the pages of the built-in service has a bar for each mood', () => {
  const bars = [
    ...styles('local-streaming/src/pages/styles/frame.css').matchAll(/fill: var\(--mood-(\w+)\)/g),
  ];
  expect(bars.map(([, mood]) => mood).toSorted()).toEqual(moods.toSorted());
});

test('the document of the design names the colours that there are', () => {
  const document = sourceOf('docs/design.md');
  for (const mood of moods) {
    const { light, dark } = coloursOf(`mood-${mood}`);
    expect(document).toContain(`| ${mood} | ${light} / ${dark} |`);
  }
  const text = [coloursOf('color-text'), coloursOf('color-text-muted')] as const;
  const border = [coloursOf('color-border'), coloursOf('color-border-strong')] as const;
  for (const [one, other] of [text, border])
    expect(document).toContain(`| ${one.light}, ${other.light} | ${one.dark}, ${other.dark} |`);
  for (const token of ['color-accent', 'color-focus-ring']) {
    const { light, dark } = coloursOf(token);
    expect(document).toMatch(new RegExp(`\`--${token}\`[^|]* \\| ${light} \\| ${dark} \\|`));
  }
});

test('the browser around the page has the colour of its ground', () => {
  const { light, dark } = coloursOf('color-bg');
  const page = styles('web/index.html');
  expect(page).toContain(`content="${light}" media="(prefers-color-scheme: light)"`);
  expect(page).toContain(`content="${dark}" media="(prefers-color-scheme: dark)"`);
  expect(styles('web/public/manifest.webmanifest').match(/#\w{6}/g)).toEqual([dark, dark]);
});

test('the page that asks where the music is has the colours of the others', () => {
  const used = [...styles('server/src/routes/choose-service-page.ts').matchAll(/--(\w+):(#\w{3,6})\b/g)];
  const named = {
    ground: 'bg',
    card: 'surface',
    ink: 'text',
    muted: 'text-muted',
    line: 'border',
    accent: 'accent',
  };
  const wanted = (scheme: 'light' | 'dark') =>
    Object.entries(named).map(([name, token]) => [name, coloursOf(`color-${token}`)[scheme]]);
  expect(used.map(([, name, colour]) => [name, colour])).toEqual([...wanted('light'), ...wanted('dark')]);
});
