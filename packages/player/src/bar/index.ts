export { type AttendedPlayer, type PlayerPlace, type ReadyPlayer, readyPlayer } from './attend-player.ts';
export { engineByTrack } from './engine-by-track.ts';
