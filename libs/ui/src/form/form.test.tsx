import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as yup from 'yup';
import { breaches } from '../testing/axe';
import { deferred } from '../testing/deferred';
import { FormCheckbox } from './form-checkbox';
import { FormPasswordField } from './form-password-field';
import { FormSelect } from './form-select';
import { FormTextField } from './form-text-field';
import { Form, SubmitButton } from './form';
import { useForm, type FormFailure, type FormOptions } from './use-form';

type Values = { mobilePhone: string; password: string; agree: boolean };
const initialValues: Values = { mobilePhone: '', password: '', agree: false };
const schema = yup.object({
  mobilePhone: yup
    .string()
    .required('请输入手机号')
    .matches(/^\d{11}$/, '手机号应为 11 位数字'),
  password: yup.string().required('请输入密码'),
});

function Login(props: Partial<FormOptions<Values>>) {
  const form = useForm<Values>({ initialValues, schema, onSubmit: async () => undefined, ...props });
  return (
    <Form form={form} label="登录">
      <FormTextField name="mobilePhone" label="手机号" />
      <FormPasswordField name="password" label="登录密码" autoComplete="current-password" />
      <FormCheckbox name="agree" label="记住我" />
      <SubmitButton>登录</SubmitButton>
    </Form>
  );
}

const phone = () => screen.getByLabelText('手机号');
const password = () => screen.getByLabelText('登录密码');
const submit = () => userEvent.click(screen.getByRole('button', { name: '登录' }));
const fill = async () => {
  await userEvent.type(phone(), '13800138000');
  await userEvent.type(password(), 'Abc12345');
};

beforeEach(() => sessionStorage.clear());

test('does not send an invalid form, focuses the first invalid field and shows its error', async () => {
  const onSubmit = jest.fn(async () => undefined);
  render(<Login onSubmit={onSubmit} />);
  const button = screen.getByRole('button', { name: '登录' });
  expect(button).toBeEnabled();
  expect(button).not.toHaveAttribute('aria-disabled');
  await submit();
  await waitFor(() => expect(phone()).toHaveFocus());
  expect(phone()).toHaveAccessibleDescription('请输入手机号');
  expect(password()).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await breaches()).toEqual([]);

  await userEvent.type(phone(), '13800138000');
  await waitFor(() => expect(phone()).toBeValid());
  await submit();
  await waitFor(() => expect(password()).toHaveFocus());
});

test('shows no error at a field before it was visited', async () => {
  render(<Login />);
  await userEvent.type(phone(), '1');
  expect(phone()).toBeValid();
  await userEvent.tab();
  await waitFor(() => expect(phone()).toHaveAccessibleDescription('手机号应为 11 位数字'));
  expect(password()).toBeValid();
});

test('is sent once however often it is submitted, and is busy until the response', async () => {
  const answer = deferred<undefined>();
  const onSubmit = jest.fn(() => answer.promise);
  render(<Login onSubmit={onSubmit} />);
  await fill();
  await userEvent.keyboard('{Enter}{Enter}');
  await submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer.resolve(undefined));
  expect(screen.getByRole('button', { name: '登录' })).not.toHaveAttribute('aria-busy');
  expect(onSubmit).toHaveBeenCalledWith({ mobilePhone: '13800138000', password: 'Abc12345', agree: false });
  await submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

test('keeps a server error at a field until the field changes', async () => {
  const failure: FormFailure = { code: 'PARAM', msg: '参数有误', fields: { password: '密码不正确' } };
  render(<Login onSubmit={async () => failure} />);
  await fill();
  await submit();
  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toHaveAccessibleDescription('密码不正确');
  expect(password()).toHaveValue('Abc12345');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(phone(), '{Backspace}0');
  expect(password()).toBeInvalid();
  await userEvent.type(password(), '6');
  expect(password()).toBeValid();
});

test.each([
  ['for the whole', { code: '10001', msg: '手机号或密码不正确' }],
  ['for a field the form does not have', { msg: '手机号或密码不正确', fields: { captcha: '已失效' } }],
])('shows a refusal %s as an alert above the form, and keeps the input', async (_of, failure) => {
  render(<Login onSubmit={async () => failure} />);
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('手机号或密码不正确');
  await waitFor(() => expect(phone()).toHaveValue('13800138000'));
  expect(await breaches()).toEqual([]);
});

test('reports a thrown error as a fault of the page, not of the network, and can be sent again', async () => {
  const onSubmit = jest.fn<Promise<undefined>, []>().mockRejectedValueOnce(new Error('x')).mockResolvedValue(undefined);
  render(<Login onSubmit={onSubmit} />);
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('页面出错，请刷新页面后重试');
  await submit();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('sends input that was typed or ticked before hydration', async () => {
  const onSubmit = jest.fn(async () => undefined);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Login onSubmit={onSubmit} />);
  (phone() as HTMLInputElement).value = '13800138000';
  (password() as HTMLInputElement).value = 'Abc12345';
  (screen.getByRole('checkbox') as HTMLInputElement).checked = true;
  const hydrated = await act(async () => hydrateRoot(root, <Login onSubmit={onSubmit} />));
  expect(root.querySelector('form')).toHaveAttribute('method', 'dialog');
  await submit();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ mobilePhone: '13800138000', password: 'Abc12345', agree: true }),
  );
  act(() => hydrated.unmount());
  root.remove();
});

describe('a draft', () => {
  const draft = { key: 'login', fields: ['mobilePhone', 'password', 'agree'] as const };
  const drafted = <Login draft={{ ...draft, fields: [...draft.fields] }} />;

  test('is restored in this tab without the password, even if the password is listed', async () => {
    const { unmount } = render(drafted);
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: '记住我' }));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Abc12345');
    unmount();
    render(drafted);
    await waitFor(() => expect(phone()).toHaveValue('13800138000'));
    expect(screen.getByRole('checkbox', { name: '记住我' })).toBeChecked();
    expect(password()).toHaveValue('');
  });

  test('is not stored before something is typed, and is removed if the input is undone', async () => {
    render(drafted);
    expect(sessionStorage).toHaveLength(0);
    await userEvent.type(phone(), '1');
    expect(sessionStorage).toHaveLength(1);
    await userEvent.type(phone(), '{Backspace}');
    expect(sessionStorage).toHaveLength(0);
  });

  test('is removed after a successful submit', async () => {
    render(drafted);
    await fill();
    await submit();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  test.each([
    'not json',
    'null',
    '[1]',
    '{"path":"/","at":1,"values":null}',
    '{"path":1,"at":"1","values":{}}',
    '{"path":"/","at":1,"values":{"other":1,"password":"x"}}',
  ])('ignores the stored value %p', (stored) => {
    sessionStorage.setItem('draft:login', stored);
    render(drafted);
    expect(phone()).toHaveValue('');
    expect(password()).toHaveValue('');
  });
});

function Bank({ onSubmit }: { onSubmit: (values: { bankCode: string }) => Promise<undefined> }) {
  const form = useForm({
    initialValues: { bankCode: '' },
    validate: ({ bankCode }) => (bankCode ? {} : { bankCode: '请选择开户银行' }),
    onSubmit,
  });
  return (
    <Form form={form} label="银行卡">
      <FormSelect name="bankCode" label="开户银行" options={[{ value: 'ICBC', label: '中国工商银行' }]} />
      <SubmitButton>提交</SubmitButton>
    </Form>
  );
}

test('a select without a placeholder sends the value it shows, or reports that nothing is selected', async () => {
  const onSubmit = jest.fn(async () => undefined);
  render(<Bank onSubmit={onSubmit} />);
  const bank = screen.getByRole('combobox', { name: '开户银行' });
  expect(bank).toHaveDisplayValue('请选择');
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(bank).toHaveAccessibleDescription('请选择开户银行'));
  await userEvent.selectOptions(bank, '中国工商银行');
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ bankCode: 'ICBC' }));
});

test('trims pasted text, but sends a password as it was typed', async () => {
  const onSubmit = jest.fn(async () => undefined);
  render(<Login onSubmit={onSubmit} />);
  await userEvent.click(phone());
  await userEvent.paste(' \u300013800138000\n ');
  await userEvent.type(password(), ' Abc 12345 ');
  // Submitted while the field has the focus, so it was never blurred.
  await userEvent.click(phone());
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ ...initialValues, mobilePhone: '13800138000', password: ' Abc 12345 ' }),
  );
  await userEvent.tab();
  await waitFor(() => expect(phone()).toHaveValue('13800138000'));
  expect(password()).toHaveValue(' Abc 12345 ');
});

test('focuses the refusal of the whole form, so that it is visible on a phone', async () => {
  render(<Login onSubmit={async () => ({ msg: '系统繁忙，请稍后重试' })} />);
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByText('系统繁忙，请稍后重试').closest('[tabindex="-1"]')).toHaveFocus());
});

test('a refusal of another call takes the focus to its field, also where a frame passes before it is shown', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    frame(0);
    return 0;
  });
  const call = deferred<FormFailure>();
  function Code() {
    const form = useForm<Values>({ initialValues, onSubmit: async () => undefined });
    const request = async () => {
      form.fail(await call.promise);
      form.focusWrong();
    };
    return (
      <Form form={form} label="登录">
        <FormTextField name="mobilePhone" label="手机号" />
        <button type="button" onClick={() => void request()}>
          获取验证码
        </button>
      </Form>
    );
  }
  render(<Code />);
  await userEvent.click(screen.getByRole('button'));
  await act(async () => call.resolve({ msg: '已被使用', fields: { mobilePhone: '已被使用' } }));
  expect(phone()).toHaveFocus();
  jest.restoreAllMocks();
});

test('keeps the input and its draft after a cancelled submit, and can be sent again', async () => {
  const answers: (false | undefined)[] = [false, undefined];
  const onSubmit = jest.fn(async () => answers.shift());
  render(<Login onSubmit={onSubmit} draft={{ key: 'login', fields: ['mobilePhone'] }} />);
  await fill();
  await submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(phone()).toHaveValue('13800138000');
  expect(sessionStorage.getItem('draft:login')).toContain('13800138000');
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '登录' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await submit();
  await waitFor(() => expect(sessionStorage.getItem('draft:login')).toBeNull());
});
