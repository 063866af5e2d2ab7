import type { Account } from '@portal/contract/account';
import {
  Button,
  Card,
  Copy,
  DefinitionList,
  Gauge,
  LinkButton,
  Money,
  Row,
  Stack,
  StatusTag,
  Text,
  type Definition,
} from '@portal/ui';
import { styled } from 'styled-components';
import { useLiveState } from '../shared/accounts/live';
import { Mt5Login } from '../shared/accounts/mt5-login';
import { TradeLink } from '../shared/accounts/trade-link';
import { FirstDepositTerms } from './first-deposit-terms';
import { LevelTag } from './level-tag';
import { LivePositions } from './live-positions';
import { NextLevel } from './next-level';
import { StaleNote } from './stale-note';

// Aligns the text of a quiet button with the figures above it.
const Aligned = styled.div`
  margin-inline-start: -20px;
`;

const moves = [
  { path: 'deposit', label: '入金' },
  { path: 'withdraw', label: '出金' },
  { path: 'transfer', label: '转账' },
];

function figuresOf(account: Account): Definition[] {
  const { kind, balance, free_margin, credit, withdrawable, leverage, positions, margin } = account;
  const figure = (id: string, term: string, value: string) => ({ id, term, value: <Money value={value} /> });
  if (kind === 'wallet') return [figure('balance', '余额', balance), figure('withdrawable', '可出金', withdrawable)];
  return [
    figure('balance', '余额', balance),
    figure('free', '可用保证金', free_margin),
    figure('margin', '已用保证金', margin),
    figure('credit', '赠金', credit),
    { id: 'leverage', term: '杠杆', value: `1:${leverage}` },
    { id: 'positions', term: '持仓', value: `${positions} 笔` },
  ];
}

type Props = { account: Account; onManage: () => void; onExplain: () => void; onDetails: () => void };

/** One account with its live figures. */
export function AccountCard({ account, onManage, onExplain, onDetails }: Props) {
  const held = useLiveState(({ accounts }) => accounts.find((each) => each.id === account.id)?.open);
  const { id, kind, nickname, account_no, level, status, equity, currency, margin_level, margin_stopout } = account;
  const mt5 = kind === 'mt5';
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
          <Row data-gap={2}>
            <Text data-size={14}>{account_no}</Text>
            {!mt5 && <Copy value={account_no} />}
          </Row>
        </Row>
        {mt5 && status === 'open' && <StaleNote account={account} />}
        <DefinitionList layout="figures" items={figuresOf(account)} />
        {mt5 && status === 'open' && <Mt5Login logins={[{ id, name: '登录账号', login: account_no }]} />}
        <Aligned>
          <Button tone="quiet" onClick={onExplain} aria-label={`数字怎么来的：${account_no}`}>
            数字怎么来的
          </Button>
          <Button tone="quiet" onClick={onDetails} aria-label={`账户详情：${account_no}`}>
            账户详情
          </Button>
        </Aligned>
        {mt5 && <Gauge level={margin_level} stopOut={margin_stopout} />}
        {held && held.length > 0 && <LivePositions positions={held} />}
        <FirstDepositTerms account={account} />
        {mt5 && status === 'open' && <NextLevel account={account} />}
        {status === 'open' && (
          <Row data-gap={2}>
            {mt5 && <TradeLink tone="primary" login={account_no} />}
            {moves.map(({ path, label }) => (
              <LinkButton
                key={path}

                href={`/user-center/assets/${path}?account=${encodeURIComponent(id)}`}
              >
                {label}
              </LinkButton>
            ))}
            <LinkButton href={`/user-center/explain?account=${encodeURIComponent(id)}`}>余额说明</LinkButton>
            {mt5 && (
              <Button onClick={onManage} aria-label={`管理 ${account_no}`}>
                管理
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
}
