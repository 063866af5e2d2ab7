import { productMarginLines } from '@portal/brand';
import type { Account } from '@portal/contract/account';
import {
  Button,
  Card,
  Copy,
  DefinitionList,
  Gauge,
  LinkButton,
  Money,
  Notice,
  Row,
  Stack,
  StatusTag,
  Text,
  type Definition,
} from '@portal/ui';
import { styled } from 'styled-components';
import { Mt5Login } from '../shared/accounts/mt5-login';
import { TradeLink } from '../shared/accounts/trade-link';
import { FirstDepositTerms } from './first-deposit-terms';
import { LevelTag } from './level-tag';
import { marginLevels } from './margin-levels';
import { NextLevel } from './next-level';
import { PendingOrders } from './pending-orders';
import { StaleNote } from './stale-note';

// Two columns where the card fills the page, so that one account leaves no empty half.
const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(380px, 100%), 1fr));
  align-items: start;
  gap: 16px 48px;
`;

// On a phone the moves share a row, below the button that leads to the terminal.
const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @media (max-width: 639.98px) {
    display: grid;
    grid-template-columns: repeat(3, 1fr);

    > a {
      padding-inline: 8px;
    }
    > a[data-tone='primary'] {
      grid-column: 1 / -1;
    }
  }
`;

// Aligns the text of the quiet buttons with the figures above them.
const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin-block: -4px -8px;

  > * {
    padding-inline: 0;
    font-size: var(--text-14);
  }
`;

const transfer = { path: 'transfer', label: '转账' };
const moves = [{ path: 'deposit', label: '入金' }, { path: 'withdraw', label: '出金' }, transfer];

function figuresOf(account: Account): Definition[] {
  const { kind, balance, free_margin, credit, withdrawable, leverage, positions, margin } = account;
  const figure = (id: string, term: string, value: string) => ({ id, term, value: <Money value={value} /> });
  // As the platform has it for the account's group: the product lines with another leverage than the account.
  const own = productMarginLines(account.product_margins ?? []).filter(({ text }) => text !== `1:${leverage}`);
  if (kind === 'wallet') return [figure('balance', '余额', balance), figure('withdrawable', '可出金', withdrawable)];
  return [
    figure('balance', '余额', balance),
    figure('free', '可用保证金', free_margin),
    figure('margin', '已用保证金', margin),
    figure('credit', '赠金', credit),
    { id: 'leverage', term: '杠杆', value: `1:${leverage}` },
    ...own.map(({ names, text }) => ({ id: names, term: `${names}杠杆`, value: text })),
    { id: 'positions', term: '持仓', value: `${positions} 笔` },
  ];
}

type Props = { account: Account; onManage: () => void; onExplain: () => void; onDetails: () => void };

/** One account with its live figures. */
export function AccountCard({ account, onManage, onExplain, onDetails }: Props) {
  const { id, kind, nickname, account_no, level, status, equity, currency, margin_level } = account;
  const mt5 = kind === 'mt5';
  // An open MT5 account: its card has the data to log in to a terminal.
  const login = mt5 && status === 'open';
  const acts = (
    <>
      {status === 'open' && (
        <Moves>
          {mt5 && <TradeLink tone="primary" login={account_no} />}
          {(currency === 'USD' ? moves : [transfer]).map(({ path, label }) => (
            <LinkButton key={path} href={`/user-center/assets/${path}?account=${encodeURIComponent(id)}`}>
              {label}
            </LinkButton>
          ))}
        </Moves>
      )}
      <More>
        <LinkButton tone="quiet" href={`/user-center/explain?account=${encodeURIComponent(id)}`}>
          余额说明
        </LinkButton>
        <Button tone="quiet" onClick={onExplain} aria-label={`数字怎么来的：${account_no}`}>
          数字怎么来的
        </Button>
        <Button tone="quiet" onClick={onDetails} aria-label={`账户详情：${account_no}`}>
          账户详情
        </Button>
        {login && (
          <Button tone="quiet" onClick={onManage} aria-label={`管理 ${account_no}`}>
            管理
          </Button>
        )}
      </More>
    </>
  );
  return (
    <Card
      level={3}
      title={mt5 ? (nickname ?? 'MT5 账户') : '主账户'}
      actions={
        <Row data-gap={2}>
          {level && <LevelTag level={level} />}
          {status !== 'open' && <StatusTag status={status} />}
        </Row>
      }
    >
      <Stack>
        <Row data-justify="between" data-gap={2}>
          <div>
            <Text as="div" data-size={14} data-tone="soft">
              净值
            </Text>
            <Money value={equity} currency={currency} size="large" />
          </div>
          {!login && (
            <Row data-gap={2}>
              <Text data-size={14}>{account_no}</Text>
              {!mt5 && <Copy value={account_no} />}
            </Row>
          )}
        </Row>
        {login && <StaleNote account={account} />}
        {login && account.trade_disabled && (
          <Notice tone="warn">该账户的交易已暂停，不能下单或平仓，止损与强制平仓仍会执行。如有疑问请联系客服。</Notice>
        )}
        <Halves>
          <Stack>
            <DefinitionList layout="figures" items={figuresOf(account)} />
            {account.floating_margin && (
              <Text data-size={14} data-tone="soft">
                持仓量较大时，平台会提高保证金要求。
              </Text>
            )}
            {login && <Mt5Login logins={[{ id, name: '登录账号', login: account_no }]} />}
          </Stack>
          {!mt5 && <Stack>{acts}</Stack>}
          {mt5 && (
            <Stack>
              <Gauge level={margin_level} {...marginLevels(account)} />
              {login && <PendingOrders login={account_no} />}
              <FirstDepositTerms account={account} />
              {login && <NextLevel account={account} />}
            </Stack>
          )}
        </Halves>
        {mt5 && acts}
      </Stack>
    </Card>
  );
}
