import { bankCardStatus, type ApprovalStatus } from './bank-card-status';
import { bankCardStatusVectors } from './bank-card-status.vectors';

const statuses: readonly ApprovalStatus[] = [0, 1, 2, 3];

test('returns the status of each of the 64 combinations', () => {
  const answers = statuses.map((approval) =>
    statuses.map((nameApproval) =>
      statuses.map((imageApproval) => bankCardStatus({ approval, nameApproval, imageApproval })).join(''),
    ),
  );
  expect(answers).toEqual(bankCardStatusVectors);
});
