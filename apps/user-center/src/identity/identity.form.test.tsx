import { screen, waitFor } from '@testing-library/react';
import { commonConfig } from '../testing/fixtures';
import { paths, Refusal, renderPage } from '../testing/render-page';
import { IdentityForm } from './identity.form';

const addIdCard = '/v2/person/addIdCard';
const picture = () => new File(['x'], 'card.png', { type: 'image/png' });
const answers = {
  '/v2/common/getCommonConfig': () => commonConfig,
  '/v2/common/uploadFile': () => ({ fileId: 'f1', width: 1, height: 1, bytes: 1 }),
};
const consent = () => screen.getByRole('checkbox', { name: /我单独同意按 ?《身份信息处理同意书》/ });

beforeEach(() => {
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
});

test('converts a lower-case x to upper case, and removes spaces', async () => {
  const { user } = renderPage(<IdentityForm />, answers);
  const number = screen.getByLabelText('身份证号');
  await user.type(number, '110105 19491231 002x');
  expect(number).toHaveValue('11010519491231002X');
});

test('does not send an empty form, shows an error at each field and focuses the first', async () => {
  const { user, requests } = renderPage(<IdentityForm />, answers);
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('请上传身份证国徽面照片')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('真实姓名')).toHaveFocus());
  await waitFor(() => expect(screen.getByLabelText('真实姓名')).toHaveAccessibleDescription(/请输入真实姓名/));
  expect(consent()).toBeInvalid();
  expect(paths(requests, addIdCard)).toEqual([]);
});

test('shows the error of the gateway at its field, and keeps the input', async () => {
  const onSent = jest.fn();
  const { user, requests } = renderPage(<IdentityForm onSent={onSent} />, {
    ...answers,
    [addIdCard]: () =>
      new Refusal('identity.checkDigit', '请检查', { idDocumentNumber: '身份证号校验位不正确，请核对后重新填写' }),
  });
  await user.type(screen.getByLabelText('真实姓名'), '张小明');
  await user.type(screen.getByLabelText('身份证号'), '110105194912310021');
  await user.upload(screen.getByLabelText('身份证人像面'), picture());
  await user.upload(screen.getByLabelText('身份证国徽面'), picture());
  await screen.findAllByText('已上传，点击可更换');
  await user.click(consent());
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('身份证号校验位不正确，请核对后重新填写')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('身份证号')).toHaveValue('110105194912310021'));
  await waitFor(() => expect(paths(requests, addIdCard)).toHaveLength(1));
  expect(onSent).not.toHaveBeenCalled();
});

test('restores an unfinished form, without the ID number, which is never stored', async () => {
  const { user, unmount } = renderPage(<IdentityForm />, answers);
  await user.type(screen.getByLabelText('身份证号'), '11010519491231002X');
  await user.type(screen.getByLabelText('真实姓名'), '张小明');
  expect(JSON.stringify({ ...sessionStorage })).toContain('张小明');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('11010519491231002X');
  unmount();
  renderPage(<IdentityForm />, answers);
  expect(await screen.findByDisplayValue('张小明')).toBeInTheDocument();
});

test('sends a pasted name without leading and trailing spaces', async () => {
  const onSent = jest.fn();
  const { user, requests } = renderPage(<IdentityForm onSent={onSent} />, { ...answers, [addIdCard]: () => ({}) });
  await user.click(screen.getByLabelText('真实姓名'));
  await user.paste(' 张小明\u3000');
  await user.type(screen.getByLabelText('身份证号'), '11010519491231002X');
  await user.upload(screen.getByLabelText('身份证人像面'), picture());
  await user.upload(screen.getByLabelText('身份证国徽面'), picture());
  await screen.findAllByText('已上传，点击可更换');
  await user.click(consent());
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(paths(requests, addIdCard)[0]?.body).toMatchObject({ chineseName: '张小明' }));
  expect(paths(requests, addIdCard)[0]?.body).toMatchObject({ agreements: [{ id: '1041', version: '1.0.0' }] });
});

test('shows at the consent that its text has a new version, and sends that one next', async () => {
  let version = '1.0.0';
  const config = () => ({
    ...commonConfig,
    agreements: commonConfig.agreements.map((text) => ({ ...text, version })),
  });
  const { user, requests } = renderPage(<IdentityForm />, {
    ...answers,
    '/v2/common/getCommonConfig': config,
    [addIdCard]: () => new Refusal('CONSENT', '请重新阅读', { agreements: '请重新阅读' }),
  });
  await user.type(screen.getByLabelText('真实姓名'), '张小明');
  await user.type(screen.getByLabelText('身份证号'), '11010519491231002X');
  await user.upload(screen.getByLabelText('身份证人像面'), picture());
  await user.upload(screen.getByLabelText('身份证国徽面'), picture());
  await screen.findAllByText('已上传，点击可更换');
  await screen.findByRole('link', { name: '《身份信息处理同意书》' });
  await user.click(consent());
  version = '1.1.0';
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(consent()).toHaveAccessibleDescription('请重新阅读'));
  await waitFor(() => expect(paths(requests, '/v2/common/getCommonConfig').length).toBeGreaterThan(1));
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(paths(requests, addIdCard)).toHaveLength(2));
  const sent = paths(requests, addIdCard).map(({ body }) => (body as { agreements: object[] }).agreements);
  expect(sent).toEqual([[{ id: '1041', version: '1.0.0' }], [{ id: '1041', version: '1.1.0' }]]);
});
