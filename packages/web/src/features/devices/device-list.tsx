import type { Device } from '@attune/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSpeaker } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { failureOfList } from '../../components/list-state.tsx';
import { NotPermitted } from '../../components/not-permitted.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { failureOf } from '../../lib/error-text.ts';
import { useFocusWhereLost } from '../../lib/use-focus-where-lost.ts';
import { deviceCommands } from './api/devices.ts';
import { texts } from './texts.ts';

interface DeviceListProps {
  /** The music goes on somewhere else. */
  onMoved: () => void;
  now: () => number;
}

/** The listener's devices, asked for when they are wanted, and a way to have the music go on with one of them. */
export function DeviceList({ onMoved, now }: DeviceListProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) {
    return (
      <button type="button" className="button button-quiet w-fit" onClick={() => setWanted(true)}>
        <MonitorSpeaker size={16} aria-hidden />
        {texts.listDevices}
      </button>
    );
  }
  return <Devices onMoved={onMoved} now={now} />;
}

function Devices({ onMoved, now }: DeviceListProps) {
  const { listener, keys } = useApi();
  const list = useQuery({
    queryKey: keys.devices,
    queryFn: () => deviceCommands(listener).list(),
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failure = list.isFetching ? null : failureOfList(list);
  const again = () => void list.refetch();
  const place = useFocusWhereLost<HTMLDivElement>(failure?.code);
  return (
    <div
      ref={place}
      tabIndex={-1}
      aria-busy={list.isFetching}
      className="flex flex-col items-start gap-2 outline-none"
    >
      {failure === null ? (
        <>
          <p role="status" className="text-muted text-s empty:hidden">
            {list.isFetching ? texts.looking : list.data?.length === 0 ? texts.none : ''}
          </p>
          {list.data !== undefined && <Choice devices={list.data} onMoved={onMoved} now={now} />}
          <button type="button" className="button button-plain -ms-3 px-3" onClick={again}>
            {texts.refresh}
          </button>
        </>
      ) : failure.code === 'permission_missing' ? (
        <NotPermitted permission="devices" why={texts.why} />
      ) : (
        <FailureNotice failure={failure} what={texts.notListed} onRetry={again} />
      )}
    </div>
  );
}

function Choice({ devices, onMoved, now }: DeviceListProps & { devices: readonly Device[] }) {
  const { listener, keys } = useApi();
  const queryClient = useQueryClient();
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: (device: Device) => deviceCommands(listener).transfer(device.id),
    onSuccess(_nothing, { id }) {
      queryClient.setQueryData<Device[]>(keys.devices, (known) =>
        known?.map((one) => ({ ...one, isActive: one.id === id })),
      );
      onMoved();
    },
  });
  const name = variables?.name ?? '';
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes once the devices say so
  useEffect(() => {
    // What was pressed has gone: the music plays there.
    if (isSuccess && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [isSuccess, devices]);
  return (
    <>
      <ul ref={list} tabIndex={-1} className="flex w-full flex-col outline-none">
        {devices.map((device) => (
          <li key={device.id} className="flex min-h-13 items-center gap-3 text-s">
            <MonitorSpeaker
              size={18}
              aria-hidden
              className={`shrink-0 ${device.isActive ? 'text-accent' : 'text-muted'}`}
            />
            <span dir="auto" className="min-w-0 grow break-words">
              {device.name}
            </span>
            {device.isActive ? (
              <span className="shrink-0 text-muted text-xs">{texts.listeningOn}</span>
            ) : (
              <button
                type="button"
                aria-label={texts.moveTo(device.name)}
                className="button button-quiet shrink-0"
                aria-disabled={isPending}
                onClick={() => {
                  if (!isPending) mutate(device);
                }}
              >
                {texts.playHere}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted text-s empty:hidden">
        {isPending ? texts.moving(name) : isSuccess ? texts.movedTo(name) : ''}
      </p>
      {error !== null && variables !== undefined && (
        <FailureNotice
          failure={failureOf(error, now())}
          what={texts.notMoved(name)}
          onRetry={() => mutate(variables)}
        />
      )}
    </>
  );
}
