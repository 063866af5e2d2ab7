const api = (...patterns) => ({ project: 'apps/api', patterns });

/** Faults of limits, queues, captchas and retention. */
export const limitFaults = [
  {
    name: 'a flood of one session takes every connection to the database',
    file: 'apps/api/src/http/caller.ts',
    from: 'token ? sessions(find, token) : find();',
    to: 'find();',
    tests: api('src/http/session-flood'),
  },
  {
    name: 'a decoder takes the next picture with what pictures have left in its memory',
    file: 'apps/api/src/common/assets/clean-picture.mjs',
    from: 'isSpent: process.memoryUsage.rss() > mostLeftBytes',
    to: 'isSpent: false',
    tests: api('src/common/clean-picture'),
  },
  {
    name: 'pictures of one customer take every place',
    file: 'apps/api/src/common/clean-picture.ts',
    from: 'perOwner: 1, retryAfter }',
    to: 'retryAfter }',
    tests: api('src/http/bounded-work'),
  },
  {
    name: 'a picture that is decoded too slowly is called broken',
    file: 'apps/api/src/common/clean-picture.ts',
    from: "error instanceof TooLateError ? 'late' : 'broken'",
    to: "error instanceof TooLateError ? 'broken' : 'broken'",
    tests: api('src/common/clean-picture'),
  },
  {
    name: 'a captcha can be tried from another device, which burns it',
    file: 'apps/api/src/core/codes/captcha.ts',
    from: 'delete from kernel.captcha where random = $1 and (address_block = $2 or devices && $3)',
    to: 'delete from kernel.captcha where random = $1 and ($2 = $2 or devices && $3)',
    tests: api('src/core/codes/captcha.test'),
  },
  {
    name: 'a captcha serves another kind of call',
    file: 'apps/api/src/core/codes/captcha.ts',
    from: 'coalesce(use = $4, true)',
    to: '($4 = $4)',
    tests: api('src/core/codes/captcha.test'),
  },
  {
    name: 'a code that is not sent starts a wait on the page',
    file: 'apps/api/database/kernel/functions/ask-code.sql',
    from: 'then 0',
    to: 'then 60',
    tests: api('src/customer/code-outbox'),
  },
  {
    name: 'old rows are never deleted',
    file: 'apps/api/src/start/domains.ts',
    from: "{ job: 'kernel.deleteOldRows', match: '33 3 * * *' },",
    to: '',
    tests: api('src/retention'),
  },
  {
    name: 'young rows are deleted',
    file: 'apps/api/src/core/retention/delete-old-rows.ts',
    from: 'make_interval(days => $1)',
    to: 'make_interval(days => $1 - 1)',
    tests: api('src/retention'),
  },
  {
    name: 'a browser is shown a refusal as data',
    file: 'apps/api/src/http/error-handler.ts',
    from: 'if (request.routeOptions.config.isPage && acceptsHtml(request.raw))',
    to: 'if (request.routeOptions.config.isPage === undefined && acceptsHtml(request.raw))',
    tests: api('src/pages/render-limit'),
  },
];
