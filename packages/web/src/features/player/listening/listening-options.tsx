import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { useStore } from '../../../lib/store.ts';
import type { Listening } from './listening.ts';
import type { SleepChoice } from './sleep-timer.ts';
import { texts } from './texts.ts';

type Option = keyof typeof texts.choices;

const choices: Record<Option, SleepChoice | null> = {
  off: null,
  'in-15': 15,
  'in-30': 30,
  'in-45': 45,
  'in-60': 60,
  track: 'track',
};

const optionOf = (choice: SleepChoice | null): Option =>
  choice === null ? 'off' : choice === 'track' ? 'track' : `in-${choice}`;

/** The sleep timer, whether similar music goes on, and what is left of a session. The times are read, not announced. */
export function ListeningOptions({ listening }: { listening: Listening }) {
  const { sleep, goesOn, leftMs } = useStore(listening);
  const [said, setSaid] = useState('');
  return (
    <section aria-label={texts.title} className="flex flex-col gap-3 py-2">
      {leftMs !== null && <p className="text-muted text-s">{texts.sessionLeft(leftMs)}</p>}
      <Choice
        legend={texts.sleep}
        options={texts.choices}
        value={optionOf(sleep?.choice ?? null)}
        onChoose={(option) => {
          const chosen = choices[option];
          listening.setSleep(chosen);
          setSaid(chosen === null ? texts.unset : texts.set[chosen]);
        }}
        {...(sleep !== null && { hint: texts.fadesIn(sleep.leftMs) })}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <label className="flex min-h-11 items-center gap-3 text-s">
        <input
          type="checkbox"
          checked={goesOn}
          onChange={({ currentTarget }) => listening.setGoesOn(currentTarget.checked)}
          className="size-5 accent-accent"
        />
        {texts.goesOn}
      </label>
    </section>
  );
}
