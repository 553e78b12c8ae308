/** @jsxRuntime automatic */
import type { Access } from '../sign-in/access.ts';
import type { SignInProblem } from '../sign-in/sign-in-check.ts';
import { Layout } from './layout.tsx';
import type { PageFrame } from './page-frame.ts';
import { SignInFields } from './sign-in-fields.tsx';

interface SignInPageProps {
  frame: PageFrame;
  name: string;
  /** What starts to play once the listener is in. */
  wanted?: { label: string; path: string } | undefined;
  access: Access['kind'];
  problem?: SignInProblem | undefined;
}

export function SignInPage({ frame, name, wanted, access, problem }: SignInPageProps) {
  return (
    <Layout frame={frame} title="Sign in" plain>
      <div className="panel">
        <h1>{wanted ? 'Sign in to play' : 'Sign in'}</h1>
        <p className="lead">
          {wanted ? (
            <>
              <a href={`${frame.base}${wanted.path}`}>
                <bdi>{wanted.label}</bdi>
              </a>{' '}
              starts as soon as we know whose player it is.
            </>
          ) : (
            'Say who you are, and the player and the playlists here are yours.'
          )}
        </p>
        <form method="post" action={`${frame.base}/sign-in`}>
          <input type="hidden" name="form_token" value={frame.formToken} />
          {wanted && <input type="hidden" name="play" value={wanted.path} />}
          <SignInFields name={name} asksPassword={access === 'password'} problem={problem} />
          <div className="panel-actions">
            <button type="submit" className="primary">
              {wanted ? 'Sign in and play' : 'Sign in'}
            </button>
            <a className="secondary" href={`${frame.base}${wanted?.path ?? '/'}`}>
              Back
            </a>
          </div>
        </form>
        <p className="muted small">Use the name you signed in to Attune with to share one player.</p>
      </div>
    </Layout>
  );
}
