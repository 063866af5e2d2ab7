import type { Permission } from '@portal/contract/kernel';
import type { StaffMe } from '@portal/contract/staff';
import { createContext, useContext } from 'react';

export const MeContext = createContext<StaffMe | undefined>(undefined);

/** The signed-in staff member. Throws where nobody is signed in. */
export function useMe(): StaffMe {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe needs a signed-in member');
  return me;
}

/** Whether the signed-in member has one of the permissions. */
export function useCan(): (...anyOf: readonly Permission[]) => boolean {
  const { permissions } = useMe();
  return (...anyOf) => anyOf.some((one) => permissions.includes(one));
}

/** Whether an act is the signed-in member's own. `actor` is as the gateway records it: `staff:anna@broker.com`. */
export function useIsOwn(): (actor: string | undefined) => boolean {
  const { email } = useMe();
  return (actor) => actor === `staff:${email}`;
}
