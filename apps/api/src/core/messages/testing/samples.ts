import { moneySamples } from './money-samples';
import type { Sample } from './sample';

const account = { login: '5100028', level: 'STD' } as const;
const reason = '照片模糊。 ';

/** What customers read of each kind of message, word for word. */
export const samples: readonly Sample[] = [
  ...moneySamples,
  [
    { kind: 'account.opened', params: { ...account, server: 'EET-Demo', passwordKnown: true } },
    'MT5 账户已开立',
    '您的 MT5 账户 5100028（标准账户）已开立，服务器 EET-Demo。请使用开户时设置的 MT5 交易密码登录。',
  ],
  [
    { kind: 'account.opened', params: { ...account, passwordKnown: false } },
    'MT5 账户已开立',
    '您的 MT5 账户 5100028（标准账户）已开立。如开户时设置的密码无法登录，请在账户总览中通过短信重置 MT5 交易密码。',
  ],
  [
    { kind: 'account.linked', params: account },
    'MT5 账户已关联',
    '您的 MT5 账户 5100028（标准账户）已关联到本平台，可在此查看并存取资金。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'account.linkRefused', params: { login: '5100028', reason: '姓名不符' } },
    'MT5 账户未能关联',
    'MT5 账户 5100028 未能关联到本平台：姓名不符。如有疑问请联系客服。',
  ],
  [
    {
      kind: 'customer.limits',
      params: {
        changes: [
          { name: 'depositMax', before: '500000', value: '100000' },
          { name: 'withdrawDaily', value: '25050' },
          { name: 'coinMax', before: '400000' },
        ],
      },
    },
    '您的限额已调整',
    '即时生效：单笔入金限额由 5,000.00 美元调整为 1,000.00 美元；每日银行出金不超过 250.50 美元；单笔数字货币出金不再单独限制。如有疑问，请在「客服与投诉」中联系我们。',
  ],
  [
    {
      kind: 'terms.2',
      params: { from: '12-06 20:15', changes: [{ name: 'limits.withdraw.fee', before: '3.00', value: '4.00' }] },
    },
    '费用与限额调整',
    '自北京时间 12-06 20:15 起：银行出金手续费（美元）由 3.00 调整为 4.00。如不同意，可在生效前关闭账户，不收取费用。',
  ],
  [
    {
      kind: 'terms.4',
      params: { from: '12-06 20:15', changes: [{ name: 'limits.withdraw.fee', before: '3.00', value: '4.00' }] },
    },
    '费用与限额调整已取消',
    '原定自北京时间 12-06 20:15 起的调整不再执行：银行出金手续费（美元）由 3.00 调整为 4.00。',
  ],
  [
    { kind: 'account.level', params: { ...account, leverage: 200 } },
    '账户已升级',
    'MT5 账户 5100028 已升级为标准账户，最高杠杆 1:200。',
  ],
  [
    { kind: 'account.levelChanged', params: { ...account, before: 'DIA', max: 200, leverage: 100 } },
    '账户级别已调整',
    'MT5 账户 5100028 的级别已由「VIP 账户」调整为「标准账户」，最高杠杆 1:200，当前杠杆 1:100。',
  ],
  [
    { kind: 'account.leverage', params: { ...account, before: 100, leverage: 200 } },
    '账户杠杆已调整',
    'MT5 账户 5100028 的入金已达到标准账户的最低入金，杠杆由 1:100 调整为 1:200。',
  ],
  [
    { kind: 'account.password', params: { login: '5100028' } },
    'MT5 交易密码已重置',
    'MT5 账户 5100028 的交易密码已重置。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'activity.coupon', params: { promotion: 'Welcome', coupon: 'Bonus', days: 30, minDeposit: '100000' } },
    'Welcome',
    '您获得一张「Bonus」，30 天内入金满 1,000.00 美元即可使用。',
  ],
  [
    { kind: 'bank.approved', params: { card: '6222 **** 1234' } },
    '银行卡已通过审核',
    '银行卡 6222 **** 1234 已通过审核，可用于出金。',
  ],
  [
    { kind: 'bank.refused', params: { card: '6222 **** 1234', reason } },
    '银行卡未通过审核',
    '银行卡 6222 **** 1234 未通过审核，原因：照片模糊。请核对后重新提交。',
  ],
  [
    { kind: 'bank.revoked', params: { card: '6222 **** 1234', reason } },
    '银行卡已停用',
    '银行卡 6222 **** 1234 的审核已撤销，原因：照片模糊。该卡不能再用于出金，请重新提交或使用其他银行卡。',
  ],
  [
    { kind: 'coin.address', params: { chain: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' } },
    '已添加数字货币地址',
    '已添加 TRC20 地址 TJRabP...RTv8。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.device', params: { at: '11-29 15:04', address: '203.0.113.7' } },
    '新设备登录',
    '您的账户于北京时间 11-29 15:04 在新设备登录（IP 203.0.113.7）。如非本人操作，请立即修改登录密码并联系客服。',
  ],
  [
    { kind: 'customer.closing', params: { event: 'asked', until: '12-21 23:59' } },
    '已收到注销申请',
    '我们已收到您注销客户账户的申请，将在北京时间 12-21 23:59 前办理。办理之前可在“设置”中撤回。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.closing', params: { event: 'cancelled' } },
    '注销申请已撤回',
    '您注销客户账户的申请已撤回，账户照常使用。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.closing', params: { event: 'refused', reason } },
    '注销申请未通过',
    '您注销客户账户的申请未通过。原因：照片模糊。如有疑问请联系客服。',
  ],
  [
    { kind: 'customer.closing', params: { event: 'closed' } },
    '客户账户已注销',
    '您的客户账户已注销，登录已失效。法律要求保存的身份、交易与资金记录继续保存，其余资料已删除。如非您本人申请，请立即联系客服。',
  ],
  [
    { kind: 'customer.email', params: { email: 'wa***@qq.com', hours: 0 } },
    '邮箱已绑定',
    '您的账户已绑定邮箱 wa***@qq.com。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.email', params: { oldEmail: 'li***@163.com', email: 'wa***@qq.com', hours: 24 } },
    '邮箱已绑定',
    '您的邮箱已由 li***@163.com 更换为 wa***@qq.com，24 小时内不能出金。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.exported', params: { days: 7 } },
    '个人资料导出已完成',
    '您的个人资料已导出，可在 7 天内用登录密码在“设置”中下载，之后删除。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.guardrail', params: { name: 'depositDay', event: 'set', amount: '50000' } },
    '自我限制有变更',
    '您已设置每日入金限额 500.00 美元，即时生效。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.guardrail', params: { name: 'pauseUntil', event: 'set', until: '2026-12-06 20:15' } },
    '自我限制有变更',
    '您已设置暂停交易与入金至北京时间 2026-12-06 20:15，即时生效。如非本人操作，请立即联系客服。',
  ],
  [
    {
      kind: 'customer.guardrail',
      params: { name: 'newAddressLock', event: 'pending', off: true, from: '2026-12-06 20:15' },
    },
    '自我限制有变更',
    '您申请取消新增收款账户锁定，将于北京时间 2026-12-06 20:15 生效，此前可在设置中撤回。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.guardrail', params: { name: 'depositMonth', event: 'withdrawn', amount: '50000' } },
    '自我限制有变更',
    '已撤回对每月入金限额的调整，原设置继续有效。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.factor', params: { event: 'added', label: 'iPhone' } },
    '两步验证已设置',
    '您的账户已添加两步验证方式“iPhone”。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.factor', params: { event: 'removed', label: 'iPhone', hours: 24 } },
    '两步验证已移除',
    '您的账户已移除两步验证方式“iPhone”，24 小时内不能出金。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.factor', params: { event: 'recovery', left: 9 } },
    '恢复码已使用',
    '您的账户使用了一个恢复码，还剩 9 个。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.factor', params: { event: 'renewed' } },
    '恢复码已更新',
    '您的账户已更新恢复码，原有恢复码全部失效。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.factor', params: { event: 'resetRequested' } },
    '两步验证重置申请',
    '我们收到重置您账户两步验证的申请，核实身份后处理。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.factor', params: { event: 'reset', hours: 24 } },
    '两步验证已重置',
    '应您的申请，客服核实身份后重置了账户的两步验证，24 小时内不能出金。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.password', params: { event: 'reset' } },
    '登录密码已重置',
    '您的登录密码已重置，所有设备已退出登录。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.password', params: { event: 'changed' } },
    '登录密码已修改',
    '您的登录密码已修改，其他设备已退出登录。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.phone', params: { event: 'asked', phone: '139****0002' } },
    '更换手机号的申请已提交',
    '您申请将手机号更换为 139****0002，正在审核。如非本人操作，请立即取消申请并修改登录密码。',
  ],
  [
    { kind: 'customer.phone', params: { event: 'changed', oldPhone: '139****0001', phone: '139****0002', hours: 24 } },
    '手机号已更换',
    '您的手机号已由 139****0001 更换为 139****0002，其他设备已退出登录，24 小时内不能出金。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.phone', params: { event: 'changed', oldPhone: '139****0001', phone: '139****0002', hours: 0 } },
    '手机号已更换',
    '您的手机号已由 139****0001 更换为 139****0002，其他设备已退出登录。如非本人操作，请立即联系客服。',
  ],
  [
    { kind: 'customer.phoneRefused', params: { reason } },
    '更换手机号未通过',
    '您更换手机号的申请未通过审核，原因：照片模糊。请修改后重新提交。',
  ],
  [{ kind: 'identity.approved', params: {} }, '身份认证已通过', '您的身份资料已通过审核。'],
  [
    { kind: 'identity.refused', params: { reason } },
    '身份认证未通过',
    '您的身份资料未通过审核，原因：照片模糊。请修改后重新提交。',
  ],
  [
    { kind: 'identity.revoked', params: { reason } },
    '身份认证已撤销',
    '您的身份认证已撤销，原因：照片模糊。重新认证并通过审核前不能出金。',
  ],
  [
    { kind: 'identity.task', params: { event: 'asked', kind: 'other', text: '近期水费凭据。' } },
    '请提交资料',
    '请提交资料（近期水费凭据），可在新手引导页上传。',
  ],
  [
    { kind: 'identity.task', params: { event: 'again', kind: 'address', reason } },
    '请提交资料',
    '您提交的住址证明需要重新提交，原因：照片模糊。可在新手引导页上传。',
  ],
  [
    { kind: 'identity.task', params: { event: 'accepted', kind: 'funds' } },
    '资料已通过',
    '您提交的资金来源证明已通过审核。',
  ],
  [
    { kind: 'identity.task', params: { event: 'cancelled', kind: 'card', reason } },
    '资料无需再提交',
    '银行卡照片无需再提交，原因：照片模糊。',
  ],
  [
    { kind: 'ticket.answered', params: { no: 'K100001', kind: 'question', waits: false } },
    '咨询有新的回复',
    '客服已回复咨询 K100001，请在「客服与投诉」中查看。',
  ],
  [
    { kind: 'ticket.answered', params: { no: 'K100001', kind: 'complaint', waits: true } },
    '投诉有新的回复',
    '客服已查看投诉 K100001，需要您补充信息，请在「客服与投诉」中回复。',
  ],
  [
    { kind: 'ticket.closed', params: { no: 'K100001', kind: 'question' } },
    '咨询已处理完毕',
    '咨询 K100001 已结束。如有新的问题，可随时重新提交。',
  ],
  [
    { kind: 'ticket.closed', params: { no: 'K100001', kind: 'complaint', outcome: 'partly' } },
    '投诉已处理完毕',
    '投诉 K100001 已经两位员工核查并处理完毕，结果：部分成立。说明请在「客服与投诉」中查看。',
  ],
  [
    { kind: 'ticket.opened', params: { no: 'K100001', kind: 'complaint', due: '2026-12-18' } },
    '投诉已收到',
    '我们已收到您的投诉，编号 K100001，将不晚于 2026-12-18（北京时间）答复。',
  ],
  [
    { kind: 'ticket.review', params: { no: 'K100001' } },
    '投诉进入复核',
    '投诉 K100001 的处理结果已拟定，正由另一位员工复核，复核后会通知您。',
  ],
  [
    { kind: 'ticket.written', params: { no: 'K100001', waits: true } },
    '客服给您的消息',
    '客服给您发来一条消息（工单 K100001），请在「客服与投诉」中查看并回复。',
  ],
];
