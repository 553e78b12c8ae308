import { screenPaths } from '@attune/contract';
import type { ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { type LazyComponent, lazyComponent } from '../../lib/lazy-component.tsx';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { NotFound } from './not-found.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { screenTitles } from './screen-titles.ts';
import { SignedIn } from './signed-in.tsx';

interface OtherScreen {
  path: string;
  title: string;
  Screen: LazyComponent<object>;
}

/** @param load called when it is visited */
const screen = (name: keyof typeof screenTitles, load: () => Promise<ComponentType>): OtherScreen => ({
  path: screenPaths[name],
  title: screenTitles[name],
  Screen: lazyComponent(
    () => loadWhenOnline(load),
    () => <ScreenSkeleton title={screenTitles[name]} />,
  ),
});

export const screens: readonly OtherScreen[] = [
  screen('search', async () => (await import('./search-screen.tsx')).SearchScreen),
  screen('liked', async () => (await import('./liked-screen.tsx')).LikedScreen),
  screen('playlists', async () => (await import('./playlists-screen.tsx')).PlaylistsScreen),
  screen('playlist', async () => (await import('./playlist-screen.tsx')).PlaylistScreen),
  screen('track', async () => (await import('./track-screen.tsx')).TrackScreen),
  screen('album', async () => (await import('./album-screen.tsx')).AlbumScreen),
  screen('artist', async () => (await import('./artist-screen.tsx')).ArtistScreen),
  screen('nowPlaying', async () => (await import('./now-playing/now-playing-screen.tsx')).NowPlayingScreen),
  screen('radio', async () => (await import('./radio-screen.tsx')).RadioScreen),
  screen('profile', async () => (await import('./profile-screen.tsx')).ProfileScreen),
  screen('settings', async () => (await import('./settings-screen.tsx')).SettingsScreen),
];

/** The listener's screens beside the dashboard, and the words for where there is none. */
export function OtherScreens() {
  return (
    <Switch>
      {screens.map(({ path, title, Screen }) => (
        <Route key={path} path={path}>
          <SignedIn title={title}>
            <Screen />
          </SignedIn>
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
