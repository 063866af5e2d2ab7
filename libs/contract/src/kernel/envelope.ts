import type { FactorOptions } from './factor';

/** Every response: `code` is `"OK"` on success, else an error code of the catalogue; `msg` is its Chinese text. */
export interface Envelope<T = unknown> {
  code: string;
  msg: string;
  data: T;
}

/** `data` of an error: when it is about fields, the text for each wrong field by its name in the API. */
export interface RefusalData {
  fields?: Record<string, string>;
  /** Of `FACTOR`. */
  options?: FactorOptions;
}
