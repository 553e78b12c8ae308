import { libraryBounds } from '@attune/contract';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { failureOf } from '../../lib/error-text.ts';
import { texts } from './texts.ts';

interface NameDialogProps {
  title: string;
  submit: string;
  before: string;
  isOpen: boolean;
  onClose: () => void;
  /** Resolves once the service has taken the name. */
  onName: (name: string) => Promise<void>;
}

/** Asks for a playlist's name. */
export function NameDialog({ title, isOpen, onClose, ...form }: NameDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <NameForm {...form} onDone={onClose} />
    </Dialog>
  );
}

/** Where a dialog opens, it is the browser that sets the focus: here, rather than on the button that closes it. */
const focusFirst = (field: HTMLInputElement | null) => {
  field?.setAttribute('autofocus', '');
  field?.focus();
};

type NameFormProps = Pick<NameDialogProps, 'submit' | 'before' | 'onName'> & { onDone: () => void };

export function NameForm({ submit, before, onName, onDone }: NameFormProps) {
  const [name, setName] = useState(before);
  const [state, setState] = useState<{ isSending: boolean; error: unknown }>({
    isSending: false,
    error: null,
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState({ isSending: true, error: null });
    try {
      await onName(name.trim());
      onDone();
    } catch (error) {
      setState({ isSending: false, error });
    }
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <label className="flex flex-col gap-1.5 text-s">
        {texts.name}
        <input
          ref={focusFirst}
          className="field"
          value={name}
          required
          maxLength={libraryBounds.name}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {state.error !== null && (
        <div role="alert">
          <FailureNotice failure={failureOf(state.error, Date.now())} onRetry={null} />
        </div>
      )}
      <button
        type="submit"
        className="button button-primary self-start"
        disabled={state.isSending || name.trim() === ''}
      >
        {submit}
      </button>
    </form>
  );
}
