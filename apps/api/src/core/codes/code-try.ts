import type { Gateway } from '../gateway/gateway';
import { partsOf, type Asker } from './asker';
import type { CodeKind } from './code-kind';
import { triesAllowed } from './code-limits';

/** A typed code and who typed it, as kernel.try_code takes it. */
export interface CodeTry {
  hash: string;
  /** The hashes under the former keys of the ring. */
  formerHashes: readonly string[];
  address: string;
  devices: readonly string[];
  tries: number;
  /** What is about to be done. */
  act?: CodeAct | undefined;
}

/** An act by the fields that a code can be bound to: ids, an amount in cents, an address. */
export type CodeAct = Readonly<Record<string, string>>;

/** Hashes of a code. They are bound to the purpose and the target. */
const codeHashes = ({ crypto }: Pick<Gateway, 'crypto'>, kind: CodeKind, to: string, code: string) =>
  crypto.code(code, `${kind}:${to}`);

/** The hash that a new code is stored with. */
export const codeHash = (gateway: Pick<Gateway, 'crypto'>, kind: CodeKind, to: string, code: string): Buffer =>
  codeHashes(gateway, kind, to, code)[0];

/** For SQL's kernel.use_code and try_code, which consume a code in the transaction of an operation. */
export const codeTry = (
  gateway: Pick<Gateway, 'crypto'>,
  asker: Asker,
  kind: CodeKind,
  to: string,
  code: string,
  act?: CodeAct,
): CodeTry => {
  const { block, devices } = partsOf(asker);
  const [hash = '', ...formerHashes] = codeHashes(gateway, kind, to, code).map((one) => one.toString('hex'));
  return {
    hash,
    formerHashes,
    address: block,
    devices: devices.map((device) => device.toString('hex')),
    tries: triesAllowed,
    act,
  };
};
