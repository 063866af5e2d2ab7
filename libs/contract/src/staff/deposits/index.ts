export * from './refund-unmatched';
export * from './resolve-deposit';
export * from './staff-deposit';
export * from './staff-deposit-detail';
export * from './staff-deposits';
export * from './unmatched-payment';
export * from './unmatched-payments';
