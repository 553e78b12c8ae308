import { screenPaths } from '@attune/contract';
import { Link } from 'wouter';
import { texts } from '../texts.ts';

/** Stands where a screen could not be rendered. */
export function ErrorScreen() {
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-var(--header-height))] max-w-xl flex-col items-center justify-center px-4 py-16 text-center">
      <title>{texts.titled(texts.errorTitle)}</title>
      <h1 className="text-2xl">{texts.errorTitle}</h1>
      <p className="mt-3 text-muted">{texts.errorBody}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          {texts.reload}
        </button>
        <Link to={screenPaths.landing} className="button button-quiet">
          {texts.home}
        </Link>
      </div>
    </div>
  );
}
