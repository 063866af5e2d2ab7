import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breaches } from '../testing/axe';
import { Masked } from './masked';

test('shows the full value only if it is available and on request', async () => {
  render(<Masked value="138****8000" full="13800138000" label="手机号" />);
  expect(screen.queryByText('13800138000')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '显示手机号' }));
  await waitFor(() => expect(screen.getByText('13800138000')).toBeInTheDocument());
  expect(await breaches()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '显示手机号' }));
  await waitFor(() => expect(screen.getByText('138****8000')).toBeInTheDocument());
});

test('shows no button without the full value', () => {
  render(<Masked value="6222****8888" label="卡号" />);
  expect(screen.queryByRole('button')).toBeNull();
});
