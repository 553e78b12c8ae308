import type { Brief, BriefLength } from '@attune/contract';
import { Plus } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { withTarget } from '../steps.ts';
import { AffectField } from './affect-field.tsx';
import { musicWords } from './affect-words.ts';
import { type BriefChanges, type BriefEntry, entriesOf } from './brief-entries.ts';
import { EntryChips } from './entry-chips.tsx';
import { texts } from './texts.ts';

interface BriefControlsProps {
  brief: Brief;
  changes: BriefChanges;
  /** Is told in words what was done; `null` while nothing may be changed. */
  onCorrect: ((brief: Brief, done: string) => void) | null;
}

/** Everything of a brief that can be corrected by hand. */
export function BriefControls({ brief, changes, onCorrect }: BriefControlsProps) {
  const isDisabled = onCorrect === null;
  const set = (change: Partial<Brief>) => onCorrect?.({ ...brief, ...change }, texts.changed);
  const entries = entriesOf(brief);
  const chips = (title: string, group: BriefEntry['group']) => (
    <EntryChips
      title={title}
      entries={entries.filter((entry) => entry.group === group)}
      added={changes.added}
      isDisabled={isDisabled}
      onRemove={({ without, label }) => onCorrect?.(without, texts.removed(label))}
    />
  );
  const controls = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => bringIntoList(controls.current), []);
  return (
    <div ref={controls} className="brief-controls">
      <AffectField
        feeling={brief.feeling}
        target={brief.target}
        path={brief.path}
        isDisabled={isDisabled}
        onMove={(target) => onCorrect?.(withTarget(brief, target), texts.moved(musicWords(target)))}
      />
      <fieldset disabled={isDisabled} className="flex flex-col gap-1">
        <legend className="brief-title">
          {texts.path}
          {changes.changedPath && <span className="sr-only"> ({texts.isNew})</span>}
        </legend>
        <div className="segments">
          {(['match', 'shift'] as const).map((path) => (
            <Choice
              key={path}
              label={texts[path]}
              isChosen={brief.path === path}
              isNew={changes.changedPath && brief.path === path}
              onChoose={() => set({ path })}
            />
          ))}
        </div>
      </fieldset>
      {chips(texts.wanted, 'wanted')}
      {chips(texts.avoidedTitle, 'avoided')}
      {chips(texts.rest, 'rest')}
      <fieldset disabled={isDisabled} className="flex flex-col gap-1">
        <legend className="brief-title">{texts.discoveryTitle}</legend>
        <div className="segments">
          {(['any', 'familiar', 'new'] as const).map((discovery) => (
            <Choice
              key={discovery}
              label={texts.discoveryChoice[discovery]}
              isChosen={brief.discovery === discovery}
              onChoose={() => set({ discovery })}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <LengthChoice length={brief.length} isDisabled={isDisabled} onChoose={(length) => set({ length })} />
        <label className="flex min-h-11 items-center gap-2 text-s">
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            checked={!brief.explicit}
            disabled={isDisabled}
            onChange={(event) => set({ explicit: !event.target.checked })}
          />
          {texts.cleanTitle}
        </label>
      </div>
    </div>
  );
}

/** What opens below the edge of the scrolling list is brought into it, without moving the page. */
function bringIntoList(controls: HTMLElement | null): void {
  const card = controls?.closest('section');
  const list = card?.closest('[role="log"]');
  if (!card || !list) return;
  const hidden = card.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  const above = card.getBoundingClientRect().top - list.getBoundingClientRect().top;
  if (hidden > 0) list.scrollTop += Math.min(hidden, above) - marginPx;
}

const marginPx = 8;

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  /** The newest message chose it. */
  isNew?: boolean;
  onChoose: () => void;
}

function Choice({ label, isChosen, isNew = false, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="segment inline-flex items-center gap-1"
    >
      {isNew && <Plus size={13} aria-hidden strokeWidth={3} />}
      {label}
    </button>
  );
}

const lengths: readonly BriefLength[] = [{ minutes: 30 }, { minutes: 60 }, { minutes: 90 }, { minutes: 120 }];
const keyOf = (length: BriefLength | null) => JSON.stringify(length);

function LengthChoice({
  length,
  isDisabled,
  onChoose,
}: {
  length: BriefLength | null;
  isDisabled: boolean;
  onChoose: (length: BriefLength | null) => void;
}) {
  const id = useId();
  const isListed = length === null || lengths.some((one) => keyOf(one) === keyOf(length));
  const offered = isListed ? lengths : [length, ...lengths];
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="brief-title">
        {texts.lengthTitle}
      </label>
      <select
        id={id}
        value={keyOf(length)}
        disabled={isDisabled}
        className="select"
        onChange={({ target }) => onChoose(offered.find((one) => keyOf(one) === target.value) ?? null)}
      >
        <option value="null">{texts.lengthUsual}</option>
        {offered.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {texts.lengthLong(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
