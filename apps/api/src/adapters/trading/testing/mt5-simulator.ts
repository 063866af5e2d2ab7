import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { simulatorMarket, usualSymbols } from './mt5-simulator-market';
import { usualGroups } from './mt5-simulator-groups';
import { simulatorRecords, type SimulatorAnswer, type SimulatorUser } from './mt5-simulator-records';

export const namedFaults = [
  'dropBefore',
  'dropAfter',
  'slow',
  'late',
  'notJson',
  'cutJson',
  'otherAnswer',
  'twice',
  'again',
  'lastWord',
  'lostSession',
] as const;

/**
 * What goes wrong with one request. dropBefore, dropAfter: the connection drops before or after it is carried out. slow:
 * carried out at once, answered after `lag`. late: carried out after `lag`, never answered. twice: the reply comes once
 * more, in front of the next one; again: 20 ms later. lastWord: answered, and the connection is closed. lostSession: 403,
 * and the handshake is forgotten.
 */
export type Fault = (typeof namedFaults)[number] | { status: number } | { answer: SimulatorAnswer };

interface Handshake {
  srvRand: string;
  at: number;
  cookie: string;
  done: boolean;
}

const md5 = (...parts: (Buffer | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest();

const noPermission: SimulatorAnswer = { retcode: '8 Not enough permissions' };

/** Undoes the platform's backslashes. */
const unescape = (value: string) => value.replace(/\\([=|\\\n])/g, '$1');

async function valuesOf(request: IncomingMessage, url: URL): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const query = [...url.searchParams].map(([name, value]) => [name, unescape(value)] as const);
  return { ...Object.fromEntries(query), ...(body === '' ? {} : (JSON.parse(body) as Record<string, string>)) };
}

/**
 * A server that speaks MetaTrader 5's Web API on a free port of this machine: handshake bound to socket and cookie,
 * records by the platform's rules, faults on demand. `offset` is its clock less UTC in seconds; `lag` is in milliseconds, and so are
 * `delay`, which comes before every answer, and `rowDelay`, for each row of a list.
 */
export async function startMt5Simulator({
  login = '1000',
  password = 'Manager#1',
  offset = 0,
  lag = 300,
  delay = 0,
  rowDelay = 0,
  port = 0,
  groups = usualGroups,
  symbols = usualSymbols,
  users = [] as readonly SimulatorUser[],
} = {}) {
  let clockOffset = offset;
  let answerDelay = delay;
  const now = () => Math.floor(Date.now() / 1000) + clockOffset;
  const records = simulatorRecords(now, groups);
  records.users.push(...users);
  const market = simulatorMarket(now, symbols, groups);
  const key = md5(md5(Buffer.from(password, 'utf16le')), 'WebAPI');
  const proof = (randHex: string) => md5(key, Buffer.from(randHex, 'hex')).toString('hex');
  let handshakes = new WeakMap<Socket, Handshake>();
  const echoes = new WeakMap<Socket, string>();
  const faults = new Map<string, Fault[]>();
  const sockets = new Set<Socket>();
  let isAway = false;
  /** Every request's address, in order. */
  const requests: string[] = [];
  const bodies: Record<string, string>[] = [];

  const handshake = (socket: Socket, path: string, values: Record<string, string>, response: ServerResponse) => {
    if (path === '/api/auth/start') {
      if (values['login'] !== login || values['type'] !== 'manager') return { retcode: '1001 Invalid account' };
      if (Number(values['version']) < 484 || !values['agent']) return { retcode: '3 Invalid parameters' };
      const srvRand = randomBytes(16).toString('hex');
      const cookie = randomBytes(8).toString('hex');
      handshakes.set(socket, { srvRand, at: Date.now(), cookie, done: false });
      response.setHeader('set-cookie', `MT5Session=${cookie}; path=/; secure; httponly`);
      return { retcode: '0 Done', version_access: '4000', srv_rand: srvRand };
    }
    const mine = handshakes.get(socket);
    if (!mine || Date.now() - mine.at > 10_000 || values['srv_rand_answer'] !== proof(mine.srvRand)) {
      return { retcode: '1001 Invalid account' };
    }
    mine.done = true;
    return { retcode: '0 Done', version_trade: '4000', cli_rand_answer: proof(values['cli_rand'] ?? '') };
  };

  /** The right that a command needs, by MetaTrader's rules. */
  const permitted = (path: string) => {
    const { rights } = records;
    if (path.startsWith('/api/trade/')) return rights.accountant;
    if (path === '/api/user/archive/add') return rights.delete;
    if (['/api/user/add', '/api/user/update', '/api/user/change_password'].includes(path)) return rights.modify;
    if (path.startsWith('/api/user/')) return rights.accounts;
    return /^\/api\/(deal|history|order|position)\//.test(path) ? rights.orders : true;
  };
  const known = (socket: Socket, request: IncomingMessage) => {
    const mine = handshakes.get(socket);
    return mine?.done === true && request.headers.cookie === `MT5Session=${mine.cookie}`;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (isAway) return socket.destroy();
    if (answerDelay > 0) await pause(answerDelay);
    const url = new URL(request.url ?? '', 'http://simulator');
    const path = url.pathname;
    const values = await valuesOf(request, url);
    requests.push(request.url ?? '');
    bodies.push(values);
    const fault = faults.get(path)?.shift();
    const send = (status: number, text: string) => {
      const echo = echoes.get(socket);
      echoes.delete(socket);
      if (echo) socket.write(echo);
      const raw = `HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
      if (fault === 'twice') echoes.set(socket, raw);
      if (fault === 'again') setTimeout(() => socket.write(raw), 20);
      if (fault === 'lastWord') response.setHeader('connection', 'close');
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    };
    if (fault === 'dropBefore') return socket.destroy();
    if (fault === 'lostSession') handshakes.delete(socket);
    if (typeof fault === 'object' && 'status' in fault) return send(fault.status, '');
    if (typeof fault === 'object') return send(200, JSON.stringify(fault.answer));
    if (fault === 'late') await pause(lag);
    const auth = path.startsWith('/api/auth/');
    if (!auth && !known(socket, request)) return send(403, '');
    const command = records.commands[path] ?? market.commands[path];
    if (!auth && !command) return send(404, '');
    const answered = auth
      ? handshake(socket, path, values, response)
      : permitted(path)
        ? command?.(values)
        : noPermission;
    const text = JSON.stringify(answered);
    const rows = answered && 'answer' in answered && Array.isArray(answered.answer) ? answered.answer.length : 0;
    if (rowDelay > 0) await pause(rows * rowDelay);
    if (fault === 'dropAfter' || fault === 'late') return socket.destroy();
    if (fault === 'slow') await pause(lag);
    if (fault === 'notJson') return send(200, '<html>502</html>');
    if (fault === 'cutJson') return send(200, text.slice(0, -2));
    if (fault === 'otherAnswer') return send(200, '{"retcode":"0 Done","answer":{"Other":"1"}}');
    return send(200, text);
  };

  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  let opened = 0;
  server.on('connection', (socket) => {
    opened += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    login,
    password,
    requests,
    bodies,
    ...records,
    market,
    /** Its clock: seconds in its own time zone. */
    now,
    /** How many connections were ever opened, and are open now. */
    connections: () => ({ opened, open: sockets.size }),
    /** How often a command was received. */
    count: (path: string) => requests.filter((address) => address.split('?', 1)[0] === path).length,
    /** What will go wrong with the next requests of a command, one each. */
    fail: (path: string, ...next: Fault[]) => void faults.set(path, next),
    /** Drops every connection and answers nothing until it is called with false. */
    setAway(away: boolean) {
      isAway = away;
      if (away) sockets.forEach((socket) => socket.destroy());
    },
    forgetSessions: () => void (handshakes = new WeakMap()),
    /** Changes the clock to and from summer time: records keep the times that they have. */
    setOffset: (seconds: number) => void (clockOffset = seconds),
    /** Milliseconds before every answer from now on. */
    setDelay: (ms: number) => void (answerDelay = ms),
    dropConnections: () => sockets.forEach((socket) => socket.destroy()),
    async close() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Mt5Simulator = Awaited<ReturnType<typeof startMt5Simulator>>;
