import { useId } from 'react';

interface ChoiceProps<T extends string> {
  legend: string;
  /** Values in the order in which they stand, with their words. */
  options: Readonly<Record<T, string>>;
  value: T;
  onChoose: (value: T) => void;
  hint?: string;
}

/** One of a few: radio buttons that look like a row of segments. */
export function Choice<T extends string>({ legend, options, value, onChoose, hint }: ChoiceProps<T>) {
  const name = useId();
  const hintId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className="font-semibold text-s">{legend}</legend>
      <div className="choice mt-2">
        {(Object.keys(options) as T[]).map((option) => (
          <label key={option} className="choice-option">
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            {options[option]}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="mt-2 text-muted text-s">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
