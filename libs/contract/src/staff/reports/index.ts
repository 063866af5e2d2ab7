export * from './bank-balance';
export * from './bank-balance-history';
export * from './bank-days';
export * from './client-money';
export * from './money-report';
export * from './record-bank-balance';
export * from './report-csv';
export * from './watched-payments';
