import { useEffect } from 'react';
import type { OtherTab } from '../../features/player/other-tab.ts';
import type { PanelPlayer } from '../../features/player/panel-player.ts';
import { useServices } from '../services-context.tsx';

/** While this window plays, the song is the title of its tab, and the other tabs are told. */
export function useAnnouncePlaying(player: PanelPlayer | undefined, otherTab: OtherTab): void {
  const { soundingTitle } = useServices();
  useEffect(() => {
    if (player === undefined) return;
    const tell = () => {
      const { isSounding, track } = player.view();
      const sounding = isSounding ? track : null;
      soundingTitle.set(sounding && `${sounding.name} · ${sounding.artist}`);
      otherTab.tell(sounding);
    };
    const fallSilent = () => otherTab.tell(null);
    const unsubscribe = player.subscribe(tell);
    window.addEventListener('pagehide', fallSilent);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', fallSilent);
      soundingTitle.set(null);
      fallSilent();
    };
  }, [player, otherTab, soundingTitle]);
}
