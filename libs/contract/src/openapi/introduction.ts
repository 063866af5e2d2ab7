import type { Audience } from './audience';

const answers = `## Answers and errors

Every answer is an envelope: \`code\`, \`msg\`, \`data\`. Ask \`code\` first: \`data\` has the shape of a success only with \`OK\`. A refusal by a rule
has status 200 too. Other statuses are about the request itself: 400, 401, 403, 404, 409, 413, 415, 421, 429, 500, 503.

- \`msg\` is written for people, in the language of the header \`lang\` (\`zh_CN\`, \`zh_TW\`, \`en\`). Codes do not change.
- \`data.fields\` has the text for each wrong field, by its name in the request.
- 429 and 503 say in \`Retry-After\` how many seconds to wait.
- The header \`x-request-id\` names the request in the gateway's log and audit log.

Amounts are decimal text in the unit of their currency: \`"1250.00"\` USD, \`"0.500000"\` USDT. Times are UTC, ISO 8601. A day is a day of Beijing.`;

const idempotency = `## Idempotency

A call that moves money needs the header \`Idempotency-Key\`, which the caller makes once for each act (a UUID serves). Keep the key until there is an
answer. After a lost connection, 409 or 503 repeat the same request under the same key: the effect is one, and the answer is that of the
first request. Another request under a used key is refused with \`IDEMPOTENCY\`. A refused act frees its key.`;

/** What a developer reads before the calls, as Markdown. */
export const introductions: Readonly<Record<Audience, string>> = {
  customer: `What the public site, the user centre and apps of the brand call.

## Sessions

\`POST /v2/user/login\` answers a \`token\`. Apps (platform 2 and 3) send it in the header \`token\`. Browsers also have the cookie
\`__Secure-sid\`, which scripts cannot read; the gateway asks for both. A session lasts three days at most. Once it has ended, calls answer
\`4\` or \`10005\`, and the customer signs in again. After 30 minutes without use a money call answers \`REAUTH\`; \`data.options\` says how the customer
can confirm, with \`POST /v2/user/reauth\`.

${answers}

${idempotency}

## Callbacks

The payment channel reports a payment at \`POST /pay/notify/egpay\`. \`x-timestamp\` is the time in seconds, \`x-signature\` the HMAC-SHA256 of
\`timestamp.body\` with the merchant's secret, in hex. The gateway answers \`SUCCESS\` once the payment is committed, and \`FAIL\` otherwise; the channel
repeats until \`SUCCESS\`. One event is booked once. What does not match an order is kept for staff.

## Live figures

\`GET /v2/account/stream\` and \`GET /api/v1/stream\` are streams of server-sent events. A client that lost its stream connects again and gets the present
state first.`,
  staff: `What the back office calls, at a host of its own that customers cannot reach.

## Sessions

A member signs in with password and a second factor. Browsers have the cookie \`__Host-staff-session\`; scripts send \`Authorization: Bearer\`. A
session ends after 15 minutes without use. Each call names its permission; \`STAFF_STEP_UP\` asks for the second factor once more.

## Two persons

An act that two persons must do answers after the first, and waits. The second is another person: not whoever proposed it, and not whom they invited.

${answers}

${idempotency}`,
  sandbox: `Levers of the sandbox. Production has none of these routes.

${answers}`,
};
