import type { ReactNode } from 'react';
import { CoverImage } from './cover-image.tsx';

const texts = { opensInNewTab: '(opens in a new tab)' } as const;

interface MediaTileProps {
  name: string;
  line: string | undefined;
  image: string;
  fallbackImage: string;
  /** Its page at the music service; `#` where it has none. */
  url: string;
  /** The words of the link where the service wants its own; they are shown. */
  linkLabel: string | undefined;
  /** What else can be done with it, beside its name. */
  action: ReactNode;
}

/** Wide enough for every column of the grid; the cover shrinks to fit. */
const coverPx = 240;
/** What the contract says for "the service named no page". */
const noPage = '#';

/** One artist, album or playlist under its cover. */
export function MediaTile({ name, line, image, fallbackImage, url, linkLabel, action }: MediaTileProps) {
  const hasPage = url !== noPage;
  const details = [line, hasPage ? linkLabel : undefined].filter((part) => part !== undefined);
  const words = (
    <>
      <span className="block aspect-square">
        <CoverImage src={image} fallback={fallbackImage} sizePx={coverPx} isFluid />
      </span>
      <span dir="auto" title={name} className="mt-2 line-clamp-2 font-semibold text-s leading-snug">
        {name}
      </span>
      {details.length > 0 && (
        <span dir="auto" className="mt-0.5 line-clamp-2 text-muted text-xs leading-snug">
          {details.join(' · ')}
        </span>
      )}
    </>
  );
  return (
    <div className="flex h-full flex-col">
      {hasPage ? (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="block grow rounded-medium p-2 transition-colors duration-150 hover:bg-sunken active:bg-line"
        >
          {words}
          <span className="sr-only">{texts.opensInNewTab}</span>
        </a>
      ) : (
        <div className="grow p-2">{words}</div>
      )}
      <span className="flex items-center">{action}</span>
    </div>
  );
}
