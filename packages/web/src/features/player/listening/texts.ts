import { timeLeft } from './time-left.ts';

export const texts = {
  title: 'Listening',
  sessionLeft: (ms: number) => `${timeLeft(ms)} left`,
  sleep: 'Sleep timer',
  choices: {
    off: 'Off',
    'in-15': '15 min',
    'in-30': '30 min',
    'in-45': '45 min',
    'in-60': '60 min',
    track: 'End of track',
  },
  fadesIn: (ms: number) => `The music fades away in ${timeLeft(ms)}.`,
  asleep: (ms: number) => `sleep in ${timeLeft(ms)}`,
  set: {
    15: 'The music fades away in 15 minutes.',
    30: 'The music fades away in 30 minutes.',
    45: 'The music fades away in 45 minutes.',
    60: 'The music fades away in 60 minutes.',
    track: 'The music fades away at the end of this track.',
  },
  unset: 'The music goes on.',
  goesOn: 'Similar music at the end of a mix or song',
} as const;
