/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { LogoMark } from './icons.tsx';
import { NowPlayingBar } from './now-playing-bar.tsx';
import type { PageFrame } from './page-frame.ts';

export interface LayoutProps {
  frame: PageFrame;
  title: string;
  /** Tints the page; one of the five moods. */
  mood?: string | undefined;
  /** Sign-in pages keep to themselves: no navigation and no player. */
  plain?: boolean;
  children: ReactNode;
}

/** The document around every page of the service. */
export function Layout({ frame, title, mood, plain = false, children }: LayoutProps) {
  const { base, listener } = frame;
  const playing = plain ? null : frame.nowPlaying;
  const withScript = frame.scriptPath !== null && !plain;
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Attune’s built-in music`}</title>
        <link rel="stylesheet" href={`${base}${frame.stylesheetPath}`} />
        {withScript && <script src={`${base}${frame.scriptPath}`} type="module" />}
        <link rel="icon" href={`${base}/assets/icon.svg`} type="image/svg+xml" />
      </head>
      <body
        className={['page', mood && `mood-${mood}`, playing && 'with-player'].filter(Boolean).join(' ')}
        data-base={base}
        data-form-token={withScript ? frame.formToken : undefined}
        data-signed-in={withScript && listener ? 'yes' : undefined}
      >
        <a className="skip-link" href="#content">
          Skip to the content
        </a>
        <header className="top">
          <a className="brand" href={`${base}/`}>
            <LogoMark />
            Attune <span className="brand-sub">built-in music</span>
          </a>
          {!plain && (
            <nav aria-label="Main" className="top-nav">
              <a href={`${base}/`}>Library</a>
              {listener ? (
                <>
                  <a href={`${base}/user/${listener.id}`}>
                    <bdi>{listener.displayName}</bdi>
                  </a>
                  <form method="post" action={`${base}/sign-out`}>
                    <input type="hidden" name="form_token" value={frame.formToken} />
                    <button type="submit" className="quiet">
                      Sign out
                    </button>
                  </form>
                </>
              ) : (
                <a href={`${base}/sign-in`}>Sign in</a>
              )}
            </nav>
          )}
        </header>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {playing && <NowPlayingBar frame={frame} playing={playing} />}
      </body>
    </html>
  );
}
