const api = (...patterns) => ({ project: 'apps/api', patterns });
const { raw } = String;

/**
 * Faults of headers, cookies, logs and refusals, as in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const answerFaults = [
  {
    name: 'inline scripts are allowed by the policy of a page',
    file: 'apps/api/src/pages/page-policy.ts',
    from: raw`"script-src 'self'"`,
    to: raw`"script-src 'self' 'unsafe-inline'"`,
    tests: api('src/http/headers'),
  },
  {
    name: 'calls have no content policy',
    file: 'apps/api/src/http/security-headers.ts',
    from: raw`directives: { defaultSrc: ["'none'"]`,
    to: raw`directives: { defaultSrc: ["*"]`,
    tests: api('src/http/headers'),
  },
  {
    name: 'query strings are logged',
    file: 'apps/api/src/observability/log.ts',
    from: "url.split('?', 1)[0]",
    to: 'url',
    tests: api('src/http/leaks'),
  },
  {
    name: 'request headers, with tokens, are logged',
    file: 'apps/api/src/observability/log.ts',
    from: 'method: request.method,\n',
    to: 'method: request.method,\n        sent: (request as { headers?: object }).headers,\n',
    tests: api('src/http/leaks'),
  },
  {
    name: 'a password is logged',
    file: 'apps/api/src/http/error-handler.ts',
    from: "request.log.info({ code: failure.code }, 'refused');",
    to: "request.log.info({ code: failure.code, sent: request.body }, 'refused');",
    tests: api('src/http/leaks'),
  },
  {
    name: 'the stack is in the answer',
    file: 'apps/api/src/http/error-handler.ts',
    from: ': { requestId: request.id };',
    to: ': { requestId: request.id, stack: (error as Error).stack };',
    tests: api('src/http/leaks'),
  },
  {
    name: 'the error’s own text is in the answer',
    file: 'apps/api/src/http/error-handler.ts',
    from: 'const msg = failure.text(lang);',
    to: 'const msg = known ? failure.text(lang) : (error as Error).message;',
    tests: api('src/http/leaks'),
  },
  {
    name: 'the session’s cookie can be read by scripts',
    file: 'apps/api/src/http/sid-cookie.ts',
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    tests: api('src/http/headers'),
  },
];
