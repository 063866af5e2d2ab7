import { catalogue, type ErrorCode } from '@portal/contract';
import { textIn, type Lang } from '@portal/contract/texts';

export interface FailDetail {
  /** Values of the text's `{names}`. */
  values?: Record<string, string | number>;
  /** Wire names of the fields that are wrong; each shows this refusal's text. */
  fields?: readonly string[];
  /** Seconds for Retry-After; makes the answer a 429. */
  retryAfter?: number;
  status?: number;
}

/** A refusal with a code of the catalogue. Anything else that is thrown is a defect and answers INTERNAL. */
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
