export { answerParts } from '../../../features/chat/answer-parts.ts';
export { MixSkeleton } from '../../../features/mix/mix-skeleton.tsx';
export { RecommendationsPanel } from '../../../features/recommendations/recommendations-panel.tsx';
