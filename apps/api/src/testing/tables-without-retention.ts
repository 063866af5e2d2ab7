/** Tables with a time of their own that core/retention does not empty, by the reason. */
export const tablesWithoutRetention: Readonly<Record<string, readonly string[]>> = {
  'the books, and the documents of money: the law asks for them for years': [
    ...['account.adjustment', 'account.quarantine', 'account.receivable', 'account.set_off', 'coin.deal'],
    ...['deposit.changed_event', 'deposit.channel_event', 'reports.lost_operation'],
    ...['deposit.draft', 'deposit.suspense', 'ledger.chain', 'ledger.daily_sum', 'ledger.epoch'],
    ...[
      'ledger.journal',
      'ledger.transfer',
      'payout.approval',
      'payout.batch',
      'payout.proposal',
      'recommend.agreement',
    ],
    ...['recommend.bonus', 'recommend.commission', 'recommend.commission_line', 'transfer.transfer'],
    ...['activity.coupon', 'activity.campaign', 'reconciliation.break', 'reconciliation.run', 'reports.bank_balance'],
  ],
  'what statements and reports show of the books and of the platform': [
    ...[
      'account.equity_day',
      'reports.certificate',
      'reports.day',
      'reports.entry',
      'reports.entry_month',
      'reports.line',
      'reports.platform_deal',
    ],
  ],
  'the trail of who did what, which is never changed': [
    ...[
      'kernel.audit',
      'kernel.status_event',
      'kernel.payout_stop',
      'common.settings_change',
      'staff.member_change',
      'staff.note',
    ],
  ],
  'a customer with what belongs to the account, until it is closed (customer.close)': [
    ...['account.account', 'coin.address', 'common.document', 'common.file', 'customer.customer', 'customer.freeze'],
    ...['customer.guardrail'],
    ...[
      'account.link_request',
      'customer.phone_change',
      'identity.bank_card',
      'identity.identity',
      'message.message',
      'recommend.relation',
    ],
    ...['recommend.introducer_application'],
  ],
  'a member of staff, with the means to sign in': ['staff.member', 'staff.passkey', 'staff.recovery_code'],
  'the present state of something, which the next one replaces': [
    ...[
      'account.last_state',
      'common.upload_day',
      'content.analysis',
      'customer.data_export',
      'content.article',
      'content.loaded',
      'content.post',
    ],
    ...['content.slide', 'kernel.last_backup', 'kernel.ordinal', 'reports.entry_cursor', 'reports.import_cursor'],
    ...['reports.import_failure', 'reports.platform_offset'],
  ],
  'emptied where it is filled': ['account.platform_attempt', 'market.bar'],
  'deleted with its ticket': ['support.message'],
};
