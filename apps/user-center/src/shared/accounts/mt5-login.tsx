import { Copy, DefinitionList, Row, type Definition } from '@portal/ui';
import { useInstallation } from '../browser/installation';

const line = (id: string, term: string, value: string): Definition => ({
  id,
  term,
  value: (
    <Row data-gap={2} data-justify="end">
      {value}
      {/* A space stands between Chinese and Latin letters. */}
      <Copy value={value} label={/^[A-Z]/.test(term) ? `复制 ${term}` : `复制${term}`} />
    </Row>
  ),
});

type Props = {
  logins: readonly { id: string; name: string; login: string }[];
  /** The brand's server where absent; empty: unknown. */
  server?: string;
};

/** The data to log in to an MT5 terminal: the server, if there is one, and the logins. */
export function Mt5Login({ logins, server: given }: Props) {
  const { trading } = useInstallation();
  const server = given ?? trading.server;
  return (
    <DefinitionList
      items={[
        ...(server ? [line('server', '服务器', server)] : []),
        ...logins.map(({ id, name, login }) => line(id, name, login)),
      ]}
    />
  );
}
