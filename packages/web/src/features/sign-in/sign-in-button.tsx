import { beginSignIn } from './begin-sign-in.ts';
import { texts } from './texts.ts';

export function SignInButton() {
  return (
    <button type="button" className="button button-primary" onClick={beginSignIn}>
      {texts.signIn}
    </button>
  );
}
