/** @jsxRuntime automatic */
import { nameMaxUnits } from '../sign-in/listener-identity.ts';
import type { SignInProblem } from '../sign-in/sign-in-check.ts';

interface SignInFieldsProps {
  name: string;
  asksPassword: boolean;
  /** What was wrong with the form as it was sent. */
  problem?: SignInProblem | undefined;
}

/** The fields of both sign-in forms. */
export function SignInFields({ name, asksPassword, problem }: SignInFieldsProps) {
  const problemOf = (field: SignInProblem['field']) => (problem?.field === field ? problem.text : undefined);
  return (
    <>
      <NameField name={name} problem={problemOf('name')} />
      {asksPassword && <PasswordField problem={problemOf('password')} />}
    </>
  );
}

function NameField({ name, problem }: { name: string; problem: string | undefined }) {
  return (
    <div className="field">
      <label htmlFor="name">Name</label>
      <input
        id="name"
        name="name"
        type="text"
        dir="auto"
        required
        // Counted in UTF-16 units here, in characters on arrival.
        maxLength={nameMaxUnits}
        autoComplete="nickname"
        defaultValue={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'name-problem' : 'name-hint'}
      />
      {problem ? (
        <p id="name-problem" className="problem" role="alert">
          {problem}
        </p>
      ) : (
        <p id="name-hint" className="muted small">
          Any name you like. Your playlists and player are kept under it.
        </p>
      )}
    </div>
  );
}

function PasswordField({ problem }: { problem: string | undefined }) {
  return (
    <div className="field">
      <label htmlFor="password">Password</label>
      <input
        id="password"
        name="password"
        type="password"
        required
        autoComplete="current-password"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'password-problem' : 'password-hint'}
      />
      {problem ? (
        <p id="password-problem" className="problem" role="alert">
          {problem}
        </p>
      ) : (
        <p id="password-hint" className="muted small">
          The one password of this service, which whoever runs it gave you.
        </p>
      )}
    </div>
  );
}
