import { screenPaths } from '@attune/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { NotFound } from './not-found.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { screenTitles } from './screen-titles.ts';
import { SignedIn } from './signed-in.tsx';

interface OtherScreen {
  path: string;
  title: string;
  /** Loaded when it is visited. */
  Screen: ComponentType;
}

const screenOf = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await loadWhenOnline(load) }));

const screens: readonly OtherScreen[] = [
  {
    path: screenPaths.search,
    title: screenTitles.search,
    Screen: screenOf(async () => (await import('./search-screen.tsx')).SearchScreen),
  },
  {
    path: screenPaths.liked,
    title: screenTitles.liked,
    Screen: screenOf(async () => (await import('./liked-screen.tsx')).LikedScreen),
  },
  {
    path: screenPaths.playlists,
    title: screenTitles.playlists,
    Screen: screenOf(async () => (await import('./playlists-screen.tsx')).PlaylistsScreen),
  },
  {
    path: screenPaths.playlist,
    title: screenTitles.playlist,
    Screen: screenOf(async () => (await import('./playlist-screen.tsx')).PlaylistScreen),
  },
  {
    path: screenPaths.track,
    title: screenTitles.track,
    Screen: screenOf(async () => (await import('./track-screen.tsx')).TrackScreen),
  },
  {
    path: screenPaths.album,
    title: screenTitles.album,
    Screen: screenOf(async () => (await import('./album-screen.tsx')).AlbumScreen),
  },
  {
    path: screenPaths.artist,
    title: screenTitles.artist,
    Screen: screenOf(async () => (await import('./artist-screen.tsx')).ArtistScreen),
  },
  {
    path: screenPaths.nowPlaying,
    title: screenTitles.nowPlaying,
    Screen: screenOf(async () => (await import('./now-playing-screen.tsx')).NowPlayingScreen),
  },
  {
    path: screenPaths.radio,
    title: screenTitles.radio,
    Screen: screenOf(async () => (await import('./radio-screen.tsx')).RadioScreen),
  },
  {
    path: screenPaths.profile,
    title: screenTitles.profile,
    Screen: screenOf(async () => (await import('./profile-screen.tsx')).ProfileScreen),
  },
  {
    path: screenPaths.settings,
    title: screenTitles.settings,
    Screen: screenOf(async () => (await import('./settings-screen.tsx')).SettingsScreen),
  },
];

/** The listener's screens beside the dashboard, and the words for where there is none. */
export function OtherScreens() {
  return (
    <Switch>
      {screens.map(({ path, title, Screen }) => (
        <Route key={path} path={path}>
          <SignedIn title={title}>
            <Suspense fallback={<ScreenSkeleton title={title} />}>
              <Screen />
            </Suspense>
          </SignedIn>
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
