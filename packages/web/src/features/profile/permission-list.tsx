import type { Permission } from '@attune/contract';
import { Check, Minus } from 'lucide-react';
import { permissionWords, texts } from './texts.ts';

interface PermissionListProps {
  /** Those that this music service has a use for. */
  permissions: readonly Permission[];
  /** `null` where it is not known. */
  granted: readonly Permission[] | null;
  onAsk: (permission: Permission) => void;
}

/** What Attune may do, in words, and a way to allow what it may not yet. */
export function PermissionList({ permissions, granted, onAsk }: PermissionListProps) {
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
              {isAllowed === true ? (
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
              {isAllowed === false && (
                <button
                  type="button"
                  aria-label={texts.allow(words)}
                  className="button button-quiet"
                  onClick={() => onAsk(permission)}
                >
                  {texts.allowShort}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
