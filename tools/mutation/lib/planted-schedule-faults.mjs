const schedule = { project: 'apps/api', patterns: ['src/schedule'] };
const file = 'apps/api/src/start/domains.ts';

/**
 * Jobs that nobody schedules, or at another time, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const scheduleFaults = [
  {
    name: 'the channel is not asked about lost payments',
    file,
    from: "  { job: 'deposit.poll', match: '* * * * *' },\n",
    to: '',
    tests: schedule,
  },
  {
    name: 'the freezes of trading are applied only when they are made',
    file,
    from: "  { job: 'account.applyFreezes', match: '* * * * *' },\n",
    to: '',
    tests: schedule,
  },
  {
    name: 'the reconciliation runs once a day',
    file,
    from: "match: '7 * * * *'",
    to: "match: '7 0 * * *'",
    tests: schedule,
  },
  {
    name: 'the schedule is not given to the queue',
    file: 'apps/api/src/jobs/jobs.ts',
    from: 'await start(events, 4, jobs, recurring);',
    to: 'await start(events, 4, jobs, recurring.slice(1));',
    tests: schedule,
  },
  {
    name: 'a job has no handler',
    file,
    from: '  ...payoutJobs,\n',
    to: '',
    tests: schedule,
  },
];
