// Runs a simulator of an external system as a separate program, for production mode on one machine.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { fail } from './fail.mjs';
import { loadSource } from './load-source.mjs';

const USAGE = `用法：npm run mt5-simulator -- [--port 端口] [--file 文件.json]
      npm run sms-simulator -- [--port 端口] [--provider http|aliyun|tencent|twilio]
      npm run egpay-simulator | mail-simulator | feed-simulator -- [--port 端口]

--file 给出 MT5 的组、品种和账号，格式见 docs/how-to/simulators.md。
启动后打印网关所需的环境变量，并从标准输入读取命令（help 列出命令，Ctrl-D 结束）。`;

const QUOTES = [
  { symbol: 'EURUSD', bid: '1.10000', ask: '1.10012' },
  { symbol: 'XAUUSD', bid: '2650.00', ask: '2650.35' },
];

const oneOf = (values, value) => {
  if (!values.includes(value)) throw new Error(`必须是 ${values.join('、')} 之一`);
  return value;
};
const wholeNumber = (text, least, most) => {
  const number = Number(text);
  if (text === undefined || !Number.isInteger(number) || number < least || number > most)
    throw new Error(`必须是 ${least} 到 ${most} 的整数`);
  return number;
};
const cents = (text) => BigInt(Math.round(Number(text) * 100));
const volume = (lots) => BigInt(Math.round(Number(lots) * 10_000));

/** Each simulator: how it starts, the settings that the gateway needs, and its commands by name. */
const SIMULATORS = {
  mt5: async (port, { file }) => {
    const folder = 'apps/api/src/adapters/trading/testing';
    const { startMt5Simulator, namedFaults } = await loadSource(`${folder}/mt5-simulator.ts`);
    const { readSimulatorFile } = await loadSource(`${folder}/mt5-simulator-file.ts`);
    const { quotes, ...content } = file === undefined ? { quotes: [] } : readSimulatorFile(file);
    const mt5 = await startMt5Simulator({ port, ...content });
    for (const { symbol, bid, ask } of quotes) mt5.market.setQuote(symbol, bid, ask);
    return {
      settings: { MT5_URL: mt5.url, MT5_LOGIN: mt5.login, MT5_PASSWORD: mt5.password },
      commands: {
        users: () =>
          mt5.users.map(({ login, group, name, balance }) => ({ login, group, name, balance: String(balance) })),
        'open <账号> <品种> <buy|sell> <手数> <价格> [手续费]': (login, symbol, side, lots, price, commission = '0') =>
          mt5.openPosition(login, { symbol, side, volume: volume(lots), price, commission: cents(commission) }),
        'close <持仓> <价格> <盈亏> [手续费] [库存费]': (position, price, profit, commission = '0', storage = '0') => {
          const amounts = { profit: cents(profit), commission: cents(commission), storage: cents(storage) };
          return mt5.closePosition(position, { price, ...amounts }).deal;
        },
        'balance <账号> <金额> [几天前]': (login, amount, days = '0') => {
          const time = mt5.now() - wholeNumber(days, 0, 3650) * 86_400;
          return mt5.recordDeal({ login, action: '2', profit: cents(amount), comment: 'manager', time }).deal;
        },
        'shift <账号> <金额>': (login, amount) => mt5.shiftBalance(login, cents(amount)),
        'change <成交> <盈亏>': (deal, profit) => mt5.changeDeal(deal, { profit: cents(profit) }),
        'remove <成交>': (deal) => mt5.removeDeal(deal),
        'quote <品种> <买价> <卖价>': (symbol, bid, ask) => mt5.market.setQuote(symbol, bid, ask),
        'clock <与 UTC 相差的秒数>': (seconds) => mt5.setOffset(wholeNumber(seconds, -86_400, 86_400)),
        'delay <毫秒>': (ms) => mt5.setDelay(wholeNumber(ms, 0, 60_000)),
        'away <on|off>': (state) => mt5.setAway(oneOf(['on', 'off'], state) === 'on'),
        [`permission <${Object.keys(mt5.rights).join('|')}> <on|off>`]: (right, state) =>
          void (mt5.rights[oneOf(Object.keys(mt5.rights), right)] = oneOf(['on', 'off'], state) === 'on'),
        [`fail <路径> <${namedFaults.join('|')}>`]: (path, fault) => mt5.fail(path, oneOf(namedFaults, fault)),
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
        'order <单号>': (pno) => egpay.order(pno),
        'pay-silently <单号>': (pno) => egpay.pay(pno),
      },
    };
  },
  sms: async (port, { provider = 'http' }) => {
    const folder = 'apps/api/src/adapters/message/sms/testing';
    const { smsSimulators } = await loadSource(`${folder}/sms-simulators.ts`);
    const { carrierFaults } = await loadSource(`${folder}/carrier-simulator.ts`);
    const sms = await smsSimulators[oneOf(Object.keys(smsSimulators), provider)]({ port });
    return {
      settings: sms.settings,
      commands: {
        messages: () => sms.messages,
        'code <手机号>': (to) => sms.codeFor(to),
        [`fail <${carrierFaults.join('|')}>`]: (fault) => sms.setFault(oneOf(carrierFaults, fault)),
        well: () => sms.setFault(),
      },
    };
  },
  mail: async (port) => {
    const { startMailSimulator } = await loadSource('apps/api/src/adapters/message/testing/mail-simulator.ts');
    const mail = await startMailSimulator({ port });
    return {
      settings: { SMTP_URL: mail.url, MAIL_FROM: 'no-reply@broker.example' },
      commands: {
        mails: () => mail.mails,
        'silent <on|off>': (state) => mail.setSilent(oneOf(['on', 'off'], state) === 'on'),
        'refuse <on|off>': (state) => mail.setRefusing(oneOf(['on', 'off'], state) === 'on'),
      },
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

const options = { port: { type: 'string' }, file: { type: 'string' }, provider: { type: 'string' } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const start = SIMULATORS[positionals[0]] ?? fail(USAGE);
if (values.file !== undefined && positionals[0] !== 'mt5') fail(USAGE);
if (values.provider !== undefined && positionals[0] !== 'sms') fail(USAGE);
const port = Number(values.port ?? 0);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('--port 必须是 0 到 65535 的整数。');
const { settings, commands } = await start(port, values).catch((error) => fail(error.message));
for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
// An empty line ends the settings.
console.log();

// One after another, so that the answers come in the order of the commands.
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...args] = line.trim().split(/\s+/);
  if (name === '') continue;
  const [, act] = Object.entries(commands).find(([form]) => form.split(' ')[0] === name) ?? [];
  if (!act) {
    console.log(Object.keys(commands).join('\n'));
    continue;
  }
  try {
    console.log(JSON.stringify((await act(...args)) ?? 'ok'));
  } catch (error) {
    console.log(`失败：${error.message}`);
  }
}
process.exit(0);
