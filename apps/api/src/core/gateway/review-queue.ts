import type { ReviewQueueOf } from '../reviews/review';
import type { Gateway } from './gateway';

export type ReviewQueue = ReviewQueueOf<Gateway>;
