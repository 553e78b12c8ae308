import { Music2 } from 'lucide-react';
import { useState } from 'react';

interface CoverImageProps {
  src: string;
  /** Shown when `src` does not load; when this does not either, as without a network, a sign is drawn. */
  fallback: string;
  sizePx: number;
  /** It fills the place it stands in; `sizePx` is what that is at most. */
  isFluid?: boolean;
}

/**
 * A cover as the service delivers it: whole, hardly rounded, with nothing on top. Its alternative text is empty
 * because the name always stands beside it.
 */
export function CoverImage({ src, fallback, sizePx, isFluid = false }: CoverImageProps) {
  const [broken, setBroken] = useState<{ src: string; hasFallback: boolean } | null>(null);
  const isBroken = broken?.src === src;
  const size = isFluid ? undefined : { width: sizePx, height: sizePx };
  const fill = isFluid ? 'size-full' : '';
  if (isBroken && !broken.hasFallback) {
    return (
      <span
        aria-hidden
        style={size}
        className={`grid shrink-0 place-items-center rounded-cover bg-sunken text-muted ${fill}`}
      >
        <Music2 size={sizePx / 2} className={isFluid ? 'size-1/2' : ''} />
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
      style={size}
      className={`shrink-0 rounded-cover bg-sunken object-contain ${fill}`}
    />
  );
}
