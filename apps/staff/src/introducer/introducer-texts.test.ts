import type { Commission } from '@portal/contract/staff';
import { monthChoices, periodOf, statusOf } from './introducer-texts';

const statusLabel = (status: Commission['status'], amount: string) => statusOf({ status, amount } as Commission).label;

it('a computed month waits only if there is something to pay', () => {
  expect([statusLabel(1, '0.01'), statusLabel(1, '0.00'), statusLabel(1, '-3.00'), statusLabel(2, '3.00')]).toEqual([
    '待批准',
    '无应付',
    '无应付',
    '待第二人批准',
  ]);
});

it('the months of a choice are Beijing’s', () => {
  const values = (now: string) => monthChoices(-1, 1, new Date(now)).map(({ value }) => value);
  expect(values('2026-11-30T15:59:59Z')).toEqual(['2026-10', '2026-11', '2026-12']);
  expect(values('2026-11-30T16:00:00Z')).toEqual(['2026-11', '2026-12', '2027-01']);
});

it('a period names the first month that is no longer in it', () => {
  expect([periodOf({ from: '2026-11' }), periodOf({ from: '2026-11', until: '2027-02' })]).toEqual([
    '2026-11 起',
    '2026-11 至 2027-02 之前',
  ]);
});
