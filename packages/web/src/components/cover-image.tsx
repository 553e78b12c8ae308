import { useState } from 'react';

interface CoverImageProps {
  src: string;
  /** Shown when `src` does not load. */
  fallback: string;
  sizePx: number;
}

/**
 * A cover as the service delivers it: whole, hardly rounded, with nothing on top. Its alternative text is empty
 * because the name always stands beside it.
 */
export function CoverImage({ src, fallback, sizePx }: CoverImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  return (
    <img
      src={brokenSrc === src ? fallback : src}
      alt=""
      width={sizePx}
      height={sizePx}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenSrc(src)}
      style={{ width: sizePx, height: sizePx }}
      className="shrink-0 rounded-cover bg-sunken object-contain"
    />
  );
}
