import { Music2 } from 'lucide-react';
import { useState } from 'react';

interface CoverImageProps {
  src: string;
  /** Shown when `src` does not load; when this does not either, as without a network, a sign is drawn. */
  fallback: string;
  sizePx: number;
}

/**
 * A cover as the service delivers it: whole, hardly rounded, with nothing on top. Its alternative text is empty
 * because the name always stands beside it.
 */
export function CoverImage({ src, fallback, sizePx }: CoverImageProps) {
  const [broken, setBroken] = useState<{ src: string; hasFallback: boolean } | null>(null);
  const isBroken = broken?.src === src;
  if (isBroken && !broken.hasFallback) {
    return (
      <span
        aria-hidden
        style={{ width: sizePx, height: sizePx }}
        className="grid shrink-0 place-items-center rounded-cover bg-sunken text-muted"
      >
        <Music2 size={sizePx / 2} />
      </span>
    );
  }
  return (
    <img
      src={isBroken ? fallback : src}
      alt=""
      width={sizePx}
      height={sizePx}
      loading="lazy"
      decoding="async"
      onError={() => setBroken({ src, hasFallback: !isBroken })}
      style={{ width: sizePx, height: sizePx }}
      className="shrink-0 rounded-cover bg-sunken object-contain"
    />
  );
}
