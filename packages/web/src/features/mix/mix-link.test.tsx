import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mixOf } from '../../testing/samples.ts';
import { MixLink } from './mix-link.tsx';

test('a name that runs the other way leaves our words and the length as they are', () => {
  const [first] = mixOf().tracks;
  if (first === undefined) throw new Error('The sample has no tracks.');
  const track = {
    ...first,
    name: 'שלום',
    artists: ['\u202Eetsalb'],
    reasons: [{ for: 'fit', text: 'calm' }],
  };
  render(<MixLink track={track} isPinned={false} />);
  expect(screen.getByText('שלום').getAttribute('dir')).toBe('auto');
  expect(screen.getByText('שלום').parentElement?.hasAttribute('dir')).toBe(false);
  expect(screen.getByText('\u202Eetsalb').tagName).toBe('BDI');
  expect(screen.getByText('calm').tagName).toBe('BDI');
});
