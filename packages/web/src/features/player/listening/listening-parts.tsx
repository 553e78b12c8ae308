import { createPortal } from 'react-dom';
import { useStore } from '../../../lib/store.ts';
import type { Listening } from './listening.ts';
import { ListeningOptions } from './listening-options.tsx';
import type { ListeningPlace } from './listening-place.ts';
import { texts } from './texts.ts';

/** The listener's settings among the queue's controls, and beside what plays how long it will. */
export default function ListeningParts({ listening, options, timeLeft }: ListeningPlace) {
  return (
    <>
      {createPortal(<ListeningOptions listening={listening} />, options)}
      {createPortal(<TimeLeft listening={listening} />, timeLeft)}
    </>
  );
}

function TimeLeft({ listening }: { listening: Listening }) {
  const { leftMs, sleep } = useStore(listening);
  const words = [
    ...(leftMs === null ? [] : [texts.sessionLeft(leftMs)]),
    ...(sleep === null ? [] : [texts.asleep(sleep.leftMs)]),
  ];
  return words.map((one) => ` · ${one}`).join('');
}
