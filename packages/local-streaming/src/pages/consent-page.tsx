/** @jsxRuntime automatic */
import type { Access } from '../sign-in/access.ts';
import type { SignInProblem } from '../sign-in/sign-in-check.ts';
import { Layout } from './layout.tsx';
import type { PageFrame } from './page-frame.ts';
import { SignInFields } from './sign-in-fields.tsx';

interface ConsentPageProps {
  frame: PageFrame;
  clientName: string;
  /** What the application asks for, in words. */
  permissions: readonly string[];
  /** The signed request, carried through the form. */
  consent: string;
  name: string;
  access: Access['kind'];
  /** What was wrong with the form as it was sent. */
  problem?: SignInProblem | undefined;
}

/** Who can open what is kept here, said before anybody keeps something. */
const accessWords: Record<Access['kind'], string> = {
  'this-machine':
    'This streaming service is part of Attune and runs on your own machine. There is no password: whoever types a name here gets the playlists kept under it.',
  password:
    'This streaming service is part of Attune. Everybody who knows its password can type any name, and gets the playlists kept under it.',
  accounts:
    'This streaming service is part of Attune and plays the music of a music server. Your name and password there are checked by that server. What is needed to ask it in your name is kept here sealed, until you sign out.',
  open: 'This streaming service is part of Attune and open to everybody who reaches this address. There is no password: whoever types a name here gets the playlists kept under it. Keep nothing private here.',
};

export function ConsentPage(props: ConsentPageProps) {
  const { frame, clientName, permissions, consent, name, access, problem } = props;
  return (
    <Layout frame={frame} title="Sign in" plain>
      <div className="panel">
        <h1>Sign in</h1>
        <p className="lead">
          <strong>{clientName}</strong> would like to use your music here.
        </p>
        <form method="post" action={`${frame.base}/authorize`}>
          <input type="hidden" name="form_token" value={frame.formToken} />
          <input type="hidden" name="consent" value={consent} />
          <SignInFields name={name} access={access} problem={problem} />
          {permissions.length > 0 && (
            <>
              <h2 className="small-heading">It will be able to</h2>
              <ul className="permissions">
                {permissions.map((permission) => (
                  <li key={permission}>{permission}</li>
                ))}
              </ul>
            </>
          )}
          <div className="panel-actions">
            <button type="submit" className="primary" name="decision" value="agree">
              Agree
            </button>
            <button type="submit" className="secondary" name="decision" value="cancel" formNoValidate>
              Cancel
            </button>
          </div>
        </form>
        <p className="muted small">{accessWords[access]}</p>
      </div>
    </Layout>
  );
}
