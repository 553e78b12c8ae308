import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { mixOf } from '../../testing/samples.ts';
import { ExportMix } from './export-mix.tsx';

const mix = mixOf();
/** What an older way of copying was given; jsdom knows none. */
const copied: string[] = [];
const withOldCopying = (isAllowed: boolean) => {
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    if (isAllowed) copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return isAllowed;
  };
};

afterEach(() => {
  vi.unstubAllGlobals();
  copied.length = 0;
});

test.each([
  [true, 'Copied.'],
  [false, 'The browser did not allow copying.'],
])(
  'is copied at an address without a secure context too, or says that it was not: %s',
  async (isAllowed, words) => {
    const user = userEvent.setup();
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent });
    withOldCopying(isAllowed);
    render(<ExportMix mix={mix} tracks={mix.tracks} />);
    const copy = screen.getByRole('button', { name: /^Copy/ });
    await user.click(copy);
    expect(await screen.findByText(words)).toBeDefined();
    expect(copied.map((text) => text.split('\n')[0])).toEqual(isAllowed ? [mix.title] : []);
    expect(document.activeElement).toBe(copy);
    expect(document.querySelector('textarea')).toBeNull();
  },
);
