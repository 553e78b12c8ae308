import {
  type Installation,
  type Preferences,
  type StreamingInstallation,
  screenPaths,
} from '@attune/contract';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { failureOfList } from '../../components/list-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useInstallation } from '../../features/about/api/get-installation.ts';
import { KeyboardKeys, KeysSwitch } from '../../features/about/keyboard-keys.tsx';
import { keepAsItStands } from '../../features/chat/earlier/keep-conversation.ts';
import { KeepSetting } from '../../features/chat/earlier/keep-setting.tsx';
import { recipients } from '../../features/legal/texts.ts';
import { useLibrary } from '../../features/settings/api/get-library.ts';
import { LibrarySettings } from '../../features/settings/library-settings.tsx';
import { LooksSettings } from '../../features/settings/looks-settings.tsx';
import { MusicSettings } from '../../features/settings/music-settings.tsx';
import { preferencesKey, readPreferences, storePreferences } from '../../features/settings/preferences.ts';
import { ServiceSettings } from '../../features/settings/service-settings.tsx';
import { texts } from '../../features/settings/texts.ts';
import { useLogout } from '../../features/sign-in/api/logout.ts';
import { useLogoutEverywhere } from '../../features/sign-in/api/logout-everywhere.ts';
import { beginSignInAt } from '../../features/sign-in/begin-sign-in.ts';
import { LeaveButton } from '../../features/sign-in/leave-button.tsx';
import { failureOf } from '../../lib/error-text.ts';
import { useKeeping } from '../listener/earlier.tsx';
import { useServices } from '../services-context.tsx';
import { texts as appTexts } from '../texts.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { screenTitles } from './screen-titles.ts';

/** `/settings`: what holds for this browser, and what this installation does with what is typed. */
export function SettingsScreen() {
  const { localStorage, now } = useServices();
  const [preferences, setPreferences] = useState(() => readPreferences(localStorage));
  // What another tab sets would be undone by what is set here next.
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === preferencesKey) setPreferences(readPreferences(localStorage));
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [localStorage]);
  const { data: installation, error, refetch } = useInstallation();
  const failure = useMemo(() => (error === null ? null : failureOf(error, now())), [error, now]);
  const change = (changed: Preferences) => {
    storePreferences(changed, localStorage);
    setPreferences(changed);
  };
  return (
    <ScreenFrame heading={screenTitles.settings}>
      <p className="max-w-2xl text-muted">{texts.stored}</p>
      <div className="mt-6 flex max-w-2xl flex-col gap-10">
        <Section title={texts.looks}>
          <LooksSettings storage={localStorage} />
        </Section>
        <Section title={texts.music} hint={texts.musicHint}>
          <MusicSettings
            preferences={preferences}
            onChange={change}
            repliesBy={installation?.replyModel.kind}
          />
        </Section>
        <Conversations />
        {installation !== undefined && <Service installation={installation} />}
        {installation?.streaming.runs !== 'elsewhere' && <OwnMusic />}
        <Section title={texts.recipients} hint={texts.recipientsHint}>
          {installation === undefined ? (
            failure === null ? (
              <div aria-busy>
                <p role="status" className="sr-only">
                  {appTexts.loading}
                </p>
                <Skeleton className="h-4 w-4/5" />
              </div>
            ) : (
              <FailureNotice failure={failure} what={texts.recipientsUnknown} onRetry={refetch} />
            )
          ) : (
            <ul className="list-disc space-y-2 ps-5 text-s">
              {recipients(installation).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          <Link to={screenPaths.privacy} className="text-link w-fit text-s">
            {texts.privacyLink}
          </Link>
        </Section>
        <Section title={texts.keyboard}>
          <KeyboardKeys />
          <KeysSwitch storage={localStorage} />
        </Section>
        <Section title={texts.leaving} hint={texts.leavingHint}>
          <SignOut />
          {installation !== undefined ? (
            <SignOutEverywhere streaming={installation.streaming} />
          ) : failure === null ? (
            <Skeleton className="h-11 w-44" />
          ) : (
            <FailureNotice failure={failure} what={texts.everywhereUnknown} onRetry={refetch} />
          )}
        </Section>
      </div>
    </ScreenFrame>
  );
}

function Conversations() {
  const keeping = useKeeping();
  return (
    keeping && (
      <Section title={texts.conversations}>
        <KeepSetting stored={keeping.stored} onKeep={() => keepAsItStands(keeping)} />
      </Section>
    )
  );
}

/** Where there are several services, the one the listener is at can be changed. */
function Service({ installation }: { installation: Installation }) {
  const { session } = useServices();
  const { leave, isLeaving, error } = useLogout();
  if (installation.services === undefined) return null;
  const change = async (at: string) => {
    await leave();
    // Whoever could not be signed out stays where they are.
    if (!session.isSignedIn()) beginSignInAt(session, at);
  };
  return (
    <Section title={texts.service} hint={texts.serviceHint}>
      <ServiceSettings
        installation={installation}
        onChange={(at) => void change(at)}
        isChanging={isLeaving}
      />
      {error !== null && (
        <p role="alert" className="text-s">
          {texts.signOutFailed}
        </p>
      )}
    </Section>
  );
}

/** Where the installation plays music of its own. */
function OwnMusic() {
  const asked = useLibrary();
  const library = asked.data?.library ?? null;
  const failure = asked.data === undefined ? failureOfList(asked) : null;
  if (library === null && failure === null) return null;
  return (
    <Section title={texts.library} hint={texts.libraryHint}>
      {library !== null && <LibrarySettings library={library} />}
      {failure !== null && (
        <FailureNotice failure={failure} what={texts.libraryUnknown} onRetry={() => void asked.refetch()} />
      )}
    </Section>
  );
}

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 border-line border-t pt-6">
      <div>
        <h2 id={id} className="text-l">
          {title}
        </h2>
        {hint !== undefined && <p className="mt-1 text-muted text-s">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

function SignOut() {
  return <LeaveButton words={texts.signOut} failed={texts.signOutFailed} leaving={useLogout()} />;
}

/** Where single sign-ins end with the service alone, it says so. */
function SignOutEverywhere({ streaming }: { streaming: StreamingInstallation }) {
  const leaving = useLogoutEverywhere();
  if (streaming.capabilities.revokes === undefined)
    return <p className="text-muted text-s">{texts.everywhereElsewhere(streaming.name)}</p>;
  return (
    <div>
      <LeaveButton words={texts.signOutEverywhere} failed={texts.signOutFailed} leaving={leaving} />
      <p className="mt-2 text-muted text-s">{texts.everywhereHint}</p>
    </div>
  );
}
