import { useCustomerDeliveriesQuery } from '@portal/api-client/staff';
import type { Delivery } from '@portal/contract/staff';
import { Card, DateTime, Empty, Pagination, Table, Tag, type Column } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';

const purposes: Readonly<Record<string, string>> = {
  open: '开户注册验证码',
  resetPwd: '重置登录密码验证码',
  bindEmail: '绑定邮箱验证码',
  withdraw: '银行出金验证码',
  coin: '数字货币出金验证码',
  mt5Password: '重置 MT5 交易密码验证码',
  coinAddress: '添加数字货币地址验证码',
  factor: '设置两步验证验证码',
  phoneOld: '更换手机号验证码（旧手机）',
  phoneNew: '更换手机号验证码（新手机）',
  'account.adjusted': '余额调整通知',
  'account.owed': '欠款通知',
  'account.setOff': '欠款抵扣通知',
  'account.levelChanged': '账户级别调整通知',
  'account.linked': 'MT5 账户关联通知',
  'account.marginCall': '保证金不足通知',
  'account.stopOut': '强制平仓通知',
  'account.password': 'MT5 交易密码重置通知',
  'bank.approved': '银行卡通过通知',
  'bank.refused': '银行卡未通过通知',
  'bank.revoked': '银行卡停用通知',
  'coin.address': '新数字货币地址通知',
  'customer.device': '新设备登录通知',
  'customer.closing': '注销申请通知',
  'customer.email': '邮箱变更通知',
  'customer.exported': '资料导出完成通知',
  'customer.guardrail': '自我限制变更通知',
  'customer.factor': '两步验证变更通知',
  'customer.password': '登录密码变更通知',
  'customer.phone': '手机号变更通知',
  'customer.phoneRefused': '更换手机号未通过通知',
  'deposit.mismatch': '入金待核对通知',
  'deposit.paid': '入金成功通知',
  'deposit.refunded': '入金退款通知',
  'deposit.rejected': '入金未入账通知',
  'identity.approved': '身份认证通过通知',
  'identity.refused': '身份认证未通过通知',
  'identity.revoked': '身份认证撤销通知',
  'identity.task': '资料请求通知',
  'terms.2': '费用与限额调整通知',
  'terms.4': '费用与限额调整取消通知',
  'ticket.answered': '工单回复通知',
  'ticket.closed': '工单结束通知',
  'ticket.opened': '工单收到通知',
  'ticket.review': '投诉复核通知',
  'ticket.written': '客服来信通知',
  'transfer.failed': '转账未成功通知',
  'withdraw.1': '出金提交通知',
  'withdraw.2': '出金审核通过通知',
  'withdraw.3': '出金付款通知',
  'withdraw.4': '出金未通过通知',
  'withdraw.5': '出金取消通知',
  'withdraw.6': '出金退回通知',
};

const states = { accepted: { label: '已发出', tone: 'ok' }, failed: { label: '发送失败', tone: 'danger' } } as const;

const columns: readonly Column<Delivery>[] = [
  { id: 'at', head: '时间', primary: true, cell: ({ at }) => <DateTime value={at} /> },
  { id: 'medium', head: '渠道', cell: ({ medium }) => (medium === 'sms' ? '短信' : '邮件') },
  { id: 'to', head: '收件', cell: ({ to }) => to },
  { id: 'kind', head: '用途', cell: ({ kind }) => purposes[kind] ?? kind },
  { id: 'state', head: '状态', cell: ({ state }) => <Tag tone={states[state].tone}>{states[state].label}</Tag> },
];

/** The SMS and e-mails of the customer, newest first: when, where to and what for, without their texts. */
export function Deliveries({ customerNumber }: { customerNumber: string }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useCustomerDeliveriesQuery({ customerNumber, pageNo, pageSize: 20 });
  return (
    <Card title="短信与邮件" flush>
      <Loaded query={query} lines={6}>
        {({ list, total, pageSize }) => (
          <>
            <Table
              caption="短信与邮件"
              columns={columns}
              rows={list}
              rowKey={({ id }) => id}
              empty={<Empty title="没有短信或邮件">发给客户手机和邮箱的每条消息会列在这里，不含内容和验证码。</Empty>}
            />
            <Pagination pageNo={pageNo} pageSize={pageSize} total={total} onPage={setPageNo} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
