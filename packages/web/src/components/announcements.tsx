import { useState } from 'react';
import { announcements } from '../lib/announcements.ts';
import { useStore } from '../lib/store.ts';

/** Stands on every screen from its beginning, as only what comes into a region that is there is read out. */
export function Announcements() {
  const said = useStore(announcements);
  const [before] = useState(() => said.at(-1)?.id ?? 0);
  return (
    <div aria-live="polite" aria-relevant="additions" className="sr-only">
      {said
        .filter(({ id }) => id > before)
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  );
}
