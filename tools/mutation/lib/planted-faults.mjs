import { accountFaults } from './planted-account-faults.mjs';
import { answerFaults } from './planted-answer-faults.mjs';
import { consentFaults } from './planted-consent-faults.mjs';
import { factorFaults } from './planted-factor-faults.mjs';
import { jobLockFaults } from './planted-job-lock-faults.mjs';
import { limitFaults } from './planted-limit-faults.mjs';
import { lockFaults } from './planted-lock-faults.mjs';
import { meetingFaults } from './planted-meeting-faults.mjs';
import { readingFaults } from './planted-reading-faults.mjs';
import { reconciliationFaults } from './planted-reconciliation-faults.mjs';
import { roundingFaults } from './planted-rounding-faults.mjs';
import { scheduleFaults } from './planted-schedule-faults.mjs';
import { staffFaults } from './planted-staff-faults.mjs';
import { staffLockFaults } from './planted-staff-lock-faults.mjs';
import { guardrailFaults } from './planted-guardrail-faults.mjs';
import { pushFaults } from './planted-push-faults.mjs';
import { requestFaults } from './planted-request-faults.mjs';
import { caseFaults } from './planted-case-faults.mjs';
import { shownFaults } from './planted-shown-faults.mjs';
import { ticketFaults } from './planted-ticket-faults.mjs';

const api = (...patterns) => ({ project: 'apps/api', patterns });
const { raw } = String;

/**
 * Faults that passed every test once. Each is planted in a copy and must be found by the named tests.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const plantedFaults = [
  {
    name: 'staff act without a session',
    file: 'apps/api/src/http/caller.ts',
    from: "} else if (access === 'staff' && permission) {",
    to: "} else if (access === 'staff' && permission && readStaffToken(gateway, request)) {",
    tests: api('src/http/access'),
  },
  {
    name: 'staff need no permission',
    file: 'apps/api/src/http/caller.ts',
    from: 'requirePermission(staff, permission);',
    to: '',
    tests: api('src/http/staff-permissions'),
  },
  {
    name: 'another customer’s account is archived',
    file: 'apps/api/database/account/functions/archive.sql',
    from: 'where id = p_id and customer_id = p_customer;',
    to: 'where id = p_id;',
    tests: api('src/account/archive'),
  },
  {
    name: 'everybody’s messages are marked read',
    file: 'apps/api/src/message/message-read.ts',
    from: 'where customer_id = $1 and read_at is null and ($2::text',
    to: 'where $1::bigint is not null and read_at is null and ($2::text',
    tests: api('src/message/message-list'),
  },
  {
    name: 'no rate limit on calls',
    file: 'apps/api/src/app.ts',
    from: 'allowList: isPublicFile,',
    to: 'allowList: () => true,',
    tests: api('src/http/addresses'),
  },
  {
    name: 'no rate limit on the check of a phone',
    file: 'apps/api/src/http/mount.ts',
    from: '...(call.tellsPhone && {',
    to: '...(call.tellsPhone && false && {',
    tests: api('src/customer/registering'),
  },
  {
    name: 'free margin is ignored on a withdrawal',
    file: 'apps/api/database/payout/functions/open-account.sql',
    from: 'available := greatest(least(available, p_available), 0);',
    to: 'available := greatest(available, 0);',
    tests: api('src/core/payouts/whole-remainder'),
  },
  {
    name: 'a coin fee is never booked',
    file: 'apps/api/src/core/payouts/pay-payout.ts',
    from: 'isCoin && fee > 0n ?',
    to: 'isCoin && fee < 0n ?',
    tests: api('src/coin'),
  },
  {
    name: 'a null payment amount is credited',
    file: 'apps/api/database/deposit/functions/settle.sql',
    from: 'p_amount is distinct from d.pay_amount',
    to: 'p_amount <> d.pay_amount',
    tests: api('src/deposit/notify'),
  },
  {
    name: 'a coupon is credited twice',
    file: 'apps/api/database/deposit/functions/credit.sql',
    from: 'where id = d.coupon_id and used_by is null and',
    to: 'where id = d.coupon_id and',
    tests: api('src/deposit/notify'),
  },
  {
    name: 'codes live 50 minutes',
    file: 'apps/api/src/core/codes/code-limits.ts',
    from: 'codeMinutes = 5;',
    to: 'codeMinutes = 50;',
    tests: api('src/customer/code-times'),
  },
  {
    name: 'an expired code is taken',
    file: 'apps/api/database/kernel/functions/try-code.sql',
    from: 'v.expires_at > now()',
    to: 'true',
    tests: api('src/customer/code-times'),
  },
  {
    name: 'an expired code bound to a customer is taken',
    file: 'apps/api/database/kernel/functions/try-code.sql',
    from: 'and v.expires_at > now()',
    to: '',
    tests: api('src/customer/change-phone'),
  },
  {
    name: 'an idempotency key is shared between customers',
    file: 'apps/api/src/http/mount.ts',
    from: 'customer ? String(customer.customerId) : staff',
    to: "customer ? 'all' : staff",
    tests: api('src/http/money-calls'),
  },
  {
    name: 'an idempotency key is shared between calls',
    file: 'apps/api/src/http/idempotency.ts',
    from: '`${owner}:${id}`',
    to: '`${owner}`',
    tests: api('src/http/money-calls'),
  },
  {
    name: 'the payment adapter signs with an empty key',
    file: 'apps/api/src/adapters/payment/egpay-http.ts',
    from: "signPayment(secrets[0] ?? ''",
    to: "signPayment(''",
    tests: api('src/adapters/payment'),
  },
  {
    name: 'only the newest secret of a rotation is accepted',
    file: 'apps/api/src/crypto/payment-signature.ts',
    from: 'secrets.some((secret)',
    to: 'secrets.slice(0, 1).some((secret)',
    tests: api('src/deposit/notify'),
  },
  {
    name: 'the poller forgets overdue drafts',
    file: 'apps/api/src/deposit/deposit.store.ts',
    from: "status in ('unpaid', 'overdue', 'cancelled') and (ask_at",
    to: "status in ('unpaid', 'cancelled') and (ask_at",
    tests: api('src/deposit/notify'),
  },
  {
    name: 'the poller forgets cancelled drafts',
    file: 'apps/api/src/deposit/deposit.store.ts',
    from: "status in ('unpaid', 'overdue', 'cancelled') and (ask_at",
    to: "status in ('unpaid', 'overdue') and (ask_at",
    tests: api('src/deposit/notify'),
  },
  ...answerFaults,
  ...consentFaults,
  ...factorFaults,
  {
    name: 'the next customer in a tab sees the first one’s cache',
    file: 'libs/session/src/follow-session.ts',
    from: 'if (state.username !== before.username) onUserChange();',
    to: 'if (state.username === before.username) onUserChange();',
    tests: { project: 'libs/session', patterns: ['follow-session'] },
  },
  {
    name: 'a couponId that is no number is a defect',
    file: 'apps/api/src/deposit/submit-data.ts',
    from: 'numberId(body.couponId)',
    to: 'BigInt(body.couponId)',
    tests: api('src/deposit/draft'),
  },
  {
    name: 'a null byte reaches the database',
    file: 'apps/api/src/http/text-faults.ts',
    from: raw`[\0\p{Surrogate}]`,
    to: raw`[\p{Surrogate}]`,
    tests: api('src/http/text-input'),
  },
  {
    name: 'fields are checked before the token',
    file: 'apps/api/src/http/mount.ts',
    from: 'preParsing: async (request, reply, payload) => {',
    to: 'preHandler: async (request, reply, payload) => {',
    tests: api('src/http/access'),
  },
  {
    name: 'a search of signs finds everything',
    file: 'apps/api/src/content/more.ts',
    from: "words === undefined && search.trim() !== ''",
    to: 'words === undefined && search.trim() !== search',
    tests: api('src/content/content.test'),
  },
  {
    name: 'an article’s address of 400 characters is not refused like an unknown one',
    file: 'apps/api/src/app.ts',
    from: 'maxParamLength: 16_384, ',
    to: '',
    tests: api('src/content/content.test'),
  },
  {
    name: 'an upload takes a file of any field',
    file: 'apps/api/src/http/with-upload.ts',
    from: "if (part.fieldname !== 'file') {",
    to: 'if (false) {',
    tests: api('src/common/upload-file'),
  },
  {
    name: 'an e-mail code works for another customer',
    file: 'apps/api/database/kernel/functions/try-code.sql',
    from: 'v.customer_id is not distinct from p_customer and',
    to: 'p_customer is not distinct from p_customer and',
    tests: api('src/customer/codes'),
  },
  {
    name: 'a call by another spelling of its address may be cached',
    file: 'apps/api/src/app.ts',
    from: 'if (isCall(request)) void reply',
    to: "if (request.url.startsWith('/v2/')) void reply",
    tests: api('src/http/addresses'),
  },
  {
    name: 'an unknown page of the user centre answers 200',
    file: 'apps/api/src/pages/user-center.ts',
    from: 'status: 404, html',
    to: 'status: 200, html',
    tests: api('src/pages/user-center'),
  },
  {
    name: 'a pasted text keeps the spaces at its ends',
    file: 'libs/ui/src/form/trim-texts.ts',
    from: 'value.trim() : value',
    to: 'value : value',
    tests: { project: 'libs/ui', patterns: ['src/form'] },
  },
  {
    name: 'a select without a placeholder shows its first option and sends nothing',
    file: 'libs/ui/src/select/select.tsx',
    from: 'placeholder = shown ? undefined : texts.choose,',
    to: 'placeholder,',
    tests: { project: 'libs/ui', patterns: ['src/form', 'src/select'] },
  },
  {
    name: 'money moves twice when two gateways send it at once',
    file: 'apps/api/src/adapters/trading/mt5-web-api/once.ts',
    from: "if (!claim) throw new Error('an earlier try of the same may still be carried out');",
    to: '',
    tests: api('mt5-web-api/two-connectors'),
  },
  ...accountFaults,
  ...lockFaults,
  ...guardrailFaults,
  ...pushFaults,
  ...requestFaults,
  ...caseFaults,
  ...ticketFaults,
  ...staffLockFaults,
  ...jobLockFaults,
  ...meetingFaults,
  ...readingFaults,
  ...reconciliationFaults,
  ...roundingFaults,
  ...scheduleFaults,
  ...staffFaults,
  ...limitFaults,
  ...shownFaults,
];
