import type { TryAnswer } from '@attune/contract';
import { LifeBuoy, Phone } from 'lucide-react';
import { tryTexts } from './try-texts.ts';

const isFollowable = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';

/** Where help is found, for a message that speaks of danger or may come from somebody in need. */
export function HelpWords({ answer: { helpUrl, helpCard, helpLine, language } }: { answer: TryAnswer }) {
  const url = helpUrl ?? helpLine?.url;
  if (url === undefined || !isFollowable(url)) return null;
  const opens = (
    <span lang="en" className="sr-only">
      {' '}
      {tryTexts.opensInNewTab}
    </span>
  );
  if (helpCard === undefined) {
    return (
      <p dir="auto" lang={language} className="px-1 text-muted text-s wrap-anywhere">
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
          {helpLine?.text ?? new URL(url).host}
          {opens}
        </a>
      </p>
    );
  }
  return (
    <div dir="auto" lang={language} className="care-ways">
      <a href={url} target="_blank" rel="noopener noreferrer" className="care-way care-way-first">
        <LifeBuoy size={22} aria-hidden className="shrink-0" />
        <span>
          {helpCard.findLine}
          {opens}
        </span>
      </a>
      <a href={`tel:${helpCard.emergencyNumber}`} className="care-way">
        <Phone size={22} aria-hidden className="shrink-0" />
        <span>
          {helpCard.emergency}
          <span className="block font-normal text-muted text-xs">{helpCard.emergencyNote}</span>
        </span>
      </a>
    </div>
  );
}
