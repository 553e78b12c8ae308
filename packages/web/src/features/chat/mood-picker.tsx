import type { Mood } from '@attune/contract';
import { Smile } from 'lucide-react';
import { moodsInOrder } from '../../components/moods.ts';
import { usePopover } from '../../components/use-popover.ts';
import { MoodMenu, moveAlong } from './mood-menu.tsx';
import { texts } from './texts.ts';

interface MoodPickerProps {
  onPick: (mood: Mood) => void;
  isDisabled: boolean;
}

/** Five moods to pick from; each writes a first sentence into the input, which is then the listener's to change. */
export function MoodPicker({ onPick, isDisabled }: MoodPickerProps) {
  const popover = usePopover('start');
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
        <MoodMenu moods={moodsInOrder} onPick={pick} />
      </fieldset>
    </>
  );
}
