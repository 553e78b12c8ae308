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
