import { mobile } from '@portal/rules/rules';
import type { Import, ImportRow, Outcome } from '../../core/imports';
import { accountTypeOf } from '../../core/levels';
import type { Gateway } from '../../core/gateway/gateway';
import type { Ports } from '../../ports';
import { linkLogins, linkParties, type Link } from './linking.store';
import { readOpenings, type Opening } from './read-opening';

interface AccountLine {
  login: string;
  phone: string;
}

type Rows = readonly ImportRow<AccountLine>[];

/** What linking needs: the database, and the platform without the rest of the gateway. */
export type Linking = Pick<Gateway, 'brand' | 'db'> & { ports: Pick<Ports, 'trading' | 'history'> };

/** MT5 logins of customers who are in the portal already. Balances are opened from the platform. */
export function importAccounts({ brand, db, ports }: Linking): Import<AccountLine> {
  const outcomeOf = (opening: Opening | 'moving' | undefined): Outcome => {
    if (opening === undefined) return { fault: 'MT5 平台上没有此账号' };
    if (opening === 'moving') return { fault: '未能读到此账号一致的余额和成交（可能正在交易），请重新运行' };
    const { group } = opening.state;
    return accountTypeOf(brand, group) ? 'new' : { fault: `此账号的组 ${group} 不属于任何账户级别` };
  };

  const link = async (links: ReadonlyMap<number, Link>) => {
    const outcomes = await db.transaction((tx) => linkLogins(tx, [...links.values()], { actor: 'import' }));
    return [...links].map(([line, { opening }]): [number, Outcome] => {
      const outcome = outcomes.get(opening.state.login);
      return [line, outcome === 'linked' ? 'new' : outcome === 'exists' ? 'exists' : taken];
    });
  };

  return {
    columns: ['login', 'mobilePhone'],
    batch: 100,
    check({ login = '', mobilePhone = '' }) {
      if (!/^[1-9][0-9]{0,17}$/.test(login)) return { fault: 'MT5 账号必须是数字' };
      return mobile.test(mobilePhone) ? { login, phone: mobilePhone } : { fault: '手机号必须是 11 位数字' };
    },
    keys: ({ login }) => [{ key: login, fault: 'MT5 账号重复' }],
    async carryOut(rows: Rows, apply) {
      const outcomes = new Map<number, Outcome>();
      const customers = new Map<number, bigint>();
      const requested = rows.map(({ line, row }) => ({ line, ...row }));
      for (const { line, customer, owner } of await linkParties(db, brand.defaultPrefix, requested)) {
        if (customer === null) outcomes.set(line, { fault: '没有使用该手机号的客户，请先导入客户' });
        else if (owner !== null) outcomes.set(line, owner === customer ? 'exists' : taken);
        else customers.set(line, customer);
      }
      const open = requested.filter(({ line }) => customers.has(line));
      const openings = await readOpenings(
        ports,
        open.map(({ login }) => login),
      );
      const links = new Map<number, Link>();
      for (const { line, login } of open) {
        const opening = openings.get(login);
        outcomes.set(line, outcomeOf(opening));
        const customer = customers.get(line);
        const accountType = opening && opening !== 'moving' && accountTypeOf(brand, opening.state.group);
        if (customer !== undefined && accountType) links.set(line, { customer, ...accountType, opening });
      }
      if (apply && links.size > 0) for (const [line, outcome] of await link(links)) outcomes.set(line, outcome);
      return outcomes;
    },
  };
}

const taken = { fault: '此账号已关联另一位客户' };
