const hour = 3_600_000;
const day = 24 * hour;
/** Records that are read and imported together. */
const most = 20_000;

/**
 * Runs `work` on spans since a time, one after another: shorter spans where there are many records, and one from now on for what the
 * platform dates later, because its clock is fast.
 * @param work returns how many records its span has
 */
export async function inSpans(since: Date, work: (from: Date, to: Date) => Promise<number>): Promise<void> {
  const now = Math.max(Date.now(), since.getTime());
  let length = hour;
  for (let from = since.getTime(); from < now;) {
    const to = Math.min(from + length, now);
    const records = await work(new Date(from), new Date(to));
    if (records > most) length = Math.max(60_000, length / 2);
    else if (records < most / 4) length = Math.min(day, length * 2);
    from = to;
  }
  await work(new Date(now), new Date(now + day));
}
