import {
  type Capabilities,
  type Permission,
  permissions,
  type StreamingInstallation,
} from '@attune/contract';
import { type ReactNode, useId } from 'react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { failureOfList } from '../../components/list-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useInstallation } from '../../features/about/api/get-installation.ts';
import { HeartNotice } from '../../features/liked/heart-notice.tsx';
import { usePermissions } from '../../features/profile/api/account.ts';
import { PermissionList, PermissionsLoading } from '../../features/profile/permission-list.tsx';
import { permissionWords, texts } from '../../features/profile/texts.ts';
import { Who } from '../../features/profile/who.tsx';
import { useProfile } from '../../features/sign-in/api/get-profile.ts';
import { useLogout } from '../../features/sign-in/api/logout.ts';
import { LeaveButton } from '../../features/sign-in/leave-button.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { SignedOutError } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/error-text.ts';
import { useServices } from '../services-context.tsx';
import { useTakeBack } from '../use-take-back.ts';
import { PlayedLately, ProfilePlaylists } from './profile-lists.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { screenTitles } from './screen-titles.ts';

/** `/profile`: who is signed in and where, what they allowed, their playlists, and what they played lately. */
export function ProfileScreen() {
  const streaming = useInstallation().data?.streaming;
  return (
    <ScreenFrame heading={screenTitles.profile}>
      <div className="flex max-w-3xl flex-col gap-10">
        <Section title={texts.who}>
          <Account service={streaming} />
        </Section>
        <Section title={texts.may}>
          <Permissions capabilities={streaming?.capabilities} />
          <p className="text-muted text-s">
            {texts.takeBack}
            {streaming?.runs === 'elsewhere' && ` ${texts.takeBackElsewhere(streaming.name)}`}
          </p>
          <LeaveButton words={texts.signOut} failed={texts.signOutFailed} leaving={useLogout()} />
        </Section>
        <Section title={texts.playlists}>
          <ProfilePlaylists />
        </Section>
        {streaming?.capabilities.history !== undefined && (
          <Section title={texts.played}>
            <PlayedLately />
          </Section>
        )}
      </div>
      <HeartNotice />
    </ScreenFrame>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 border-line border-t pt-6 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="text-l">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Account({ service }: { service: StreamingInstallation | undefined }) {
  const { now } = useServices();
  const { data, error, refetch } = useProfile();
  if (data !== undefined) return <Who profile={data} service={service} />;
  if (error !== null && !(error instanceof SignedOutError)) {
    return (
      <FailureNotice
        failure={failureOf(error, now())}
        what={texts.profileFailed}
        onRetry={() => void refetch()}
      />
    );
  }
  return <Waiting words={texts.profileLoading} />;
}

/** What the service of this installation has a use for. */
function usedBy(capabilities: Capabilities | undefined): readonly Permission[] {
  return permissions.filter(
    (permission) =>
      (permission !== 'devices' || capabilities?.devices !== undefined) &&
      (permission !== 'history' || capabilities?.history !== undefined),
  );
}

function Permissions({ capabilities }: { capabilities: Capabilities | undefined }) {
  const { ask } = useApi();
  const query = usePermissions();
  const failure = failureOfList(query);
  const taking = useTakeBack();
  if (query.data !== undefined)
    return (
      <>
        <PermissionList
          permissions={usedBy(capabilities)}
          granted={query.data.granted}
          onAsk={ask}
          onTakeBack={capabilities?.revokes === undefined ? null : taking.mutate}
        />
        <p role="status" className="text-s empty:hidden">
          {taking.data !== undefined && texts.tookBack(taking.data.map((one) => permissionWords[one]))}
        </p>
        {taking.isError && (
          <p role="alert" className="text-s">
            {texts.takeBackFailed}
          </p>
        )}
      </>
    );
  if (failure !== null && !query.isFetching) {
    return (
      <FailureNotice failure={failure} what={texts.permissionsFailed} onRetry={() => void query.refetch()} />
    );
  }
  return <PermissionsLoading count={usedBy(capabilities).length} />;
}

function Waiting({ words }: { words: string }) {
  return (
    <div aria-busy>
      <p className="sr-only">{words}</p>
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="mt-3 h-4 w-2/5" />
    </div>
  );
}
