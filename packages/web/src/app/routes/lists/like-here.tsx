import { useState } from 'react';
import { useHearts } from '../../../features/liked/api/hearts.ts';
import { HeartButton } from '../../../features/liked/heart-button.tsx';
import { HeartNotice } from '../../../features/liked/heart-notice.tsx';

export interface LikeHereProps {
  id: string;
  name: string;
  words?: string;
  /** Whether the song is liked is asked for when a pointer or the focus comes to the heart: for where each call counts. */
  asksWhenReached?: boolean;
}

/** A heart that needs nothing of the screen around it. */
export function LikeHere({ id, name, words, asksWhenReached = false }: LikeHereProps) {
  const [isReached, setReached] = useState(false);
  useHearts(asksWhenReached && !isReached ? [] : [id]);
  return (
    <>
      <HeartButton id={id} name={name} words={words} onReach={() => setReached(true)} />
      <HeartNotice />
    </>
  );
}
