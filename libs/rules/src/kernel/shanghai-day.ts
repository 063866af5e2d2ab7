// China has had UTC+8 without summer time since 1992; only instants of recent years are passed in.
const offset = 8 * 60 * 60 * 1000;

/** The day in Asia/Shanghai at an instant, as `YYYY-MM-DD`. */
export function shanghaiDay(at: Date): string {
  return new Date(at.getTime() + offset).toISOString().slice(0, 10);
}
