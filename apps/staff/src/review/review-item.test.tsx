import type { ReviewItem } from '@portal/contract/staff';
import { screen, waitFor } from '@testing-library/react';
import { Refusal, renderScreen } from '../testing/render-screen';
import { setupOf } from './kinds';
import { ReviewItemView } from './review-item';

const item: ReviewItem = {
  review: {
    id: 'W261127AAAAAAAA',
    kind: 'withdraw',
    customerNumber: '80010007',
    status: 1,
    createdAt: '2026-11-27T02:00:00.000Z',
    subject: { amount: '200.00' },
    files: [],
  },
  steps: [],
};

const show = (refusal: Refusal) => {
  const [onNext, onStale] = [jest.fn(), jest.fn()];
  const view = (
    <ReviewItemView
      item={item}
      setup={setupOf('withdraw')}
      kind="withdraw"
      onNext={onNext}
      onPrevious={jest.fn()}
      onStale={onStale}
    />
  );
  const { user } = renderScreen(view, {
    refuseWithdrawal: () => refusal,
    takeReview: () => ({ since: item.review.createdAt }),
  });
  return { user, onNext, onStale };
};

it('loads an item anew that another member has decided, and closes the reason', async () => {
  const { user, onNext, onStale } = show(new Refusal('staff.state', '该审核项已有结果，不能重复操作'));
  await user.keyboard('r');
  await user.keyboard('1');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('该审核项已有结果，不能重复操作')).toBeInTheDocument();
  await waitFor(() => expect(onStale).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onNext).not.toHaveBeenCalled();
});

it('keeps the reason of a refusal that could not be sent', async () => {
  const { user, onStale } = show(new Refusal('UNAVAILABLE', '服务暂不可用，请稍后重试'));
  await user.keyboard('r');
  await user.keyboard('1');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('服务暂不可用，请稍后重试')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('dialog', { name: '拒绝的原因' })).toBeInTheDocument());
  expect(onStale).not.toHaveBeenCalled();
});

it('asks for the reference of a payment, and shows at its field what is wrong', async () => {
  const paid: object[] = [];
  const [onNext, onStale] = [jest.fn(), jest.fn()];
  const approved = { ...item, review: { ...item.review, status: 2 } } as ReviewItem;
  const props = { item: approved, setup: setupOf('withdraw'), onNext, onPrevious: jest.fn(), onStale };
  const { user } = renderScreen(<ReviewItemView kind="withdraw" {...props} />, {
    takeReview: () => ({ since: item.review.createdAt }),
    payWithdrawal: (args) => {
      paid.push(args);
      const msg = '该付款流水号已用于另一笔出金，请核对';
      return args.reference === 'ICBC-1'
        ? new Refusal('staff.referenceUsed', msg, { reference: msg })
        : approved.review;
    },
  });
  await user.keyboard('p');
  const field = await screen.findByLabelText(/银行付款流水号/);
  const confirm = screen.getByRole('button', { name: '确认已付款' });
  await user.type(field, '流水');
  await user.click(confirm);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/4 至 40 位字母或数字/));
  await user.clear(field);
  await user.type(field, ' ICBC-1 ');
  await user.click(confirm);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/已用于另一笔出金/));
  expect(onNext).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'ICBC-2');
  await user.click(confirm);
  await waitFor(() => expect(onNext).toHaveBeenCalledTimes(1));
  expect(paid).toMatchObject([{ reference: 'ICBC-1' }, { reference: 'ICBC-2' }]);
});

it('leads from a paid withdrawal, and from no other, to the record of its return', () => {
  const link = (status: number) => {
    const paid = { ...item, review: { ...item.review, status } } as ReviewItem;
    const go = jest.fn();
    const props = { item: paid, setup: setupOf('withdraw'), onNext: go, onPrevious: go, onStale: go };
    const { unmount } = renderScreen(<ReviewItemView kind="withdraw" {...props} />, {
      takeReview: () => ({ since: item.review.createdAt }),
    });
    const href = screen.queryByRole('link', { name: '登记退回' })?.getAttribute('href');
    unmount();
    return href;
  };
  expect([2, 3, 4, 6].map(link)).toEqual([undefined, `/adjustments?returned=${item.review.id}`, undefined, undefined]);
});
