import { areKeysOn, onKeysChanged, setKeysOn } from '@attune/player/keys';
import { useEffect, useState } from 'react';
import { texts } from './texts.ts';

/** What the keyboard does everywhere. */
export function KeyboardKeys() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-s">
      {texts.keys.map(({ keys, does }) => (
        <div key={keys} className="contents">
          <dt>
            <kbd className="inline-block rounded-cover border border-line bg-sunken px-1.5 py-0.5 font-body font-medium text-xs">
              {keys}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Turns those off that are one sign alone, for people whose own tools use them; holds in this browser. */
export function KeysSwitch({ storage }: { storage: Storage }) {
  const [isOn, setIsOn] = useState(() => areKeysOn(storage));
  useEffect(() => {
    const abort = new AbortController();
    onKeysChanged(setIsOn, abort.signal);
    return () => abort.abort();
  }, []);
  return (
    <label className="flex min-h-11 w-fit items-center gap-3 text-s">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => setKeysOn(storage, event.target.checked)}
        className="size-5 accent-accent"
      />
      {texts.keysOn}
    </label>
  );
}
