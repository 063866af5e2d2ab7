export { SessionProvider, type SessionProviderProps } from './session-provider';
export * from './use-auto-login-question';
export * from './use-remember-page';
export * from './use-session';
