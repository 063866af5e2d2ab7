import { calls } from '@portal/contract';
import { newPhone, picture, upload, type Client } from '@portal/testkit';
import { randomInt, randomUUID } from 'node:crypto';
import { deliver, reportOf } from '../channel';
import { agree, approvedIntroducer, monthAt, proposeAgreement, tiers } from '../introducers';
import { newMember } from '../new-member';
import { addTotp } from '../factors';
import { identified } from '../phone-changes';
import type { TestGateway } from '../start-test-gateway';
import { twoPersonActs } from '../two-person-acts';
import { uploadDocument } from '../upload-document';
import { draftOf, registered, funded, inReview, member, to } from './right';

const { staff } = calls;
const reason = '测试';
const day = 86_400_000;
const inTime = (ms: number) => new Date(Date.now() + ms).toISOString();
const word = () => String.fromCharCode(...Array.from({ length: 12 }, () => 97 + randomInt(26)));

/** The id in the last part of an act of two people whose first part a member has just done. */
async function begun(test: TestGateway, name: string): Promise<{ client: Client; id: string }> {
  const client = await member(test);
  const customer = await funded(test).then((person) => ({ ...person, bankId: '' }));
  const act = await twoPersonActs[name]?.begin({ test, customer, other: await member(test) }, client);
  return { client, id: String((act?.args as { id?: string } | undefined)?.id) };
}

/** A draft for which another amount has arrived. */
async function mismatch(test: TestGateway) {
  const draft = await draftOf(await funded(test));
  const report = { ...reportOf(draft), amount: '725.00' };
  await deliver(test, report);
  return { pno: draft.pno, eventId: report.eventId };
}

/** A payment of an unknown order, and a member who decides on it. */
async function suspended(test: TestGateway) {
  const pno = `D991231${word().toUpperCase()}`;
  await deliver(test, reportOf({ pno, payAmount: '720.00', payCurrency: 'CNY' }));
  const client = await member(test);
  const { list } = await client.ok(staff.suspendedPayments, { status: 1, pageSize: 100 });
  return { client, args: { id: list.find(({ orderNumber }) => orderNumber === pno)?.id ?? '', reason } };
}

/** The identity of a customer, as an item of the queue. */
async function item(test: TestGateway, { customerNumber }: { customerNumber: string }) {
  const { id } = await test.gateway.db.row<{ id: string }>(
    'test.item',
    'select id::text from identity.identity where customer_id = $1::bigint',
    [customerNumber],
  );
  return { kind: 'identity' as const, id };
}
const promotion = () => ({
  title: word(),
  coupon: reason,
  amount: '1.00',
  minDeposit: '50.00',
  budget: '1.00',
  days: 3,
  from: inTime(-60_000),
  until: inTime(day),
  newCustomers: false,
});
const post = { kind: 'company', title: '标题', summary: '摘要', text: '正文。' } as const;
const customerOf = async (test: TestGateway) => {
  const [client, { customerNumber }] = [await member(test), await registered(test)];
  return { client, customerNumber };
};

/** Journeys of staff, without payouts, sessions and the last parts of acts of two people. */
export const ofStaff = [
  to(staff.changeLevel)(async (test) => {
    const [client, { customerNumber, mt5Id: id }] = [await member(test), await funded(test)];
    return { client, args: { customerNumber, id, level: 'STD', seen: 'MIN', reason } };
  }),
  to(staff.proposeFactorReset)(async (test) => {
    const [client, person] = [await member(test), await registered(test)];
    await addTotp(person);
    return { client, args: { customerNumber: person.customerNumber, reason } };
  }),
  to(staff.proposePhone)(async (test) => {
    const [client, { customerNumber }] = [await member(test), await identified(test)];
    const path = staff.uploadCustomerFile.path.replace(':customerNumber', customerNumber);
    const send = async () => {
      const body = new FormData();
      body.set('file', picture(), 'card.png');
      return (await client.request<{ fileId: string }>(path, { method: 'POST', body })).data.fileId;
    };
    const [frontFileId, backFileId, holdingFileId] = [await send(), await send(), await send()];
    const files = { frontFileId, backFileId, holdingFileId };
    return { client, args: { customerNumber, mobilePhone: newPhone(), reason, ...files } };
  }),
  to(staff.sendNewPhoneCode)(async (test) => {
    const { client, id } = await begun(test, 'staff.decide phone');
    // The act has given itself a code, which would be waited for.
    await test.gateway.db.rows(
      'test.noCode',
      `delete from kernel.verify_code where kind = 'phoneNew' and address = 'test'`,
    );
    return { client, args: { id } };
  }),
  to(staff.uploadCustomerFile)(async (test) => {
    const { client, customerNumber } = await customerOf(test);
    return { client, args: { customerNumber }, file: picture() };
  }),
  to(staff.uploadDocument)(async (test) => ({ client: await member(test), args: {}, file: picture() })),
  to(staff.closeCustomer)(async (test) => {
    const { client, customerNumber } = await customerOf(test);
    return { client, args: { customerNumber, reason } };
  }),
  to(staff.revokeApproval)(async (test) => {
    const [client, person] = [await member(test), await identified(test)];
    return { client, args: { ...(await item(test, person)), reason } };
  }),
  to(staff.reviewItem)(async (test) => {
    const [client, person] = [await member(test), await inReview(test)];
    return { client, args: await item(test, person) };
  }),
  to(staff.setCustomerLimits)(async (test) => {
    const { client, customerNumber } = await customerOf(test);
    return { client, args: { customerNumber, limits: { withdrawMax: '100.00' }, seen: {}, reason } };
  }),
  to(staff.setCustomerProfile)(async (test) => {
    const { client, customerNumber } = await customerOf(test);
    const seen = { risk: 'low' as const, tags: [] };
    return { client, args: { customerNumber, risk: 'high', tags: [], seen, reason } };
  }),
  to(staff.refuseClosing)(async (test) => {
    const [client, { client: own, customerNumber, password }] = [await member(test), await registered(test)];
    await own.ok(calls.customer.requestClosing, { password });
    const [request] = (await client.ok(staff.closings, { customerNumber })).list;
    return { client, args: { id: request?.id ?? '', reason } };
  }),
  to(staff.endCustomerSessions)(async (test) => {
    const { client, customerNumber } = await customerOf(test);
    return { client, args: { customerNumber, reason } };
  }),
  to(staff.askTask)(async (test) => {
    const { customerNumber } = await registered(test);
    return { client: await member(test), args: { customerNumber, kind: 'address' } };
  }),
  to(staff.decideTask)(async (test) => {
    const { customerNumber } = await registered(test);
    const client = await member(test);
    const { id } = await client.ok(staff.askTask, { customerNumber, kind: 'address' });
    return { client, args: { id, decision: 'cancel', reason } };
  }),
  to(staff.freezeCustomer)(async (test) => {
    const { client, customerNumber } = await customerOf(test);
    return { client, args: { customerNumber, scope: 'money', reason } };
  }),
  to(staff.addNote)(async (test) => {
    const { client, customerNumber } = await customerOf(test);
    return { client, args: { customerNumber, text: reason } };
  }),
  to(staff.revealIdentity)(async (test) => {
    const [client, { customerNumber }] = [await member(test), await inReview(test)];
    return { client, args: { customerNumber } };
  }),
  to(staff.staffFile)(async (test) => {
    const [client, person] = [await member(test), await registered(test)];
    return { client, args: { fileId: await upload(person.client) } };
  }),
  to(staff.proposeAdjustment)(async (test) => {
    const [client, { walletId: accountId }] = [await member(test), await funded(test)];
    return { client, args: { kind: 'goodwill', accountId, amount: '1.00', reason } };
  }),
  to(staff.adjustmentDocument)(async (test) => {
    const [client, { walletId: accountId }] = [await member(test), await funded(test)];
    const documentId = await uploadDocument(client);
    const proposal = { kind: 'goodwill', accountId, amount: '1.00', reason, documentId } as const;
    const { id } = await client.ok(staff.proposeAdjustment, proposal);
    return { client, args: { id } };
  }),
  to(staff.askChannel)(async (test) => ({
    client: await member(test),
    args: { orderNumber: (await mismatch(test)).pno },
  })),
  to(staff.callbackDetail)(async (test) => {
    const { pno: number } = await mismatch(test);
    const client = await member(test);
    const { list } = await client.ok(staff.callbacks, { number });
    return { client, args: { id: list[0]?.id ?? '' } };
  }),
  to(staff.refundSuspended)((test) => suspended(test)),
  to(staff.rejectSuspended)((test) => suspended(test)),
  to(staff.suspendedPaymentDetail)(async (test) => {
    const { client, args } = await suspended(test);
    return { client, args: { id: args.id } };
  }),
  to(staff.resolveDeposit)(async (test) => ({
    client: await member(test),
    args: { ...(await mismatch(test)), act: 'credit', reason },
  })),
  to(staff.staffDepositDetail)(async (test) => ({
    client: await member(test),
    args: { pno: (await mismatch(test)).pno },
  })),
  to(staff.changeMember)(async (test) => ({
    client: await member(test),
    args: { id: (await newMember(test)).id, name: '新名' },
  })),
  to(staff.endSessions)(async (test) => ({ client: await member(test), args: { id: (await newMember(test)).id } })),
  to(staff.renewInvitation)(async (test) => ({ client: await member(test), args: { id: (await newMember(test)).id } })),
  to(staff.changeRole)(async (test) => ({
    client: await member(test),
    args: { name: `role-${word()}`, permissions: ['customer.read'] },
  })),
  to(staff.inviteMember)(async (test) => ({
    client: await member(test),
    args: { email: `${randomUUID()}@broker.test`, name: '新员工', roles: ['support'] },
  })),
  to(staff.savePost)(async (test) => ({ client: await member(test), args: post })),
  to(staff.decidePost)(async (test) => {
    const client = await member(test);
    const { id, version } = await client.ok(staff.savePost, post);
    return { client, args: { id, version, decision: 'publish', at: inTime(day) } };
  }),
  to(staff.postDetail)(async (test) => {
    const client = await member(test);
    return { client, args: { id: (await client.ok(staff.savePost, post)).id } };
  }),
  to(staff.saveSlide)(async (test) => ({
    client: await member(test),
    args: { title: '标题', subtitle: '副题', image: 'images/slide-market.svg', href: '/news', until: inTime(day) },
  })),
  to(staff.proposeAgreement)(async (test) => {
    const [client, { id }] = [await member(test), await approvedIntroducer(test)];
    return { client, args: { id, from: monthAt(0), tiers, documentId: await uploadDocument(client) } };
  }),
  to(staff.introducerDetail)(async (test) => ({
    client: await member(test),
    args: { id: (await approvedIntroducer(test)).id },
  })),
  to(staff.agreementDocument)(async (test) => {
    const [client, { id }] = [await member(test), await approvedIntroducer(test)];
    return { client, args: { id: (await proposeAgreement(test, id, monthAt(0))).id } };
  }),
  to(staff.proposeAgreementEnd)(async (test) => {
    const [client, { id }] = [await member(test), await approvedIntroducer(test)];
    return { client, args: { id: (await agree(test, id, monthAt(0))).id, end: monthAt(2), reason } };
  }),
  to(staff.createPromotion)(async (test) => ({ client: await member(test), args: promotion() })),
  to(staff.endPromotion)(async (test) => {
    const client = await member(test);
    return { client, args: { id: (await client.ok(staff.createPromotion, promotion())).id, reason } };
  }),
  to(staff.grantCoupon)(async (test) => {
    const { client, customerNumber } = await customerOf(test);
    return { client, args: { id: (await client.ok(staff.createPromotion, promotion())).id, customerNumber } };
  }),
  to(staff.recordBankBalance)(async (test) => {
    const version = 0;
    const at = new Date(Date.now() - randomInt(1, 20_000) * day * 0.01).toISOString().slice(0, 10);
    const of = { account: `工行客户资金 ${word()}`, currency: 'USD', day: at, amount: '1.00' } as const;
    return { client: await member(test), args: { ...of, reference: 'S-1', version } };
  }),
  to(staff.previewSettings)(async (test) => ({
    client: await member(test),
    args: { values: [{ name: 'limits.invite.bonus', value: '2.00' }] },
  })),
  to(staff.proposeSettings)(async (test) => ({
    client: await member(test),
    args: { values: [{ name: 'limits.invite.bonus', value: `${randomInt(2, 1e6)}.00` }], reason },
  })),
  to(staff.reconciliationBreakDetail)(async (test) => {
    const { client, id } = await begun(test, 'staff.acceptBreak');
    return { client, args: { id } };
  }),
];
