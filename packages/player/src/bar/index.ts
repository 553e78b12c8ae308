export { type AttendedPlayer, attendPlayer, type PlayerPlace } from './attend-player.ts';
export { engineByTrack } from './engine-by-track.ts';
