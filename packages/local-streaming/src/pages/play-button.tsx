/** @jsxRuntime automatic */
import { Icon } from './icons.tsx';
import type { PageFrame } from './page-frame.ts';

export type PlayableKind = 'playlist' | 'album' | 'artist' | 'track';

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
      <p className="muted small">It plays in silence for now: sound is on its way.</p>
    </form>
  );
}
