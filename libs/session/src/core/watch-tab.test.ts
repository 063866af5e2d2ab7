import { watchTab } from './watch-tab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const events = [
  ['focus', window],
  ['pageshow', window],
  ['visibilitychange', document],
] as const;

it('looks each second', () => {
  const look = jest.fn();
  const stop = watchTab(look);
  jest.advanceTimersByTime(999);
  expect(look).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_001);
  expect(look).toHaveBeenCalledTimes(3);
  stop();
  jest.advanceTimersByTime(5_000);
  expect(look).toHaveBeenCalledTimes(3);
});

it.each(events)('looks on %s until it is stopped', (event, target) => {
  const look = jest.fn();
  const stop = watchTab(look);
  target.dispatchEvent(new Event(event));
  expect(look).toHaveBeenCalledTimes(1);
  stop();
  target.dispatchEvent(new Event(event));
  expect(look).toHaveBeenCalledTimes(1);
});
