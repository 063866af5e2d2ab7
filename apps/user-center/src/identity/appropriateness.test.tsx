import { screen, waitFor } from '@testing-library/react';
import { Refusal, paths, renderPage, type Answers } from '../testing/render-page';
import { Appropriateness } from './appropriateness';

const path = '/v2/person/appropriateness';
const question = (id: string, topic: string, text: string) => ({
  id,
  topic,
  text,
  options: [
    { id: 'no', text: `${text}否` },
    { id: 'yes', text: `${text}是` },
  ],
});
const questions = [
  question('years', 'experience', '投资过吗'),
  question('loss', 'knowledge', '会亏光吗'),
  question('funds', 'means', '是闲钱吗'),
];
const open = { state: 'open', version: 'v1', questions };
const warning = ['可能不适合您。', '请只用亏得起的资金。'];
const waiting = { state: 'cooling', version: 'v1', result: 'cooling', warning, coolingUntil: '2026-12-01T04:00:00Z' };
const confirm = { state: 'confirm', version: 'v1', result: 'warned', warning };

const page = (first: object, then: (body: unknown) => unknown = () => first) => {
  const answers: Answers = { [path]: ({ body }) => (Object.keys(body as object).length === 0 ? first : then(body)) };
  return renderPage(<Appropriateness />, answers);
};
const sent = (shown: ReturnType<typeof page>) =>
  paths(shown.requests, path).flatMap(({ body }) => (Object.keys(body as object).length === 0 ? [] : [body]));
const press = async ({ user }: ReturnType<typeof page>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('asks all questions on one page, shows what is missing at each, and keeps what was chosen', async () => {
  const shown = page(open, () => ({ state: 'done', version: 'v1', result: 'suitable' }));
  expect(await screen.findAllByRole('radiogroup')).toHaveLength(3);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '投资经验',
    '产品知识',
    '资金状况',
  ]);
  await shown.user.click(screen.getByRole('radio', { name: '投资过吗是' }));
  await press(shown, '提交问卷');
  expect(await screen.findAllByText('请选择一个答案')).toHaveLength(2);
  await waitFor(() => expect(screen.getByRole('radio', { name: '投资过吗是' })).toBeChecked());
  await waitFor(() => expect(screen.getByRole('radiogroup', { name: '2. 会亏光吗' })).toHaveFocus());
  await shown.user.click(screen.getByRole('radio', { name: '会亏光吗否' }));
  await shown.user.click(screen.getByRole('radio', { name: '是闲钱吗是' }));
  await press(shown, '提交问卷');
  await waitFor(() =>
    expect(sent(shown)).toEqual([
      {
        version: 'v1',
        answers: [
          { id: 'years', option: 'yes' },
          { id: 'loss', option: 'no' },
          { id: 'funds', option: 'yes' },
        ],
      },
    ]),
  );
  expect(await screen.findByText('问卷已完成，可以开立 MT5 账户')).toBeVisible();
});

test('shows a refusal of the gateway at its question', async () => {
  const shown = page(open, () => new Refusal('identity.answers', '请选择一个答案', { loss: '请选择一个答案' }));
  await screen.findAllByRole('radiogroup');
  for (const { text } of questions) await shown.user.click(screen.getByRole('radio', { name: `${text}是` }));
  await press(shown, '提交问卷');
  await waitFor(() =>
    expect(screen.getByRole('radiogroup', { name: '2. 会亏光吗' })).toHaveAccessibleDescription('请选择一个答案'),
  );
});

test('says until when the account waits, with nothing to press', async () => {
  page(waiting);
  expect(await screen.findByText('可能不适合您。')).toBeVisible();
  expect(screen.getByText(/2026-12-01 12:00/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('asks to confirm the warning by a box', async () => {
  const shown = page(confirm, () => ({ ...confirm, state: 'done' }));
  await press(shown, '确认并继续');
  expect(await screen.findByText('请阅读并勾选后再确认')).toBeVisible();
  await waitFor(() => expect(sent(shown)).toEqual([]));
  expect(screen.queryByRole('button', { name: '重新作答' })).toBeNull();
  await shown.user.click(screen.getByRole('checkbox'));
  await press(shown, '确认并继续');
  await waitFor(() => expect(sent(shown)).toEqual([{ confirm: true }]));
});

test('after the cooling-off period offers to answer anew', async () => {
  const shown = page({ ...confirm, result: 'cooling', questions });
  await press(shown, '重新作答');
  expect(await screen.findAllByRole('radiogroup')).toHaveLength(3);
});
