/** @jsxRuntime automatic */
import type { InputHTMLAttributes } from 'react';
import { type Access, asksPassword } from '../sign-in/access.ts';
import { nameMaxUnits } from '../sign-in/listener-identity.ts';
import type { SignInProblem } from '../sign-in/sign-in-check.ts';

interface SignInFieldsProps {
  name: string;
  access: Access['kind'];
  /** What was wrong with the form as it was sent. */
  problem?: SignInProblem | undefined;
}

/** What the fields are called, and what is said of them. */
const ofThisService = {
  name: { label: 'Name', hint: 'Any name you like. Your playlists and player are kept under it.' },
  password: { label: 'Password', hint: 'The one password of this service, which whoever runs it gave you.' },
};
const ofTheMusicServer = {
  name: {
    label: 'Your name at the music server',
    hint: 'Leave it empty if you sign in with an API key.',
  },
  password: {
    label: 'Password there, or API key',
    hint: 'The music server alone decides whether it is right.',
  },
};

/** The fields of both sign-in forms. */
export function SignInFields({ name, access, problem }: SignInFieldsProps) {
  const problemOf = (field: SignInProblem['field']) => (problem?.field === field ? problem.text : undefined);
  const words = access === 'accounts' ? ofTheMusicServer : ofThisService;
  return (
    <>
      <Field
        name="name"
        {...words.name}
        problem={problemOf('name')}
        attributes={{
          type: 'text',
          dir: 'auto',
          required: access !== 'accounts',
          // Counted in UTF-16 units here, in characters on arrival.
          maxLength: nameMaxUnits,
          ...(access === 'accounts'
            ? { autoComplete: 'username', autoCapitalize: 'none' }
            : { autoComplete: 'nickname' }),
          defaultValue: name,
        }}
      />
      {asksPassword({ kind: access }) && (
        <Field
          name="password"
          {...words.password}
          problem={problemOf('password')}
          attributes={{ type: 'password', required: true, autoComplete: 'current-password' }}
        />
      )}
    </>
  );
}

interface FieldProps {
  name: 'name' | 'password';
  label: string;
  hint: string;
  problem: string | undefined;
  attributes: InputHTMLAttributes<HTMLInputElement>;
}

/** Only where the form comes back: whoever opens the page hears first what it is about. */
const whereItGoesOn = { autoFocus: true };

function Field({ name, label, hint, problem, attributes }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        {...attributes}
        {...(problem !== undefined && whereItGoesOn)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-problem` : `${name}-hint`}
      />
      {problem ? (
        <p id={`${name}-problem`} className="problem" role="alert">
          {problem}
        </p>
      ) : (
        <p id={`${name}-hint`} className="muted small">
          {hint}
        </p>
      )}
    </div>
  );
}
