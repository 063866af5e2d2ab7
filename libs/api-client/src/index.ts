export { Provider as StoreProvider } from 'react-redux';
export type { Answer, ApiError } from './http/api-error';
export { api } from './kernel/api';
export * from './kernel/make-store';
export * from './kernel/tag-types';
export * from './kernel/use-http';
export * from './kernel/use-idempotency-key';
export * from './kernel/use-last-answer';
export * from './kernel/use-read-again';
