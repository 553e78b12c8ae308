import { useState } from 'react';
import { useHearts } from '../../features/liked/api/hearts.ts';
import { HeartButton } from '../../features/liked/heart-button.tsx';
import { HeartNotice } from '../../features/liked/heart-notice.tsx';
import type { HeartHereProps } from './heart-here.tsx';

/** A heart that needs nothing of the screen around it. */
export function LikeHere({ id, name, words, asksWhenReached = false }: HeartHereProps) {
  const [isReached, setReached] = useState(false);
  useHearts(asksWhenReached && !isReached ? [] : [id]);
  return (
    <>
      <HeartButton id={id} name={name} words={words} onReach={() => setReached(true)} />
      <HeartNotice />
    </>
  );
}
