import type { Actions } from '@portal/contract/account';
import type { KycInfo } from '@portal/contract/identity';
import { guideSteps } from './guide-steps';

const yes = { allowed: true, reasons: [] };
const no = { allowed: false, reasons: [{ code: 'account.identity', msg: '请先提交身份认证资料' }] };
const actions = (open: Partial<Actions>): Actions => ({
  openMt5: no,
  deposit: no,
  withdraw: no,
  withdrawCoin: no,
  transfer: no,
  upgrade: no,
  ...open,
});
const kyc = (identity: 0 | 1 | 2 | 3, bank: 0 | 1 | 2 | 3, mt5: 0 | 1, next: KycInfo['next']): KycInfo => ({
  identity: { status: identity },
  bank: { status: bank, cards: [] },
  email: { status: 0 },
  mt5: { status: mt5 },
  next,
});
const states = (info: KycInfo, open: Partial<Actions> = {}) =>
  guideSteps(info, actions(open)).map(({ state }) => state);

test('starts with the identity for a new customer', () => {
  expect(states(kyc(0, 0, 0, 'identity'))).toEqual(['current', 'ahead', 'ahead', 'ahead']);
});

test('continues with the card while the identity is in review', () => {
  expect(states(kyc(2, 0, 0, 'bank'), { openMt5: yes })).toEqual(['waiting', 'current', 'ahead', 'ahead']);
});

test('continues with MT5 and then the deposit while reviews are pending', () => {
  expect(states(kyc(2, 2, 0, 'mt5'), { openMt5: yes })).toEqual(['waiting', 'waiting', 'current', 'ahead']);
  expect(states(kyc(1, 2, 1, 'deposit'), { openMt5: yes, deposit: yes })).toEqual([
    'done',
    'waiting',
    'done',
    'current',
  ]);
});

test('can work on MT5 while only the questionnaire is missing', () => {
  const asks = (...codes: string[]) => ({ allowed: false, reasons: codes.map((code) => ({ code, msg: '' })) });
  const isOpen = (openMt5: Actions['openMt5']) =>
    guideSteps(kyc(2, 2, 0, 'mt5'), actions({ openMt5 })).find(({ id }) => id === 'mt5')?.open;
  expect(isOpen(asks('account.appropriateness'))).toBe(true);
  expect(isOpen(asks('account.appropriatenessCooling'))).toBe(true);
  expect(isOpen(asks('account.identity', 'account.appropriateness'))).toBe(false);
});

test('closes the card step and shows the identity as failed if it was refused', () => {
  const steps = guideSteps(kyc(3, 0, 0, 'identity'), actions({}));
  expect(steps.map(({ state }) => state)).toEqual(['failed', 'ahead', 'ahead', 'ahead']);
  expect(steps.find(({ id }) => id === 'bank')?.open).toBe(false);
});

test('has no open step after the first deposit', () => {
  expect(states(kyc(1, 1, 1, 'done'), { openMt5: yes, deposit: yes })).toEqual(['done', 'done', 'done', 'done']);
});
