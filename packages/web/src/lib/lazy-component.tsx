import { type ComponentType, startTransition, useLayoutEffect, useState } from 'react';

export interface LazyComponent<Props extends object> {
  (props: Props): React.ReactNode;
  /** Fetches it; what is there by the first drawing is drawn with it. @throws what fetching it throws */
  preload: () => Promise<unknown>;
}

/**
 * A component whose code is fetched when it is first drawn. React's own `lazy` waits in a `Suspense`, which holds back for
 * 300 ms whatever comes after any fallback, though it is there long since: each first visit of a screen would wait for that.
 * Where the code does not arrive, drawing it throws; whoever draws it anew asks for it again.
 * @param Waiting stands in its place until then
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = Nothing,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  function preload(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function Lazy(props: Props) {
    const [Shown, setShown] = useState(() => loaded);
    useLayoutEffect(() => {
      if (Shown !== null) return;
      // As a transition it is drawn in short turns, between which a slow telephone can still react.
      const show = (next: () => ComponentType<Props>) => startTransition(() => setShown(next));
      preload().then(
        (component) => show(() => component),
        (error: unknown) =>
          show(() => {
            throw error;
          }),
      );
    }, [Shown]);
    const Drawn = Shown ?? Waiting;
    return <Drawn {...props} />;
  }

  return Object.assign(Lazy, { preload });
}

const Nothing = () => null;
