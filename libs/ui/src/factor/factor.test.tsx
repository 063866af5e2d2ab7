import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAuthentication } from '@simplewebauthn/browser';
import { breaches } from '../testing/axe';
import { FactorForm, type FactorAnswer, type FactorFormProps } from './factor-form';
import { QrCode } from './qr-code';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn(), startRegistration: jest.fn() }));

const wrong = { code: 'customer.factor', msg: '验证不正确', fields: { factor: '验证不正确' } };
const onAnswer = jest.fn<ReturnType<FactorFormProps['onAnswer']>, [FactorAnswer]>();
const onPasskeyOptions = jest.fn<ReturnType<FactorFormProps['onPasskeyOptions']>, []>();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const show = (kinds: FactorFormProps['kinds']) =>
  render(<FactorForm kinds={kinds} submitLabel="登录" onPasskeyOptions={onPasskeyOptions} onAnswer={onAnswer} />);

beforeEach(() => {
  jest.resetAllMocks();
  onAnswer.mockResolvedValue(undefined);
});

test('sends six digits, and shows a refusal at the field', async () => {
  show(['totp']);
  expect(screen.queryByRole('button', { name: '使用通行密钥' })).not.toBeInTheDocument();
  const field = screen.getByLabelText('身份验证器中的 6 位验证码');
  await press('登录');
  expect(await screen.findByText('请输入验证码')).toBeVisible();
  expect(onAnswer).not.toHaveBeenCalled();
  onAnswer.mockResolvedValueOnce(wrong);
  await userEvent.type(field, '12 34-56');
  await press('登录');
  await waitFor(() => expect(field).toHaveAccessibleDescription('验证不正确'));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('123456');
  expect(onAnswer.mock.calls).toEqual([[{ code: '123456' }]]);
  expect(await breaches()).toEqual([]);
});

test('takes a recovery code in place of it, in capitals', async () => {
  show(['totp', 'passkey']);
  await press('无法使用？改用恢复码');
  const field = await screen.findByLabelText('恢复码');
  await userEvent.type(field, 'abcd-1234');
  await press('登录');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('恢复码为 12 位字母和数字')));
  await userEvent.type(field, '-wxyz');
  await press('登录');
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[{ code: 'ABCD-1234-WXYZ' }]]));
  await press('使用验证码');
  expect(await screen.findByLabelText('身份验证器中的 6 位验证码')).toHaveValue('');
});

test('asks for a passkey with new options each time, and says why it failed', async () => {
  show(['passkey']);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  const alert = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  onPasskeyOptions.mockResolvedValueOnce({ failure: { msg: '操作过于频繁' } });
  await press('使用通行密钥');
  await alert('操作过于频繁');
  onPasskeyOptions.mockImplementation(async () => ({ options: { challenge: 'C' } }));
  jest.mocked(startAuthentication).mockRejectedValueOnce(new Error('closed'));
  await press('使用通行密钥');
  await alert('没有收到通行密钥');
  jest.mocked(startAuthentication).mockResolvedValue({ id: 'P' } as never);
  onAnswer.mockResolvedValueOnce(wrong);
  await press('使用通行密钥');
  await alert('验证不正确');
  await press('使用通行密钥');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(onPasskeyOptions).toHaveBeenCalledTimes(4);
  expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'C' } });
  expect(onAnswer).toHaveBeenLastCalledWith({ passkey: { id: 'P' } });
});

test('draws a text as a QR code, by itself', async () => {
  render(<QrCode text="otpauth://totp/x?secret=A" label="二维码" />);
  expect((await screen.findByRole('img', { name: '二维码' })).getAttribute('src')).toMatch(/^data:image\/png/);
});
