import { loadWhenOnline } from '../../lib/load-when-online.ts';

/** What the newest answer has beside its words, in a piece that is fetched when there is going to be an answer. */
export const loadAnswerParts = () => loadWhenOnline(() => import('./answer-parts.ts'));
