import type { Permission } from '@attune/contract';
import { LockKeyhole } from 'lucide-react';
import { useApi } from '../lib/api-context.tsx';

const texts = {
  allow: 'Ask me for permission',
  back: 'You are asked at your music service, and come back to this screen.',
} as const;

/** Stands where something needs a permission the listener has not given yet. @param why what it is for, in a sentence */
export function NotPermitted({ permission, why }: { permission: Permission; why: string }) {
  const { ask } = useApi();
  return (
    <div className="card flex max-w-xl flex-col items-start gap-3 p-6">
      <LockKeyhole size={24} aria-hidden className="text-accent" />
      <p className="font-semibold">{why}</p>
      <p className="text-muted text-s">{texts.back}</p>
      <button type="button" className="button button-primary" onClick={() => ask(permission)}>
        {texts.allow}
      </button>
    </div>
  );
}
