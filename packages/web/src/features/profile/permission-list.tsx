import type { Permission } from '@attune/contract';
import { Check, Minus } from 'lucide-react';
import { Skeleton } from '../../components/skeleton.tsx';
import { permissionWords, texts } from './texts.ts';

interface PermissionListProps {
  /** Those that this music service has a use for. */
  permissions: readonly Permission[];
  /** `null` where it is not known. */
  granted: readonly Permission[] | null;
  onAsk: (permission: Permission) => void;
  /** `null` where the service alone takes single permissions back. */
  onTakeBack: ((permission: Permission) => void) | null;
}

/** What Attune may do, in words, and a way to allow what it may not yet. */
export function PermissionList({ permissions, granted, onAsk, onTakeBack }: PermissionListProps) {
  return (
    <>
      <p className="text-s">{texts.always}</p>
      {granted === null && <p className="mt-2 text-muted text-s">{texts.unknown}</p>}
      <ul className="mt-2 flex flex-col">
        {permissions.map((permission) => {
          const words = permissionWords[permission];
          const isAllowed = granted?.includes(permission) ?? null;
          return (
            <li key={permission} className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-s">
              {isAllowed === null ? (
                // Neither sign would be true.
                <span aria-hidden className="w-4.5 shrink-0 text-center text-muted">
                  •
                </span>
              ) : isAllowed ? (
                <Check size={18} aria-hidden className="shrink-0 text-accent" />
              ) : (
                <Minus size={18} aria-hidden className="shrink-0 text-muted" />
              )}
              <span className="min-w-0 grow basis-48">
                {words}
                {isAllowed !== null && (
                  <span className="block text-muted text-xs">
                    {isAllowed ? texts.allowed : texts.notAllowed}
                  </span>
                )}
              </span>
              {/* One button for both, so that whoever pressed it stays where they are. */}
              {isAllowed !== null && (!isAllowed || onTakeBack !== null) && (
                <button
                  type="button"
                  aria-label={isAllowed ? texts.takeBackOne(words) : texts.allow(words)}
                  className="button button-quiet"
                  onClick={() => (isAllowed ? onTakeBack : onAsk)?.(permission)}
                >
                  {isAllowed ? texts.takeBackShort : texts.allowShort}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** As high as the list that comes, so that nothing under it moves. */
export function PermissionsLoading({ count }: { count: number }) {
  return (
    <div aria-busy>
      <p className="text-s">{texts.always}</p>
      <p className="sr-only">{texts.permissionsLoading}</p>
      <div aria-hidden className="mt-4">
        {Array.from({ length: count }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div key={row} className="flex min-h-14 items-center py-1">
            <Skeleton className="h-4 w-3/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
