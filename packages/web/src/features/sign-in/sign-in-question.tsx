import { useId } from 'react';
import { useProfile } from './api/get-profile.ts';
import { useSession, useSignIn } from './session-context.tsx';
import { texts } from './texts.ts';

/** Of the question that stands in the input's place. */
const questionTexts = {
  signedInAs: (name: string) => `You are now signed in as ${name}. Not you?`,
  unnamedAccount: 'an account whose name did not load',
  whyAsked:
    'This sign-in was not begun here a moment ago. What you write would be searched for with this account.',
  thatIsMe: 'That is me, go on',
} as const;

/** Asked before anything is written under a sign-in that was not begun here: a link may have brought a stranger's. */
export function SignInQuestion() {
  const titleId = useId();
  const session = useSession();
  const signIn = useSignIn();
  const { data: profile, isPending } = useProfile();
  const name =
    profile === undefined ? questionTexts.unnamedAccount : (profile.display_name ?? texts.namelessListener);
  return (
    <section aria-labelledby={titleId} aria-busy={isPending} className="card message p-5 shadow-high">
      <h2 id={titleId} dir="auto" className="text-l wrap-anywhere">
        {isPending ? texts.loadingProfile : questionTexts.signedInAs(name)}
      </h2>
      <p className="mt-1 text-muted text-s">{questionTexts.whyAsked}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-primary"
          disabled={isPending}
          onClick={() => signIn !== null && session.confirm(signIn)}
        >
          {questionTexts.thatIsMe}
        </button>
        <button type="button" className="button button-quiet" onClick={session.signOut}>
          {texts.signOut}
        </button>
      </div>
    </section>
  );
}
