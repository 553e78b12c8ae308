export { type AttendedPlayer, attendPlayer, type PlayerPlace } from './attend-player.ts';
