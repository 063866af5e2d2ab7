export { maskAddress } from './mask-address';
export { maskBankAccount } from './mask-bank-account';
export { maskEmail } from './mask-email';
export { maskIdNumber } from './mask-id-number';
export { maskName } from './mask-name';
export { maskPhone } from './mask-phone';
