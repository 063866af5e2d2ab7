import { randomUUID } from 'node:crypto';
import { step } from '../step.mjs';
import { cents, decimal, inCny, makeAmounts } from './amounts.mjs';
import { acceptInvitation, calls, captchaSolver, mailedLink, opsOf, testkit } from './people.mjs';

const { account, coin, common, customer, deposit, identity, reports, staff, transfer, withdraw } = calls;
const { agreementsFor, Client, mt5Password, newPhone, submitBank, submitIdentity, waitFor } = testkit;

const ALL_DAYS = { startDate: '2020-01-01', endDate: '2099-12-31' };
/** The import of deals runs every minute. */
const IMPORT_SECONDS = 100;
/** Fewer amounts than this were compared: a part of the walk did not run. */
const LEAST_AMOUNTS = 111;

function must(holds, what) {
  if (!holds) throw new Error(what);
}

/**
 * Walks one customer's whole way at a running program in production mode. Returns how many amounts were compared.
 * @param {object} world
 * @param {{url: string, staffUrl: string}} world.program
 * @param {string} world.release folder of the program
 * @param {object} world.parties from startParties
 */
export async function walk({ program, release, parties: { pool, mt5, egpay, sms, mail, settings } }) {
  const amounts = makeAmounts();
  const solve = captchaSolver(pool, settings.SECRET_KEY);
  const ops = opsOf(release, program.staffUrl, settings);
  const client = new Client(program.url);
  const phone = newPhone();
  const ids = {};
  let bowen;
  let chen;
  let ella;

  const done = async (member, ...words) => {
    const { ok, output } = await ops(member, words);
    must(ok, `ops ${words.join(' ')}: ${output}`);
    return output;
  };
  const accountsNow = async () => {
    const { accounts } = await client.ok(account.queryAccountInfo, {});
    return Object.fromEntries(accounts.map((one) => [one.kind, one]));
  };
  const onPlatform = async () => {
    const users = await mt5.run('users');
    return decimal(BigInt(users.find(({ login }) => login === ids.login).balance));
  };
  const move = (amount, key) =>
    client.call(transfer.addTransfer, { fromAccountId: ids.mt5, toAccountId: ids.wallet, amount }, key);

  /** Both balances as every side shows them, then a clean reconciliation of ledger, platform and channel. */
  async function money(expected, seconds) {
    const sides = ([name, amount]) =>
      ['account', 'explained', 'entries', 'ledger', 'statement'].map((side) => [`${name} ${side}`, amount]);
    const all = Object.fromEntries(Object.entries(expected).flatMap(sides));
    await amounts.expect(
      { ...all, 'mt5 platform': expected.mt5 },
      async () => {
        const accounts = await accountsNow();
        const found = { 'mt5 platform': await onPlatform() };
        for (const name of ['wallet', 'mt5']) {
          const { shown, sum } = await client.ok(reports.explainBalance, { accountId: ids[name] });
          const { list } = await client.ok(reports.statements, { accountId: ids[name] });
          const values = [accounts[name].balance, shown, sum.entries, sum.ledger, list[0].closing];
          Object.assign(found, Object.fromEntries(sides([name]).map(([side], at) => [side, values[at]])));
        }
        return found;
      },
      seconds,
    );
    await done(bowen, 'reconcile');
  }

  /** A recurring job now instead of at its hour: nothing outside the database can start it. */
  const runJob = (name) =>
    pool.query(`select graphile_worker.add_job($1, '{}', queue_name := $1, job_key := 'prove')`, [name]);

  await step('检查安装（ops check）', async () => {
    const output = await done(undefined, 'check');
    for (const what of ['设置完整', '数据库', 'MT5 平台', '支付渠道', '短信通道', '邮件服务器'])
      must(output.includes(`✓ ${what}`), `no ✓ ${what} in\n${output}`);
  });

  await step('员工经邀请登录：首位由命令行建立，其余由两人邀请', async () => {
    const words = ['anna@broker.example', '--name', '安娜', '--role', 'administrator'];
    const printed = await done(undefined, 'staff', 'add', ...words);
    const anna = await acceptInvitation(program.staffUrl, /https:\S+/.exec(printed)[0]);
    const invite = async (name, role, approve) => {
      const email = `${name}@broker.example`;
      const change = await anna.ok(staff.inviteMember, { email, name, roles: [role] });
      must(!JSON.stringify(change).includes('#'), 'the answer has the link of the invitation');
      await approve(change.id);
      return acceptInvitation(program.staffUrl, await mailedLink(mail, email));
    };
    // Nobody else could approve the second member: the server's command is the second person.
    const dan = await invite('dan', 'administrator', (id) => done(undefined, 'staff', 'approve', id));
    const approve = (id) => dan.ok(staff.decideMemberChange, { id, decision: 'approve' });
    bowen = await invite('bowen', 'finance', approve);
    ella = await invite('ella', 'finance', approve);
    chen = await invite('chen', 'compliance', approve);
  });

  await step('以短信验证码注册', async () => {
    const { brand } = await client.ok(common.getCommonConfig, {});
    const from = { nationCode: '86', signature: brand.code, mobilePhone: phone, trackParameters: {} };
    await client.ok(customer.sendOpenMessage, { ...from, ...(await solve(client)) });
    const verifyCode = await sms.run('code', phone);
    const created = await client.ok(customer.createAccount, {
      ...from,
      verifyCode,
      password: 'Passw0rd1',
      platform: 1,
      agreements: await agreementsFor(client, 'register'),
    });
    client.token = created.token;
  });

  await step('员工审核身份与银行卡', async () => {
    await submitIdentity(client, false);
    ids.bank = await submitBank(client, false);
    const { list } = await chen.ok(staff.reviews, { kind: 'identity' });
    await done(chen, 'approve', 'identity', list[0].id, '--seen', list[0].createdAt, '--yes');
    await done(chen, 'approve', 'bank', ids.bank, '--yes');
    const kyc = await client.ok(identity.queryKycInfo, {});
    must(kyc.identity.status === 1 && kyc.bank.status === 1, `KYC is ${JSON.stringify(kyc)}`);
  });

  await step('开立 MT5 账户', async () => {
    ids.mt5 = (await client.ok(account.createMT5Account, { level: 'MIN', password: mt5Password })).id;
    const opened = await waitFor(async () => {
      const accounts = await accountsNow();
      return accounts.mt5.status === 'open' && accounts;
    }, 'the MT5 account');
    ids.wallet = opened.wallet.id;
    ids.login = opened.mt5.account_no;
    const users = await mt5.run('users');
    must(
      users.length === 1 && users[0].login === ids.login && users[0].group === 'real\\MIN-USD',
      `${JSON.stringify(users)}`,
    );
    await money({ wallet: '0.00', mt5: '0.00' });
  });

  const pay = async (name, amount, paid) => {
    const draft = await client.ok(deposit.submitData, { accountId: ids[name], channel: 'EGPAY', amount });
    const order = await egpay.run('order', draft.pno);
    await amounts.expect({ 'pay amount': inCny(amount, draft.rate), order: draft.payAmount }, async () => ({
      'pay amount': draft.payAmount,
      order: order.amount,
    }));
    // The channel reports a payment more than once.
    for (let n = 0; n < 3; n += 1) {
      const { status, text } = await egpay.run('pay', draft.pno, ...(paid ? [paid] : []));
      must(status === 200 && text === 'SUCCESS', `the callback was answered ${status} ${text}`);
    }
    return (await client.ok(deposit.egpaySuccess, { pno: draft.pno })).status;
  };

  await step('入金，渠道重复通知；金额不符的不入账', async () => {
    must((await pay('mt5', '1000.00')) === 'paid', 'the deposit into MT5 is not paid');
    must((await pay('wallet', '100.00')) === 'paid', 'the deposit into the wallet is not paid');
    must((await pay('wallet', '60.00', '59.99')) === 'mismatch', 'another amount than the order’s was credited');
    await money({ wallet: '100.00', mt5: '1000.00' });
    const { list } = await client.ok(deposit.depositDraftPaidList, ALL_DAYS);
    must(list.map(({ amount }) => amount).join() === '100.00,1000.00', 'the list of deposits differs');
  });

  await step('交易（等待每分钟一次的导入）', async () => {
    const euro = await mt5.run('open', ids.login, 'EURUSD', 'buy', '0.2', '1.10000', '-1.40');
    await mt5.run('close', euro, '1.10100', '20.00', '-0.60', '-0.10');
    const gold = await mt5.run('open', ids.login, 'XAUUSD', 'sell', '0.01', '2650.00', '-0.35');
    await mt5.run('close', gold, '2657.35', '-7.35', '-0.35', '0.25');
    await money({ wallet: '100.00', mt5: '1010.10' }, IMPORT_SECONDS);
  });

  await step('报表与对账单', async () => {
    const of = { ...ALL_DAYS, accountId: ids.mt5 };
    await amounts.expect(
      { deals: 4, profit: '12.65', commission: '-2.70', swap: '0.15', closed: 2, 'closed profit': '12.65' },
      async () => {
        const { summary } = await client.ok(reports.tradeRecordAjax, of);
        const closed = (await client.ok(reports.profitAndLossRecordAjax, of)).summary;
        return { ...summary, deals: summary.count, closed: closed.count, 'closed profit': closed.profit };
      },
    );
    const { list } = await client.ok(reports.statements, { accountId: ids.mt5 });
    const query = new URLSearchParams({ accountId: ids.mt5, month: list[0].month });
    const csv = await (await client.fetch(`${reports.statementCsv.path}?${query}`)).text();
    const lines = csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));
    const [opening, ...rows] = lines.map((cells) => ({ amount: cells[5], balance: cells[6] }));
    const closing = rows.pop();
    let balance = cents(opening.balance);
    const running = rows.map(({ amount }) => decimal((balance += cents(amount))));
    await amounts.expect({ rows: 5, running: running.join(), closing: '1010.10' }, async () => ({
      rows: rows.length,
      running: rows.map((row) => row.balance).join(),
      closing: closing.balance,
    }));
    const pdf = await client.fetch(`${reports.statementPdf.path}?${query}`);
    must((await pdf.text()).startsWith('%PDF-'), `the statement as PDF answered ${pdf.status}`);
  });

  await step('出金，员工审核并付款', async () => {
    await client.ok(coin.sendCoinMessage, { ...(await solve(client)), type: 1 });
    const verifyCode = await sms.run('code', phone);
    const asked = { accountId: ids.mt5, bankId: ids.bank, amount: '150.00', verifyCode };
    const { pno, rate } = await client.ok(withdraw.withdrawSubmit, asked);
    await done(bowen, 'approve', 'withdraw', pno, '--yes');
    await bowen.stepUp();
    await done(bowen, 'pay', 'withdraw', pno, '--reference', `BANK-${pno}`, '--yes');
    await amounts.expect(
      { status: 3, amount: '150.00', fee: '3.00', receive: '147.00', receiveCny: inCny('147.00', rate) },
      async () => {
        const { list } = await client.ok(withdraw.getWithdrawRecordsV2, ALL_DAYS);
        return { ...list[0], status: list[0].displayStatus };
      },
    );
    await money({ wallet: '100.00', mt5: '860.10' });
  });

  await step('交易平台中断，同一笔转账重试', async () => {
    await mt5.run('away', 'on');
    const { mt5: shown } = await accountsNow();
    must(
      shown.stale && shown.balance === '860.10' && shown.withdrawable === '0.00',
      `shown is ${JSON.stringify(shown)}`,
    );
    const key = randomUUID();
    const refused = await move('17.90', key);
    must(refused.code === 'PLATFORM', `the transfer answered ${refused.code}`);
    await mt5.run('away', 'off');
    const first = await waitFor(
      async () => {
        const answer = await move('17.90', key);
        return answer.code === 'OK' && answer;
      },
      'the platform',
      60_000,
    );
    must((await move('17.90', key)).data.tno === first.data.tno, 'the repeated transfer is another one');
    await money({ wallet: '117.90', mt5: '842.20' });
  });

  await step('三天前的成交迟到（夜间核对由 SQL 提前）', async () => {
    ids.deal = await mt5.run('balance', ids.login, '25.00', 3);
    await runJob('reports.recheck');
    await money({ wallet: '117.90', mt5: '867.20' });
  });

  await step('平台修改这笔成交（夜间核对由 SQL 提前）', async () => {
    await mt5.run('change', ids.deal, '20.00');
    await runJob('reports.recheck');
    await money({ wallet: '117.90', mt5: '862.20' });
  });

  await step('余额不符的账户被隔离，两位员工解除（启用账号满一天由 SQL 提前）', async () => {
    await mt5.run('shift', ids.login, '-1.00');
    const { ok, output } = await ops(bowen, ['reconcile']);
    must(!ok && output.includes('platform.balance'), `the reconciliation found no difference:\n${output}`);
    const refused = await move('10.00');
    must(refused.code === 'account.review', `the transfer answered ${refused.code}`);
    const { list } = await bowen.ok(staff.reviews, { kind: 'quarantine', status: 1 });
    await amounts.expect({ items: 1, ledger: '862.20', platform: '861.20' }, async () => ({
      items: list.length,
      ledger: list[0]?.subject.ledgerBalance,
      platform: list[0]?.subject.platformBalance,
    }));
    const approve = ['approve', 'quarantine', list[0].id, '--resolution', 'correct', '--yes'];
    for (const member of [bowen, ella]) await member.stepUp();
    await done(bowen, ...approve);
    const again = await ops(bowen, approve);
    must(!again.ok && again.output.includes('staff.secondPerson'), `one person could decide: ${again.output}`);
    must((await move('10.00')).code === 'account.review', 'the account was released by one person');
    const recent = await ops(ella, approve);
    must(!recent.ok && recent.output.includes('staff.secondRecent'), `a new member decided: ${recent.output}`);
    await pool.query(`update staff.member set enrolled_at = enrolled_at - interval '1 day'`);
    await done(ella, ...approve);
    must((await move('10.00')).code === 'OK', 'the account was not released');
    await money({ wallet: '127.90', mt5: '851.20' });
  });

  must(amounts.compared() >= LEAST_AMOUNTS, `only ${amounts.compared()} amounts were compared`);
  return amounts.compared();
}
