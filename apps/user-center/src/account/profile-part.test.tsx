import { screen, waitFor } from '@testing-library/react';
import { accountInfo } from '../testing/fixtures';
import { cut, paths, Refusal, renderPage, type Answers } from '../testing/render-page';
import { ProfilePart } from './profile-part';

const update = '/v2/person/updatePersonInfo';
const read = '/v2/customer/queryAccountInfo';
const custInfo = { ...accountInfo.custInfo, nickname: '小王', province: '浙江', address: '文三路 1 号' };

const open = (answers: Answers = {}) =>
  renderPage(<ProfilePart />, { [read]: () => ({ ...accountInfo, custInfo }), ...answers }, '/user-center/settings');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(() => sessionStorage.clear());

test('shows the saved values; sends all fields trimmed, clears an emptied field and refetches the record', async () => {
  const { user, requests } = open({ [update]: () => custInfo });
  await screen.findByRole('form', { name: '个人资料' });
  expect(['昵称', '省份', '城市', '地址', '职业'].map((name) => field(name).value)).toEqual([
    '小王',
    '浙江',
    '',
    '文三路 1 号',
    '',
  ]);
  await user.type(field('城市'), ' 杭州 ');
  await user.clear(field('地址'));
  await user.type(field('职业'), '工程师');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('个人资料已保存')).toBeInTheDocument();
  await waitFor(() =>
    expect(paths(requests, update).map(({ body }) => body)).toEqual([
      { nickname: '小王', province: '浙江', city: '杭州', address: '', occupation: '工程师' },
    ]),
  );
  await waitFor(() => expect(paths(requests, read)).toHaveLength(2));
});

test.each([
  ['昵称', 20],
  ['省份', 20],
  ['城市', 20],
  ['地址', 100],
  ['职业', 20],
] as const)('refuses a %s of more than %i characters at its field and sends nothing', async (name, most) => {
  const { user, requests } = open({ [update]: () => custInfo });
  await screen.findByRole('form', { name: '个人资料' });
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste('字'.repeat(most + 1));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(`${name}不能超过 ${most} 个字`));
  expect(paths(requests, update)).toEqual([]);
  await user.type(field(name), '{Backspace}');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('个人资料已保存')).toBeInTheDocument();
});

const broken = () => {
  throw new TypeError('x is not a function');
};

test.each([
  ['a cut line', () => cut, '网络异常，请稍后重试'],
  ['a script error', broken, '页面出错，请刷新页面后重试'],
  ['a refusal', () => new Refusal('BUSY', '系统繁忙，请稍后重试'), '系统繁忙，请稍后重试'],
])('reports %s and keeps the input', async (_, answer, text) => {
  const { user } = open({ [update]: answer });
  await screen.findByRole('form', { name: '个人资料' });
  await user.type(field('城市'), '杭州');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  await waitFor(() => expect(field('城市')).toHaveValue('杭州'));
});

test('shows the refusal of one field at the field', async () => {
  const { user } = open({ [update]: () => new Refusal('PARAM', '请检查填写的内容', { city: '城市不正确' }) });
  await screen.findByRole('form', { name: '个人资料' });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(field('城市')).toHaveAccessibleDescription('城市不正确'));
});

test('shows 获取用户信息失败 if the record cannot be loaded, and the form after a retry', async () => {
  const answers = [new Refusal('X', ''), { ...accountInfo, custInfo }];
  const { user } = open({ [read]: () => answers.shift() });
  expect(await screen.findByText('获取用户信息失败')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('form', { name: '个人资料' })).toBeInTheDocument();
});
