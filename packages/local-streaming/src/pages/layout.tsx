/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { LogoMark } from './icons.tsx';
import type { PageFrame } from './page-frame.ts';

export interface LayoutProps {
  frame: PageFrame;
  title: string;
  /** Without saying who is signed in, where that is being asked. */
  plain?: boolean;
  children: ReactNode;
}

/** The document around every page of the service. */
export function Layout({ frame, title, plain = false, children }: LayoutProps) {
  const { base, listener } = frame;
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · Attune’s built-in music`}</title>
        {frame.fontPaths.map((path) => (
          <link
            key={path}
            rel="preload"
            as="font"
            type="font/woff2"
            href={`${base}${path}`}
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={`${base}${frame.stylesheetPath}`} />
        <link rel="icon" href={`${base}/assets/icon.svg`} type="image/svg+xml" />
      </head>
      <body className="page">
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
              {listener ? (
                <>
                  <span>
                    <bdi>{listener.displayName}</bdi>
                  </span>
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
      </body>
    </html>
  );
}
