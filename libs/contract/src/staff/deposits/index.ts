export * from './resolve-deposit';
export * from './staff-deposit';
export * from './staff-deposit-detail';
export * from './staff-deposits';
