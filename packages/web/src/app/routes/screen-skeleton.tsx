import { MediaRowSkeletons } from '../../components/media-row.tsx';
import { texts } from '../texts.ts';
import { ScreenFrame } from './screen-frame.tsx';

/** A screen's outline, for the moment in which its code arrives. */
export function ScreenSkeleton({ title }: { title: string }) {
  return (
    <ScreenFrame heading={title}>
      <div aria-busy>
        <p className="sr-only">{texts.loading}</p>
        <MediaRowSkeletons count={6} />
      </div>
    </ScreenFrame>
  );
}
