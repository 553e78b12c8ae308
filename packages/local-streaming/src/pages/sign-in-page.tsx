/** @jsxRuntime automatic */
import type { Access } from '../sign-in/access.ts';
import type { SignInProblem } from '../sign-in/sign-in-check.ts';
import { Layout } from './layout.tsx';
import type { PageFrame } from './page-frame.ts';
import { SignInFields } from './sign-in-fields.tsx';

interface SignInPageProps {
  frame: PageFrame;
  name: string;
  access: Access['kind'];
  problem?: SignInProblem | undefined;
}

export function SignInPage({ frame, name, access, problem }: SignInPageProps) {
  return (
    <Layout frame={frame} title="Sign in">
      <div className="panel">
        <h1>Sign in</h1>
        <p className="lead">Say who you are, and the player and the playlists here are yours.</p>
        <form method="post" action={`${frame.base}/sign-in`}>
          <input type="hidden" name="form_token" value={frame.formToken} />
          <SignInFields name={name} access={access} problem={problem} />
          <div className="panel-actions">
            <button type="submit" className="primary">
              Sign in
            </button>
            <a className="secondary" href={`${frame.base}/`}>
              Back
            </a>
          </div>
        </form>
        <p className="muted small">
          {access === 'accounts'
            ? 'Your name and password are checked by the music server. What is needed to ask it in your name is kept here sealed, until you sign out.'
            : 'Use the name you signed in to Attune with to share one player.'}
        </p>
      </div>
    </Layout>
  );
}
