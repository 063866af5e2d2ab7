import type { ReviewItem } from '@portal/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderScreen, type Answers } from '../testing/render-screen';
import { setupOf } from './kinds';
import { ReviewItemView } from './review-item';

const item = (subject: Record<string, string>): ReviewItem => ({
  review: {
    id: '41',
    kind: 'phone',
    customerNumber: '80010007',
    status: 2,
    createdAt: '2026-11-27T02:00:00.000Z',
    subject: { newPhone: '13900001111', ...subject },
    files: [],
  },
  steps: [],
});

const show = (subject: Record<string, string>, approvePhoneChange: NonNullable<Answers['approvePhoneChange']>) => {
  const onNext = jest.fn();
  const view = (
    <ReviewItemView
      item={item(subject)}
      setup={setupOf('phone')}
      kind="phone"
      onNext={onNext}
      onPrevious={jest.fn()}
      onStale={jest.fn()}
    />
  );
  const answers = {
    takeReview: () => ({ since: '2026-11-27T02:00:00.000Z' }),
    sendNewPhoneCode: () => ({ resendAfter: 60 }),
  };
  return { ...renderScreen(view, { approvePhoneChange, ...answers }), onNext };
};
const dialog = async () => within(await screen.findByRole('dialog', { name: '核对新手机' }));

it('asks for the code of a phone that a colleague has requested, and approves with it', async () => {
  const { user, onNext } = show({ requestedBy: 'staff:a@broker.test' }, () => item({}).review);
  await user.keyboard('a');
  const asked = await dialog();
  expect(asked.getByText(/13900001111/)).toBeInTheDocument();
  await user.click(asked.getByRole('button', { name: '通过' }));
  expect(await asked.findByText('请填写新手机收到的 6 位验证码')).toBeInTheDocument();
  await user.click(asked.getByRole('button', { name: '发送验证码' }));
  expect(await screen.findByText('验证码已发送')).toBeInTheDocument();
  await user.type(asked.getByRole('textbox', { name: '验证码' }), '246810');
  await user.click(asked.getByRole('button', { name: '通过' }));
  await waitFor(() => expect(onNext).toHaveBeenCalledTimes(1));
});

it('keeps the dialogue after a wrong code, and asks for none where the customer has proved the phone', async () => {
  const refused = show({ requestedBy: 'staff:a@broker.test' }, () => new Refusal('customer.code', '验证码不正确'));
  await refused.user.keyboard('a');
  await refused.user.type((await dialog()).getByRole('textbox', { name: '验证码' }), '111111');
  await refused.user.click((await dialog()).getByRole('button', { name: '通过' }));
  expect(await screen.findByText('验证码不正确')).toBeInTheDocument();
  expect(await dialog()).toBeDefined();
  refused.unmount();
  const { user, onNext } = show({}, () => item({}).review);
  await user.keyboard('a');
  await waitFor(() => expect(onNext).toHaveBeenCalledTimes(1));
});
