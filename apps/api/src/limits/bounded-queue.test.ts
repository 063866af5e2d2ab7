import { boundedQueue } from './bounded-queue';
import { limitHits } from './limit-hits';
import { QueueFullError } from './queue-full-error';

/** Work that ends when the test says so. */
function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, work: () => opened };
}
const outcome = (started: Promise<unknown>) =>
  started.then(
    () => 'done',
    (error: unknown) => (error instanceof QueueFullError ? `full ${error.retryAfter}` : String(error)),
  );

it('runs as many at once as allowed, lets as many wait, and refuses one beyond', async () => {
  const queue = boundedQueue('test', { running: 2, waiting: 3, retryAfter: 4 });
  const { open, work } = gate();
  let running = 0;
  let most = 0;
  const one = async () => {
    most = Math.max(most, (running += 1));
    await work();
    running -= 1;
  };
  const started = Array.from({ length: 6 }, () => outcome(queue(one)));
  expect(await started[5]).toBe('full 4');
  open();
  expect(await Promise.all(started.slice(0, 5))).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
  expect(await outcome(queue(one))).toBe('done');
});

it('refuses one owner beyond its share and no other', async () => {
  const queue = boundedQueue('test', { running: 9, waiting: 9, perOwner: 1, retryAfter: 1 });
  const { open, work } = gate();
  const first = outcome(queue(work, 'a'));
  expect(await outcome(queue(work, 'a'))).toBe('full 1');
  const other = outcome(queue(work, 'b'));
  open();
  expect([await first, await other]).toEqual(['done', 'done']);
  expect(await outcome(queue(work, 'a'))).toBe('done');
});

it('gives the place back after an error, and passes the error on', async () => {
  const queue = boundedQueue('test', { running: 1, waiting: 0, perOwner: 1, retryAfter: 1 });
  const failing = () => Promise.reject(new Error('broken'));
  for (let n = 0; n < 3; n += 1) expect(await outcome(queue(failing, 'a'))).toBe('Error: broken');
});

it('counts what it refuses', async () => {
  const queue = boundedQueue('counted', { running: 0, waiting: 0, retryAfter: 1 });
  await outcome(queue(async () => undefined));
  const { values } = await limitHits.get();
  expect(values.find(({ labels }) => labels.limit === 'counted')?.value).toBe(1);
});
