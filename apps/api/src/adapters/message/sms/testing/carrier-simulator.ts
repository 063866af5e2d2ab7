import { setTimeout as sleep } from 'node:timers/promises';
import { startHttpSimulator, type SimulatorRequest, type SimulatorResponse } from '../../../../testing/http-simulator';

/** A message that a carrier has taken. */
export interface TakenSms {
  /** Nation code and number, digits only. */
  to: string;
  /** As the recipient reads it. */
  text: string;
  /** The id by which we know it. */
  id?: string | undefined;
  /** The template that was filled in, and the signature before it. */
  template?: string;
  sign?: string;
}

/** What a request asks for, once its signature is right. A message without a recipient is refused by its protocol. */
export type Asked = { refused: SimulatorResponse } | { send: TakenSms } | { list: string };

/** What a carrier may refuse, beside a wrong key. */
export const refusalKinds = ['recipient', 'paused', 'limit', 'balance'] as const;
export type RefusalKind = (typeof refusalKinds)[number];

/**
 * How a carrier fails: `away` cuts the connection, `hanging` answers never, `error` with 500, `lie` with 200 and an answer that is none.
 * `late` and `lost` take the message, and answer after eight seconds or never. `key` refuses every key; the others refuse a message.
 */
export const carrierFaults = ['away', 'hanging', 'late', 'lost', 'error', 'lie', 'key', ...refusalKinds] as const;
export type CarrierFault = (typeof carrierFaults)[number];

/** A provider's protocol as its server speaks it. */
export interface CarrierProtocol {
  /** Checks the signature and reads the request. */
  read(request: SimulatorRequest): Asked;
  taken(sms: TakenSms): SimulatorResponse;
  listed?(list: readonly TakenSms[]): SimulatorResponse;
  refused(kind: RefusalKind | 'key', to: string): SimulatorResponse;
  /** Answers with 200 that say nothing true of the message. */
  lies: readonly unknown[];
}

const lateMs = 8_000;

/** Fills a template in: `验证码 ${code}`. Undefined where a variable has no value. */
export function filledIn(template: string, params: Readonly<Record<string, string>>): string | undefined {
  const names = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => params[name] === undefined)) return undefined;
  return template.replace(/\$\{(\w+)\}/g, (_all, name: string) => params[name] ?? '');
}

/** The server of an SMS carrier on a port of this machine: checks signatures, keeps what it was given, and fails as it is told. */
export async function startCarrierSimulator(protocol: CarrierProtocol, port = 0) {
  const messages: TakenSms[] = [];
  /** How many codes of a phone were read. */
  const read = new Map<string, number>();
  let fault: CarrierFault | undefined;
  let lied = 0;
  const server = await startHttpSimulator(async (request) => {
    if (fault === 'away') return undefined;
    if (fault === 'hanging') return sleep(lateMs, undefined, { ref: false });
    if (fault === 'error') return { status: 500, body: { error: 'internal' } };
    if (fault === 'lie') return { status: 200, body: protocol.lies[lied++ % protocol.lies.length] };
    if (fault === 'key') return protocol.refused('key', '');
    const asked = protocol.read(request);
    if ('refused' in asked) return asked.refused;
    if ('list' in asked) return protocol.listed?.(messages.filter(({ to }) => to === asked.list));
    const refusal = refusalKinds.find((kind) => kind === fault);
    if (refusal) return protocol.refused(refusal, asked.send.to);
    messages.push(asked.send);
    if (fault === 'lost') return undefined;
    if (fault === 'late') await sleep(lateMs, undefined, { ref: false });
    return protocol.taken(asked.send);
  }, port);
  return {
    ...server,
    messages,
    /** The id of each message, in the same order. */
    get keys() {
      return messages.map(({ id }) => id);
    },
    /** Fails from now on; without a fault all is well again. */
    setFault: (next?: CarrierFault) => void (fault = next),
    /** How many different answers `lie` has. */
    lies: protocol.lies.length,
    /** The newest code sent to a phone that was not asked for here before. Waits 10 seconds for it, because the gateway sends from a queue. */
    async codeFor(to: string): Promise<string> {
      for (let waited = 0; waited < 10_000; waited += 25) {
        const codes = messages
          .filter((message) => message.to.endsWith(to))
          .flatMap(({ text }) => /验证码 (\d{6})/.exec(text)?.[1] ?? []);
        const code = codes.at(-1);
        if (code !== undefined && codes.length > (read.get(to) ?? 0)) {
          read.set(to, codes.length);
          return code;
        }
        await sleep(25);
      }
      throw new Error(`no code for ${to}`);
    },
  };
}
