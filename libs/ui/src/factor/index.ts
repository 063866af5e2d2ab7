export { askPasskey, makePasskey } from './ask-passkey';
export { FactorForm, type FactorAnswer, type FactorFormProps } from './factor-form';
export { QrCode } from './qr-code';
