import { csvFile } from './csv';

const columns = [['名称', (row: string) => row]] as const;

test('a fault in the first batch is thrown before the file begins', async () => {
  const read = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no database')) }) };
  await expect(csvFile('a.csv', columns, read)).rejects.toThrow('no database');
});

test('the batches follow one another, and a file without rows has its heads', async () => {
  async function* read() {
    yield ['a', 'b'];
    yield ['c'];
  }
  const textOf = async (batches: AsyncIterable<string[]> | Iterable<string[]>) =>
    (await (await csvFile('a.csv', columns, batches)).bytes.toArray()).join('');
  expect(await textOf(read())).toBe('\uFEFF名称\r\na\r\nb\r\nc\r\n');
  expect(await textOf([['a']])).toBe('\uFEFF名称\r\na\r\n');
  expect(await textOf([])).toBe('\uFEFF名称\r\n');
});
