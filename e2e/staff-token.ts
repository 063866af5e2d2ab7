/** The demo staff: an administrator, finance, compliance. */
export type StaffName = 'anna' | 'bowen' | 'chen';

/** The token of a demo member's session at the shared gateway, which global-setup.ts has started. */
export function staffToken(name: StaffName): string {
  const token = process.env[`E2E_STAFF_${name}`];
  if (!token) throw new Error(`${name} is not signed in`);
  return token;
}
