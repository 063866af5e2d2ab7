/** A recurring job; `match` is its crontab pattern. It runs once at a time, over all gateways. */
export interface Recurring {
  job: string;
  match: string;
}
