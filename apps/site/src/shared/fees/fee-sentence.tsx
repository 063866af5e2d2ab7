import { commonRequests } from '@portal/api-client/common/requests';
import type { CommonConfig, Instrument } from '@portal/contract/common';
import type { Side } from '@portal/rules/trading';
import { parseAmount } from '@portal/rules/money';
import { ErrorState, Skeleton } from '@portal/ui';
import { useState } from 'react';
import type { PartOf } from '../data/public-query';
import { usePublicData } from '../data/use-public-data';
import { useBrand } from '../installation/installation';
import { plainAmount } from '../levels/plain-amount';
import { isVolume, priceSourceOf } from '../market/required-margin';
import { useNeededPrices } from '../market/use-needed-prices';
import { CostLines } from './cost-lines';
import { Look, Sentence } from './sentence-look';
import { serverWeekday } from './server-weekday';
import { tripCosts, type Payout } from './trip-costs';

type Paying = Pick<CommonConfig, 'channels' | 'rates'>;

const paying: PartOf<CommonConfig, Paying> = {
  name: 'paying',
  of: ({ channels, rates }) => ({ channels, rates }),
};

const payouts: Readonly<Record<Payout, string>> = { bank: '银行卡', TRC20: 'USDT（TRC20）', ERC20: 'USDT（ERC20）' };

type Props = { rows: readonly Instrument[]; first: string };

/** The fees of a whole way as one sentence: money in, a trade, nights, money out. Nothing is sent. */
export function FeeSentence({ rows, first }: Props) {
  const { data, failed, refetch } = usePublicData(commonRequests.getCommonConfig, undefined, paying);
  if (failed) return <ErrorState title={failed.msg} onRetry={refetch} />;
  return data ? <Filled rows={rows} first={first} paying={data} /> : <Skeleton shape="chart" />;
}

/** The most nights that are calculated. */
const MOST_NIGHTS = 365;

function Filled({ rows, first, paying: { channels, rates } }: Props & { paying: Paying }) {
  const { limits } = useBrand();
  const methods = channels.flatMap(({ fee, methods: own }) => own.map((method) => ({ ...method, fee })));
  const [method, setMethod] = useState(methods.slice(-1)[0]?.code ?? '');
  const [amount, setAmount] = useState('500');
  const [lots, setLots] = useState('0.10');
  const [symbol, setSymbol] = useState(first);
  const [side, setSide] = useState<Side>('buy');
  const [nights, setNights] = useState('3');
  const [payout, setPayout] = useState<Payout>('bank');
  const instrument = rows.find((row) => row.symbol === symbol) ?? rows[0];
  const priceOf = useNeededPrices(instrument);
  const chosen = methods.find(({ code }) => code === method) ?? methods[0];
  if (!instrument || !chosen) return null;

  const deposit = parseAmount(amount, 2);
  const { min, max } = limits.deposit;
  const isPayable =
    deposit !== null && deposit >= (parseAmount(min, 2) ?? 0n) && deposit <= (parseAmount(max, 2) ?? 0n);
  const isHeld = /^\d{1,3}$/.test(nights) && Number(nights) <= MOST_NIGHTS;
  const errors = {
    amount: isPayable ? undefined : `入金金额为 ${plainAmount(min)} – ${plainAmount(max)} 美元，最多两位小数`,
    lots: isVolume(lots, instrument) ? undefined : `手数为 ${instrument.minLot} 的整数倍，最多 100 手`,
    nights: isHeld ? undefined : `持有晚数为 0 – ${MOST_NIGHTS} 的整数`,
  };
  const prices = priceSourceOf(instrument, priceOf);
  const isValid = isPayable && !errors.lots && !errors.nights;
  const trip = { deposit: deposit ?? 0n, volume: parseAmount(lots, 4) ?? 0n, side, nights: Number(nights), payout };
  const terms = { limits, depositFee: chosen.fee, rates, weekday: serverWeekday(Date.now()) };
  const costs = isValid && prices ? tripCosts(instrument, trip, terms, prices) : undefined;
  return (
    <Look>
      <Sentence>
        我用
        <select aria-label="入金方式" value={chosen.code} onChange={(event) => setMethod(event.target.value)}>
          {methods.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        入金
        <Typed name="amount" label="入金金额" value={amount} error={errors.amount} onChange={setAmount} />
        美元，交易
        <Typed name="lots" label="手数" value={lots} error={errors.lots} onChange={setLots} />手
        <select aria-label="品种" value={instrument.symbol} onChange={(event) => setSymbol(event.target.value)}>
          {rows.map((row) => (
            <option key={row.symbol} value={row.symbol}>
              {row.name}
            </option>
          ))}
        </select>
        <select
          aria-label="方向"
          value={side}
          onChange={(event) => setSide(event.target.value === 'sell' ? 'sell' : 'buy')}
        >
          <option value="buy">做多</option>
          <option value="sell">做空</option>
        </select>
        ，持有
        <Typed name="nights" label="持有晚数" value={nights} error={errors.nights} onChange={setNights} />
        晚，再出金到
        <select aria-label="出金方式" value={payout} onChange={(event) => setPayout(event.target.value as Payout)}>
          {Object.entries(payouts).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        。
      </Sentence>
      {Object.entries(errors).map(
        ([name, text]) =>
          text && (
            <p key={name} id={`fee-${name}-error`} data-error>
              {text}
            </p>
          ),
      )}
      <CostLines instrument={instrument} trip={trip} terms={terms} costs={costs} lots={lots} />
    </Look>
  );
}

type TypedProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function Typed({ name, label, value, error, onChange }: TypedProps) {
  return (
    <input
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `fee-${name}-error`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
