import type { HelpCard } from '@attune/contract';
import { LifeBuoy, Phone, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Care } from './care.ts';
import { texts } from './texts.ts';

/** The button that plays something here; nothing where there is no player for it. */
export type PlayButtonOf = (item: { kind: 'playlist' | 'track'; id: string; name: string }) => ReactNode;

interface CareCardProps {
  care: Care;
  onClose: (isClosed: boolean) => void;
  playButton: PlayButtonOf;
}

/** Answers of before the card had words of its own. */
const englishCard: HelpCard = texts.helpCard;

/**
 * Stays above the input for somebody who was in danger: who to talk to, now, and something gentle. Once it is put away it
 * is one press from coming back.
 */
export function CareCard({ care: { answer, helpUrl, isClosed }, onClose, playButton }: CareCardProps) {
  const words = answer.helpCard ?? englishCard;
  const language = answer.helpCard === undefined ? 'en' : answer.language;
  const gentle = answer.playlists[0];
  const reopen = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  // What was pressed gives way to the other: keys go on there, and not at the top of the page. Who had it closed by a message goes on writing.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    (isClosed ? reopen.current : card.current?.querySelector('a'))?.focus({ preventScroll: true });
  }, [isClosed]);
  const press = () => {
    isPressed.current = true;
    onClose(!isClosed);
  };
  if (isClosed) {
    return (
      <button
        ref={reopen}
        type="button"
        lang={language}
        className="button button-plain self-start px-3"
        onClick={press}
      >
        <LifeBuoy size={18} aria-hidden />
        {words.reopen}
      </button>
    );
  }
  return (
    <section ref={card} lang={language} aria-labelledby="care-heading" className="care-card">
      <div className="flex items-start gap-2 low:contents">
        <h2
          id="care-heading"
          dir="auto"
          className="grow py-2 font-bold font-title text-l low:self-center low:text-m leading-tight"
        >
          {words.heading}
        </h2>
        <button type="button" aria-label={words.close} className="icon-button -me-2 -mt-1" onClick={press}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <div className="care-ways">
        {isFollowable(helpUrl) && (
          <a href={helpUrl} target="_blank" rel="noopener noreferrer" className="care-way care-way-first">
            <LifeBuoy size={22} aria-hidden className="shrink-0" />
            <span>
              {words.findLine}
              <span lang="en" className="sr-only">
                {' '}
                {texts.opensInNewTab}
              </span>
            </span>
          </a>
        )}
        <a href={`tel:${words.emergencyNumber}`} className="care-way">
          <Phone size={22} aria-hidden className="shrink-0" />
          <span>
            {words.emergency}
            <span className="block font-normal text-muted text-xs">{words.emergencyNote}</span>
          </span>
        </a>
      </div>
      {gentle !== undefined && (
        <div className="flex items-center gap-2">
          {playButton({ kind: 'playlist', id: gentle.id, name: gentle.name })}
          <p className="min-w-0 text-s">
            <span className="block text-muted text-xs">{words.gentle}</span>
            <span dir="auto" lang="en" className="block truncate font-semibold">
              {gentle.name}
            </span>
          </p>
        </div>
      )}
    </section>
  );
}

const isFollowable = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';
