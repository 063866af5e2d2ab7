import { acceptInvitation, calls, mailedLink, testkit } from '../production/people.mjs';

const { account, deposit, staff, transfer } = calls;
const { waitFor } = testkit;

/** @throws Error with `what` unless `holds` */
export function must(holds, what) {
  if (!holds) throw new Error(what);
}

/** Two members of finance, by the same invitations as everywhere. A member of less than a day is no second person. */
export async function employ(url, { mail, pool }, portal) {
  const words = ['anna@broker.example', '--name', '安娜', '--role', 'administrator'];
  const printed = await portal(undefined, 'staff', 'add', ...words);
  const anna = await acceptInvitation(url, /https:\S+/.exec(printed)[0]);
  const invite = async (name, role, approve) => {
    const email = `${name}@broker.example`;
    const { id } = await anna.ok(staff.inviteMember, { email, name, roles: [role] });
    await approve(id);
    return acceptInvitation(url, await mailedLink(mail, email));
  };
  const dan = await invite('dan', 'administrator', (id) => portal(undefined, 'staff', 'approve', id));
  const approve = (id) => dan.ok(staff.decideMemberChange, { id, decision: 'approve' });
  const members = [await invite('bowen', 'finance', approve), await invite('ella', 'finance', approve)];
  await pool.query(`update staff.member set enrolled_at = enrolled_at - interval '1 day'`);
  return members;
}

/** Pays into a wallet and moves a part of it to the MT5 account. Returns once every side has both. */
export async function payAndMove({ client, wallet, mt5 }, { egpay, mt5: platform }, amount, moved) {
  const draft = await client.ok(deposit.submitData, { accountId: wallet, channel: 'EGPAY', amount });
  await egpay.run('pay', draft.pno);
  const isPaid = async () => (await client.ok(deposit.egpaySuccess, { pno: draft.pno })).status === 'paid';
  await waitFor(isPaid, 'the deposit');
  const onPlatform = async () => BigInt((await platform.run('users')).at(-1).balance);
  const before = await onPlatform();
  await client.ok(transfer.addTransfer, { fromAccountId: wallet, toAccountId: mt5, amount: moved });
  await waitFor(async () => (await onPlatform()) > before, 'the transfer on the platform');
  return draft.pno;
}

/** Every money figure that the customer sees of both accounts. */
export async function balancesOf({ client }) {
  const { accounts } = await client.ok(account.queryAccountInfo, {});
  return Object.fromEntries(accounts.map(({ kind, balance }) => [kind, balance]));
}
