import { expect, test } from 'vitest';
import { parseFields, selectFields } from './fields-filter.ts';

const body = {
  name: 'Rain',
  description: '',
  items: {
    total: 2,
    items: [
      {
        added_at: 'then',
        added_by: { id: 'sam', type: 'user' },
        item: { name: 'Low Tide', album: { name: 'Coast', id: 'c' } },
      },
      {
        added_at: 'now',
        added_by: { id: 'sam', type: 'user' },
        item: { name: 'Ebb', album: { name: 'Coast', id: 'c' } },
      },
    ],
  },
};
const select = (text: string) => {
  const selection = parseFields(text);
  return selection && selectFields(body, selection);
};

test.each([
  ['name', { name: 'Rain' }],
  ['name,description', { name: 'Rain', description: '' }],
  ['items(total)', { items: { total: 2 } }],
  ['items.total', { items: { total: 2 } }],
  [
    'items.items(added_by.id)',
    { items: { items: [{ added_by: { id: 'sam' } }, { added_by: { id: 'sam' } }] } },
  ],
  [
    'items.total, items.items.item.name',
    { items: { total: 2, items: [{ item: { name: 'Low Tide' } }, { item: { name: 'Ebb' } }] } },
  ],
  [
    'items(items(item(album(!name))))',
    { items: { items: [{ item: { album: { id: 'c' } } }, { item: { album: { id: 'c' } } }] } },
  ],
  [
    'items.items.item.album.name,items.items.item.name',
    {
      items: {
        items: [
          { item: { name: 'Low Tide', album: { name: 'Coast' } } },
          { item: { name: 'Ebb', album: { name: 'Coast' } } },
        ],
      },
    },
  ],
  ['!items', { name: 'Rain', description: '' }],
  ['nothing_like_it', {}],
])('%s selects as the document describes', (text, expected) => {
  expect(select(text)).toEqual(expected);
});

test.each([[''], ['name,'], ['items('], ['items(total))'], ['items()'], ['a..b'], ['name;'], ['!a,b']])(
  '%j cannot be read',
  (text) => {
    expect(parseFields(text)).toBeNull();
  },
);

test.each([
  ['parentheses', `${'items('.repeat(7000)}name${')'.repeat(7000)}`],
  ['dots', `${'items.'.repeat(7000)}name`],
  ['eleven levels', `${'items.'.repeat(10)}name`],
  ['a list without end', 'name,'.repeat(401)],
])('%s beyond what any answer has are refused, and not followed', (_, text) => {
  expect(parseFields(text)).toBeNull();
});

test('as deep as the deepest answer is read', () => {
  expect(parseFields('items(items(item(album(artists(external_urls(spotify))))))')).not.toBeNull();
});
