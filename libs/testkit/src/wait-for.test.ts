import { waitFor } from './wait-for';

it('returns the first result that is neither undefined nor false', async () => {
  const answers = [undefined, false as const, 0];
  expect(await waitFor(async () => answers.shift(), 'a number')).toBe(0);
  expect(answers).toEqual([]);
});

it('throws with the description if there is no result in time', async () => {
  await expect(waitFor(async () => undefined, 'a miracle', 60)).rejects.toThrow('waited 60 ms for a miracle');
});

it('passes on an error of the callback', async () => {
  await expect(waitFor(() => Promise.reject(new Error('gone')), 'an answer')).rejects.toThrow('gone');
});

it('waits by a clock that nobody moves', async () => {
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 3_600_000));
  const answers = [undefined, undefined, 1];
  expect(await waitFor(async () => answers.shift(), 'a number')).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(0);
  await expect(waitFor(async () => undefined, 'a miracle', 60)).rejects.toThrow('waited 60 ms for a miracle');
  jest.restoreAllMocks();
});
