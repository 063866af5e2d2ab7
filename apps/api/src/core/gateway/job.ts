import type { JobOf, JobsOf } from '../../jobs/jobs';
import type { Gateway } from './gateway';

export type Job = JobOf<Gateway>;
export type Jobs = JobsOf<Gateway>;
