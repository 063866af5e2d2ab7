export * from './batch-file';
export * from './batch-result';
export * from './decide-batch';
export * from './make-batch';
export * from './payout-batch';
export * from './payout-batch-detail';
export * from './payout-batches';
export * from './payout-target';
