export * from './accept-break';
export * from './reconcile';
export * from './reconciliation-break';
export * from './reconciliation-break-detail';
export * from './reconciliation-breaks';
export * from './reconciliation-runs';
export * from './stop-payouts';
