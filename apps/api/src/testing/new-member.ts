import { sha256 } from '../crypto/crypto';
import { everything, staffTokenOf } from './add-test-staff';
import { StaffClient } from './staff-client';
import type { TestGateway } from './start-test-gateway';

export interface NewMember {
  id: string;
  email: string;
  /** A session whose second factor was shown. */
  client: StaffClient;
  /** Another session of the same member. */
  secondSession: StaffClient;
  setRoles(roles: readonly string[]): Promise<unknown>;
  setCustomer(customerNumber: string | null): Promise<unknown>;
  /** When the second factor was shown. */
  stepUpAt(time: string): Promise<unknown>;
}

let count = 0;

/** A new member, who was invited by nobody and may do everything unless `roles` are given. */
export async function newMember({ gateway, staffUrl }: TestGateway, roles = [everything]): Promise<NewMember> {
  const sql = (text: string, values: unknown[]) => gateway.db.rows<{ id: bigint }>('', text, values);
  const email = `new-member-${(count += 1)}@broker.test`;
  const [member] = await sql('insert into staff.member (email, name, roles) values ($1, $1, $2) returning id', [
    email,
    roles,
  ]);
  const signIn = async (device: string) => {
    const token = staffTokenOf(`${email}-${device}`);
    await sql(
      `insert into staff.session (member_id, token_hash, device, address, created_at, last_seen_at, stepped_up_at)
       values ($1, $2, $3, '127.0.0.1', 'infinity', 'infinity', 'infinity')`,
      [member?.id, sha256(token), device],
    );
    return new StaffClient(staffUrl, token);
  };
  return {
    id: String(member?.id),
    email,
    client: await signIn('one'),
    secondSession: await signIn('two'),
    setRoles: (next) => sql('update staff.member set roles = $2 where id = $1', [member?.id, next]),
    setCustomer: (id) => sql('update staff.member set customer_id = $2::bigint where id = $1', [member?.id, id]),
    stepUpAt: (time) =>
      sql('update staff.session set stepped_up_at = $2::timestamptz where member_id = $1', [member?.id, time]),
  };
}
