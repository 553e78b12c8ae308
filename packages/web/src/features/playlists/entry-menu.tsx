import { ArrowDown, ArrowUp, ArrowUpToLine, EllipsisVertical, type LucideIcon, Trash2 } from 'lucide-react';
import { usePopover } from '../../components/use-popover.ts';
import { texts } from './texts.ts';

interface EntryMenuProps {
  name: string;
  position: number;
  /** Entries that are there. */
  count: number;
  onMove: (to: number) => void;
  /** `null` for what cannot be named to the service. */
  onTake: (() => void) | null;
}

/** What can be done with a song in a playlist of one's own; with the keyboard as well as with a finger. */
export function EntryMenu({ name, position, count, onMove, onTake }: EntryMenuProps) {
  const popover = usePopover('end');
  const choices: { label: string; icon: LucideIcon; act: () => void }[] = [];
  if (position > 1) choices.push({ label: texts.top, icon: ArrowUpToLine, act: () => onMove(0) });
  if (position > 0) choices.push({ label: texts.up, icon: ArrowUp, act: () => onMove(position - 1) });
  if (position < count - 1)
    choices.push({ label: texts.down, icon: ArrowDown, act: () => onMove(position + 1) });
  if (onTake !== null) choices.push({ label: texts.take, icon: Trash2, act: onTake });
  return (
    <>
      <button
        ref={popover.triggerRef}
        {...popover.triggerProps}
        type="button"
        data-entry={position}
        aria-label={texts.options(name)}
        className="icon-button"
      >
        <EllipsisVertical size={20} aria-hidden />
      </button>
      <fieldset
        ref={popover.popoverRef}
        {...popover.popoverProps}
        aria-label={texts.options(name)}
        className="w-60 p-1.5"
      >
        {choices.map(({ label, icon: Icon, act }) => (
          <button
            key={label}
            type="button"
            className="menu-item w-full text-ink"
            onClick={() => {
              popover.close();
              act();
            }}
          >
            <Icon size={18} aria-hidden className="shrink-0" />
            {label}
          </button>
        ))}
      </fieldset>
    </>
  );
}
