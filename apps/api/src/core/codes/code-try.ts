import type { Gateway } from '../../gateway';
import { partsOf, type Asker } from './asker';
import type { CodeKind } from './code-kind';
import { triesAllowed } from './code-limits';

/** A typed code and who typed it, as kernel.try_code takes it. */
export interface CodeTry {
  hash: string;
  address: string;
  devices: readonly string[];
  tries: number;
  /** What is about to be done. */
  act?: CodeAct | undefined;
}

/** An act by the fields that a code can be bound to: ids, an amount in cents, an address. */
export type CodeAct = Readonly<Record<string, string>>;

/** Hash of a code. It is bound to the purpose and the target. */
export const codeHash = ({ crypto }: Pick<Gateway, 'crypto'>, kind: CodeKind, to: string, code: string): Buffer =>
  crypto.code(code, `${kind}:${to}`);

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
  return {
    hash: codeHash(gateway, kind, to, code).toString('hex'),
    address: block,
    devices: devices.map((device) => device.toString('hex')),
    tries: triesAllowed,
    act,
  };
};
