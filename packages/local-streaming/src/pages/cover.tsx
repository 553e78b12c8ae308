/** @jsxRuntime automatic */
import type { ImageKind } from '../wire/addresses.ts';

interface CoverProps {
  base: string;
  kind: ImageKind;
  id: string;
  /** Drawn size in CSS pixels; the smallest picture that stays sharp is asked for. */
  sizePx: number;
  /** Changes the address when the picture does. */
  version?: string | undefined;
}

/** A cover beside words that say the same, so it is silent to screen readers. */
export function Cover({ base, kind, id, sizePx, version }: CoverProps) {
  const file = sizePx <= 64 ? 64 : sizePx <= 300 ? 300 : 640;
  const query = version === undefined ? '' : `?v=${version}`;
  return (
    <img
      className={kind === 'artist' || kind === 'user' ? 'cover cover-round' : 'cover'}
      src={`${base}/image/${kind}/${encodeURIComponent(id)}/${file}.svg${query}`}
      alt=""
      width={sizePx}
      height={sizePx}
      loading={sizePx > 200 ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
