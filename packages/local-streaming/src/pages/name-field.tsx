/** @jsxRuntime automatic */
import { nameMaxUnits } from '../sign-in/listener-identity.ts';

/** The one field of both sign-in forms. */
export function NameField({ name, problem }: { name: string; problem?: string | undefined }) {
  return (
    <div className="field">
      <label htmlFor="name">Name</label>
      <input
        id="name"
        name="name"
        type="text"
        dir="auto"
        required
        // Characters are counted on arrival.
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
