import type { Account } from '@portal/contract/account';
import { formatAmount, minor } from '@portal/rules/money';
import { cents, sumUsd } from './cents';
import { usdWorth } from './usd-worth';

/** The equity of all accounts in USD and what it is made of: balance + floating + credit = equity, to the cent. */
export interface EquityTerms {
  balance: string | null;
  /** With swap, as the platform counts it. */
  floating: string | null;
  credit: string | null;
  equity: string | null;
}

/**
 * The terms of the equity. Each is converted by account; the floating result is what remains, so that roundings of a conversion do
 * not break the sum. null where a figure cannot be parsed.
 */
export function equityTerms(accounts: readonly Account[]): EquityTerms {
  const sum = (figure: 'balance' | 'credit' | 'equity') => sumUsd(accounts.map((account) => usdWorth(account, figure)));
  const [balance, credit, equity] = [sum('balance'), sum('credit'), sum('equity')];
  const units = [equity, balance, credit].map((amount) => (amount === null ? null : cents(amount)));
  const [all, ...parts] = units.every((one) => one !== null) ? units : [];
  return {
    balance,
    credit,
    equity,
    floating: all === undefined ? null : formatAmount(minor(parts.reduce((rest, part) => rest - part, all)), 2),
  };
}
