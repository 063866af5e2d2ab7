export * from './client-money';
export * from './money-report';
export * from './report-csv';
export * from './watched-payments';
