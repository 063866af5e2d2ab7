import { productMarginText } from '@portal/brand';
import type { Account } from '@portal/contract/account';
import { Copy, Money, Row, StatusTag, type Definition } from '@portal/ui';
import { LevelTag } from './level-tag';
import { marginLevels } from './margin-levels';

const money = (id: string, term: string, value: string): Definition => ({ id, term, value: <Money value={value} /> });
const percent = (value: number | null) => (value === null ? '–' : `${value}%`);

/** Every field of an account, with the same labels as on the account cards. */
export function accountFields(account: Account): Definition[] {
  const { id, account_no, account_groupid, userid, kind, level, nickname, currency, leverage, status } = account;
  const first = account.first_deposit;
  const levels = marginLevels(account);
  return [
    {
      id: 'account_no',
      term: '账号',
      value: (
        <Row data-gap={2} data-justify="end">
          {account_no}
          <Copy value={account_no} />
        </Row>
      ),
    },
    { id: 'kind', term: '账户类型', value: kind === 'wallet' ? '主账户' : 'MT5 账户' },
    { id: 'nickname', term: '账户昵称', value: nickname ?? '–' },
    { id: 'level', term: '账户级别', value: level ? <LevelTag level={level} /> : '–' },
    { id: 'status', term: '状态', value: <StatusTag status={status} /> },
    { id: 'userid', term: '客户号', value: userid },
    { id: 'id', term: '账户编号', value: id },
    { id: 'account_groupid', term: 'MT5 账户组', value: account_groupid || '–' },
    { id: 'currency', term: '币种', value: currency },
    { id: 'leverage', term: '杠杆', value: `1:${leverage}` },
    ...(account.product_margins
      ? [{ id: 'product_margins', term: '各产品杠杆', value: productMarginText(account.product_margins) || '–' }]
      : []),
    ...(first
      ? [
          money('first_deposit', '首次入金最低', first.minimum),
          { id: 'first_leverage', term: '首次入金后杠杆', value: `1:${first.leverage}` },
        ]
      : []),
    money('balance', '余额', account.balance),
    money('equity', '净值', account.equity),
    money('credit', '赠金', account.credit),
    money('bonus', '余额中的奖金', account.bonus),
    money('margin', '已用保证金', account.margin),
    money('free_margin', '可用保证金', account.free_margin),
    { id: 'margin_level', term: '保证金比例', value: percent(account.margin_level) },
    { id: 'margin_call', term: '预警线', value: kind === 'wallet' ? '–' : levels.marginCallAt },
    { id: 'margin_stopout', term: '强平线', value: kind === 'wallet' ? '–' : levels.stopOutAt },
    { id: 'positions', term: '持仓', value: `${account.positions} 笔` },
    money('withdrawable', '可出金', account.withdrawable),
  ];
}
