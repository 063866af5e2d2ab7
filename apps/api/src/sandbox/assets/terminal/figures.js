import { money, put } from './format.js';

const at = (id) => document.getElementById(id);

/** Shows the account's money. */
export function showFigures({ equity, balance, margin, free_margin, margin_level, leverage, account_no, currency }) {
  put(at('equity'), money(equity));
  put(at('balance'), money(balance));
  put(at('margin'), money(margin));
  put(at('free'), money(free_margin));
  put(at('level'), margin_level === null ? '–' : `${margin_level.toFixed(2)}%`);
  put(at('who'), ` · ${account_no} · ${currency} · 1:${leverage}`);
  at('empty').hidden = !/^-|^0\.00$/.test(equity);
}
