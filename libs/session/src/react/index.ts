export { SessionProvider, type SessionProviderProps } from './session-provider';
export * from './use-session';
