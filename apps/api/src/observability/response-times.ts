const NAME = 'http_request_seconds';
/** Upper bounds of the histogram's buckets, in seconds. */
const BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, Infinity];

interface Times {
  /** Responses per bucket. Prometheus expects cumulative counts, which are computed when the metrics are read. */
  counts: number[];
  seconds: number;
}

const escaped = (label: string) => label.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');

/**
 * A histogram of response times by route and status. The metrics library sorts and joins the labels at every observation, which
 * took an eighth of the time of serving a cached page, so this class replaces its histogram.
 */
export class ResponseTimes {
  private readonly byRoute = new Map<string, Map<number, Times>>();

  observe(route: string, status: number, milliseconds: number): void {
    const times = this.timesOf(route, status);
    const seconds = milliseconds / 1000;
    let at = 0;
    while (seconds > (BOUNDS[at] ?? Infinity)) at += 1;
    times.counts[at] = (times.counts[at] ?? 0) + 1;
    times.seconds += seconds;
  }

  /** The histogram in the text format of Prometheus. */
  text(): string {
    const lines = [`# HELP ${NAME} Time to answer by route and status`, `# TYPE ${NAME} histogram`];
    for (const [route, byStatus] of this.byRoute)
      for (const [status, { counts, seconds }] of byStatus) {
        const labels = `route="${escaped(route)}",status="${status}"`;
        let sum = 0;
        for (const [at, bound] of BOUNDS.entries()) {
          sum += counts[at] ?? 0;
          lines.push(`${NAME}_bucket{le="${bound === Infinity ? '+Inf' : bound}",${labels}} ${sum}`);
        }
        lines.push(`${NAME}_sum{${labels}} ${seconds}`, `${NAME}_count{${labels}} ${sum}`);
      }
    return `${lines.join('\n')}\n`;
  }

  private timesOf(route: string, status: number): Times {
    let byStatus = this.byRoute.get(route);
    if (!byStatus) this.byRoute.set(route, (byStatus = new Map()));
    let times = byStatus.get(status);
    if (!times) byStatus.set(status, (times = { counts: BOUNDS.map(() => 0), seconds: 0 }));
    return times;
  }
}
