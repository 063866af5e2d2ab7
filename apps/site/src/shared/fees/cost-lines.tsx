import { productZones } from '@portal/brand';
import type { Instrument } from '@portal/contract/common';
import { formatAmount, groupDigits } from '@portal/rules/money';
import { useBrand } from '../installation/installation';
import { plainAmount } from '../levels/plain-amount';
import { isFree, lotText } from '../market/contract-facts';
import { LiveSpread } from '../market/live-figure';
import type { Trip, TripCosts, TripTerms } from './trip-costs';

const money = (amount: bigint | undefined): string =>
  amount === undefined ? '–' : groupDigits(formatAmount(amount, 2)).replace('-', '−');

type Props = { instrument: Instrument; trip: Trip; terms: TripTerms; costs: TripCosts | undefined; lots: string };

/** The sum, its parts as one bar, and a line a part that says why. */
export function CostLines({ instrument, trip, terms, costs, lots }: Props) {
  const { limits } = useBrand();
  const { withdraw, coin } = limits;
  const points = trip.side === 'buy' ? instrument.swapLong : instrument.swapShort;
  const isDaily = instrument.zone === productZones.digiccy;
  const lines = [
    {
      id: 'deposit',
      name: '入金手续费',
      amount: costs?.deposit,
      why: '我们不收取；支付渠道如有费用，付款前列明。',
    },
    {
      id: 'spread',
      name: '点差',
      amount: costs?.spread,
      why: (
        <>
          当前点差 <LiveSpread instrument={instrument} />，{lots} 手，每手 {lotText(instrument)}；点差随市场浮动。
        </>
      ),
    },
    {
      id: 'commission',
      name: '佣金',
      amount: costs?.commission,
      why: isFree(instrument)
        ? '该品种不收佣金，成本已含在点差中。'
        : `每手单边 ${instrument.commission} USD，开仓与平仓各收一次。`,
    },
    {
      id: 'swap',
      name: costs && costs.swap < 0n ? '隔夜利息（收入）' : '隔夜利息',
      amount: costs?.swap,
      why: `每晚利息点数 ${points}。从今天起 ${trip.nights} 晚，计 ${costs?.charged ?? '–'} 晚：${
        isDaily ? '每天计一晚，周末照计' : '周三计三晚，周末不计，周末下单从周一起算'
      }。`,
    },
    {
      id: 'payout',
      name: '出金费用',
      amount: costs?.payout,
      why:
        trip.payout === 'bank'
          ? `出金 ${money(costs?.paidOut)} USD；不足 ${plainAmount(withdraw.freeFrom)} USD 收取 ${plainAmount(withdraw.fee)} USD，其余免费。`
          : `网络费 ${plainAmount(coin.networkFee[trip.payout])} USDT，按 1 USD = ${plainAmount(terms.rates.withdrawUsdt)} USDT 折算。`,
    },
  ];
  return (
    <>
      <div data-part="sum">
        <span id="fee-sum">合计费用</span>
        <output aria-labelledby="fee-sum">
          {/* Another element for each sum: at the end of its line it grows to the left, and nothing else moves. */}
          <span key={money(costs?.total)}>{money(costs?.total)}</span>
          <small>USD</small>
        </output>
      </div>
      <div data-part="bar" aria-hidden="true">
        {lines.map(({ id, amount = 0n }) => (
          <i key={id} data-cost={id} style={{ flexGrow: amount > 0n ? `${amount}` : 0 }} />
        ))}
      </div>
      <dl>
        {lines.map(({ id, name, amount, why }) => (
          <div key={id}>
            <dt>
              <i data-cost={id} aria-hidden="true" />
              {name}
            </dt>
            <dd key={money(amount)}>{money(amount)} USD</dd>
            <dd data-part="why">为什么：{why}</dd>
          </div>
        ))}
      </dl>
      <p data-part="note">
        按当前价格开仓并以同一价格平仓计算，没有盈亏；价格变动带来的盈亏另计。利息以每晚结算时的汇率为准。
      </p>
    </>
  );
}
