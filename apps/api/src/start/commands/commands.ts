import { approve, pay, refuse } from './back-office/decide';
import { login, logout } from './back-office/sessions';
import { reconcile } from './back-office/reconcile';
import { reviews } from './back-office/reviews';
import { stop } from './back-office/stop';
import { audit, customers, note, notes } from './back-office/customers';
import { backup } from './backup';
import { check } from './check';
import type { Command } from './command';
import { importRecords } from './import-records';
import { jobs } from './jobs';
import { keys } from './keys';
import { migrate } from './migrate';
import { restore } from './restore';
import { staff } from './staff';
import { start } from './start';

/** Every command of the operator by name, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  start,
  check,
  migrate,
  staff,
  import: importRecords,
  jobs,
  keys,
  backup,
  restore,
  reconcile,
  reviews,
  approve,
  refuse,
  pay,
  stop,
  customers,
  notes,
  note,
  audit,
  login,
  logout,
};
