import { apiPaths } from '@attune/contract';
import type { Page } from '@playwright/test';
import { answer, answerNothingPlaying } from '../e2e/fake-answers.ts';
import { atSpotify, forever, on, openDialog, press, refuse, type Scene } from './scene.ts';

/** Plays the first thing that a search finds, and goes to where it is shown large. */
const playAndVisit = async (page: Page) => {
  await press(/^Play\b/)(page);
  await page.getByRole('button', { name: 'Pause', exact: true }).filter({ visible: true }).first().waitFor();
  if ((page.viewportSize()?.width ?? 0) < 1024) await press('Open menu')(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Now Playing' })
    .filter({ visible: true })
    .first()
    .click();
  // The heading stands above what loads as well. Of the two themes' players one may have taken over from the other.
  await page
    .locator('[data-now-playing]')
    .getByRole('button', { name: /^(?:Play|Pause)$/ })
    .waitFor();
};

const openOwnPlaylist = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Late trains/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Late trains' }).waitFor();
};

/** The seven screens of the menu. */
export const menuScenes: readonly Scene[] = [
  { name: 'search-start', path: '/search', isWholePage: true },
  { name: 'search-found', path: '/search?q=jazz' },
  { name: 'search-nothing', path: '/search?q=zzzzzz' },
  { name: 'search-loading', path: '/search?q=jazz', arrange: (page) => on(page, apiPaths.search, forever) },
  {
    name: 'search-failed',
    path: '/search?q=jazz',
    arrange: refuse(apiPaths.search, 'streaming_unavailable'),
  },
  {
    name: 'search-add',
    path: '/search?q=jazz',
    hasConversation: true,
    act: async (page) => {
      await openDialog(/^Add .* to…$/)(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Late trains/ })
        .waitFor();
    },
  },
  { name: 'playlists', path: '/playlists' },
  {
    name: 'playlists-not-permitted',
    path: '/playlists',
    arrange: refuse(apiPaths.ownPlaylists, 'permission_missing'),
  },
  {
    name: 'playlists-loading',
    path: '/playlists',
    arrange: (page) => on(page, apiPaths.ownPlaylists, forever),
  },
  {
    name: 'playlists-failed',
    path: '/playlists',
    arrange: refuse(apiPaths.ownPlaylists, 'streaming_unavailable'),
  },
  { name: 'playlist-own', path: '/playlists', act: openOwnPlaylist },
  {
    name: 'playlist-rename',
    path: '/playlists',
    act: async (page) => {
      await openOwnPlaylist(page);
      await openDialog('Rename')(page);
    },
  },
  { name: 'liked', path: '/liked' },
  {
    name: 'liked-mix',
    path: '/liked',
    isWholePage: true,
    act: async (page) => {
      await press('Make a mix from these')(page);
      await page
        .getByRole('region', { name: 'Make a mix from these' })
        .getByRole('listitem')
        .first()
        .waitFor();
    },
  },
  { name: 'liked-not-permitted', path: '/liked', arrange: refuse(apiPaths.liked, 'permission_missing') },
  {
    name: 'liked-empty',
    path: '/liked',
    arrange: (page) =>
      on(page, apiPaths.liked, (route) => answer(route, { tracks: [], total: 0, nextOffset: null })),
  },
  { name: 'settings', path: '/settings', isWholePage: true },
  { name: 'now-playing', path: '/search?q=jazz', act: playAndVisit },
  { name: 'now-playing-whole', path: '/search?q=jazz', isWholePage: true, act: playAndVisit },
  {
    name: 'now-playing-nothing',
    path: '/now-playing',
    arrange: (page) => on(page, apiPaths.currentTrack, answerNothingPlaying),
  },
  {
    name: 'now-playing-loading',
    path: '/now-playing',
    arrange: (page) => on(page, apiPaths.currentTrack, forever),
  },
  {
    name: 'now-playing-failed',
    path: '/now-playing',
    arrange: refuse(apiPaths.currentTrack, 'streaming_unavailable'),
  },
  { name: 'now-playing-spotify', path: '/now-playing', arrange: atSpotify() },
  { name: 'radio-start', path: '/radio', isWholePage: true },
  {
    name: 'radio-station',
    path: '/radio?mood=calm',
    isWholePage: true,
    act: async (page) => {
      await press(/^Play the station/)(page);
      await page.getByRole('region', { name: 'On air' }).waitFor();
      await press('More like this')(page);
      await page.getByText(/^More like .*\./).waitFor();
    },
  },
  { name: 'radio-failed', path: '/radio?mood=sad', arrange: refuse(apiPaths.mixes, 'streaming_unavailable') },
  { name: 'profile', path: '/profile', isWholePage: true },
  {
    name: 'profile-failed',
    path: '/profile',
    isWholePage: true,
    arrange: refuse(apiPaths.permissions, 'streaming_unavailable'),
  },
];
