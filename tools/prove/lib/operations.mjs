// What two customers, staff, the channel and the platform may do next: mostly valid operations, and every kind of misuse.

const TERMS = {
  bank: (amount, daily) => {
    const fee = amount < 20000 ? 300 : 0;
    return { daily, fee, payAmount: (amount - fee) * 7, rate: '7', coolingHours: '0' };
  },
  coin: (amount) => {
    const quote = (fee) => ({ fee, receive: amount * 10000 - fee });
    return { quotes: { TRC20: quote(1000000), ERC20: quote(8000000) }, rate: '1', coolingHours: '0' };
  },
};

/** Draws operations for a model's current state. `tag` makes its numbers and keys unique to the sequence. */
export function operationsOf(model, random, tag) {
  const { between, chance, pick, weighted } = random;
  const past = [];
  let count = 0;
  const number = () => `${tag}-${(count += 1)}`;
  const customers = [model.inviter, model.friend];
  const known = (map, test = () => true) => [...map].filter(([, value]) => test(value)).map(([no]) => no);
  /** A document's number: mostly one that fits, seldom one that does not fit or exist. Mostly undefined where none fits. */
  const someNo = (map, test) => {
    const fitting = known(map, test);
    if (fitting.length > 0 && chance(0.9)) return pick(fitting);
    if (chance(0.6)) return undefined;
    return map.size === 0 || chance(0.2) ? `${tag}-none` : pick(known(map));
  };
  const accountOf = (customer) => {
    const owner = chance(0.04) ? pick(customers) : customer;
    return chance(0.01) ? 1 : pick(owner.accounts).id;
  };
  /** A source account, mostly one with money in it. */
  const sourceOf = (customer) => {
    const full = customer.accounts.filter(({ id }) => model.free(model.accounts.get(id).name) > 0);
    return full.length > 0 && chance(0.85) ? pick(full).id : accountOf(customer);
  };
  const amountOf = (account, least) => {
    const source = model.accounts.get(account);
    const free = source ? model.free(source.name) : 0;
    const amount = weighted([
      [8, Math.floor((free * between(1, 60)) / 100)],
      [1, free],
      [1, free + 1],
      [1, between(900000, 3000000)],
    ]);
    return Math.max(amount, least);
  };
  /** What the platform releases: null (not asked), all, or less than the ledger has. */
  const availableOf = () =>
    weighted([
      [1, null],
      [6, 9_000_000_000],
      [1, between(-5000, 90000)],
    ]);

  /** The balance at the platform; null: the ledger's. Less while a loss is not imported, but never less than what leaves. */
  const settledOf = (account, amount) => {
    const source = model.accounts.get(account);
    const free = source ? model.free(source.name) : 0;
    return free > amount && chance(0.2) ? between(amount, free) : null;
  };

  /** What a transfer brings at 7 CNH for a USD, and sometimes another rate that the customer has seen. */
  const exchange = (account, to, amount) => {
    const [from, into] = [account, to].map((id) => model.accounts.get(id)?.currency);
    if (!from || !into || from === into) return { received: amount };
    const received = from === 'USD' ? amount * 7 : Math.floor(amount / 7);
    return { received, rate: '7', ...(chance(0.05) && { shownRate: '6.5' }) };
  };

  const keyed = (scope, customer, fields) => {
    const body = JSON.stringify(fields);
    return { ...fields, scope: `${customer.id}:${scope}`, key: number(), body, customer: customer.id, do: scope };
  };
  const payout = (kind, customer) => {
    const account = sourceOf(customer);
    const amount = amountOf(account, 5000);
    const to = (chance(0.04) ? pick(customers) : customer)[kind === 'bank' ? 'card' : 'address'];
    const terms = TERMS[kind](amount, chance(0.1) ? between(5000, 500000) : 1_000_000_000);
    const code = chance(0.95) ? 'good' : 'bad';
    const no = number();
    return keyed(`${kind === 'bank' ? 'withdraw' : 'coin'}.submit`, customer, {
      no,
      account,
      amount,
      to,
      terms,
      code,
      available: availableOf(),
      settled: settledOf(account, amount),
    });
  };
  const cancel = (kind, customer) => {
    const no = someNo(model.payouts, (p) => p.status === 1 && p.kind === kind && p.customer === customer.id);
    return no && keyed(`${kind === 'bank' ? 'withdraw' : 'coin'}.cancel`, customer, { no });
  };

  const makers = {
    submit: (customer) => {
      const account = accountOf(customer);
      const coupons = (chance(0.05) ? pick(customers) : customer).coupons;
      const coupon = chance(0.35) ? pick(coupons).id : null;
      return keyed('deposit.submit', customer, {
        no: number(),
        account,
        amount: weighted([
          [8, between(5000, 3000000)],
          [1, 19999],
          [1, 20000],
        ]),
        coupon,
        minutes: chance(0.15) ? -1 : 30,
      });
    },
    notify: () => {
      const no = someNo(model.drafts, (d) => d.status !== 'paid');
      if (!no) return undefined;
      const expected = (model.drafts.get(no)?.amount ?? 1) * 7;
      const event = model.events.size > 0 && chance(0.1) ? pick([...model.events]) : number();
      return {
        do: 'deposit.settle',
        no,
        event,
        merchant: chance(0.02) ? 'OTHER' : 'SANDBOX001',
        amount: chance(0.04) ? expected - 1 : expected,
        currency: chance(0.02) ? 'USD' : 'CNY',
        status: chance(0.06) ? 'failed' : 'paid',
      };
    },
    resolve: () => {
      const events = known(model.suspended, ({ status }) => status === 'waits' || chance(0.1));
      if (events.length === 0) return undefined;
      return { do: 'deposit.resolve', event: pick(events), act: pick(['credit', 'credit', 'refund', 'reject']) };
    },
    endRefund: () => {
      const events = known(model.suspended, ({ status }) => status === 'refund' || chance(0.02));
      return events.length > 0 ? { do: 'deposit.endRefund', event: pick(events), fails: chance(0.3) } : undefined;
    },
    chargeback: () => {
      const no = someNo(model.drafts, ({ status, back }) => status === 'paid' && !back);
      if (!no) return undefined;
      const { into, usd } = model.drafts.get(no) ?? {};
      const available = into?.kind === 'mt5' ? availableOf() : null;
      const settled = into ? settledOf(into.id, Math.min(usd, model.canGive(into, available))) : null;
      return { do: 'account.chargeback', no, number: number(), available, settled };
    },
    setOff: (customer) => {
      const usd = customer.accounts.filter(
        ({ id }) => model.accounts.get(id).open && model.accounts.get(id).currency === 'USD',
      );
      const { id, kind } = pick(usd);
      const available = kind === 'mt5' ? (availableOf() ?? 0) : null;
      const settled = kind === 'mt5' ? settledOf(id, model.canGive(model.accounts.get(id), available)) : null;
      return { do: 'account.setOff', customer: customer.id, account: id, available, settled };
    },
    writeOff: () => {
      const debts = known(model.debts, ({ open }) => open > 0 || chance(0.1));
      return debts.length > 0 ? { do: 'account.writeOff', no: pick(debts), number: number() } : undefined;
    },
    cancelDraft: (customer) => {
      const no = someNo(model.drafts, (d) => d.status === 'unpaid' && d.customer === customer.id);
      return no && keyed('deposit.cancel', customer, { no });
    },
    expire: () => {
      const drafts = known(model.drafts);
      return drafts.length > 0 ? { do: 'deposit.expire', no: pick(drafts) } : undefined;
    },
    invite: () => model.firstPaid && { do: 'recommend.settle', no: model.firstPaid.no },
    withdraw: (customer) => payout('bank', customer),
    coin: (customer) => payout('coin', customer),
    cancelWithdraw: (customer) => cancel('bank', customer),
    cancelCoin: (customer) => cancel('coin', customer),
    decide: () => {
      const no = someNo(model.payouts, (p) => p.status <= 2);
      if (!no) return undefined;
      const of = model.payouts.get(no);
      const kind = chance(0.03) || !of ? pick(['bank', 'coin']) : of.kind;
      const decision = pick(['approve', 'pay', 'pay', 'refuse']);
      const reason = chance(0.9) ? 'x' : null;
      return { do: 'payout.decide', no, kind, decision, reason, actor: pick(['staff:anna', 'staff:boris']) };
    },
    returned: () => {
      const no = someNo(model.payouts, (p) => p.status === 3);
      return no && { do: 'payout.return', no, number: number() };
    },
    platform: () => {
      const open = known(
        model.payouts,
        (p) => p.platform === 'asked' || (p.platform === 'taken' && [4, 5].includes(p.status)),
      );
      const no = open.length > 0 && chance(0.9) ? pick(open) : pick([...known(model.payouts), '']);
      const of = model.payouts.get(no);
      if (!of) return undefined;
      const outcome =
        of.platform === 'asked'
          ? weighted([
              [5, 'taken'],
              [1, 'refused'],
            ])
          : of.platform === 'taken' && [4, 5].includes(of.status)
            ? 'returned'
            : pick(['taken', 'refused']);
      return { do: 'payout.platform', no, outcome };
    },
    transfer: (customer) => {
      const account = sourceOf(customer);
      const others = customer.accounts.filter(({ id }) => id !== account);
      const to = chance(0.85) && others.length > 0 ? pick(others).id : accountOf(customer);
      const both = [account, to].every((id) => model.accounts.get(id)?.kind === 'mt5');
      const kinds = chance(0.05) ? pick(['mt5', 'wallet']) : both ? 'mt5' : 'wallet';
      const amount = amountOf(account, chance(0.02) ? 1 : 100);
      const terms = exchange(account, to, amount);
      return keyed('transfer.add', customer, {
        no: number(),
        account,
        to,
        amount,
        terms,
        kinds,
        available: availableOf(),
        settled: settledOf(account, amount),
      });
    },
    finish: () => {
      const pending = known(model.transfers, (t) => t.status === 'pending');
      const no = pending.length > 0 && chance(0.9) ? pick(pending) : pick([...known(model.transfers), undefined]);
      return no && { do: 'transfer.finish', no, done: chance(0.7) };
    },
    archive: (customer) => ({ do: 'account.archive', customer: customer.id, account: accountOf(customer) }),
    deal: (customer) => {
      const open = customer.accounts.filter(({ id, kind }) => kind === 'mt5' && model.accounts.get(id).open);
      if (open.length === 0) return undefined;
      const no = model.deals.size > 0 && chance(0.1) ? pick([...model.deals]) : number();
      const kind = chance(0.15) ? 'credit' : 'trade';
      return { do: 'account.post_deal', no, account: pick(open).id, kind, amount: between(-90000, 80000) || 1 };
    },
    /** Repeats an earlier operation under its key, sometimes with another body. */
    repeat: () => {
      if (past.length === 0) return undefined;
      const operation = pick(past);
      return chance(0.25) ? { ...operation, body: `${operation.body} ` } : operation;
    },
  };
  const weights = [
    [14, 'submit'],
    [18, 'notify'],
    [6, 'resolve'],
    [4, 'endRefund'],
    [3, 'chargeback'],
    [6, 'setOff'],
    [2, 'writeOff'],
    [4, 'cancelDraft'],
    [4, 'expire'],
    [3, 'invite'],
    [10, 'withdraw'],
    [8, 'coin'],
    [3, 'cancelWithdraw'],
    [3, 'cancelCoin'],
    [14, 'decide'],
    [8, 'platform'],
    [3, 'returned'],
    [14, 'transfer'],
    [8, 'finish'],
    [1, 'archive'],
    [4, 'deal'],
    [9, 'repeat'],
  ];

  return function next() {
    for (;;) {
      const operation = makers[weighted(weights)](pick(customers));
      if (!operation) continue;
      if (operation.key && !past.includes(operation)) past.push(operation);
      return operation;
    }
  };
}
