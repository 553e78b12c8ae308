import { Skeleton } from '../../../components/skeleton.tsx';
import { texts } from '../../texts.ts';

/** The dashboard's outline, for the moment in which its code arrives. */
export function DashboardSkeleton() {
  return (
    <div aria-busy className="flex min-h-[calc(100dvh-var(--header-height))]">
      <p className="sr-only">{texts.loading}</p>
      <div className="hidden w-40 shrink-0 border-line border-e lg:block" />
      <div className="grow px-4 py-4 sm:px-6">
        <Skeleton className="h-14 w-full max-w-80 rounded-large" />
      </div>
    </div>
  );
}
