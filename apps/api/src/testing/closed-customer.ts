import { calls } from '@portal/contract';
import { newIdNumber, openMt5, payDeposit, registerCustomer, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from './add-test-staff';
import { bytesOf } from './bytes-of';
import { bankCard, decideIdentity, idCard } from './kyc-forms';
import { outboxEmpty } from './notices';
import { approveCard, giveCode } from './payouts';
import { changeForm } from './phone-changes';
import { StaffClient } from './staff-client';
import type { TestGateway } from './start-test-gateway';
import { uploadDocument } from './upload-document';

const { account, coin, customer, identity, sandbox, staff, withdraw } = calls;

/** A closed customer, and what names them. */
export interface ClosedCustomer extends TestCustomer {
  /** Words that stand nowhere else. */
  canaries: string[];
  /** Numbers that are encrypted. */
  secrets: string[];
}

let n = 0;
/** A closed customer with every kind of record, each with words that stand nowhere else. */
export async function closedCustomer(test_: TestGateway): Promise<ClosedCustomer> {
  const [anna, boris, compliance] = ['anna', 'boris', 'compliance'].map(
    (name) => new StaffClient(test_.staffUrl, staffTokenOf(name)),
  ) as [StaffClient, StaffClient, StaffClient];
  n += 1;
  const name = `金丝雀${'甲乙丙丁'[n]}`;
  const word = (what: string) => `Canary${n}${what}`;
  const person = await registerCustomer(test_.url);
  const { client, customerNumber } = person;
  const idDocumentNumber = newIdNumber();
  await client.ok(identity.addIdCard, await idCard(client, { chineseName: name, idDocumentNumber }));
  const mt5Id = await openMt5(client);
  await client.ok(account.updateAccount, { id: mt5Id, nickname: word('nick') });
  const { accounts } = await client.ok(account.queryAccountInfo, {});
  const accountId = accounts.find(({ kind }) => kind === 'wallet')?.id ?? '';
  await payDeposit(client, accountId, '460.00');
  const card = await bankCard(client);
  const { id: bankId } = await client.ok(identity.addBank, { ...card, branch: word('branch') });
  const other = await bankCard(client);
  const { id: unused } = await client.ok(identity.addBank, { ...other, city: word('city') });
  await decideIdentity(test_.gateway, person, 'approve');
  await approveCard(test_, bankId);
  await approveCard(test_, unused);
  // The addresses are of the rules' own vectors: what was written beside one is the canary.
  const address = ['TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'][n - 1] ?? '';
  const { id: addressId } = await client.ok(coin.addOutCoinAddress, {
    ...({ coin: 'USDT', chain: 'TRC20' } as const),
    ...{ address, label: word('label'), verifyCode: await giveCode(test_, person, 'coinAddress') },
  });
  const paid = async (kind: 'withdraw' | 'coin') => {
    const verifyCode = await giveCode(test_, person, kind);
    const amount = '150.00';
    const { pno } =
      kind === 'coin'
        ? await client.ok(coin.submitWithdrawCoinV2, { accountId, addressId, amount, verifyCode })
        : await client.ok(withdraw.withdrawSubmit, { accountId, bankId, amount, verifyCode });
    await anna.ok(staff.decide, { kind, id: pno, decision: 'approve' });
    return pno;
  };
  const pno = await paid('withdraw');
  const { number } = await anna.ok(staff.makeBatch, { format: 'csv', pnos: [pno] });
  await boris.ok(staff.decideBatch, { number, decision: 'release' });
  const { bytes } = await bytesOf(boris, staff.batchFile.path.replace(':number', number));
  const form = new FormData();
  form.set('file', new Blob([bytes.toString()]), 'batch');
  const result = await (await anna.fetch(sandbox.bankResult.path, { method: 'POST', body: form })).text();
  const answer = new FormData();
  answer.set('file', new Blob([result]), 'result');
  await anna.fetch(staff.batchResult.path.replace(':number', number), { method: 'POST', body: answer });
  await anna.ok(staff.payWithdrawal, { pno: await paid('withdraw'), reference: word('bank') });
  const hash = `${n}`.repeat(64);
  await anna.ok(staff.decide, { kind: 'coin', id: await paid('coin'), decision: 'pay', txHash: hash });
  // What is left goes by an adjustment with a document and a reason.
  const adjustment = { accountId, amount: '-10.00', reason: word('reason'), documentId: await uploadDocument(anna) };
  const { id } = await anna.ok(staff.proposeAdjustment, { kind: 'correction', ...adjustment });
  await boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
  const phone = person.phone;
  const changed = await changeForm(test_, person);
  await client.ok(customer.changePhone, changed);
  await anna.ok(staff.addNote, { customerNumber, text: word('note') });
  await anna.ok(staff.freezeCustomer, { customerNumber, scope: 'login', reason: word('freeze') });
  const { freezes } = await compliance.ok(staff.customerFile, { customerNumber });
  await boris.ok(staff.liftFreeze, { id: freezes[0]?.id ?? '', reason: word('lift') });
  await compliance.ok(staff.askTask, { customerNumber, kind: 'other', text: word('task') });
  const { no } = await anna.ok(staff.openCase, { customerNumber, subject: word('case'), text: word('found') });
  const version = async () => (await compliance.ok(staff.caseDetail, { no })).case.version;
  await anna.ok(staff.proposeCaseOutcome, { no, version: await version(), outcome: 'close', text: word('outcome') });
  await compliance.ok(staff.decideCase, { no, version: await version(), decision: 'approve' });
  await outboxEmpty(test_);
  await compliance.ok(staff.closeCustomer, { customerNumber, reason: '客户申请销户' });
  await outboxEmpty(test_);
  return {
    ...person,
    canaries: [
      ...[name, phone, changed.mobilePhone, address, hash],
      ...[
        'nick',
        'branch',
        'bank',
        'city',
        'label',
        'reason',
        'note',
        'freeze',
        'lift',
        'task',
        'case',
        'found',
        'outcome',
      ].map(word),
    ],
    secrets: [idDocumentNumber, card.accountNumber, other.accountNumber],
  };
}
