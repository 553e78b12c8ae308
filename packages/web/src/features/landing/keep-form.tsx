import { apiPaths, type Installation } from '@attune/contract';
import { ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { tryTexts } from './try-texts.ts';

interface KeepFormProps {
  /** `undefined` until it is known. */
  streaming: Installation['streaming'] | undefined;
  onKeep: () => void;
}

/** The way to keep what was said: a name where that is an account, else the music service's sign-in. */
export function KeepForm({ streaming, onKeep }: KeepFormProps) {
  if (streaming === undefined) return null;
  if (streaming.capabilities.signIn === 'name') return <NameForm onKeep={onKeep} />;
  return <ServiceSignIn name={streaming.name} onKeep={onKeep} />;
}

/** Leaves the page as any form does, so that the browser itself says that this page led to the sign-in. */
function NameForm({ onKeep }: Pick<KeepFormProps, 'onKeep'>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    // The field that was typed in is gone; whoever is elsewhere by now stays there.
    if (focused !== null && focused !== document.body) return;
    input.current?.form?.scrollIntoView?.({ block: 'nearest' });
    input.current?.focus({ preventScroll: true });
  }, []);
  return (
    <form action={apiPaths.login} method="get" onSubmit={onKeep} className="border-line border-t pt-4">
      <label htmlFor={id} className="font-semibold">
        {tryTexts.keep}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={input}
          id={id}
          name="name"
          type="text"
          dir="auto"
          required
          maxLength={60}
          autoComplete="nickname"
          aria-describedby={`${id}-hint`}
          enterKeyHint="go"
          className="text-field min-w-0 grow basis-40"
        />
        <button type="submit" className="button button-primary">
          {tryTexts.keepButton}
          <ArrowRight size={18} aria-hidden />
        </button>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-muted text-xs">
        {tryTexts.keepHint}
      </p>
    </form>
  );
}

function ServiceSignIn({ name, onKeep }: { name: string; onKeep: () => void }) {
  const { signIn } = useApi();
  const leave = () => {
    onKeep();
    signIn();
  };
  return (
    <div className="border-line border-t pt-4">
      <p className="text-muted text-s">{tryTexts.keepElsewhere}</p>
      <button type="button" className="button button-primary mt-2" onClick={leave}>
        {tryTexts.continueWith(name)}
        <ArrowRight size={18} aria-hidden />
      </button>
    </div>
  );
}
