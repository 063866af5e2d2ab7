import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/** What is left of the time for reads of the platform. Reads at the same time take it once. */
class Budget {
  private under = 0;
  private since = 0;

  constructor(private spare: number) {}

  get left(): number {
    return this.spare - (this.under > 0 ? performance.now() - this.since : 0);
  }

  empty(): void {
    this.spare = -Infinity;
  }

  begin(): void {
    if (this.under === 0) this.since = performance.now();
    this.under += 1;
  }

  end(): void {
    this.under -= 1;
    if (this.under === 0) this.spare -= performance.now() - this.since;
  }
}

const budgets = new AsyncLocalStorage<Budget>();

/**
 * Runs a request whose reads of the platform may take `ms` in all (PLATFORM_READ_MS). Then it shows the last known state. A payment has
 * more (PLATFORM_PAYMENT_MS), because it is refused without the platform's own figures.
 */
export const withReadBudget = <T>(ms: number, work: () => Promise<T>): Promise<T> => budgets.run(new Budget(ms), work);

/**
 * A read of the platform within the budget of the request. Throws when the budget is used up; what the platform answers later is not
 * waited for. Without a budget, as in a job, it waits as long as the platform's adapter does.
 */
export async function withinBudget<T>(read: () => Promise<T>): Promise<T> {
  const budget = budgets.getStore();
  if (!budget) return read();
  const late = () => new Error('the trading platform did not answer in the time that a request has for it');
  if (budget.left <= 0) throw late();
  const answered = new AbortController();
  const expired = async (): Promise<never> => {
    await sleep(budget.left, undefined, { signal: answered.signal });
    // An answer that arrived while the process was busy is taken.
    await turn();
    budget.empty();
    throw late();
  };
  budget.begin();
  try {
    return await Promise.race([read(), expired()]);
  } finally {
    budget.end();
    answered.abort();
  }
}
