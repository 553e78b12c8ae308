import { useState } from 'react';

interface AvatarProps {
  url: string | undefined;
  name: string;
  isLarge?: boolean;
}

/** A listener's picture, or the first letter of their name. */
export function Avatar({ url, name, isLarge = false }: AvatarProps) {
  const [isBroken, setIsBroken] = useState(false);
  const size = isLarge ? 'size-20 text-2xl' : 'size-9 text-m';
  if (url === undefined || isBroken) {
    return (
      <span
        aria-hidden
        className={`grid shrink-0 place-items-center rounded-full bg-accent-soft font-title text-accent ${size}`}
      >
        {[...name.trim()][0]?.toLocaleUpperCase() ?? '♪'}
      </span>
    );
  }
  const sizePx = isLarge ? 80 : 36;
  return (
    <img
      src={url}
      alt=""
      width={sizePx}
      height={sizePx}
      className={`shrink-0 rounded-full object-cover ${size}`}
      onError={() => setIsBroken(true)}
    />
  );
}
