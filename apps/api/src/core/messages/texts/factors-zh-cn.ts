import type { FactorTexts } from '../message-texts';

/** What is told of second factors. */
export const zhCNFactors: FactorTexts = {
  'customer.factor': {
    title: ({ event }) =>
      ({
        added: '两步验证已设置',
        removed: '两步验证已移除',
        recovery: '恢复码已使用',
        renewed: '恢复码已更新',
        resetRequested: '两步验证重置申请',
        reset: '两步验证已重置',
      })[event],
    text: (change) => {
      if (change.event === 'added')
        return `您的账户已添加两步验证方式“${change.label}”。如非本人操作，请立即联系客服。`;
      if (change.event === 'recovery')
        return `您的账户使用了一个恢复码，还剩 ${change.left} 个。如非本人操作，请立即联系客服。`;
      if (change.event === 'renewed') return '您的账户已更新恢复码，原有恢复码全部失效。如非本人操作，请立即联系客服。';
      if (change.event === 'resetRequested')
        return '我们收到重置您账户两步验证的申请，核实身份后处理。如非本人操作，请立即联系客服。';
      const cooling = change.hours > 0 ? `，${change.hours} 小时内不能出金` : '';
      if (change.event === 'reset')
        return `应您的申请，客服核实身份后重置了账户的两步验证${cooling}。如非本人操作，请立即联系客服。`;
      return `您的账户已移除两步验证方式“${change.label}”${cooling}。如非本人操作，请立即联系客服。`;
    },
  },
};
