import { reviewSorts } from '@portal/contract/staff';
import { kinds } from './kinds';

it('sorts each queue by what its call can sort by', () => {
  for (const [kind, { sorts }] of Object.entries(kinds)) expect(sorts).toEqual(reviewSorts[kind as keyof typeof kinds]);
});
