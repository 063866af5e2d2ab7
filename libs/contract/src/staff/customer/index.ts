export * from './customer-file';
export * from './end-customer-sessions';
export * from './freeze';
export * from './freeze-customer';
export * from './lift-freeze';
export * from './reveal-identity';
