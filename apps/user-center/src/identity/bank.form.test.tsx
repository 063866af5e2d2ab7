import { screen, waitFor } from '@testing-library/react';
import { commonConfig } from '../testing/fixtures';
import { renderPage } from '../testing/render-page';
import { BankForm } from './bank.form';

const answers = { '/v2/common/getCommonConfig': () => commonConfig };

beforeEach(() => sessionStorage.clear());

test('suggests the bank from the card number', async () => {
  const { user } = renderPage(<BankForm />, answers);
  await screen.findByRole('option', { name: '中国工商银行' });
  await user.type(screen.getByLabelText('银行卡号'), '6222 0212 3456 7890 128');
  expect(screen.getByLabelText('银行卡号')).toHaveValue('6222021234567890128');
  expect(screen.getByLabelText('开户银行')).toHaveValue('ICBC');
});

test('keeps the bank that the customer selected, and shows a warning', async () => {
  const { user } = renderPage(<BankForm />, answers);
  await screen.findByRole('option', { name: '招商银行' });
  await user.selectOptions(screen.getByLabelText('开户银行'), 'CMB');
  await user.type(screen.getByLabelText('银行卡号'), '6222021234567890128');
  expect(await screen.findByText('按卡号应为中国工商银行，请核对')).toBeInTheDocument();
  expect(screen.getByLabelText('开户银行')).toHaveValue('CMB');
});

test('shows a warning, not an error, if the Luhn check fails', async () => {
  const { user } = renderPage(<BankForm />, answers);
  await user.type(screen.getByLabelText('银行卡号'), '6222021234567890123');
  expect(await screen.findByText(/卡号校验未通过/)).toBeInTheDocument();
  expect(screen.getByLabelText('银行卡号')).not.toHaveAttribute('aria-invalid');
});

test('refuses a place that a spreadsheet would run, at its field', async () => {
  const { user } = renderPage(<BankForm />, answers);
  for (const name of ['省份', '城市', '支行']) {
    await user.type(screen.getByLabelText(name), '=1+1');
    await user.tab();
    await waitFor(() =>
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription('请只填一行文字，开头不能是 = + - @'),
    );
  }
});
