import { useLivePrice } from '@portal/api-client/market/use-live-price';
import type { Instrument } from '@portal/contract/common';
import { groupDigits, parseAmount } from '@portal/rules/money';
import { BellIcon, Button, Icon, IconButton, TextField, XIcon } from '@portal/ui';
import { styled } from 'styled-components';
import { useState, type FormEvent } from 'react';
import { usePriceBoard } from '../shared/market/use-price-board';
import { addAlert, MOST_ALERTS, removeAlert, usePriceAlerts } from './price-alerts';

const Place = styled.div`
  display: grid;
  gap: 12px;

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    align-items: start;
  }
  form > button {
    margin-top: 30px;
    min-height: 46px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    border-top: 1px solid var(--line);
    font-size: var(--text-14);
  }
  li > span {
    flex: 1;
  }
  li small {
    margin-inline-start: 8px;
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  > p {
    color: var(--text-faint);
    font-size: var(--text-12);
  }
`;

/** What is wrong with a typed price; undefined if nothing is. */
function problemOf(price: string, digits: number, bid: string | undefined): string | undefined {
  const amount = parseAmount(price, digits);
  if (amount === null || amount <= 0n) return `请输入大于 0 的价格，最多 ${digits} 位小数`;
  if (bid === undefined) return '尚未收到行情，请稍后再试';
  if (amount === parseAmount(bid, digits)) return '提醒价与当前卖价相同';
  return undefined;
}

/** The price alerts of a symbol. They are stored in this browser and work while the market page is open. */
export function AlertForm({ instrument: { symbol, digits } }: { instrument: Pick<Instrument, 'symbol' | 'digits'> }) {
  const bid = useLivePrice(usePriceBoard(), symbol)?.bid;
  const all = usePriceAlerts();
  const own = all.filter((alert) => alert.symbol === symbol);
  const [price, setPrice] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = price.trim();
    const problem =
      problemOf(typed, digits, bid) ?? (all.length >= MOST_ALERTS ? `最多保存 ${MOST_ALERTS} 个提醒` : undefined);
    setError(problem);
    if (problem !== undefined || bid === undefined) return;
    const isHigher = (parseAmount(typed, digits) ?? 0n) > (parseAmount(bid, digits) ?? 0n);
    addAlert({ symbol, price: typed, from: isHigher ? 'below' : 'above' });
    setPrice('');
  };
  return (
    <Place>
      <form onSubmit={submit} noValidate>
        <TextField
          name="alertPrice"
          label="提醒价"
          inputMode="decimal"
          autoComplete="off"
          placeholder={bid}
          value={price}
          onChange={setPrice}
          error={error}
        />
        <Button type="submit">
          <Icon of={BellIcon} size={16} />
          添加提醒
        </Button>
      </form>
      {own.length > 0 && (
        <ul aria-label="已设提醒">
          {own.map((alert) => (
            <li key={alert.price}>
              <span>
                卖价{alert.from === 'below' ? '升至' : '跌至'} {groupDigits(alert.price)}
                <small>{alert.reachedAt === undefined ? '等待中' : '已到达'}</small>
              </span>
              <IconButton label={`删除提醒 ${groupDigits(alert.price)}`} onClick={() => removeAlert(alert)}>
                <Icon of={XIcon} size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p>提醒保存在本浏览器中，行情页打开时生效。</p>
    </Place>
  );
}
