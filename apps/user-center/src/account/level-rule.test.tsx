import { brandOf, levelRule } from '@portal/brand';
import { screen, waitFor } from '@testing-library/react';
import { accountInfo, commonConfig, mt5 } from '../testing/fixtures';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { renderPage } from '../testing/render-page';
import { FirstDepositTerms } from './first-deposit-terms';
import { LeverageForm } from './leverage.form';
import { NewMt5Form } from './new-mt5.form';
import { NextLevel } from './next-level';

const { levels } = brandOf('eet');
const answers = {
  '/v2/common/getCommonConfig': () => ({ ...commonConfig, levels: Object.values(levels) }),
  '/v2/customer/queryAccountInfo': () => ({
    ...accountInfo,
    custInfo: { ...accountInfo.custInfo, wantedLevel: 'STD' },
  }),
  '/v2/person/getNextAccountLevel': () => ({
    level: 'STD',
    name: levels.STD.name,
    minDeposit: '500.00',
    deposited: '500.00',
    eligible: true,
  }),
};
const awaiting = {
  ...mt5,
  level: 'DIA' as const,
  leverage: 100,
  first_deposit: { minimum: '10000.00', leverage: 400 },
};

beforeEach(() => sessionStorage.clear());

test('shows the minimum and both leverages for an account without its first deposit', () => {
  renderPage(<FirstDepositTerms account={awaiting} />, answers);
  expect(document.body).toHaveTextContent('首次入金（含转入）须达到 10,000.00 USD');
  expect(document.body).toHaveTextContent('（最高 1:100），之后为 1:400');
});

test('offers no leverage above that of the lowest level before the first deposit', async () => {
  renderPage(<LeverageForm account={awaiting} onDone={() => undefined} />, answers);
  await screen.findByText(/达到 10,000\.00 USD 之前，最高 1:100/);
  expect(screen.queryByRole('option', { name: '1:200' })).not.toBeInTheDocument();
});

test('names the leverage of each product line that the account has now', async () => {
  const margins = [
    { zone: 1, from: 1, to: 1 },
    { zone: 7, from: 20, to: 20 },
  ] as const;
  renderPage(<LeverageForm account={{ ...mt5, product_margins: [...margins] }} onDone={() => undefined} />, answers);
  await screen.findByText(/目前各产品杠杆：外汇 1:100；股票 1:5。/);
});

/** Like the guide, which renders its steps once the account has loaded. */
function Guide() {
  return useAccountInfo().data ? <NewMt5Form /> : null;
}

test('shows the rule in the form for a new account, and preselects the level of the registration', async () => {
  renderPage(<Guide />, answers);
  await waitFor(() => expect(screen.getByLabelText('账户级别')).toHaveValue('STD'));
  await waitFor(() => expect(document.body).toHaveTextContent(levelRule({ levels })));
});

test('shows what an upgrade changes and what it does not change', async () => {
  const { user } = renderPage(<NextLevel account={{ ...mt5, leverage: 100, margin_stopout: 50 }} />, answers);
  await user.click(await screen.findByRole('button', { name: /升级为/ }));
  await waitFor(() => expect(document.body).toHaveTextContent('最高杠杆为 1:200，强平线由 50% 变为 30%'));
  await waitFor(() => expect(document.body).toHaveTextContent('当前杠杆 1:100 不变'));
});
