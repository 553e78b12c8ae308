import { screenPaths } from '@attune/contract';
import { CircleHelp, Info, LogOut, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Avatar } from '../components/avatar.tsx';
import { Sheet } from '../components/sheet.tsx';
import { ServiceName } from '../features/about/service-name.tsx';
import { LooksSettings } from '../features/settings/looks-settings.tsx';
import type { AccountOnPhone } from '../features/sign-in/account-on-phone.tsx';
import { texts as signInTexts } from '../features/sign-in/texts.ts';
import type { DialogKind } from './dialogs.tsx';
import { useServices } from './services-context.tsx';

const texts = {
  title: 'Account',
  about: 'About',
  help: 'Help',
  settings: 'Settings',
  signedInWith: (service: string) => `Signed in with ${service}`,
  signedIn: 'Signed in',
} as const;

interface AccountSheetProps extends AccountOnPhone {
  onShow: (kind: DialogKind) => void;
}

/** Who is listening and what a wider header holds. What it opens stands above it, so that closing that returns here. */
export function AccountSheet({ profile, isOpen, onClose, onSignOut, isLeaving, onShow }: AccountSheetProps) {
  const { localStorage } = useServices();
  const name = profile?.display_name ?? signInTexts.namelessListener;
  return (
    <Sheet title={texts.title} isOpen={isOpen} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar url={profile?.images[0]?.url} name={name} />
          <div className="min-w-0">
            {profile === undefined ? (
              <p>{signInTexts.loadingProfile}</p>
            ) : (
              <a
                href={profile.external_urls.spotify}
                target="_blank"
                rel="noopener noreferrer"
                dir="auto"
                className="flex min-h-11 items-center font-semibold wrap-anywhere hover:text-accent"
              >
                {name}
              </a>
            )}
            <p className="text-muted text-s">
              <ServiceName
                say={(service) => (service === '' ? texts.signedIn : texts.signedInWith(service))}
                unknown=""
              />
            </p>
          </div>
        </div>
        <div className="grid grid-cols-2 gap-x-2 border-line border-y py-1">
          <Entry icon={<Info size={18} aria-hidden />} label={texts.about} onPress={() => onShow('about')} />
          <Entry
            icon={<CircleHelp size={18} aria-hidden />}
            label={texts.help}
            onPress={() => onShow('help')}
          />
          {/* Takes the sheet's place in the history, so that Back leads to the screen and not to the sheet. */}
          <Link to={screenPaths.settings} replace className="menu-item">
            <Settings size={18} aria-hidden />
            {texts.settings}
          </Link>
          <button type="button" className="menu-item" onClick={onSignOut} disabled={isLeaving}>
            <LogOut size={18} aria-hidden />
            {signInTexts.signOut}
          </button>
        </div>
        <LooksSettings storage={localStorage} />
      </div>
    </Sheet>
  );
}

function Entry({ icon, label, onPress }: { icon: ReactNode; label: string; onPress: () => void }) {
  return (
    <button type="button" className="menu-item" onClick={onPress}>
      {icon}
      {label}
    </button>
  );
}
