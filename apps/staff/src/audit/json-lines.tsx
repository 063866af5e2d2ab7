import { DefinitionList, Stack, Text } from '@portal/ui';

function entriesOf(json: string): readonly [string, unknown][] {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? Object.entries(value) : [];
  } catch {
    return [];
  }
}

/** The values of an audit entry, one a line. */
export function JsonLines({ title, json }: { title: string; json: string }) {
  const entries = entriesOf(json);
  return (
    <Stack data-gap={1}>
      <h3>{title}</h3>
      {entries.length === 0 ? (
        <Text data-tone="soft" data-size={14}>
          无
        </Text>
      ) : (
        <DefinitionList
          items={entries.map(([name, value]) => ({
            id: name,
            term: name,
            value: typeof value === 'string' ? value : JSON.stringify(value),
          }))}
        />
      )}
    </Stack>
  );
}
