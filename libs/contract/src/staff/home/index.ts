export * from './alerts';
export * from './money-today';
export * from './queues';
