import { KeyboardKeys } from './keyboard-keys.tsx';
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
      <div className="mt-2">
        <KeyboardKeys />
      </div>
      <p className="mt-5 text-muted text-s">{texts.limits}</p>
    </>
  );
}
