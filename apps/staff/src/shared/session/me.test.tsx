import type { StaffMe } from '@portal/contract/staff';
import { renderHook } from '@testing-library/react';
import { MeContext, useIsOwn } from './me';

const me = { email: 'anna@broker.com', permissions: [] } as unknown as StaffMe;

it.each([
  ['staff:anna@broker.com', true],
  ['staff:joanna@broker.com', false],
  ['customer:anna@broker.com', false],
  [undefined, false],
])('compares the actor %p with the whole name of the signed-in member', (actor, expected) => {
  const { result } = renderHook(useIsOwn, {
    wrapper: ({ children }) => <MeContext value={me}>{children}</MeContext>,
  });
  expect(result.current(actor)).toBe(expected);
});
