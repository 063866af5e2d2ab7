import { screen, waitFor, within } from '@testing-library/react';
import { makePasskey } from '@portal/ui/factor';
import { saveFile } from '../../shared/records/save-file';
import { paths, Refusal, renderPage } from '../../testing/render-page';
import { FactorsCard } from './factors-card';

jest.mock('../../shared/records/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@portal/ui/factor', () => ({ ...jest.requireActual('@portal/ui/factor'), makePasskey: jest.fn() }));

const list = '/v2/user/factors';
const add = '/v2/user/addFactor';
const remove = '/v2/user/removeFactor';
const options = '/v2/user/passkeyOptions';
const recovery = '/v2/user/recoveryCodes';
const sms = '/v2/user/sendPhoneCode';
const app = { id: '8001', kind: 'totp', label: '手机', createdAt: '2026-11-01T00:00:00.000Z' };
const passkey = { ...app, id: '8002', kind: 'passkey', label: 'Mac', lastUsedAt: '2026-11-02T03:04:00.000Z' };
const asked = new Refusal('FACTOR', '请完成两步验证', undefined, { kinds: ['totp'] });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('adds an authenticator app: password and code by SMS, its key, recovery codes shown once', async () => {
  const recoveryCodes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];
  const answers = [
    new Refusal('customer.code', '验证码不正确', { verifyCode: '验证码不正确' }),
    { totp: { secret: 'ABCDEF', uri: 'otpauth://totp/a?secret=ABCDEF' }, factors: [] },
    new Refusal('customer.factor', '验证码不正确', { code: '验证码不正确' }),
    { factors: [app], recoveryCodes },
  ];
  const { user, requests } = renderPage(<FactorsCard />, {
    [list]: () => [],
    [sms]: () => ({ resendAfter: 60 }),
    [add]: () => answers.shift(),
  });
  expect(await screen.findByText('未开启')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '添加身份验证器' }));
  const box = await dialog('添加身份验证器');
  await user.type(box.getByLabelText('登录密码'), 'Demo2026');
  await user.type(box.getByLabelText('图形验证码'), '1234');
  await user.click(box.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(paths(requests, sms)[0]?.body).toMatchObject({ use: 'factor', validate: '1234' }));
  await user.type(box.getByLabelText('短信验证码'), '111111');
  await user.click(box.getByRole('button', { name: '下一步' }));
  await waitFor(() =>
    expect(box.getByLabelText('短信验证码')).toHaveAccessibleDescription(expect.stringContaining('不正确')),
  );
  await user.click(box.getByRole('button', { name: '下一步' }));
  expect(await box.findByText('ABCDEF')).toBeVisible();
  expect(await box.findByRole('img', { name: '身份验证器二维码' })).toBeVisible();
  await user.type(box.getByLabelText('6 位验证码'), '123456');
  await user.click(box.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(box.getByLabelText('6 位验证码')).toHaveAccessibleDescription('验证码不正确'));
  await user.click(box.getByRole('button', { name: '完成' }));
  const codes = within(await box.findByRole('list', { name: '恢复码' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
  await user.click(box.getByRole('button', { name: '下载' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'recovery-codes.txt'));
  await user.click(box.getByRole('button', { name: '已保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(paths(requests, add).map(({ body }) => body)).toEqual([
    { kind: 'totp', label: '手机', password: 'Demo2026', verifyCode: '111111' },
    { kind: 'totp', label: '手机', password: 'Demo2026', verifyCode: '111111' },
    { kind: 'totp', label: '手机', code: '123456' },
    { kind: 'totp', label: '手机', code: '123456' },
  ]);
});

test('adds a further passkey: one that was made is sent again with the answer of a factor', async () => {
  jest
    .mocked(makePasskey)
    .mockResolvedValueOnce(undefined)
    .mockResolvedValue({ id: 'P' } as never);
  const answers = [
    new Refusal('customer.factorSetup', '设置已超时，请重新开始'),
    new Refusal('customer.password', '密码不正确', { password: '密码不正确' }),
    asked,
    { factors: [app, passkey] },
  ];
  const { user, requests } = renderPage(<FactorsCard />, {
    [list]: () => [app],
    [recovery]: () => ({ left: 10 }),
    [options]: () => ({ challenge: 'C' }),
    [add]: () => answers.shift(),
  });
  await user.click(await screen.findByRole('button', { name: '添加通行密钥' }));
  const box = await dialog('添加通行密钥');
  expect(box.queryByLabelText('短信验证码')).not.toBeInTheDocument();
  await user.clear(box.getByLabelText('名称'));
  await user.type(box.getByLabelText('名称'), '家里电脑');
  await user.type(box.getByLabelText('登录密码'), 'Demo2026');
  await user.click(box.getByRole('button', { name: '下一步' }));
  expect(await box.findByText('没有建立通行密钥，请重试')).toBeVisible();
  await user.click(box.getByRole('button', { name: '下一步' }));
  expect(await box.findByText('设置已超时，请重新开始')).toBeVisible();
  await user.click(box.getByRole('button', { name: '下一步' }));
  expect(await box.findByText('密码不正确')).toBeVisible();
  await user.click(box.getByRole('button', { name: '下一步' }));
  await user.type(await box.findByLabelText('身份验证器中的 6 位验证码'), '123456');
  await user.click(box.getByRole('button', { name: '继续' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const body = { kind: 'passkey', label: '家里电脑', password: 'Demo2026', passkey: { id: 'P' } };
  expect(paths(requests, add).map((sent) => sent.body)).toEqual([
    body,
    body,
    body,
    { ...body, factor: { code: '123456' } },
  ]);
  // Made anew after one that was closed, and one that came too late; not after a wrong password.
  expect(paths(requests, options)).toHaveLength(3);
});

test('lists them, and removes one by an answer; a wrong one stands at its field', async () => {
  const wrong = '验证码或恢复码不正确';
  const answers = [new Refusal('customer.factor', wrong, { factor: wrong }), [app]];
  const { user, requests } = renderPage(<FactorsCard />, {
    [list]: () => [app, passkey],
    [recovery]: () => ({ left: 2 }),
    [remove]: () => answers.shift(),
  });
  expect(await screen.findByText('已开启')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '移除通行密钥 Mac' }));
  const box = await dialog('移除 Mac');
  expect(box.getByRole('button', { name: '使用通行密钥' })).toBeVisible();
  const code = box.getByLabelText('身份验证器中的 6 位验证码');
  await user.type(code, '000000');
  await user.click(box.getByRole('button', { name: '移除' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(wrong));
  await user.click(box.getByRole('button', { name: '移除' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(paths(requests, remove).map(({ body }) => body)).toEqual(Array(2).fill({ id: '8002', code: '000000' }));
});

test('says how many recovery codes are left, and shows new ones once', async () => {
  const recoveryCodes = ['AAAA-BBBB-CCCC'];
  const { user, requests } = renderPage(<FactorsCard />, {
    [list]: () => [app],
    [recovery]: ({ body }) => (Object(body).renew ? { left: 10, recoveryCodes } : { left: 2 }),
  });
  expect(await screen.findByText('还剩 2 个')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '更新恢复码' }));
  const box = await dialog('更新恢复码');
  await user.type(box.getByLabelText('身份验证器中的 6 位验证码'), '123456');
  await user.click(box.getByRole('button', { name: '更新' }));
  const shown = await dialog('恢复码');
  expect(shown.getByText('AAAA-BBBB-CCCC')).toBeVisible();
  await user.click(shown.getByRole('button', { name: '已保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('还剩 10 个')).toBeVisible();
  expect(paths(requests, recovery).map(({ body }) => body)).toEqual([{}, { renew: true, code: '123456' }]);
});
