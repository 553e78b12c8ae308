import type { Brief } from '@attune/contract';
import { ChevronDown, Plus, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import type { ConversationView } from '../conversation.ts';
import { musicWords } from './affect-words.ts';
import { changesOf, entriesOf } from './brief-entries.ts';
import { texts } from './texts.ts';

const BriefControls = lazyComponent(
  async () => (await import('./brief-controls.tsx')).BriefControls,
  () => <Skeleton className="m-3 h-40" />,
);
/** A failure shows when it is opened. */
const prefetch = () => void BriefControls.preload().catch(() => undefined);

interface BriefCardProps {
  brief: Brief;
  /** The brief before the message and as of its answer: what is between them is marked. */
  before: Brief | null;
  answered: Brief | null;
  /** `null` while nothing may be changed. */
  onCorrect: ((brief: Brief) => void) | null;
  /** `null` while there is nothing to take back. */
  onUndo: (() => void) | null;
  search: ConversationView['search'];
  onSearchAgain: () => void;
}

/** What an answer goes by: one line, which opens to where all of it can be corrected. */
export function BriefCard({
  brief,
  before,
  answered,
  onCorrect,
  onUndo,
  search,
  onSearchAgain,
}: BriefCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState('');
  const changes = changesOf(before, answered);
  const entries = entriesOf(brief);
  const correct = (next: Brief, done: string) => {
    setDone(done);
    onCorrect?.(next);
  };
  const summary = useRef<HTMLButtonElement>(null);
  const undo = () => {
    setDone(texts.undone);
    flushSync(() => onUndo?.());
    // The button goes with the last change; what stands beside it stays.
    if (document.activeElement === document.body) summary.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={texts.card} data-tone={brief.mood} className="brief-card">
      <div className="flex items-center">
        <button
          ref={summary}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          className="brief-summary"
        >
          <span className="font-semibold text-xs @max-md:sr-only">{texts.heard}</span>
          <span className="sr-only">: </span>
          <span className="brief-line">
            <span className={`brief-word ${changes.movedTarget ? 'brief-word-new' : ''}`}>
              {changes.movedTarget && <New />}
              {musicWords(brief.target)}
            </span>
            {changes.changedPath && brief.path === answered?.path && (
              <span className="brief-word brief-word-new">
                <span className="sr-only">, </span>
                <New />
                {texts.pathInShort[brief.path]}
              </span>
            )}
            {entries.map(({ key, label }) => {
              const isNew = changes.added.has(key);
              return (
                <span key={key} className={`brief-word ${isNew ? 'brief-word-new' : ''}`}>
                  <span className="sr-only">, </span>
                  {isNew && <New />}
                  {label}
                </span>
              );
            })}
            {changes.removed.map((label) => (
              <span key={label} className="brief-word">
                <span className="sr-only">, {texts.gone(label)}</span>
                <s aria-hidden>{label}</s>
              </span>
            ))}
          </span>
          <ChevronDown
            size={18}
            aria-hidden
            className={`ms-auto shrink-0 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        {onUndo !== null && (
          <button type="button" onClick={undo} className="button button-plain shrink-0 px-3">
            <Undo2 size={16} aria-hidden />
            <span className="@max-md:sr-only">{texts.undo}</span>
          </button>
        )}
      </div>
      {isOpen && (
        <BriefControls brief={brief} changes={changes} onCorrect={onCorrect === null ? null : correct} />
      )}
      <p role="status" className={search === 'under-way' ? 'px-3 pb-2 text-muted text-xs' : 'sr-only'}>
        {search === 'under-way' ? `${done} ${texts.looking}` : done}
      </p>
      {search !== null && search !== 'under-way' && (
        <FailureNotice failure={search} what={texts.notFound} onRetry={onSearchAgain} className="px-3 pb-3" />
      )}
    </section>
  );
}

/** Marks what a message changed, for those who see no colours and those who see nothing as well. */
function New() {
  return (
    <>
      <Plus size={12} aria-hidden strokeWidth={3} />
      <span className="sr-only">{texts.isNew} </span>
    </>
  );
}
