import { moods } from '@attune/contract';
import { MessageCircle, Music2, Radio } from 'lucide-react';
import { moodLooks } from '../../components/moods.ts';
import { ArtistStart } from './artist-start.tsx';
import type { RadioRequest } from './seeds.ts';
import { texts } from './texts.ts';

interface RadioStartProps {
  hasConversation: boolean;
  /** What plays now. */
  track: { name: string; artist: string } | null;
  /** The one that is on, and the way back to it. */
  station: { name: string; onReturn: () => void } | null;
  onBegin: (request: RadioRequest) => void;
}

/** Places to begin a station, and first the one that is on. */
export function RadioStart({ hasConversation, track, station, onBegin }: RadioStartProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <p className="max-w-2xl text-muted">{texts.what}</p>
      {(station !== null || hasConversation || track !== null) && (
        <div className="grid gap-3 sm:grid-cols-2">
          {station !== null && (
            <button type="button" className="tile" onClick={station.onReturn}>
              <Radio size={20} aria-hidden className="shrink-0 text-accent" />
              <span dir="auto" className="line-clamp-2">
                {texts.backTo(station.name)}
              </span>
            </button>
          )}
          {hasConversation && (
            <button type="button" className="tile" onClick={() => onBegin({ kind: 'conversation' })}>
              <MessageCircle size={20} aria-hidden className="shrink-0" />
              {texts.conversation}
            </button>
          )}
          {track !== null && (
            <button type="button" className="tile" onClick={() => onBegin({ kind: 'track', ...track })}>
              <Music2 size={20} aria-hidden className="shrink-0" />
              <span dir="auto" className="line-clamp-2">
                {texts.fromTrack(track.name)}
              </span>
            </button>
          )}
        </div>
      )}
      <section>
        <h2 className="mb-3 text-l">{texts.moods}</h2>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {moods.map((mood) => {
            const { label, icon: Icon } = moodLooks[mood];
            return (
              <li key={mood}>
                <button
                  type="button"
                  data-tone={mood}
                  className="tile tile-mood"
                  onClick={() => onBegin({ kind: 'mood', mood })}
                >
                  <Icon size={20} aria-hidden />
                  {label}
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h2 className="mb-3 text-l">{texts.artist}</h2>
        <ArtistStart onBegin={(name) => onBegin({ kind: 'artist', name })} />
      </section>
    </div>
  );
}
