import { texts } from './texts.ts';

/** How to use Attune, with mouse and keyboard. */
export function HelpContent() {
  return (
    <>
      <h3 className="text-m">{texts.howTo}</h3>
      <ol className="mt-2 list-decimal space-y-1.5 ps-5">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className="mt-5 text-m">{texts.keyboard}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-s">
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
      <p className="mt-5 text-muted text-s">{texts.limits}</p>
    </>
  );
}
