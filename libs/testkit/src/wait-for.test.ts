import { waitFor } from './wait-for';

it('answers the first answer that is one', async () => {
  const answers = [undefined, false as const, 0];
  expect(await waitFor(async () => answers.shift(), 'a number')).toBe(0);
  expect(answers).toEqual([]);
});

it('says what it waited for when there is none in time', async () => {
  await expect(waitFor(async () => undefined, 'a miracle', 60)).rejects.toThrow('waited 60 ms for a miracle');
});

it('passes on what the question throws', async () => {
  await expect(waitFor(() => Promise.reject(new Error('gone')), 'an answer')).rejects.toThrow('gone');
});
