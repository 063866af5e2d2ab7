// Runs a simulator of an external system as a separate program, for production mode on one machine.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { fail } from './fail.mjs';
import { loadSource } from './load-source.mjs';

const USAGE = `用法：npm run mt5-simulator | egpay-simulator | sms-simulator | feed-simulator -- [--port 端口]

启动后打印网关所需的环境变量，并从标准输入读取命令（help 列出命令，Ctrl-D 结束）。`;

const QUOTES = [
  { symbol: 'EURUSD', bid: '1.10000', ask: '1.10012' },
  { symbol: 'XAUUSD', bid: '2650.00', ask: '2650.35' },
];

const cents = (text) => BigInt(Math.round(Number(text) * 100));
const volume = (lots) => BigInt(Math.round(Number(lots) * 10_000));

/** Each simulator: how it starts, the settings that the gateway needs, and its commands by name. */
const SIMULATORS = {
  mt5: async (port) => {
    const { startMt5Simulator } = await loadSource('apps/api/src/adapters/trading/testing/mt5-simulator.ts');
    const mt5 = await startMt5Simulator({ port });
    return {
      settings: { MT5_URL: mt5.url, MT5_LOGIN: mt5.login, MT5_PASSWORD: mt5.password },
      commands: {
        users: () =>
          mt5.users.map(({ login, group, name, balance }) => ({ login, group, name, balance: String(balance) })),
        'open <账号> <品种> <buy|sell> <手数> <价格>': (login, symbol, side, lots, price) =>
          mt5.openPosition(login, { symbol, side, volume: volume(lots), price }),
        'close <持仓> <价格> <盈亏>': (position, price, profit) =>
          mt5.closePosition(position, { price, profit: cents(profit) }).deal,
        'balance <账号> <金额>': (login, amount) =>
          mt5.recordDeal({ login, action: '2', profit: cents(amount), comment: 'manager' }).deal,
        'change <成交> <盈亏>': (deal, profit) => mt5.changeDeal(deal, { profit: cents(profit) }),
        'remove <成交>': (deal) => mt5.removeDeal(deal),
        'quote <品种> <买价> <卖价>': (symbol, bid, ask) => mt5.market.setQuote(symbol, bid, ask),
        'away <on|off>': (state) => mt5.setAway(state === 'on'),
        'fail <路径> <dropBefore|dropAfter|slow|late|twice|notJson>': (path, fault) => mt5.fail(path, fault),
      },
    };
  },
  egpay: async (port) => {
    const { startEgpaySimulator } = await loadSource('apps/api/src/adapters/payment/testing/egpay-simulator.ts');
    const egpay = await startEgpaySimulator({ port });
    const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';
    return {
      settings: { EGPAY_URL: egpay.url, EGPAY_MERCHANT: egpay.merchant, EGPAY_SECRET: egpay.secret },
      commands: {
        'pay <单号> [金额]': async (pno, amount) => egpay.callBack(gateway, egpay.pay(pno, amount)),
        'pay-silently <单号>': (pno) => egpay.pay(pno),
      },
    };
  },
  sms: async (port) => {
    const { startSmsSimulator } = await loadSource('apps/api/src/adapters/message/testing/sms-simulator.ts');
    const sms = await startSmsSimulator({ port });
    return {
      settings: { SMS_URL: sms.url, SMS_KEY: sms.key },
      commands: { messages: () => sms.messages, 'code <手机号>': (to) => sms.codeFor(to) },
    };
  },
  feed: async (port) => {
    const { startFeedSimulator } = await loadSource('apps/api/src/adapters/feed/testing/feed-simulator.ts');
    const rows = structuredClone(QUOTES);
    const feed = await startFeedSimulator(rows, port);
    const quote = (symbol, bid, ask) => {
      const row = rows.find((one) => one.symbol === symbol);
      if (row) Object.assign(row, { bid, ask });
      else rows.push({ symbol, bid, ask });
    };
    return { settings: { FEED_URL: feed.url }, commands: { 'quote <品种> <买价> <卖价>': quote } };
  },
};

const { values, positionals } = parseArgs({ options: { port: { type: 'string' } }, allowPositionals: true });
const start = SIMULATORS[positionals[0]] ?? fail(USAGE);
const port = Number(values.port ?? 0);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('--port 必须是 0 到 65535 的整数。');
const { settings, commands } = await start(port);
for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);

const lines = createInterface({ input: process.stdin });
lines.on('close', () => process.exit(0));
lines.on('line', async (line) => {
  const [name, ...args] = line.trim().split(/\s+/);
  if (name === '') return;
  const [, act] = Object.entries(commands).find(([form]) => form.split(' ')[0] === name) ?? [];
  if (!act) return console.log(Object.keys(commands).join('\n'));
  try {
    console.log(JSON.stringify((await act(...args)) ?? 'ok'));
  } catch (error) {
    console.log(`失败：${error.message}`);
  }
});
