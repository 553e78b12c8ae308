import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { BriefEntry } from './brief-entries.ts';
import { texts } from './texts.ts';

interface EntryChipsProps {
  title: string;
  entries: readonly BriefEntry[];
  /** Keys of those that the newest message brought. */
  added: ReadonlySet<string>;
  isDisabled: boolean;
  onRemove: (entry: BriefEntry) => void;
}

/** Things that were heard, each of which a touch takes away. */
export function EntryChips({ title, entries, added, isDisabled, onRemove }: EntryChipsProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  if (entries.length === 0) return null;
  const remove = (entry: BriefEntry, at: number) => {
    const { current } = list;
    onRemove(entry);
    // The focus goes on to the next chip, or leaves for the card when that was the last.
    const card = current?.closest('section');
    requestAnimationFrame(() => {
      const left = [...(list.current?.querySelectorAll('button') ?? [])];
      (left[Math.min(at, left.length - 1)] ?? card?.querySelector('button'))?.focus({ preventScroll: true });
    });
  };
  return (
    <div className="flex flex-col gap-1">
      <p id={id} className="brief-title">
        {title}
      </p>
      <ul ref={list} aria-labelledby={id} className="flex flex-wrap gap-2">
        {entries.map((entry, at) => {
          const isNew = added.has(entry.key);
          return (
            <li key={entry.key}>
              <button
                type="button"
                aria-label={`${texts.remove(entry.label)}${isNew ? ` (${texts.isNew})` : ''}`}
                disabled={isDisabled}
                onClick={() => remove(entry, at)}
                className={`chip ${isNew ? 'chip-new' : ''}`}
              >
                {isNew && <Plus size={13} aria-hidden strokeWidth={3} />}
                <span dir="auto" className="truncate">
                  {entry.label}
                </span>
                <X size={15} aria-hidden className="shrink-0 opacity-70" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
