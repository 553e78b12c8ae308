import type { Brief, Mood } from '@attune/contract';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { MoodBadge, moodBadgeClasses } from '../../components/mood-badge.tsx';
import { moodLooks } from '../../components/moods.ts';
import { usePopover } from '../../components/use-popover.ts';
import { MoodMenu, moveAlong } from './mood-menu.tsx';
import { runnersUp, withMood } from './steps.ts';
import { texts } from './texts.ts';

interface MoodCorrectionProps {
  mood: Mood;
  brief: Brief;
  /** The moods the answer asked about. */
  asks: readonly Mood[] | undefined;
  /** `null` while nothing may be changed. */
  onCorrect: ((brief: Brief) => void) | null;
}

/** The badge of the newest answer: it opens to the moods that may have been meant instead, the likeliest first. */
export function MoodCorrection({ mood, brief, asks, onCorrect }: MoodCorrectionProps) {
  const popover = usePopover('start');
  const [isOpen, setIsOpen] = useState(false);
  if (onCorrect === null) return <MoodBadge mood={mood} />;
  const { label, icon: Icon } = moodLooks[mood];
  const { onBeforeToggle, onToggle } = popover.popoverProps;
  return (
    <>
      <button
        ref={popover.triggerRef}
        {...popover.triggerProps}
        type="button"
        data-tone={mood}
        aria-label={texts.changeMood(label)}
        className={`${moodBadgeClasses} touch-room`}
      >
        <Icon size={14} aria-hidden />
        {label}
        <ChevronDown size={13} aria-hidden />
      </button>
      <fieldset
        ref={popover.popoverRef}
        {...popover.popoverProps}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') setIsOpen(true);
          onBeforeToggle(event);
        }}
        onToggle={(event) => {
          // Only now that it is closed: the browser gives back a focus that is still in it.
          if (event.newState === 'closed') setIsOpen(false);
          onToggle(event);
        }}
        aria-label={texts.otherMood}
        onKeyDown={moveAlong}
        className="w-56 p-1.5"
      >
        {isOpen && (
          <>
            <p aria-hidden className="px-2.5 pt-1.5 pb-1 text-muted text-xs">
              {texts.otherMood}
            </p>
            <MoodMenu
              moods={[...runnersUp(brief, mood, asks), mood]}
              onPick={(picked) => {
                popover.close();
                if (picked !== mood) onCorrect(withMood(brief, picked));
              }}
            />
          </>
        )}
      </fieldset>
    </>
  );
}
