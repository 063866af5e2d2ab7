import type { TestGateway } from './start-test-gateway';

/** A question to the database: whether the row of a key satisfies a condition. */
export const doneWhere =
  ({ gateway }: TestGateway, table: string, condition: string, id: string, key = 'id') =>
  async (): Promise<boolean> => {
    const text = `select exists (select from ${table} where ${key}::text = $1 and (${condition})) as done`;
    return (await gateway.db.row<{ done: boolean }>('', text, [id])).done;
  };
