/** @jsxRuntime automatic */

import type { PlayableKind } from '@attune/player/messages';
import { Icon } from './icons.tsx';
import type { PageFrame } from './page-frame.ts';

interface PlayButtonProps {
  frame: PageFrame;
  kind: PlayableKind;
  id: string;
  /** What is played, for those who meet the button without its surroundings. */
  describedBy?: string;
}

/** A form of its own, so that it works without a script. Signed out it leads to the sign-in and then plays. */
export function PlayButton({ frame, kind, id, describedBy }: PlayButtonProps) {
  return (
    <form method="post" action={`${frame.base}/${kind}/${id}/play`} className="play-form">
      <input type="hidden" name="form_token" value={frame.formToken} />
      <button type="submit" className="primary" aria-describedby={describedBy}>
        <Icon name="play" />
        Play
      </button>
      <SilentNote hasScript={frame.scriptPath !== null} />
    </form>
  );
}

/** Says so where pressing Play moves the player but nothing can be heard. */
function SilentNote({ hasScript }: { hasScript: boolean }) {
  if (!hasScript) {
    return <p className="muted small">It plays in silence: this copy of the service was started unbuilt.</p>;
  }
  return (
    <>
      <noscript>
        <p className="muted small">It plays in silence: the music is made by a script, and none may run.</p>
      </noscript>
      <p className="muted small silent-note">It plays in silence: this browser cannot make sound.</p>
    </>
  );
}
