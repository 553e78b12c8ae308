import { useState } from 'react';

/** A listener's picture, or the first letter of their name. */
export function Avatar({ url, name }: { url: string | undefined; name: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (url === undefined || isBroken) {
    return (
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-title text-accent text-m"
      >
        {[...name.trim()][0]?.toLocaleUpperCase() ?? '♪'}
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={36}
      height={36}
      className="size-9 shrink-0 rounded-full object-cover"
      onError={() => setIsBroken(true)}
    />
  );
}
