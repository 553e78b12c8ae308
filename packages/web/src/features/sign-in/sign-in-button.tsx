import { beginSignIn } from './begin-sign-in.ts';
import { useSession } from './session-context.tsx';
import { texts } from './texts.ts';

export function SignInButton() {
  const session = useSession();
  return (
    <button type="button" className="button button-primary" onClick={() => beginSignIn(session)}>
      {texts.signIn}
    </button>
  );
}
