import type { ReactNode } from 'react';
import { useListenerOutlet } from '../listener/listener-outlet.ts';

interface ScreenFrameProps {
  heading: ReactNode;
  children: ReactNode;
}

/** A screen of a listener: what plays at its top, its heading, and its content in one column. */
export function ScreenFrame({ heading, children }: ScreenFrameProps) {
  const layout = useListenerOutlet();
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col px-3 py-4 sm:px-6 xl:py-6">
      <div className="flex flex-wrap items-center gap-2">{layout?.top}</div>
      <h1 className="mt-6 mb-4 text-2xl">{heading}</h1>
      {children}
    </div>
  );
}
