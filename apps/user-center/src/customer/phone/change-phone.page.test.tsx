import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { accountInfo } from '../../testing/fixtures';
import { PageInfos, pageInfos } from '../../testing/page-infos';
import { paths, Refusal, renderPage, type Answers } from '../../testing/render-page';
import { ChangePhonePage } from './change-phone.page';

const CHANGE = '/v2/user/changePhone';
const REQUEST = '/v2/user/requestPhoneChange';
const CANCEL = '/v2/user/cancelPhoneChange';
const SEND = '/v2/user/sendPhoneCode';
const STATUS = '/v2/user/phoneChange';

const none = { status: 0, coolingHours: 24 };
const submitted = { id: '6001', way: 'identity', mobilePhone: '139****0002', submittedAt: '2026-08-01T02:00:00Z' };
const inReview = { ...submitted, status: 2, coolingHours: 24 };
const refused = { ...submitted, status: 3, reason: '手持照片模糊', coolingHours: 24 };
const done = { ...submitted, status: 1, way: 'code', coolingHours: 24 };

const kyc = (status: 0 | 1) => ({
  identity: { status },
  bank: { status: 0, cards: [] },
  email: { status: 0 },
  mt5: { status: 0 },
  next: 'identity',
});

function open(answers: Answers = {}, identity: 0 | 1 = 1) {
  return renderPage(
    <ChangePhonePage />,
    {
      '/v2/customer/queryAccountInfo': () => accountInfo,
      '/v2/user/queryKycInfo': () => kyc(identity),
      '/v2/common/uploadFile': () => ({ fileId: 'f1', width: 1, height: 1, bytes: 1 }),
      [STATUS]: () => none,
      [SEND]: () => ({ resendAfter: 60 }),
      ...answers,
    },
    '/user-center/changePhone',
  );
}

const form = (name: string) => screen.findByRole('form', { name });

async function fillCodeWay(user: UserEvent) {
  const parts = within(await form('用旧手机验证码更换'));
  await user.type(parts.getByLabelText('旧手机验证码'), '111111');
  await user.type(parts.getByLabelText('新手机号'), '+86 139-0000-0002');
  await user.type(parts.getByLabelText('新手机验证码'), '222222');
  await user.type(parts.getByLabelText('登录密码'), 'Passw0rd1');
  await user.click(parts.getByRole('button', { name: '下一步' }));
  return parts;
}

beforeEach(() => {
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
});

test('changes the phone with both codes after a review of the consequences, and focuses the result', async () => {
  let state: object = none;
  const page = open({
    [STATUS]: () => state,
    [CHANGE]: () => (state = done),
  });
  const { user } = page;
  await fillCodeWay(user);
  const review = await screen.findByRole('dialog', { name: '请核对' });
  expect(review).toHaveTextContent('139****0001');
  expect(review).toHaveTextContent('13900000002');
  expect(review).toHaveTextContent('24 小时内不能出金');
  expect(paths(page.requests, CHANGE)).toEqual([]);
  await user.click(within(review).getByRole('button', { name: '确认更换' }));
  const heading = await screen.findByRole('heading', { name: '手机号已更换' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(/今后用 139\*\*\*\*0002 登录/)).toBeInTheDocument();
  expect(paths(page.requests, CHANGE)[0]?.body).toEqual({
    oldCode: '111111',
    nationCode: '86',
    mobilePhone: '13900000002',
    newCode: '222222',
    password: 'Passw0rd1',
  });
});

test('keeps the input if the review is closed, and if the gateway refuses a field', async () => {
  const page = open({ [CHANGE]: () => new Refusal('customer.code', '请检查', { newCode: '验证码不正确或已失效' }) });
  const { user } = page;
  const parts = await fillCodeWay(user);
  await user.click(await screen.findByRole('button', { name: '返回修改' }));
  expect(paths(page.requests, CHANGE)).toEqual([]);
  await user.click(parts.getByRole('button', { name: '下一步' }));
  await user.click(await screen.findByRole('button', { name: '确认更换' }));
  expect(await parts.findByText('验证码不正确或已失效')).toBeInTheDocument();
  await waitFor(() => expect(parts.getByLabelText('新手机验证码')).toHaveFocus());
  expect(parts.getByLabelText('旧手机验证码')).toHaveValue('111111');
  expect(parts.getByLabelText('新手机号')).toHaveValue('13900000002');
  expect(parts.getByLabelText('登录密码')).toHaveValue('Passw0rd1');
});

test('requests each code with its own captcha, and the code of the new phone only for a valid number', async () => {
  const page = open();
  const { user } = page;
  const old = within(await screen.findByRole('group', { name: /^验证旧手机/ }));
  await user.type(old.getByLabelText('图形验证码'), '1234');
  await user.click(old.getByRole('button', { name: '获取验证码' }));
  await old.findByRole('button', { name: /秒后重发/ });
  const newPhoneGroup = within(screen.getByRole('group', { name: '验证新手机' }));
  await user.type(newPhoneGroup.getByLabelText('图形验证码'), '5678');
  await user.click(newPhoneGroup.getByRole('button', { name: '获取验证码' }));
  expect(await newPhoneGroup.findByText('请输入手机号')).toBeInTheDocument();
  await waitFor(() => expect(newPhoneGroup.getByLabelText('图形验证码')).toHaveValue('5678'));
  await user.type(newPhoneGroup.getByLabelText('新手机号'), '13900000002');
  await user.click(newPhoneGroup.getByRole('button', { name: '获取验证码' }));
  await newPhoneGroup.findByRole('button', { name: /秒后重发/ });
  const random = expect.any(String);
  expect(paths(page.requests, SEND).map(({ body }) => body)).toEqual([
    { validate: '1234', random },
    { validate: '5678', random, nationCode: '86', mobilePhone: '13900000002' },
  ]);
});

test('reports a phone of another account at its field before a code is sent', async () => {
  const text = '该手机号已被其他账户使用';
  const { user } = open({ [SEND]: () => new Refusal('customer.phoneTaken', text, { mobilePhone: text }) });
  const group = within(await screen.findByRole('group', { name: '验证新手机' }));
  await user.type(group.getByLabelText('新手机号'), '13900000002');
  await user.type(group.getByLabelText('图形验证码'), '5678');
  await user.click(group.getByRole('button', { name: '获取验证码' }));
  expect(await group.findByText(text)).toBeInTheDocument();
  await waitFor(() => expect(group.getByLabelText('新手机号')).toHaveFocus());
});

test('sends the pictures to staff if the old phone is not available, and can cancel a pending request', async () => {
  let state: object = none;
  const page = open({
    [STATUS]: () => state,
    [REQUEST]: () => (state = inReview),
    [CANCEL]: () => (state = { ...inReview, status: 4 }),
  });
  const { user } = page;
  await user.click(await screen.findByRole('tab', { name: '旧手机无法使用' }));
  const parts = within(await form('提交身份资料更换'));
  await user.type(parts.getByLabelText('新手机号'), '13900000002');
  await user.type(parts.getByLabelText('新手机验证码'), '222222');
  await user.type(parts.getByLabelText('登录密码'), 'Passw0rd1');
  await user.type(parts.getByLabelText('身份证号'), '11010519491231002x');
  await user.click(parts.getByRole('button', { name: '下一步' }));
  expect(await parts.findByText('请上传手持身份证照片')).toBeInTheDocument();
  for (const label of ['身份证人像面', '身份证国徽面', '手持身份证照片']) {
    await user.upload(parts.getByLabelText(label), new File(['x'], 'card.png', { type: 'image/png' }));
  }
  await waitFor(() => expect(parts.getAllByText('已上传，点击可更换')).toHaveLength(3));
  await user.click(parts.getByRole('button', { name: '下一步' }));
  await user.click(await screen.findByRole('button', { name: '提交申请' }));
  const heading = await screen.findByRole('heading', { name: '申请已提交' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(paths(page.requests, REQUEST)[0]?.body).toEqual({
    nationCode: '86',
    mobilePhone: '13900000002',
    verifyCode: '222222',
    password: 'Passw0rd1',
    idDocumentNumber: '11010519491231002X',
    frontFileId: 'f1',
    backFileId: 'f1',
    holdingFileId: 'f1',
  });
  await user.click(screen.getByRole('button', { name: '取消申请' }));
  const sure = await screen.findByRole('dialog', { name: '取消更换手机号的申请' });
  await user.click(within(sure).getByRole('button', { name: '取消申请' }));
  expect(await screen.findByRole('heading', { name: '申请已取消' })).toBeInTheDocument();
  await waitFor(() => expect(paths(page.requests, CANCEL)[0]?.body).toEqual({ id: '6001' }));
  await user.click(screen.getByRole('button', { name: '重新申请' }));
  expect(await screen.findByRole('tab', { name: '旧手机无法使用' })).toBeInTheDocument();
});

test('links to the identity step if the old phone is not available and the identity is not approved', async () => {
  const { user } = open({}, 0);
  await user.click(await screen.findByRole('tab', { name: '旧手机无法使用' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '前往认证' })).toHaveAttribute(
      'href',
      '/user-center/deposit-guide#identity',
    ),
  );
  expect(screen.queryByRole('form', { name: '提交身份资料更换' })).not.toBeInTheDocument();
});

test('shows the reason of a refusal, and the form again', async () => {
  open({ [STATUS]: () => refused });
  expect(await screen.findByText(/手持照片模糊。请修改后重新提交/)).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: '旧手机无法使用' })).toHaveAttribute('aria-selected', 'true');
  expect(await form('提交身份资料更换')).toBeVisible();
});

test('polls a request in review until staff have decided', async () => {
  let state: object = inReview;
  open({ [STATUS]: () => state });
  expect(await screen.findByRole('heading', { name: '申请已提交' })).toBeInTheDocument();
  state = refused;
  expect(await screen.findByRole('heading', { name: '申请未通过' })).toHaveFocus();
  expect(screen.getByText(/原因：手持照片模糊/)).toBeInTheDocument();
});

test('reads again what the customer may do once staff have approved', async () => {
  let state: object = inReview;
  const infos = Object.fromEntries(pageInfos.map((path) => [path, () => accountInfo]));
  const { requests } = renderPage(
    <>
      <ChangePhonePage />
      <PageInfos />
    </>,
    { ...infos, '/v2/user/queryKycInfo': () => kyc(1), [STATUS]: () => state },
    '/user-center/changePhone',
  );
  await screen.findByRole('heading', { name: '申请已提交' });
  await waitFor(() => expect(pageInfos.filter((path) => paths(requests, path).length === 0)).toEqual([]));
  const before = pageInfos.map((path) => paths(requests, path).length);
  state = done;
  await screen.findByRole('heading', { name: '手机号已更换' });
  await waitFor(() => expect(pageInfos.filter((path, at) => paths(requests, path).length === before[at])).toEqual([]));
});

test('mentions no cooling-off period if there is none', async () => {
  open({ [STATUS]: () => ({ status: 0, coolingHours: 0 }) });
  await form('用旧手机验证码更换');
  expect(screen.queryByText(/不能出金/)).not.toBeInTheDocument();
});
