import type { CurrentTrack, DeviceCommand } from '@attune/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SkipBack, SkipForward } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { NotPermitted } from '../../../components/not-permitted.tsx';
import { deviceCommands } from '../../../features/devices/api/devices.ts';
import { texts } from '../../../features/devices/texts.ts';
import { currentTrackQuery } from '../../../features/now-playing/api/get-current-track.ts';
import { readerOf, SeekLine } from '../../../features/now-playing/seek-line.tsx';
import { PlayPause } from '../../../features/now-playing/transport.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { failureOf } from '../../../lib/error-text.ts';
import { useListener } from '../../listener/listener-context.tsx';
import { useServices } from '../../services-context.tsx';

/** Works the device of the listener that plays. Each press is one command; what became of it is asked for soon after. */
export function RemoteTransport({ track, heart }: { track: CurrentTrack; heart: ReactNode }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { playedElsewhere } = useListener();
  const { now } = useServices();
  const { isPlaying, progressMs, durationMs, observedAt } = track;
  const { mutate, isPending, error, variables } = useMutation({
    networkMode: 'always',
    mutationFn: (command: DeviceCommand) => deviceCommands(api.listener).command(command),
    onSuccess(_nothing, command) {
      // Shown at once; the service's word follows.
      queryClient.setQueryData<CurrentTrack | null>(currentTrackQuery(api).queryKey, (known) =>
        known?.id === track.id ? afterCommand(known, command, now()) : known,
      );
      playedElsewhere();
    },
  });
  const send = (command: DeviceCommand) => {
    if (!isPending) mutate(command);
  };
  const failure = error === null ? null : failureOf(error, now());
  const read = useMemo(
    () =>
      progressMs === undefined || durationMs === undefined
        ? null
        : readerOf({ progressMs, durationMs, observedAt, isPlaying }),
    [progressMs, durationMs, observedAt, isPlaying],
  );
  const controls = useMemo(
    () =>
      read && {
        positionMs: read,
        seek: (positionMs: number) => mutate({ action: 'seek', positionMs: Math.round(positionMs) }),
      },
    [read, mutate],
  );
  return (
    <>
      {controls !== null && durationMs !== undefined && (
        <SeekLine controls={controls} view={{ status: isPlaying ? 'playing' : 'paused', durationMs }} />
      )}
      <div className="flex flex-wrap items-center justify-center gap-1 sm:gap-2">
        <IconButton label={texts.previous} onClick={() => send({ action: 'previous' })}>
          <SkipBack size={24} aria-hidden fill="currentColor" />
        </IconButton>
        <PlayPause
          label={isPlaying ? texts.pause : texts.resume}
          isPlaying={isPlaying}
          isBusy={isPending}
          onClick={() => send({ action: isPlaying ? 'pause' : 'resume' })}
        />
        <IconButton label={texts.next} onClick={() => send({ action: 'next' })}>
          <SkipForward size={24} aria-hidden fill="currentColor" />
        </IconButton>
        {heart}
      </div>
      {failure !== null &&
        (failure.code === 'permission_missing' ? (
          <NotPermitted permission="devices" why={texts.whyCommand} />
        ) : (
          <FailureNotice
            failure={failure}
            what={texts.notDone}
            onRetry={() => variables !== undefined && send(variables)}
          />
        ))}
    </>
  );
}

/** What plays once the command was done, as far as that is known before the service is asked. */
function afterCommand(track: CurrentTrack, command: DeviceCommand, nowMs: number): CurrentTrack {
  const { progressMs, durationMs, observedAt, isPlaying } = track;
  if (progressMs === undefined || durationMs === undefined) return track;
  const stands = readerOf({ progressMs, durationMs, observedAt, isPlaying })();
  const seen = { ...track, progressMs: stands, observedAt: new Date(nowMs).toISOString() };
  switch (command.action) {
    case 'pause':
      return { ...seen, isPlaying: false };
    case 'resume':
      return { ...seen, isPlaying: true };
    case 'seek':
      return { ...seen, progressMs: command.positionMs };
    case 'next':
    case 'previous':
      return track;
  }
}
