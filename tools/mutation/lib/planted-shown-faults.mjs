const api = (...patterns) => ({ project: 'apps/api', patterns });
const userCenter = (...patterns) => ({ project: 'apps/user-center', patterns });
const staff = (...patterns) => ({ project: 'apps/staff', patterns });

/**
 * Lists, files and pages that say something else than what is stored, and repeats that are refused. As in planted-faults.mjs.
 * @type {{ name: string, file: string, from: string, to: string, tests: { project: string, patterns: string[] } }[]}
 */
export const shownFaults = [
  {
    name: 'the approval of a card is shown for that of its name',
    file: 'apps/api/src/identity/review-queues.ts',
    from: 'nameApproval: String(row.name_approval)',
    to: 'nameApproval: String(row.approval)',
    tests: api('src/staff/decide'),
  },
  {
    name: 'a page behind the last one counts no rows',
    file: 'apps/api/src/database/counted-page.ts',
    from: 'rows.length === 0 && offset > 0 ? await ask(1, 0) : rows',
    to: 'rows',
    tests: api('src/http/behind-the-last-page'),
  },
  {
    name: 'expired sessions are listed',
    file: 'apps/api/src/customer/sessions.ts',
    from: ' and expires_at > now()',
    to: '',
    tests: api('src/customer/session.test'),
  },
  {
    name: 'expired sessions are listed for staff',
    file: 'apps/api/src/customer/staff/customer-file.store.ts',
    from: ' and expires_at > now() order by last_seen_at',
    to: '  order by last_seen_at',
    tests: api('src/customer/session.test'),
  },
  {
    name: 'a staff session is idle for 15 minutes, whatever is set',
    file: 'apps/api/database/staff/functions/live.sql',
    from: "p_idle * interval '1 minute'",
    to: "15 * interval '1 minute'",
    tests: api('src/staff/members/live-sessions'),
  },
  {
    name: 'the length of a refusal counts characters',
    file: 'apps/api/src/http/client-errors.ts',
    from: '${Buffer.byteLength(body)}',
    to: '${body.length}',
    tests: api('src/http/client-errors'),
  },
  {
    name: 'a paid order of the simulator gets another amount',
    file: 'apps/api/src/sandbox/sandbox.store.ts',
    from: "amount = case when status = 'paid' then amount else coalesce($4, amount) end",
    to: 'amount = coalesce($4, amount)',
    tests: api('src/deposit/notify.test'),
  },
  {
    name: 'a run closes a break that it has not compared',
    file: 'apps/api/database/reconciliation/functions/record.sql',
    from: 'b.first_seen >= run.covered',
    to: 'b.last_seen >= run.covered',
    tests: api('src/staff/reconciliation/breaks'),
  },
  {
    name: 'a late line of the same moment has a later number',
    file: 'apps/api/database/reports/functions/make-room.sql',
    from: '(at, id) > ($5, $6)',
    to: '(at, $6::bigint) > ($5, $6)',
    tests: api('src/reports/paging'),
  },
  {
    name: 'the rate that a customer saw is part of a deposit',
    file: 'libs/contract/src/deposit/submit-data.ts',
    from: "  shown: ['rate'],\n",
    to: '',
    tests: api('src/http/money-calls'),
  },
  {
    name: 'the rate that a customer saw is part of a transfer',
    file: 'libs/contract/src/transfer/add-transfer.ts',
    from: "  shown: ['rate'],\n",
    to: '',
    tests: api('src/http/money-calls'),
  },
  {
    name: 'the pages stay old after an opened account',
    file: 'apps/user-center/src/identity/use-kyc.ts',
    from: "[...accounts, 'bankDetail', 'message']",
    to: "['userInfo', 'bankDetail', 'message']",
    tests: userCenter('src/identity/use-kyc'),
  },
  {
    name: 'the withdrawal page stays old after a new phone',
    file: 'apps/user-center/src/customer/phone/use-phone-change.ts',
    from: "[...standing, 'customer', 'message']",
    to: "['userInfo', 'customer', 'message']",
    tests: userCenter('src/customer/phone'),
  },
  {
    name: 'the movements open on all MT5 accounts',
    file: 'apps/user-center/src/reports/funding-details.page.tsx',
    from: '{ ...inAddress, view: { ...inAddress.view, account } }',
    to: 'inAddress',
    tests: userCenter('src/reports/funding-details'),
  },
  {
    name: 'the filter of messages stays in the address',
    file: 'apps/user-center/src/message/use-messages-view.ts',
    from: "      next.delete('messages');\n      next.delete('about');",
    to: "      next.delete('messages');",
    tests: userCenter('src/message/use-messages-view'),
  },
  {
    name: 'who asked for a reset is shown as who decided',
    file: 'apps/staff/src/customer/factor-resets.page.tsx',
    from: "decidedBy ? actorOf(decidedBy) : '–'",
    to: "decidedBy ? actorOf(requestedBy) : '–'",
    tests: staff('src/customer/factor-resets'),
  },
  {
    name: 'the removal of a member’s customer number is not said',
    file: 'apps/staff/src/members/change-texts.ts',
    from: 'customerNumber !== undefined && `本',
    to: 'customerNumber && `本',
    tests: staff('src/members/change-texts'),
  },
  {
    name: 'an adjustment is posted by a key without a look at its document',
    file: 'apps/staff/src/adjustment/adjustments.page.tsx',
    from: "    if (hasDocument) return { label: '查看凭证并审批', run: () => setOpened(adjustment) };\n",
    to: '',
    tests: staff('src/adjustment/adjustments.page'),
  },
  {
    name: 'a list’s file has the time of UTC',
    file: 'apps/staff/src/shared/list/csv.ts',
    from: 'beijing(at) ?? at',
    to: 'at',
    tests: staff('src/shared/list/csv'),
  },
];
