/** Bits of a user's rights, MetaTrader 5's EnUsersRights. */
const connect = 0x1;
const changePassword = 0x2;
const tradeDisabled = 0x4;
const trailStops = 0x20;
const runExperts = 0x40;
const seeReports = 0x100;

/** The platform's default. */
export const rightsOfNewUser = connect | changePassword | trailStops | runExperts | seeReports;

/** @param rights as the platform sends them, a decimal number */
export const isTradeDisabled = (rights: string): boolean => (Number(rights) & tradeDisabled) !== 0;

/** The rights with the trade disabled or enabled. All other rights stay, because staff of the platform may have set them. */
export const withTradeDisabled = (rights: string, disabled: boolean): string =>
  String(disabled ? Number(rights) | tradeDisabled : Number(rights) & ~tradeDisabled);
