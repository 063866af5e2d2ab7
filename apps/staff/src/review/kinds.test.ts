import { reviewSorts } from '@portal/contract/staff';
import { kinds } from './kinds';

it('sorts each queue by the fields that its call supports', () => {
  for (const [kind, { sorts }] of Object.entries(kinds)) expect(sorts).toEqual(reviewSorts[kind as keyof typeof kinds]);
});
