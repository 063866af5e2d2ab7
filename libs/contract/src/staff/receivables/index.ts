export * from './receivable';
export * from './receivables';
