import type { Installation } from '@attune/contract';
import { texts } from './texts.ts';

interface ServiceSettingsProps {
  installation: Installation;
  /** Signs out here and leads to the sign-in of another service. */
  onChange: (at: string) => void;
  isChanging: boolean;
}

/** At which of several services the listener's music is, and the way to the others. */
export function ServiceSettings({ installation, onChange, isChanging }: ServiceSettingsProps) {
  const { streaming, services = [] } = installation;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-s">
        {texts.serviceNow} <strong>{streaming.name}</strong>
      </p>
      <ul className="flex flex-wrap gap-2">
        {services
          .filter(({ name }) => name !== streaming.name)
          .map(({ at, name }) => (
            <li key={at}>
              <button
                type="button"
                className="button button-quiet w-fit"
                disabled={isChanging}
                onClick={() => onChange(at)}
              >
                {texts.changeTo(name)}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
