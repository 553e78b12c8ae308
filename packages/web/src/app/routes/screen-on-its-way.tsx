import { useListenerOutlet } from '../listener/listener-outlet.ts';
import { texts } from '../texts.ts';

/** The place of a screen of which nothing is here yet; without a network that takes a while, and the menu leads elsewhere. */
export function ScreenOnItsWay() {
  const top = useListenerOutlet()?.top;
  return (
    <div aria-busy className="mx-auto w-full max-w-6xl px-3 py-4 sm:px-6 xl:py-6">
      <p className="sr-only">{texts.loading}</p>
      <div className="flex flex-wrap items-center gap-2">{top}</div>
    </div>
  );
}
