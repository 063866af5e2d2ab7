import { accountErrors } from './account/errors';
import { coinErrors } from './coin/errors';
import { commonErrors } from './common/errors';
import { customerErrors } from './customer/errors';
import { depositErrors } from './deposit/errors';
import { identityErrors } from './identity/errors';
import { kernelErrors } from './kernel/errors';
import { marketErrors } from './market/errors';
import { messageErrors } from './message/errors';
import { recommendErrors } from './recommend/errors';
import { reportsErrors } from './reports/errors';
import { sandboxErrors } from './sandbox/errors';
import { staffErrors } from './staff/errors';
import { supportErrors } from './support/errors';
import { transferErrors } from './transfer/errors';
import { withdrawErrors } from './withdraw/errors';

/** Every error code of the gateway, with its Chinese text; `{name}` is a placeholder for a value of the error. */
export const catalogue = {
  ...kernelErrors,
  ...customerErrors,
  ...identityErrors,
  ...accountErrors,
  ...depositErrors,
  ...withdrawErrors,
  ...coinErrors,
  ...transferErrors,
  ...recommendErrors,
  ...reportsErrors,
  ...marketErrors,
  ...commonErrors,
  ...messageErrors,
  ...supportErrors,
  ...staffErrors,
  ...sandboxErrors,
} as const;

/** An error code. */
export type ErrorCode = keyof typeof catalogue;

/** The text of a code with its placeholders filled in. */
export function errorText(code: ErrorCode, values: Record<string, string | number> = {}): string {
  return catalogue[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
