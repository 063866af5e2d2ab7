import type { TestGateway } from './start-test-gateway';

/** Ends every wait after wrong guesses at once, as if its time had passed. */
export const forgetAttempts = ({ gateway }: TestGateway) =>
  gateway.db.rows('test.forgetAttempts', 'delete from kernel.attempt');
