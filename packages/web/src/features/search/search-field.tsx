import { searchMaxLength } from '@attune/contract';
import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { texts } from './texts.ts';

interface SearchFieldProps {
  /** What is searched for now. */
  query: string;
  /** Whether a pause in typing is enough, or only Enter searches. */
  searchesAsTyped: boolean;
  /** @param isFinished the listener has said so, rather than paused */
  onSearch: (query: string, isFinished: boolean) => void;
}

const pauseMs = 250;

export function SearchField({ query, searchesAsTyped, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  // What came from elsewhere (a tile, the browser's way back) stands in the field; what was typed stays as it was typed.
  useEffect(() => setText((typed) => (typed.trim() === query ? typed : query)), [query]);
  const wanted = text.trim();
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  const isTyped = useRef(false);
  useEffect(() => {
    if (!searchesAsTyped || !isTyped.current) return;
    const timer = setTimeout(() => search.current(wanted, false), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, searchesAsTyped]);
  const type = (typed: string) => {
    isTyped.current = true;
    setText(typed);
  };
  const finish = (finished: string) => {
    isTyped.current = false;
    setText(finished);
    onSearch(finished, true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish(wanted);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a form with a role is known to every browser and test alike */}
      <form
        role="search"
        onSubmit={submit}
        className="card flex max-w-2xl items-center gap-1 rounded-full ps-4 pe-1"
      >
        <Search size={18} aria-hidden className="shrink-0 text-muted" />
        <input
          ref={input}
          type="search"
          name="q"
          value={text}
          maxLength={searchMaxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={texts.label}
          aria-describedby={searchesAsTyped ? undefined : hintId}
          placeholder={texts.placeholder}
          onChange={(event) => type(event.target.value)}
          className="search-input min-h-12 min-w-0 grow bg-transparent px-2 text-m"
        />
        {text !== '' && (
          <IconButton
            label={texts.clear}
            tooltipSide="end"
            onClick={() => {
              finish('');
              input.current?.focus();
            }}
          >
            <X size={18} aria-hidden />
          </IconButton>
        )}
        {!searchesAsTyped && (
          <button type="submit" className="button button-primary my-1 min-h-10 px-4">
            {texts.submit}
          </button>
        )}
      </form>
      {!searchesAsTyped && (
        <p id={hintId} className="mt-1.5 ps-4 text-muted text-xs">
          {texts.onEnter}
        </p>
      )}
    </div>
  );
}
