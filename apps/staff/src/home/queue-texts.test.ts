import { queueOf, targetText } from './queue-texts';

it.each([
  [{ kind: 'identity', status: 2 } as const, { label: '身份认证', href: '/review/identity' }],
  [{ kind: 'withdraw', status: 1 } as const, { label: '银行出金 待审核', href: '/review/withdraw?status=1' }],
  [{ kind: 'coin', status: 2 } as const, { label: '数字货币出金 待付款', href: '/review/coin?status=2' }],
  [{ kind: 'batchResult', status: 2 } as const, { label: '待银行结果批次', href: '/batches' }],
  [{ kind: 'deposit' } as const, { label: '待处理入金', href: '/deposits?state=open' }],
])('%j links to its list', (queue, text) => {
  expect(queueOf(queue)).toEqual(text);
});

it.each([
  [1, '1 小时'],
  [48, '48 小时'],
  [72, '3 天'],
  [73, '73 小时'],
  [240, '10 天'],
])('shows a target of %s hours as %s', (hours, text) => {
  expect(targetText(hours)).toBe(text);
});
