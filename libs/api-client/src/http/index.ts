export * from './api-error';
export { addressOf, call, callWire, download, type CallOptions } from './call';
export * from './create-http';
export * from './new-idempotency-key';
export * from './outcome-unknown';
export type { SendOptions } from './send';
export * from './session-calls';
export * from './upload-file';
export * from './wire';
