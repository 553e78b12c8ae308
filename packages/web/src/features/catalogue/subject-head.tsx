import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CoverImage } from '../../components/cover-image.tsx';

const texts = { opensInNewTab: '(opens in a new tab)' } as const;
const coverPx = 160;

interface SubjectHeadProps {
  image: string;
  fallbackImage: string;
  children: ReactNode;
  actions: ReactNode;
  /** Its page at the music service; shown where that is another's, with the words the service wants. */
  url: string;
  linkLabel: string | undefined;
}

/** Cover, words and buttons of what a screen is about. */
export function SubjectHead({ image, fallbackImage, children, actions, url, linkLabel }: SubjectHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end gap-5">
      <CoverImage src={image} fallback={fallbackImage} sizePx={coverPx} />
      <div className="flex min-w-0 max-w-xl flex-col gap-3">
        {children}
        <div className="flex flex-wrap items-center gap-2">
          {actions}
          {linkLabel !== undefined && url !== '#' && (
            <a href={url} target="_blank" rel="noopener noreferrer" className="button button-quiet">
              {linkLabel}
              <ArrowUpRight size={16} aria-hidden /> <span className="sr-only">{texts.opensInNewTab}</span>
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
