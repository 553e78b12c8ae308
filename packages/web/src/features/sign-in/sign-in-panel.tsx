import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { beginSignIn } from './begin-sign-in.ts';
import { useSession } from './session-context.tsx';
import { type PanelText, texts } from './texts.ts';

interface SignInPanelProps {
  text: PanelText;
  /** The name of the music service, which may arrive later. */
  serviceName: ReactNode;
  /** A failed sign-in is announced at once; an invitation is read when focus reaches it. */
  isError: boolean;
}

/** Where a listener who has to sign in is led. It takes focus, so that nobody misses why they are here. */
export function SignInPanel({ text, serviceName, isError }: SignInPanelProps) {
  const titleId = useId();
  const session = useSession();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <section
      ref={panel}
      id="sign-in"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="card message flex flex-col gap-4 border-accent p-5 shadow-high sm:flex-row sm:items-center sm:gap-8 sm:p-6"
    >
      <div className="grow" role={isError ? 'alert' : undefined}>
        <h2 id={titleId} className="text-l">
          {text.title}
        </h2>
        <p className="mt-1 text-s text-muted">{text.body}</p>
        <p className="mt-1 text-xs text-muted">{texts.privacy}</p>
      </div>
      <button type="button" className="button button-primary shrink-0" onClick={() => beginSignIn(session)}>
        <span>{serviceName}</span>
        <ArrowRight size={18} aria-hidden />
      </button>
    </section>
  );
}
