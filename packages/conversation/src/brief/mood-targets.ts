export { moodTargets, nearestMood } from '@attune/contract';
