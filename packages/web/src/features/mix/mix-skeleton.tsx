import type { Brief } from '@attune/contract';
import { Skeleton } from '../../components/skeleton.tsx';
import { firstRows, making } from './first-sight.ts';

interface MixSkeletonProps {
  brief: Pick<Brief, 'path'>;
  /** One of an earlier answer is closed. */
  isNewest: boolean;
}

/** In the shape of the mix that comes, so that nothing moves when it does. */
export function MixSkeleton({ brief, isNewest }: MixSkeletonProps) {
  return (
    <div aria-live="off" className="mix-card message">
      <p className="mix-head text-muted text-s">{making}</p>
      {isNewest && (
        <div aria-hidden>
          {brief.path === 'shift' && <div className="mix-way" />}
          {Array.from({ length: firstRows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stand-ins have no other identity
            <RowSkeleton key={index} />
          ))}
          <div className="mix-foot" />
        </div>
      )}
    </div>
  );
}

export function RowSkeleton() {
  return (
    <div aria-hidden className="mix-row">
      <Skeleton className="size-10 shrink-0 rounded-cover" />
      <span className="grow">
        <Skeleton className="h-3.5 w-3/5" />
        <Skeleton className="mt-1.5 h-3 w-2/5" />
      </span>
    </div>
  );
}
