import { MonitorSpeaker, X } from 'lucide-react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { useStore } from '../../lib/store.ts';
import type { Asked, DevicePlayer, DevicePlayerView } from './device-player.ts';
import { texts } from './texts.ts';

/** What became of what was asked of a device, where it was asked: under way, done, or why not and what helps. */
export function DeviceNote({ player, place }: { player: DevicePlayer; place: string }) {
  const view = useStore(player);
  const asked = view.asked?.place === place ? view.asked : null;
  return (
    <div role="status">
      {asked !== null && (
        <div className="flex items-start gap-2 in-[.mix-card]:px-3 in-[.mix-card]:pb-2 text-muted text-s">
          <div className="flex min-h-11 grow flex-wrap items-center gap-x-3 gap-y-2">
            <Outcome player={player} view={view} asked={asked} />
          </div>
          <IconButton label={texts.dismiss} tooltipSide="end" onClick={player.dismiss}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}

interface OutcomeProps {
  player: DevicePlayer;
  view: DevicePlayerView;
  asked: Asked;
}

function Outcome({ player, view: { outcome, devices, chosen }, asked: { what, name } }: OutcomeProps) {
  const { ask } = useApi();
  const isPlay = what === 'play';
  const device = chosen?.name ?? texts.yourDevice;
  if (outcome === 'under-way') return <p>{isPlay ? texts.starting(name) : texts.queueing(name)}</p>;
  if (outcome === 'done') return <p>{isPlay ? texts.plays(name, device) : texts.queued(name, device)}</p>;
  if (outcome.code === 'permission_missing')
    return (
      <>
        <p>{texts.needsPermission}</p>
        <button type="button" className="button button-quiet" onClick={() => ask('devices')}>
          {texts.allow}
        </button>
      </>
    );
  if (devices.length === 0)
    return (
      <FailureNotice
        failure={outcome}
        what={isPlay ? texts.notPlayed(name) : texts.notQueued(name)}
        onRetry={player.again}
      />
    );
  return (
    <>
      <p>
        {outcome.code === 'no_active_device' && texts.lookAgain} {texts.choose}
      </p>
      {devices.map((one) => (
        <button
          key={one.id}
          type="button"
          aria-label={isPlay ? texts.playOn(one.name) : texts.queueOn(one.name)}
          className="button button-quiet"
          onClick={() => player.on(one)}
        >
          <MonitorSpeaker size={16} aria-hidden className="shrink-0" />
          <span dir="auto" className="text-start">
            {one.name}
          </span>
        </button>
      ))}
    </>
  );
}
