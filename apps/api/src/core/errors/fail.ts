import { catalogue, type ErrorCode, type RefusalData } from '@portal/contract';
import { textIn, type Lang } from '@portal/contract/texts';

export interface FailDetail {
  /** Values of the text's `{names}`. */
  values?: Record<string, string | number>;
  /** Names of the invalid request fields; each shows the text of this error. */
  fields?: readonly string[];
  /** Seconds for Retry-After; sets the status to 429 unless `status` is given. */
  retryAfter?: number;
  status?: number;
  /** `data` of the answer, beside the fields. */
  data?: Pick<RefusalData, 'options'>;
}

/** An error with a code of the catalogue. Any other thrown error is a defect and results in INTERNAL. */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail: FailDetail = {},
  ) {
    super(code);
  }

  text(lang: Lang): string {
    return textIn(lang, this.code, this.detail.values);
  }
}

export type Fail<Code extends ErrorCode> = (code: Code, detail?: FailDetail) => Failure;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(catalogue, code);
}
