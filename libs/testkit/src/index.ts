export { Client, type Answered } from './client';
export {
  agreementsFor,
  answerQuestions,
  fundedCustomer,
  mt5Password,
  openMt5,
  payDeposit,
  readCode,
  registerCustomer,
  solveCaptcha,
  submitBank,
  submitIdentity,
  upload,
  welcomed,
  type TestCustomer,
} from './customer';
export { newBankNumber, newIdNumber, newPhone, picture } from './test-values';
export { waitFor } from './wait-for';
