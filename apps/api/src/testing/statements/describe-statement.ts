import type { Connection, FieldDef, PoolClient } from 'pg';

export interface Description {
  /** Types of the parameters. */
  parameters: readonly number[];
  /** `table` and `column`: where the values come from; 0 for an expression. */
  columns: readonly { name: string; type: number; table: number; column: number }[];
}

/** Asks PostgreSQL what a text takes and returns, without running it. */
export function describeStatement(client: PoolClient, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    let parameters: number[] = [];
    let columns: Description['columns'] = [];
    const take = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => (parameters = dataTypeIDs);
    client.query({
      submit(connection: Connection) {
        connection.once('parameterDescription', take);
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: FieldDef[] }) {
        columns = fields.map(({ name, dataTypeID: type, tableID: table, columnID: column }) => ({
          name,
          type,
          table,
          column,
        }));
      },
      handleError(error: Error, connection: Connection) {
        connection.removeListener('parameterDescription', take);
        reject(error);
      },
      handleReadyForQuery: () => resolve({ parameters, columns }),
    } as { submit(connection: Connection): void });
  });
}
