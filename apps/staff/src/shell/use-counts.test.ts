import type { Queue } from '@portal/contract/staff';
import { countsOf } from './use-counts';
import { navGroups } from './nav-items';
import { queueTexts } from '../home/queue-texts';

const queue = (kind: Queue['kind'], open: number, late = false): Queue => ({ kind, open, late, targetHours: 24 });

it('adds the queues of one page, and is late where one of them is', () => {
  const counts = countsOf([
    queue('withdraw', 2),
    queue('withdraw', 3, true),
    queue('identity', 7),
    queue('commission', 0),
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    '/review/withdraw': { open: 5, late: true },
    '/review/identity': { open: 7, late: false },
    '/introducers': { open: 0, late: false },
  });
});

it('leaves out a queue that only a newer gateway knows', () => {
  expect([...countsOf([queue('newer' as Queue['kind'], 3), queue('bank', 2)]).keys()]).toEqual(['/review/bank']);
});

it('has an item of the navigation for the page of every queue', () => {
  const items = navGroups.flatMap(({ items }) => items.map(({ href }) => href));
  const pages = Object.values(queueTexts).map(({ href }) => href.split('?')[0]);
  expect(pages.filter((page) => !items.includes(page ?? ''))).toEqual([]);
});
