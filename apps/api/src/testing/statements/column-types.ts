/** What the values of a table's column mean to the code, where the driver makes a text of them. */
export const ofTables: Readonly<Record<string, string>> = {
  'account.account.kind': "'wallet' | 'mt5'",
  'account.account.currency': 'AccountCurrency',
  'account.account.level': 'LevelCode',
  'transfer.transfer.status': "'pending' | 'done' | 'failed'",
};

/** The same of an expression: `statement.column`. */
export const ofStatements: Readonly<Record<string, string>> = {
  'account.pending.level': 'LevelCode',
  'payout.platformWork.act': "'take' | 'give'",
};

/** Where these types are from. */
export const homes: Readonly<Record<string, string>> = {
  AccountCurrency: '@portal/brand',
  LevelCode: '@portal/brand',
};
