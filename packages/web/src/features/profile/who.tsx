import type { Profile, StreamingInstallation } from '@attune/contract';
import { ArrowUpRight } from 'lucide-react';
import { Avatar } from '../../components/avatar.tsx';
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
      <Avatar url={profile.images[0]?.url} name={name} isLarge />
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
