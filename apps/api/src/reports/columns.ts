import type { Deal } from '@portal/contract';
import type { ClosedPosition, Mt5Funding, TradeOrder, WalletFunding } from '@portal/contract/reports';
import { kindWords } from '@portal/rules/money';
import { tradeWords } from '@portal/rules/trading';
import { beijingTime, type Column } from '../core/csv/csv';

const { side: sides, entry: entries, orderType: types, orderStatus: statuses } = tradeWords;
const zone = '（北京时间 UTC+8）';

export const walletColumns: readonly Column<WalletFunding>[] = [
  [`时间${zone}`, ({ at }) => beijingTime(at)],
  ['类型', ({ kind }) => kindWords[kind]],
  ['金额（USD）', ({ amount }) => amount],
  ['余额（USD）', ({ balance }) => balance],
  ['单号', ({ ref }) => ref],
  ['流水号', ({ id }) => id],
];

export const creditColumns = (currency: string): readonly Column<Mt5Funding>[] => [
  [`时间${zone}`, ({ at }) => beijingTime(at)],
  ['账户', ({ account_no }) => account_no],
  ['类型', ({ kind }) => kindWords[kind]],
  [`金额（${currency}）`, ({ amount }) => amount],
  [`余额（${currency}）`, ({ balance }) => balance],
  [`赠金余额（${currency}）`, ({ credit }) => credit],
  ['单号', ({ ref }) => ref],
  ['流水号', ({ id }) => id],
];

export const closingColumns = (currency: string): readonly Column<ClosedPosition>[] => [
  ['持仓号', ({ position }) => position],
  ['账户', ({ account_no }) => account_no],
  ['品种', ({ symbol }) => symbol],
  ['方向', ({ side }) => sides[side]],
  ['手数', ({ lots }) => String(lots)],
  [`开仓时间${zone}`, ({ openAt }) => beijingTime(openAt)],
  ['开仓价', ({ openPrice }) => openPrice],
  [`平仓时间${zone}`, ({ closeAt }) => beijingTime(closeAt)],
  ['平仓价', ({ closePrice }) => closePrice],
  [`佣金（${currency}）`, ({ commission }) => commission],
  [`隔夜利息（${currency}）`, ({ swap }) => swap],
  [`盈亏（${currency}）`, ({ profit }) => profit],
];

export const entrustColumns: readonly Column<TradeOrder>[] = [
  [`时间${zone}`, ({ at }) => beijingTime(at)],
  ['订单号', ({ order }) => order],
  ['账户', ({ account_no }) => account_no],
  ['品种', ({ symbol }) => symbol],
  ['方向', ({ side }) => sides[side]],
  ['类型', ({ type }) => types[type]],
  ['手数', ({ lots }) => String(lots)],
  ['价格', ({ price }) => price],
  ['状态', ({ status }) => statuses[status]],
];

export const tradeColumns = (currency: string): readonly Column<Deal>[] => [
  [`时间${zone}`, ({ at }) => beijingTime(at)],
  ['成交号', ({ deal }) => deal],
  ['订单号', ({ order }) => order],
  ['持仓号', ({ position }) => position],
  ['账户', ({ account_no }) => account_no],
  ['品种', ({ symbol }) => symbol],
  ['方向', ({ side }) => sides[side]],
  ['开平', ({ entry }) => entries[entry]],
  ['手数', ({ lots }) => String(lots)],
  ['价格', ({ price }) => price],
  [`佣金（${currency}）`, ({ commission }) => commission],
  [`隔夜利息（${currency}）`, ({ swap }) => swap],
  [`盈亏（${currency}）`, ({ profit }) => profit],
];
