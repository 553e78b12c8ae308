/** @jsxRuntime automatic */
import { Layout } from './layout.tsx';
import { NameField } from './name-field.tsx';
import type { PageFrame } from './page-frame.ts';

interface ConsentPageProps {
  frame: PageFrame;
  clientName: string;
  /** What the application asks for, in words. */
  permissions: readonly string[];
  /** The signed request, carried through the form. */
  consent: string;
  name: string;
  /** What was wrong with the form as it was sent. */
  problem?: string | undefined;
}

export function ConsentPage({ frame, clientName, permissions, consent, name, problem }: ConsentPageProps) {
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
          <NameField name={name} problem={problem} />
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
        <p className="muted small">
          This streaming service is part of Attune and runs on your own machine. There is no password: whoever
          types a name here gets the playlists kept under it.
        </p>
      </div>
    </Layout>
  );
}
