import type { Mood } from '@attune/contract';
import { Smile } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { moodLooks, moodsInOrder } from '../../components/moods.ts';
import { usePopover } from '../../components/use-popover.ts';
import { texts } from './texts.ts';

interface MoodPickerProps {
  onPick: (mood: Mood) => void;
  isDisabled: boolean;
}

/** Five moods to pick from; each writes a first sentence into the input, which is then the listener's to change. */
export function MoodPicker({ onPick, isDisabled }: MoodPickerProps) {
  const popover = usePopover('above-start');
  const pick = (mood: Mood) => {
    popover.close();
    onPick(mood);
  };
  return (
    <>
      <button
        ref={popover.triggerRef}
        {...popover.triggerProps}
        type="button"
        disabled={isDisabled}
        className="button button-plain px-3"
      >
        <Smile size={20} aria-hidden />
        {texts.moods}
      </button>
      <fieldset
        ref={popover.popoverRef}
        {...popover.popoverProps}
        aria-label={texts.pickMood}
        onKeyDown={moveAlong}
        className="w-56 p-1.5"
      >
        {moodsInOrder.map((mood) => {
          const { label, icon: Icon } = moodLooks[mood];
          return (
            <button
              key={mood}
              type="button"
              data-tone={mood}
              onClick={() => pick(mood)}
              className="menu-item w-full text-ink"
            >
              <span className="grid size-7 shrink-0 place-items-center rounded-full bg-mood-soft text-mood-ink">
                <Icon size={16} aria-hidden />
              </span>
              {label}
            </button>
          );
        })}
      </fieldset>
    </>
  );
}

/** Arrow keys walk through the list as well, as people expect of a list. */
function moveAlong(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
