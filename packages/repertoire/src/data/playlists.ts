import type { PlaylistSketch } from './playlist-shape.ts';
import { calmPlaylists } from './playlists-calm.ts';
import { energeticPlaylists } from './playlists-energetic.ts';
import { focusPlaylists } from './playlists-focus.ts';
import { happyPlaylists } from './playlists-happy.ts';
import { laterPlaylists } from './playlists-later.ts';
import { playlistsOfTwo } from './playlists-of-two.ts';
import { sadPlaylists } from './playlists-sad.ts';

export const playlistSketches: readonly PlaylistSketch[] = [
  ...happyPlaylists,
  ...sadPlaylists,
  ...energeticPlaylists,
  ...calmPlaylists,
  ...focusPlaylists,
  ...playlistsOfTwo,
  ...laterPlaylists,
];
