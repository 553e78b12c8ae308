/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { IconName } from './icon-outlines.ts';
import { Icon } from './icons.tsx';

/**
 * The player that sounds. It rests in a template until the script takes it out and fills it in, in place of the bar
 * for pages without a script; `data-action`, `data-show` and `data-range` are what the script goes by.
 */
export function PlayerBar({ base }: { base: string }) {
  return (
    <>
      <aside className="now-playing player" aria-label="Player">
        <img
          className="cover"
          data-show="cover"
          src={`${base}/assets/icon.svg`}
          alt=""
          loading="lazy"
          width={56}
          height={56}
        />
        <div className="now-playing-words">
          <p className="now-playing-title">
            <a data-show="title" href={`${base}/`}>
              Nothing yet
            </a>
          </p>
          <p className="muted">
            <span data-show="artist" />
            <span data-show="from" hidden>
              {' · from '}
              <a data-show="context" href={`${base}/`}>
                the library
              </a>
            </span>
          </p>
        </div>
        <fieldset className="player-buttons" aria-label="Playback">
          <Action name="shuffle" label="Shuffle" icon="shuffle" pressed wide />
          <Action name="previous" label="Previous track" icon="previous" wide />
          <Action name="toggle" label="Play" icon="play" main />
          <Action name="next" label="Next track" icon="next" />
          <Action name="repeat" label="Repeat: off" icon="repeat" wide />
        </fieldset>
        <div className="player-seek">
          <span className="player-time" data-show="elapsed" aria-hidden="true">
            0:00
          </span>
          <span className="player-line">
            <span aria-hidden="true">
              <canvas data-show="signal" />
            </span>
            <input
              type="range"
              data-range="seek"
              aria-label="Position"
              min={0}
              max={1}
              step={1}
              defaultValue={0}
            />
          </span>
          <span className="player-time" data-show="length" aria-hidden="true">
            0:00
          </span>
        </div>
        <p className="player-note" role="status" data-show="note" />
        <div className="player-side">
          <Volume />
          <Action name="queue" label="Queue" icon="queue" opens="player-queue" />
          <Action name="keys" label="Keyboard shortcuts" icon="keys" opens="player-keys" wide />
        </div>
      </aside>
      <Sheet id="player-queue" title="Queue">
        <div className="sheet-controls">
          <fieldset className="player-buttons" aria-label="Playback in the queue">
            <Action name="previous" label="Previous track" icon="previous" />
            <Action name="shuffle" label="Shuffle" icon="shuffle" pressed />
            <Action name="repeat" label="Repeat: off" icon="repeat" />
          </fieldset>
          <Volume />
        </div>
        <p className="muted" data-show="queue-note" />
        <ol className="queue" data-show="queue" />
      </Sheet>
      <Sheet id="player-keys" title="Keyboard shortcuts">
        <dl className="keys">
          {shortcuts.map(([keys, meaning]) => (
            <div key={meaning}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <label className="keys-switch">
          <input type="checkbox" data-show="keys-on" defaultChecked /> Use these keys on the pages
        </label>
      </Sheet>
    </>
  );
}

const shortcuts: readonly [keys: readonly string[], meaning: string][] = [
  [['Space'], 'Play or pause'],
  [['←', '→'], 'Five seconds back or on'],
  [['↑', '↓'], 'Louder or quieter, while it plays'],
  [['M'], 'Mute'],
  [['?'], 'Show this list'],
];

interface ActionProps {
  name: string;
  label: string;
  icon: IconName;
  /** It stays pressed or not. */
  pressed?: boolean;
  /** The button everybody looks for. */
  main?: boolean;
  /** Has no room in the bar on a narrow screen. */
  wide?: boolean;
  /** The dialog it opens. */
  opens?: string;
}

function Action({ name, label, icon, pressed, main, wide, opens }: ActionProps) {
  return (
    <button
      type="button"
      className={['round', main && 'round-main', wide && 'wide'].filter(Boolean).join(' ')}
      data-action={name}
      aria-label={label}
      title={label}
      aria-pressed={pressed ? false : undefined}
      aria-haspopup={opens ? 'dialog' : undefined}
      aria-controls={opens}
    >
      <Icon name={icon} />
    </button>
  );
}

function Volume() {
  return (
    <span className="player-volume">
      <Action name="mute" label="Mute" icon="loud" pressed />
      <input
        type="range"
        data-range="volume"
        aria-label="Volume"
        min={0}
        max={100}
        step={5}
        defaultValue={80}
      />
    </span>
  );
}

function Sheet({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <dialog id={id} className="sheet" aria-labelledby={`${id}-title`}>
      <header className="sheet-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className="round"
          data-action="close"
          aria-label={`Close: ${title}`}
          title="Close"
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
