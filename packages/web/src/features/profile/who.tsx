import type { Profile, StreamingInstallation } from '@attune/contract';
import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { texts } from './texts.ts';

interface WhoProps {
  profile: Profile;
  /** The music service. */
  service: Pick<StreamingInstallation, 'name' | 'runs'> | undefined;
}

/** Who is signed in, and where. */
export function Who({ profile, service }: WhoProps) {
  const name = profile.display_name ?? texts.nameless;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Portrait url={profile.images[0]?.url} name={name} />
      <div className="min-w-0">
        <p dir="auto" className="break-words font-semibold text-l">
          {name}
        </p>
        {service !== undefined && (
          <>
            <p className="text-muted text-s">{texts.signedInAt(service.name)}</p>
            {/* A service that is built in shows its listeners on this very screen. */}
            {service.runs === 'elsewhere' && (
              <a
                href={profile.external_urls.spotify}
                target="_blank"
                rel="noopener noreferrer"
                className="text-link inline-flex min-h-11 items-center gap-1 text-s"
              >
                {texts.openPage(service.name)}
                <ArrowUpRight size={16} aria-hidden />
                <span className="sr-only"> {texts.opensInNewTab}</span>
              </a>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Portrait({ url, name }: { url: string | undefined; name: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (url === undefined || isBroken) {
    return (
      <span
        aria-hidden
        className="grid size-20 shrink-0 place-items-center rounded-full bg-accent-soft font-title text-2xl text-accent"
      >
        {[...name.trim()][0]?.toLocaleUpperCase() ?? '♪'}
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={80}
      height={80}
      className="size-20 shrink-0 rounded-full object-cover"
      onError={() => setIsBroken(true)}
    />
  );
}
