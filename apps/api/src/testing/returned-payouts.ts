import { calls } from '@portal/contract';
import { staffOf } from './introducers';
import type { TestGateway } from './start-test-gateway';
import { uploadDocument } from './upload-document';

const { staff } = calls;

/** Two members record that the bank or chain has sent a paid payout back. Returns the number of the adjustment. */
export async function comesBack(test: TestGateway, reference: string, reason = '户名不符'): Promise<string> {
  const [anna, boris] = [staffOf(test, 'anna'), staffOf(test, 'boris')];
  const proposal = { kind: 'payoutReturn', reference, reason, documentId: await uploadDocument(anna) } as const;
  const { id, number } = await anna.ok(staff.proposeAdjustment, proposal);
  await boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
  return number;
}
