import { screenPaths } from '@attune/contract';
import type { ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { NotFound } from './not-found.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { screenTitles } from './screen-titles.ts';
import { SignedIn } from './signed-in.tsx';

interface OtherScreen {
  path: string;
  title: string;
  Screen: ComponentType;
}

/** @param load called when it is visited */
const screen = (path: string, title: string, load: () => Promise<ComponentType>): OtherScreen => ({
  path,
  title,
  Screen: lazyComponent(
    () => loadWhenOnline(load),
    () => <ScreenSkeleton title={title} />,
  ),
});

const screens: readonly OtherScreen[] = [
  screen(
    screenPaths.search,
    screenTitles.search,
    async () => (await import('./search-screen.tsx')).SearchScreen,
  ),
  screen(screenPaths.liked, screenTitles.liked, async () => (await import('./liked-screen.tsx')).LikedScreen),
  screen(
    screenPaths.playlists,
    screenTitles.playlists,
    async () => (await import('./playlists-screen.tsx')).PlaylistsScreen,
  ),
  screen(
    screenPaths.playlist,
    screenTitles.playlist,
    async () => (await import('./playlist-screen.tsx')).PlaylistScreen,
  ),
  screen(screenPaths.track, screenTitles.track, async () => (await import('./track-screen.tsx')).TrackScreen),
  screen(screenPaths.album, screenTitles.album, async () => (await import('./album-screen.tsx')).AlbumScreen),
  screen(
    screenPaths.artist,
    screenTitles.artist,
    async () => (await import('./artist-screen.tsx')).ArtistScreen,
  ),
  screen(
    screenPaths.nowPlaying,
    screenTitles.nowPlaying,
    async () => (await import('./now-playing-screen.tsx')).NowPlayingScreen,
  ),
  screen(screenPaths.radio, screenTitles.radio, async () => (await import('./radio-screen.tsx')).RadioScreen),
  screen(
    screenPaths.profile,
    screenTitles.profile,
    async () => (await import('./profile-screen.tsx')).ProfileScreen,
  ),
  screen(
    screenPaths.settings,
    screenTitles.settings,
    async () => (await import('./settings-screen.tsx')).SettingsScreen,
  ),
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
