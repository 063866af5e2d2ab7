import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { SuspiciousCases } from './suspicious-cases';

test('reports something suspicious about a customer, and leads to the cases', async () => {
  const { user, acts } = renderScreen(<SuspiciousCases customerNumber="80010007" />, {
    openCase: () => ({ no: 'C1' }),
  });
  const link = await screen.findByRole('link', { name: '该客户的可疑案件' });
  expect(link).toHaveAttribute('href', '/cases?customerNumber=80010007');
  await user.click(screen.getByRole('button', { name: '提交可疑情况' }));
  const form = within(await screen.findByRole('form', { name: '提交可疑情况' }));
  await user.type(form.getByRole('textbox', { name: '主题' }), '分拆入金');
  await user.type(form.getByRole('textbox', { name: /发现了什么/ }), '十笔相近金额');
  await user.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: '提交可疑情况' })).not.toBeInTheDocument());
  expect(acts()).toEqual([
    { call: 'openCase', args: { customerNumber: '80010007', subject: '分拆入金', text: '十笔相近金额' } },
  ]);
});
