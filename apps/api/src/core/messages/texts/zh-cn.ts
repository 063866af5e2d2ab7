import { maskAddress } from '@portal/rules/masks';
import { dollars, reasonText } from '../message-formats';
import type { MessageParams } from '../message-params';
import { zhCNSettings } from './settings-zh-cn';
import { zhCNFactors } from './factors-zh-cn';
import { zhCNLimits } from './limits-zh-cn';
import { zhCNTickets } from './tickets-zh-cn';
import type { MessageTexts } from '../message-texts';

const payout = ({ pno, amount }: MessageParams['withdraw.1']) => `出金 ${pno}（${dollars(amount)} 美元）`;

const listed = (changes: MessageParams['terms.2']['changes']) =>
  changes.map(({ name, before, value }) => `${zhCNSettings[name]}由 ${before} 调整为 ${value}`).join('；');

const guardrailNames: Readonly<Record<MessageParams['customer.guardrail']['name'], string>> = {
  depositDay: '每日入金限额',
  depositMonth: '每月入金限额',
  pauseUntil: '暂停交易与入金',
  excludeUntil: '自我禁止交易',
  newAddressLock: '新增收款账户锁定',
};

const taskNames: Readonly<Record<MessageParams['identity.task']['kind'], string>> = {
  address: '住址证明',
  card: '银行卡照片',
  funds: '资金来源证明',
  other: '资料',
};

/** Simplified Chinese. */
export const zhCN: MessageTexts = {
  'account.opened': {
    title: 'MT5 账户已开立',
    text: ({ login, level, server, passwordKnown }, { levels }) => {
      const opened = `您的 MT5 账户 ${login}（${levels[level].name}）已开立${server ? `，服务器 ${server}` : ''}`;
      return passwordKnown
        ? `${opened}。请使用开户时设置的 MT5 交易密码登录。`
        : `${opened}。如开户时设置的密码无法登录，请在账户总览中通过短信重置 MT5 交易密码。`;
    },
  },
  'account.linked': {
    title: 'MT5 账户已关联',
    text: ({ login, level }, { levels }) =>
      `您的 MT5 账户 ${login}（${levels[level].name}）已关联到本平台，可在此查看并存取资金。如非本人操作，请立即联系客服。`,
  },
  'account.linkRefused': {
    title: 'MT5 账户未能关联',
    text: ({ login, reason }) => `MT5 账户 ${login} 未能关联到本平台：${reason}。如有疑问请联系客服。`,
  },
  'account.level': {
    title: '账户已升级',
    text: ({ login, level, leverage }, { levels }) =>
      `MT5 账户 ${login} 已升级为${levels[level].name}，最高杠杆 1:${leverage}。`,
  },
  'account.levelChanged': {
    title: '账户级别已调整',
    text: ({ login, before, level, max, leverage }, { levels }) =>
      `MT5 账户 ${login} 的级别已由「${levels[before].name}」调整为「${levels[level].name}」，最高杠杆 1:${max}，当前杠杆 1:${leverage}。`,
  },
  'account.leverage': {
    title: '账户杠杆已调整',
    text: ({ login, level, before, leverage }, { levels }) =>
      `MT5 账户 ${login} 的入金已达到${levels[level].name}的最低入金，杠杆由 1:${before} 调整为 1:${leverage}。`,
  },
  'account.password': {
    title: 'MT5 交易密码已重置',
    text: ({ login }) => `MT5 账户 ${login} 的交易密码已重置。如非本人操作，请立即联系客服。`,
  },
  'activity.coupon': {
    title: ({ promotion }) => promotion,
    text: ({ coupon, days, minDeposit }) =>
      `您获得一张「${coupon}」，${days} 天内入金满 ${dollars(minDeposit)} 美元即可使用。`,
  },
  'bank.approved': {
    title: '银行卡已通过审核',
    text: ({ card }) => `银行卡 ${card} 已通过审核，可用于出金。`,
  },
  'bank.refused': {
    title: '银行卡未通过审核',
    text: ({ card, reason }) => `银行卡 ${card} 未通过审核，原因：${reasonText(reason)}。请核对后重新提交。`,
  },
  'bank.revoked': {
    title: '银行卡已停用',
    text: ({ card, reason }) =>
      `银行卡 ${card} 的审核已撤销，原因：${reasonText(reason)}。该卡不能再用于出金，请重新提交或使用其他银行卡。`,
  },
  'coin.address': {
    title: '已添加数字货币地址',
    text: ({ chain, address }) => `已添加 ${chain} 地址 ${maskAddress(address)}。如非本人操作，请立即联系客服。`,
  },
  'customer.closing': {
    title: ({ event }) =>
      ({ asked: '已收到注销申请', cancelled: '注销申请已撤回', refused: '注销申请未通过', closed: '客户账户已注销' })[
        event
      ],
    text: (closing) =>
      closing.event === 'asked'
        ? `我们已收到您注销客户账户的申请，将在北京时间 ${closing.until} 前办理。办理之前可在“设置”中撤回。如非本人操作，请立即联系客服。`
        : closing.event === 'cancelled'
          ? '您注销客户账户的申请已撤回，账户照常使用。如非本人操作，请立即联系客服。'
          : closing.event === 'closed'
            ? '您的客户账户已注销，登录已失效。法律要求保存的身份、交易与资金记录继续保存，其余资料已删除。如非您本人申请，请立即联系客服。'
            : `您注销客户账户的申请未通过。原因：${reasonText(closing.reason)}。如有疑问请联系客服。`,
  },
  'customer.device': {
    title: '新设备登录',
    text: ({ at, address }) =>
      `您的账户于北京时间 ${at} 在新设备登录（IP ${address}）。如非本人操作，请立即修改登录密码并联系客服。`,
  },
  'customer.email': {
    title: '邮箱已绑定',
    text: ({ oldEmail, email, hours }) => {
      const what = oldEmail === undefined ? `您的账户已绑定邮箱 ${email}` : `您的邮箱已由 ${oldEmail} 更换为 ${email}`;
      return `${what}${hours > 0 ? `，${hours} 小时内不能出金` : ''}。如非本人操作，请立即联系客服。`;
    },
  },
  'customer.exported': {
    title: '个人资料导出已完成',
    text: ({ days }) =>
      `您的个人资料已导出，可在 ${days} 天内用登录密码在“设置”中下载，之后删除。如非本人操作，请立即联系客服。`,
  },
  'customer.guardrail': {
    title: '自我限制有变更',
    text: ({ name, event, amount, until, from, off }) => {
      const what = guardrailNames[name];
      if (event === 'withdrawn') return `已撤回对${what}的调整，原设置继续有效。如非本人操作，请立即联系客服。`;
      const value = amount ? ` ${dollars(amount)} 美元` : until ? `至北京时间 ${until}` : '';
      const change = off ? `取消${what}` : `设置${what}${value}`;
      return event === 'set'
        ? `您已${change}，即时生效。如非本人操作，请立即联系客服。`
        : `您申请${change}，将于北京时间 ${from} 生效，此前可在设置中撤回。如非本人操作，请立即联系客服。`;
    },
  },
  ...zhCNFactors,
  'customer.password': {
    title: ({ event }) => (event === 'reset' ? '登录密码已重置' : '登录密码已修改'),
    text: ({ event }) =>
      event === 'reset'
        ? '您的登录密码已重置，所有设备已退出登录。如非本人操作，请立即联系客服。'
        : '您的登录密码已修改，其他设备已退出登录。如非本人操作，请立即联系客服。',
  },
  'customer.phone': {
    title: ({ event }) => (event === 'asked' ? '更换手机号的申请已提交' : '手机号已更换'),
    text: (change) => {
      if (change.event === 'asked') {
        return `您申请将手机号更换为 ${change.phone}，正在审核。如非本人操作，请立即取消申请并修改登录密码。`;
      }
      const cooling = change.hours > 0 ? `，${change.hours} 小时内不能出金` : '';
      return `您的手机号已由 ${change.oldPhone} 更换为 ${change.phone}，其他设备已退出登录${cooling}。如非本人操作，请立即联系客服。`;
    },
  },
  'customer.phoneRefused': {
    title: '更换手机号未通过',
    text: ({ reason }) => `您更换手机号的申请未通过审核，原因：${reasonText(reason)}。请修改后重新提交。`,
  },
  'account.adjusted': {
    title: '账户余额调整',
    text: ({ number, amount, currency }) =>
      `您的账户余额已调整 ${dollars(amount)} ${currency}（调整单 ${number}），明细见资金记录。如有疑问，请联系客服。`,
  },
  'account.marginCall': {
    title: '保证金不足提醒',
    text: ({ login, level, call, stop }) =>
      `MT5 账户 ${login} 的${level.endsWith('%') ? '保证金比例' : '净值'}已降至 ${level}（预警线 ${call}，强平线 ${stop}）。降至强平线时，系统会自动逐笔平仓。您可以转入资金，或平掉部分持仓。`,
  },
  'account.stopOut': {
    title: '持仓已被强制平仓',
    text: ({ login, count, amount, currency }) =>
      `MT5 账户 ${login} 的保证金不足，已降至强平线，系统自动平仓 ${count} 笔，盈亏合计 ${dollars(amount)} ${currency}，明细见交易记录。`,
  },
  'account.owed': {
    title: '有一笔款项待补足',
    text: ({ number, amount }) =>
      `入金单 ${number} 已被付款机构撤回，账户余额不足以退回全部款项，尚欠 ${dollars(amount)} USD。补足前不能出金与转账；之后存入的资金将先用于抵扣。如有疑问，请联系客服。`,
  },
  'account.setOff': {
    title: '欠款已抵扣',
    text: ({ number, amount, open }) =>
      `已从您的账户抵扣欠款 ${dollars(amount)} USD（编号 ${number}），${open === '0' ? '欠款已结清' : `尚欠 ${dollars(open)} USD`}。`,
  },
  'deposit.mismatch': {
    title: '入金待核对',
    text: ({ pno }) => `入金单 ${pno} 的付款信息与订单不一致，客服正在核对，资金不会丢失。`,
  },
  'deposit.overdue': {
    title: '入金单已过期',
    text: ({ pno, amount }) =>
      `入金单 ${pno}（${dollars(amount)} 美元）未在时限内付款，已失效。如已付款，请勿重复支付，款项核实后将自动入账。`,
  },
  'deposit.paid': {
    title: '入金成功',
    text: ({ pno, amount }) => `入金单 ${pno} 的 ${dollars(amount)} 美元已到账。`,
  },
  'deposit.refunded': {
    title: '入金已退款',
    text: ({ pno }) => `入金单 ${pno} 有一笔付款未能入账，款项已安排原路退回，到账时间以付款机构为准。`,
  },
  'deposit.rejected': {
    title: '入金未入账',
    text: ({ pno }) => `经核对，入金单 ${pno} 没有可以入账的付款。如有付款凭证，请联系客服。`,
  },
  'identity.approved': { title: '身份认证已通过', text: '您的身份资料已通过审核。' },
  'identity.refused': {
    title: '身份认证未通过',
    text: ({ reason }) => `您的身份资料未通过审核，原因：${reasonText(reason)}。请修改后重新提交。`,
  },
  'identity.revoked': {
    title: '身份认证已撤销',
    text: ({ reason }) => `您的身份认证已撤销，原因：${reasonText(reason)}。重新认证并通过审核前不能出金。`,
  },
  'identity.task': {
    title: ({ event }) =>
      event === 'accepted' ? '资料已通过' : event === 'cancelled' ? '资料无需再提交' : '请提交资料',
    text: ({ event, kind, text, reason }) => {
      const what = `${taskNames[kind]}${text ? `（${reasonText(text)}）` : ''}`;
      if (event === 'asked') return `请提交${what}，可在新手引导页上传。`;
      if (event === 'again')
        return `您提交的${what}需要重新提交，原因：${reasonText(reason ?? '')}。可在新手引导页上传。`;
      if (event === 'accepted') return `您提交的${what}已通过审核。`;
      return `${what}无需再提交，原因：${reasonText(reason ?? '')}。`;
    },
  },
  'recommend.bonus': {
    title: '邀请奖励已到账',
    text: ({ amount }) => `您邀请的好友已完成首次入金，奖励 ${dollars(amount)} 美元已存入主账户。`,
  },
  'recommend.commission': {
    title: '介绍人佣金已到账',
    text: ({ month, amount }) => `您 ${month} 的介绍人佣金 ${dollars(amount)} 美元已存入主账户。`,
  },
  'terms.2': {
    title: '费用与限额调整',
    text: ({ from, changes }) =>
      `自北京时间 ${from} 起：${listed(changes)}。如不同意，可在生效前关闭账户，不收取费用。`,
  },
  'terms.4': {
    title: '费用与限额调整已取消',
    text: ({ from, changes }) => `原定自北京时间 ${from} 起的调整不再执行：${listed(changes)}。`,
  },
  ...zhCNLimits,
  ...zhCNTickets,
  'transfer.failed': {
    title: '转账未成功',
    text: ({ tno, amount, currency, reason }) =>
      `转账 ${tno}（${dollars(amount)} ${currency}）未成功，款项仍在原账户，原因：${reasonText(reason)}。`,
  },
  'withdraw.1': { title: '出金申请已提交', text: (it) => `${payout(it)}已进入审核，款项已冻结。` },
  'withdraw.2': { title: '出金审核通过', text: (it) => `${payout(it)}已通过审核，正在付款。` },
  'withdraw.3': {
    title: '出金已付款',
    text: (it) => `${payout(it)}已付款，到账时间以${it.way === 'bank' ? '银行' : '链上确认'}为准。`,
  },
  'withdraw.4': {
    title: '出金未通过',
    text: (it) => `${payout(it)}未通过，款项已退回账户，原因：${reasonText(it.reason ?? '资料不符')}。`,
  },
  'withdraw.5': { title: '出金已取消', text: (it) => `${payout(it)}已取消，款项已退回账户。` },
  'withdraw.6': {
    title: '出金被退回',
    text: (it) =>
      `${payout(it)}付款后被收款方退回，${dollars(it.returned)} USD 已退回主账户（手续费不退），原因：${reasonText(it.reason)}。请核对收款资料后重新提交。`,
  },
};
