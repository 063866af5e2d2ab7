export * from './audit-csv';
export * from './audit-entry';
export * from './audit-log';
