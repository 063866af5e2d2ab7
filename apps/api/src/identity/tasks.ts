import { tasks as call } from '@portal/contract/identity';
import { tasksOf, toTask } from '../core/customers/tasks.store';
import { handle } from '../http/handler';

export const tasks = handle(call, async ({ customer, gateway }) =>
  (await tasksOf(gateway.db, customer.customerId)).map(toTask),
);
