import { brandOf } from '@portal/brand';
import type { Instrument } from '@portal/contract/common';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { FeesPage } from './fees.page';

// Facts that no real symbol has, so that a number written in the page fails the test.
const made: readonly Instrument[] = [
  {
    ...{ symbol: 'AAABBB', name: '甲/乙', zone: 1, digits: 5, contractSize: 12_300, unit: '甲元', currency: 'BBB' },
    ...{ minLot: 0.07, spread: '0.00345', session: '', swapLong: '-6.1', swapShort: '8.9', commission: '0.00' },
  },
  {
    ...{ symbol: 'CCC', name: '丙', zone: 7, digits: 2, contractSize: 430, unit: '丙股', currency: 'USD' },
    ...{ minLot: 3, spread: '0.59', session: '', swapLong: '-71.3', swapShort: '-13.7', commission: '2.37' },
  },
];
const day = { symbol: 'AAABBB', low: '0.00120', typical: '0.00210', high: '0.00480', since: '2026-11-28T00:00:00Z' };
const eet = brandOf('eet');
const brand = {
  ...eet,
  limits: {
    ...eet.limits,
    withdraw: { ...eet.limits.withdraw, fee: '7.31', freeFrom: '713.00' },
    coin: { ...eet.limits.coin, networkFee: { TRC20: '3.000000', ERC20: '9.000000' } },
  },
  levels: { ...eet.levels, STD: { ...eet.levels.STD, minDeposit: '517.00', leverage: 217, stopOut: 37 } },
};
const open = () =>
  renderPage(FeesPage, {
    at: '/fees',
    brand,
    replies: {
      '/v2/common/getSymbolList': () => ({ data: made }),
      '/api/v1/spreads': () => ({ data: [day] }),
    },
  });
const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent));

test('every fee is the setting of the brand or a fact of the symbol list', async () => {
  open();
  await screen.findByRole('table', { name: '外汇的费用' });
  await screen.findByText('常见 21.0 点');
  expect(cellsOf('外汇的费用')[1]).toEqual([
    ...[
      '甲/乙',
      'AAABBB',
      '–',
      '34.5 点',
      '12.0 – 48.0 点常见 21.0 点',
      '42.435 BBB',
      '无',
      '-6.1 / 8.9',
      '1:100 / 1:217 / 1:400',
    ],
  ]);
  expect(cellsOf('股票的费用')[1]).toEqual([
    ...['丙', 'CCC', '–', '0.59 USD', '–', '253.70 USD', '2.37 USD', '-71.3 / -13.7', '1:100 / 1:217 / 1:400'],
  ]);
  expect(screen.getByText(/不足 713 USD 收取 7.31 USD，其余免费/)).toBeInTheDocument();
  expect(screen.getByText('网络费：TRC20 3 USDT，ERC20 9 USDT')).toBeInTheDocument();
  expect(cellsOf('账户级别与保证金')[2]).toEqual([eet.levels.STD.name, '517 USD', '1:217', '37%']);
});

test('interest is counted three times on Wednesday, and every day once for coins', async () => {
  open();
  await screen.findByRole('table', { name: '每日结束时计算的晚数' });
  expect(cellsOf('每日结束时计算的晚数').slice(1)).toEqual([
    ['外汇、商品、指数、股票', '1', '1', '3', '1', '1', '0', '0'],
    ['数字货币', '1', '1', '1', '1', '1', '1', '1'],
  ]);
});

test('a symbol list that does not load can be asked for again', async () => {
  renderPage(FeesPage, { at: '/fees', replies: {} });
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '入金、出金与转账' })).toBeInTheDocument();
});

describe('the sentence', () => {
  const channels = [{ code: 'EGPAY', name: '渠道', fee: '0.00', methods: [{ code: 'alipay', name: '支付宝' }] }];
  const rates = { depositCny: '7.1', withdrawCny: '7.0', withdrawUsdt: '0.5' };

  test('has a field for each part, and says at the field what is wrong', async () => {
    const user = userEvent.setup();
    renderPage(FeesPage, {
      at: '/fees',
      brand,
      replies: {
        '/v2/common/getSymbolList': () => ({ data: made }),
        '/v2/common/getCommonConfig': () => ({ data: { channels, rates } }),
      },
    });
    expect(await screen.findByRole('combobox', { name: '入金方式' })).toHaveDisplayValue('支付宝');
    expect(screen.getByRole('combobox', { name: '品种' })).toHaveDisplayValue('甲/乙');
    const lots = screen.getByRole('textbox', { name: '手数' });
    expect(lots).toHaveAccessibleDescription('手数为 0.07 的整数倍，最多 100 手');
    await user.clear(lots);
    await user.type(lots, '0.14');
    expect(lots).toBeValid();
    const amount = screen.getByRole('textbox', { name: '入金金额' });
    await user.clear(amount);
    await user.type(amount, '5');
    expect(amount).toHaveAccessibleDescription('入金金额为 50 – 50,000 美元，最多两位小数');
    const nights = screen.getByRole('textbox', { name: '持有晚数' });
    await user.clear(nights);
    expect(nights).toBeInvalid();
  });

  test('names the settings behind each fee', async () => {
    const user = userEvent.setup();
    renderPage(FeesPage, {
      at: '/fees',
      brand,
      replies: {
        '/v2/common/getSymbolList': () => ({ data: made }),
        '/v2/common/getCommonConfig': () => ({ data: { channels, rates } }),
      },
    });
    const shows = (text: string) => waitFor(() => expect(document.body).toHaveTextContent(text));
    await user.selectOptions(await screen.findByRole('combobox', { name: '品种' }), '丙');
    await shows('每手单边 2.37 USD，开仓与平仓各收一次');
    await shows('不足 713 USD 收取 7.31 USD，其余免费');
    await shows('每晚利息点数 -71.3');
    await user.selectOptions(screen.getByRole('combobox', { name: '方向' }), '做空');
    await shows('每晚利息点数 -13.7');
    await user.selectOptions(screen.getByRole('combobox', { name: '出金方式' }), 'USDT（ERC20）');
    await shows('网络费 9 USDT，按 1 USD = 0.5 USDT 折算');
  });
});
