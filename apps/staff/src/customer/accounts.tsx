import { productMarginText, thresholdText } from '@portal/brand';
import type { CustomerFile } from '@portal/contract/staff';
import {
  Button,
  Card,
  Dialog,
  Empty,
  LinkButton,
  Money,
  Row,
  StatusTag,
  Table,
  Tag,
  Text,
  type Column,
} from '@portal/ui';
import { useState } from 'react';
import { useCan } from '../shared/session/me';
import { LevelForm } from './level.form';

type Account = CustomerFile['accounts'][number];

/** The wallet and the trading accounts with their present figures, and the level of each. */
export function Accounts({ accounts }: { accounts: readonly Account[] }) {
  const can = useCan();
  const [changing, setChanging] = useState<Account>();
  const columns: readonly Column<Account>[] = [
    {
      id: 'account',
      head: '账户',
      primary: true,
      cell: ({ kind, account_no: number }) => `${kind === 'wallet' ? '主账户' : 'MT5'} ${number}`,
    },
    {
      id: 'status',
      head: '状态',
      cell: ({ status, review, stale, trade_disabled: tradeDisabled }) => (
        <span>
          <StatusTag status={status} /> {review && <Tag tone="warn">核对中</Tag>}{' '}
          {tradeDisabled && <Tag tone="danger">交易已暂停</Tag>} {stale && <Tag>平台未连接</Tag>}
        </span>
      ),
    },
    {
      id: 'level',
      head: '级别',
      cell: ({ level, leverage, product_margins: margins = [] }) => (
        <div>
          {level ? `${level} 1:${leverage}` : '–'}
          {margins.length > 0 && (
            <Text as="div" data-size={12} data-tone="soft">
              {productMarginText(margins)}
            </Text>
          )}
        </div>
      ),
    },
    { id: 'currency', head: '币种', cell: ({ currency }) => currency },
    { id: 'balance', head: '余额', align: 'end', cell: ({ balance }) => <Money value={balance} /> },
    { id: 'equity', head: '净值', align: 'end', cell: ({ equity }) => <Money value={equity} /> },
    { id: 'credit', head: '赠金', align: 'end', wideOnly: true, cell: ({ credit }) => <Money value={credit} /> },
    {
      id: 'margin',
      head: '保证金',
      align: 'end',
      cell: ({ kind, currency, margin, ...levels }) => (
        <div>
          <Money value={margin} />
          {kind === 'mt5' && (
            <Text as="div" data-size={12} data-tone="soft">
              预警 {thresholdText(levels.margin_call, levels.margin_call_equity, currency)}，强平{' '}
              {thresholdText(levels.margin_stopout, levels.margin_stopout_equity, currency)}
            </Text>
          )}
        </div>
      ),
    },
    { id: 'positions', head: '持仓', align: 'end', cell: ({ positions }) => positions },
    { id: 'out', head: '可出金', align: 'end', cell: ({ withdrawable }) => <Money value={withdrawable} /> },
    ...(can('adjustment.propose', 'customer.manage')
      ? [
          {
            id: 'acts',
            head: '操作',
            cell: (account: Account) => (
              <Row data-gap={2}>
                {can('adjustment.propose') && (
                  <LinkButton size="small" href={`/adjustments?customer=${account.userid}&account=${account.id}`}>
                    调账
                  </LinkButton>
                )}
                {can('customer.manage') && account.level && account.status === 'open' && (
                  <Button size="small" onClick={() => setChanging(account)}>
                    级别
                  </Button>
                )}
              </Row>
            ),
          },
        ]
      : []),
  ];
  return (
    <Card title="账户" flush>
      <Table
        caption="账户"
        columns={columns}
        rows={accounts}
        rowKey={({ id }) => id}
        empty={<Empty title="还没有账户">客户注册后会有主账户，开户后会有 MT5 账户。</Empty>}
      />
      <Dialog
        open={changing !== undefined}
        title={`MT5 ${changing?.account_no ?? ''} 的级别`}
        onClose={() => setChanging(undefined)}
      >
        {changing?.level && (
          <LevelForm account={changing} seen={changing.level} onDone={() => setChanging(undefined)} />
        )}
      </Dialog>
    </Card>
  );
}
