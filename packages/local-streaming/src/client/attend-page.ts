import type { CreateEngine } from '@attune/player';
import { attendPlayer } from '@attune/player/bar';
import { createServiceClient } from '@attune/player/conductor';
import { callAsPage } from './call-as-page.ts';
import { keepMusicAcrossPages } from './navigation.ts';
import { attendPlayForms } from './play-forms.ts';

/**
 * Puts the player on a page of the service, and its Play buttons to work.
 * @param loadEngine fetches what makes the sound of the music the service was given
 */
export function attendPage(loadEngine: () => Promise<CreateEngine>): void {
  const { base = '', formToken = '', signedIn } = document.body.dataset;
  if (!('AudioContext' in window)) {
    // The pages go on without the script, and say that nothing will be heard.
    document.documentElement.dataset.sound = 'none';
    return;
  }
  document.querySelector('aside.now-playing')?.remove();
  const { conductor } = attendPlayer({
    service: createServiceClient(
      callAsPage({ fetch: (input, init) => fetch(input, init), base, formToken }),
      signedIn !== undefined,
    ),
    host: document.body,
    base,
    fallbackCover: `${base}/assets/icon.svg`,
    loadEngine,
    opensTabs: false,
    onClose: null,
    reportFailure: (error) => reportError(error),
  });
  const forms = attendPlayForms(conductor, base);
  keepMusicAcrossPages({
    base,
    isWanted: () => conductor.view().status !== 'empty',
    onArrived: forms.mark,
  });
}
