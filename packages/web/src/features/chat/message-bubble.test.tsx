import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MessageBubble } from './message-bubble.tsx';

const words = 'You matter. At help.example you find someone to talk to, day and night.';

function renderHelp(text: string, helpUrl: string) {
  return render(<MessageBubble text={text} isUser={false} mood="sad" helpUrl={helpUrl} />);
}

describe('a message with a place to find help', () => {
  test('links the address where the text names it, in a new tab that learns nothing of this one', () => {
    const { container } = renderHelp(words, 'https://help.example');
    const link = screen.getByRole('link', { name: /^help\.example/ });
    expect(link.getAttribute('href')).toBe('https://help.example');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(container.querySelector('p')?.textContent?.replace(' (opens in a new tab)', '')).toBe(words);
  });

  test('links the address after a text that does not name it', () => {
    renderHelp('You matter.', 'https://help.example/talk');
    expect(screen.getByRole('link', { name: /^help\.example\/talk/ })).toBeDefined();
  });

  test('carries no badge and no sparks', () => {
    const { container } = renderHelp(words, 'https://help.example');
    expect(screen.queryByText('Sad')).toBeNull();
    expect(container.querySelector('[data-spark], [data-tone]')).toBeNull();
  });

  test.each(['javascript:alert(1)', 'http://help.example', 'help.example', ''])(
    'shows the text alone when the address is %j',
    (helpUrl) => {
      renderHelp(words, helpUrl);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText(words)).toBeDefined();
    },
  );
});

describe('a message that may come from somebody in need', () => {
  const helpLine = { text: 'Ayuda cerca de ti: help.example.', url: 'https://help.example' };

  test('carries where help is found as a quiet line in its language, and no badge', () => {
    const { container } = render(
      <MessageBubble text="Gracias." isUser={false} mood="calm" helpLine={helpLine} language="es" />,
    );
    const [words, line] = container.querySelectorAll('p');
    expect(words?.textContent).toBe('Gracias.');
    expect(line?.textContent).toContain('Ayuda cerca de ti: help.example');
    expect([words?.lang, line?.lang]).toEqual(['es', 'es']);
    const link = screen.getByRole('link', { name: /^help\.example/ });
    expect(link.getAttribute('href')).toBe('https://help.example');
    expect(screen.getByText('(opens in a new tab)').lang).toBe('en');
    expect(screen.queryByText('Calm')).toBeNull();
    expect(container.querySelector('[data-spark], [data-tone]')).toBeNull();
  });

  test('says the line without a link when its address is none to follow', () => {
    render(
      <MessageBubble
        text="Gracias."
        isUser={false}
        mood="calm"
        helpLine={{ ...helpLine, url: 'javascript:alert(1)' }}
      />,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(helpLine.text)).toBeDefined();
  });
});

test('a message without one shows its mood and turns nothing into a link', () => {
  render(<MessageBubble text={words} isUser={false} mood="sad" />);
  expect(screen.getByText('Sad')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
