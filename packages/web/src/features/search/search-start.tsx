import { History, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../components/icon-button.tsx';
import { moodLooks, moodsInOrder } from '../../components/moods.ts';
import { focusStartOfScreen } from '../../lib/start-of-screen.ts';
import { useStore } from '../../lib/store.ts';
import type { RecentSearches } from './recent-searches.ts';
import { texts } from './texts.ts';

/** Names that every music service knows. */
const genres = [
  'Ambient',
  'Piano',
  'Jazz',
  'Soul',
  'Funk',
  'Hip-hop',
  'House',
  'Techno',
  'Indie rock',
  'Folk',
  'Blues',
  'Country',
  'Reggae',
  'Bossa nova',
  'Afrobeat',
  'Classical guitar',
] as const;

interface SearchStartProps {
  recent: RecentSearches;
  onSearch: (query: string) => void;
}

/** Where nothing is searched for yet: what was searched for before, and places to begin. */
export function SearchStart({ recent, onSearch }: SearchStartProps) {
  const queries = useStore(recent);
  const list = useRef<HTMLUListElement>(null);
  const forget = (query: string, at: number) => {
    flushSync(() => recent.forget(query));
    // The focus goes on to the next one, while there is one.
    const left = list.current?.querySelectorAll<HTMLElement>('[data-forget]') ?? [];
    const next = left[Math.min(at, left.length - 1)];
    if (next === undefined) focusStartOfScreen();
    else next.focus();
  };
  const forgetAll = () => {
    flushSync(recent.forgetAll);
    focusStartOfScreen();
  };
  return (
    <div className="flex flex-col gap-8">
      {queries.length > 0 && (
        <section aria-label={texts.recent}>
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-l">{texts.recent}</h2>
            <button type="button" className="button button-plain px-3" onClick={forgetAll}>
              {texts.forgetAll}
            </button>
          </div>
          <ul ref={list} className="mt-1 grid gap-x-4 sm:grid-cols-2">
            {queries.map((query, at) => (
              <li key={query} className="flex items-center">
                <button
                  type="button"
                  className="menu-item min-w-0 grow text-ink"
                  onClick={() => onSearch(query)}
                >
                  <History size={16} aria-hidden className="shrink-0 text-muted" />
                  <span dir="auto" className="truncate">
                    {query}
                  </span>
                </button>
                <IconButton
                  label={texts.forget(query)}
                  tooltipSide="end"
                  data-forget
                  onClick={() => forget(query, at)}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="text-l">{texts.moods}</h2>
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {moodsInOrder.map((mood) => {
            const { label, icon: Icon } = moodLooks[mood];
            return (
              <li key={mood} data-tone={mood}>
                <button
                  type="button"
                  className="tile tile-mood"
                  onClick={() => onSearch(label.toLowerCase())}
                >
                  <Icon size={22} aria-hidden className="shrink-0" />
                  {label}
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h2 className="text-l">{texts.genres}</h2>
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {genres.map((genre) => (
            <li key={genre}>
              <button type="button" className="tile" onClick={() => onSearch(genre.toLowerCase())}>
                {genre}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
