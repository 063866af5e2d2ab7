import { catalogue, errorText, type ErrorCode } from '@portal/contract';

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

  get text(): string {
    return errorText(this.code, this.detail.values);
  }
}

export type Fail<Code extends ErrorCode> = (code: Code, detail?: FailDetail) => Failure;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(catalogue, code);
}
