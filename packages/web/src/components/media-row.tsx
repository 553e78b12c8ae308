import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CoverImage } from './cover-image.tsx';
import { Skeleton } from './skeleton.tsx';

const texts = { opensInNewTab: '(opens in a new tab)' } as const;

interface MediaRowProps {
  name: string;
  line: string;
  detail?: string;
  image: string;
  fallbackImage: string;
  url: string;
  /** The words of the link where the service wants its own; they are shown. */
  linkLabel?: string | undefined;
  /** What else can be done with it, beside the link. */
  action: ReactNode;
}

const coverPx = 56;
/** What the contract says for "the service named no page". */
const noPage = '#';

/** One playlist or song. All of the row but its action leads to its page at the music service, if it has one. */
export function MediaRow(row: MediaRowProps) {
  return (
    <div className="flex items-center gap-0.5">
      <MediaLink {...row} />
      <span className="row-actions">{row.action}</span>
    </div>
  );
}

function MediaLink({ name, line, detail, image, fallbackImage, url, linkLabel }: MediaRowProps) {
  const hasPage = url !== noPage;
  const details = [detail, hasPage ? linkLabel : undefined].filter((part) => part !== undefined);
  const content = (
    <>
      <CoverImage src={image} fallback={fallbackImage} sizePx={coverPx} />
      <span className="min-w-0 grow">
        <span dir="auto" title={name} className="line-clamp-2 font-semibold text-s leading-snug">
          {name}
        </span>
        <span dir="auto" title={line} className="mt-0.5 line-clamp-2 text-muted text-xs leading-snug">
          {line}
        </span>
        {details.length > 0 && <span className="mt-0.5 block text-muted text-xs">{details.join(' · ')}</span>}
      </span>
    </>
  );
  const shape = 'relative flex min-w-0 grow items-center gap-3 rounded-medium p-2';
  if (!hasPage) return <div className={shape}>{content}</div>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={`${shape} group transition-colors duration-150 hover:bg-sunken active:bg-line`}
    >
      {content}
      <ArrowUpRight
        size={16}
        aria-hidden
        className="absolute right-1 bottom-2 text-muted opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100"
      />
      <span className="sr-only">{texts.opensInNewTab}</span>
    </a>
  );
}

export function MediaRowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no other identity
    <div key={index} aria-hidden className="flex items-center gap-3 p-2">
      <Skeleton className="size-14 shrink-0 rounded-cover" />
      <span className="grow">
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="mt-2 h-3 w-3/5" />
      </span>
    </div>
  ));
}
