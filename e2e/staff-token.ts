/** Demo staff of finance and of compliance, and a member with every role. */
export type StaffName = 'bowen' | 'chen' | 'every';

/** The token of a member's session at the shared gateway, which global-setup.ts has started. */
export function staffToken(name: StaffName): string {
  const token = process.env[`E2E_STAFF_${name}`];
  if (!token) throw new Error(`${name} is not signed in`);
  return token;
}
