import type { Mood } from '@attune/contract';
import type { KeyboardEvent } from 'react';
import { moodLooks } from '../../components/moods.ts';

interface MoodMenuProps {
  moods: readonly Mood[];
  onPick: (mood: Mood) => void;
}

/** Moods to pick from, one below the other. */
export function MoodMenu({ moods, onPick }: MoodMenuProps) {
  return moods.map((mood) => {
    const { label, icon: Icon } = moodLooks[mood];
    return (
      <button
        key={mood}
        type="button"
        data-tone={mood}
        onClick={() => onPick(mood)}
        className="menu-item w-full text-ink"
      >
        <span className="grid size-7 shrink-0 place-items-center rounded-full bg-mood-soft text-mood-ink">
          <Icon size={16} aria-hidden />
        </span>
        {label}
      </button>
    );
  });
}

/** Arrow keys walk through the list as well, as people expect of a list. */
export function moveAlong(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
