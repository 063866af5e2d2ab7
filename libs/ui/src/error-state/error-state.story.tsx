import { ErrorState } from './error-state';

export const WithRetry = () => <ErrorState title="获取账户信息失败" onRetry={() => undefined} />;

export const Busy = () => <ErrorState title="获取账户信息失败" onRetry={() => undefined} busy />;
