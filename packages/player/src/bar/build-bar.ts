import { type IconName, iconOutlines } from './icon-outlines.ts';

type Attributes = Readonly<Record<string, string | boolean>>;
type Content = readonly (Node | string)[];

export interface BarOptions {
  /** Shown where a track has no cover. */
  fallbackCover: string;
  /** Links lead to tabs of their own, as leaving the page would end the music. */
  opensTabs: boolean;
  /** A button that puts the player away. */
  isClosable: boolean;
  /** On a phone it is one line that leads to a screen of its own. */
  isMiniOnPhones: boolean;
}

/** The bar and its two dialogs; `data-action`, `data-show` and `data-range` are what `bar.ts` goes by. */
export function buildBar({
  fallbackCover,
  opensTabs,
  isClosable,
  isMiniOnPhones,
}: BarOptions): HTMLElement[] {
  const newTab: Attributes = opensTabs ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const link = (name: string): HTMLElement =>
    element('a', { 'data-show': name, ...newTab }, [
      element('span', { 'data-show': `${name}-text` }),
      ...(opensTabs ? [element('span', { class: 'player-unseen' }, [' (opens in a new tab)'])] : []),
    ]);
  const classes = isMiniOnPhones ? 'player player-mini' : 'player';
  const bar = element('aside', { class: classes, 'aria-label': 'Player', hidden: true }, [
    element('span', { class: 'player-heard', 'aria-hidden': 'true' }),
    element('img', {
      class: 'player-cover',
      'data-show': 'cover',
      src: fallbackCover,
      alt: '',
      loading: 'lazy',
      width: '56',
      height: '56',
    }),
    element('div', { class: 'player-words' }, [
      element('p', { class: 'player-title' }, [link('title')]),
      element('p', { class: 'player-muted' }, [
        element('bdi', { 'data-show': 'artist' }),
        element('span', { 'data-show': 'from', hidden: true }, [' · from ', link('context')]),
        element('span', { 'data-show': 'time-left' }),
      ]),
    ]),
    element('fieldset', { class: 'player-buttons', 'aria-label': 'Playback' }, [
      action('shuffle', 'Shuffle', 'shuffle', { 'aria-pressed': 'false', class: 'player-wide' }),
      action('previous', 'Previous track', 'previous', { class: 'player-wide' }),
      action('toggle', 'Play', 'play', { class: 'player-main' }),
      action('next', 'Next track', 'next'),
      action('repeat', 'Repeat: off', 'repeat', { class: 'player-wide' }),
    ]),
    element('div', { class: 'player-seek' }, [
      element('span', { class: 'player-time', 'data-show': 'elapsed', 'aria-hidden': 'true' }),
      element('span', { class: 'player-line' }, [
        element('span', { 'aria-hidden': 'true' }, [element('canvas', { 'data-show': 'signal' })]),
        range('seek', 'Position', { max: '1', step: '1', value: '0' }),
      ]),
      element('span', { class: 'player-time', 'data-show': 'length', 'aria-hidden': 'true' }),
    ]),
    element('p', { class: 'player-note', role: 'status', 'data-show': 'note' }),
    element('div', { class: 'player-side' }, [
      volume(),
      action('queue', 'Queue', 'queue', opens('player-queue')),
      action('keys', 'Keyboard shortcuts', 'keys', { ...opens('player-keys'), class: 'player-wide' }),
      ...(isClosable ? [action('put-away', 'Close player', 'close')] : []),
    ]),
  ]);
  return [bar, queueSheet(), keysSheet()];
}

function queueSheet(): HTMLElement {
  return sheet('player-queue', 'Queue', [
    element('div', { class: 'player-sheet-controls' }, [
      element('fieldset', { class: 'player-buttons', 'aria-label': 'Playback in the queue' }, [
        action('previous', 'Previous track', 'previous'),
        action('shuffle', 'Shuffle', 'shuffle', { 'aria-pressed': 'false' }),
        action('repeat', 'Repeat: off', 'repeat'),
      ]),
      volume(),
    ]),
    element('div', { 'data-show': 'options' }),
    element('p', { class: 'player-muted', 'data-show': 'queue-note' }),
    element('ol', { class: 'player-queue', 'data-show': 'queue' }),
  ]);
}

const shortcuts: readonly [keys: readonly string[], meaning: string][] = [
  [['Space'], 'Play or pause'],
  [['←', '→'], 'Five seconds back or on'],
  [['↑', '↓'], 'Louder or quieter, while it plays'],
  [['N'], 'Next track'],
  [['P'], 'Previous track'],
  [['M'], 'Mute'],
  [['/'], 'To your message, or to the search'],
  [['?'], 'Show this list'],
];

function keysSheet(): HTMLElement {
  return sheet('player-keys', 'Keyboard shortcuts', [
    element(
      'dl',
      { class: 'player-keys' },
      shortcuts.map(([keys, meaning]) =>
        element('div', {}, [
          element(
            'dt',
            {},
            keys.map((key) => element('kbd', {}, [key])),
          ),
          element('dd', {}, [meaning]),
        ]),
      ),
    ),
    element('label', { class: 'player-keys-switch' }, [
      element('input', { type: 'checkbox', 'data-show': 'keys-on', checked: true }),
      ' Use these keys',
    ]),
  ]);
}

function sheet(id: string, title: string, content: Content): HTMLElement {
  return element('dialog', { id, class: 'player-sheet', 'aria-labelledby': `${id}-title` }, [
    element('header', { class: 'player-sheet-head' }, [
      element('h2', { id: `${id}-title` }, [title]),
      action('close', `Close: ${title}`, 'close'),
    ]),
    ...content,
  ]);
}

function volume(): HTMLElement {
  return element('span', { class: 'player-volume' }, [
    action('mute', 'Mute', 'loud', { 'aria-pressed': 'false' }),
    range('volume', 'Volume', { max: '100', step: '5', value: '80' }),
  ]);
}

function range(name: string, label: string, attributes: Attributes): HTMLElement {
  return element('input', {
    type: 'range',
    'data-range': name,
    'aria-label': label,
    min: '0',
    ...attributes,
  });
}

const opens = (id: string): Attributes => ({ 'aria-haspopup': 'dialog', 'aria-controls': id });

function action(name: string, label: string, icon: IconName, attributes: Attributes = {}): HTMLElement {
  const classes = `player-button ${attributes.class ?? ''}`.trim();
  return element(
    'button',
    { type: 'button', 'data-action': name, 'aria-label': label, title: label, ...attributes, class: classes },
    [glyph(icon)],
  );
}

function glyph(name: IconName): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'player-icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', iconOutlines[name]);
  path.setAttribute('fill', 'currentColor');
  svg.append(path);
  return svg;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes,
  content: Content = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...content);
  return made;
}
