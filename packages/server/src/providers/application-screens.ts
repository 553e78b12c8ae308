import { screenPaths } from '@attune/contract';
import type { LocalStreamingOptions } from '@attune/local-streaming';

type ApplicationScreens = NonNullable<LocalStreamingOptions['screens']>;

const paths: Record<Parameters<ApplicationScreens['screenOf']>[0], string> = {
  playlist: screenPaths.playlist,
  track: screenPaths.track,
  album: screenPaths.album,
  artist: screenPaths.artist,
  // Of listeners there is the screen of one's own account alone.
  user: screenPaths.profile,
};

/** Where the browser application shows what the built-in service's addresses name. */
export const applicationScreens = (publicUrl: () => string): ApplicationScreens => ({
  home: () => `${publicUrl()}${screenPaths.landing}`,
  screenOf: (kind, id) => `${publicUrl()}${paths[kind].replace(':id', encodeURIComponent(id))}`,
});
