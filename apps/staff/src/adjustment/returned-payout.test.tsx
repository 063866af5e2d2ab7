import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { AdjustmentsPage } from './adjustments.page';

test('asks for the document of a returned withdrawal, whose number is filled in, and for no amount', async () => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() });
  const { user, acts } = renderScreen(
    <AdjustmentsPage />,
    { adjustments: () => ({ list: [], total: 0, pageNo: 1, pageSize: 100 }) },
    { path: '/adjustments?returned=W261127AAAAAAAA' },
  );
  const form = within(await screen.findByRole('dialog', { name: '提出调整' }));
  expect(form.getByLabelText('类型')).toHaveDisplayValue('出金退回');
  expect(form.getByLabelText('出金单号')).toHaveValue('W261127AAAAAAAA');
  expect(form.queryByLabelText('金额')).toBeNull();
  await user.type(form.getByLabelText('说明'), '户名不符');
  await user.click(form.getByRole('button', { name: '提出' }));
  await waitFor(() => expect(form.getByText('请上传凭证图片')).toBeInTheDocument());
  expect(acts()).toEqual([]);
});
