import { useBalanceHistoryQuery } from '@portal/api-client/reports';
import { Button, Money, Row, Spark, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { TrendPlace } from './trend-place';

const spans = [30, 90] as const;

/** The balance by day, and the equity for the days on which it was stored. */
export function BalanceTrend() {
  const [days, setDays] = useState<(typeof spans)[number]>(30);
  const { currentData: data, error } = useBalanceHistoryQuery({ days });
  const equities = data?.flatMap(({ equity }) => equity ?? []) ?? [];
  const lines = [
    { name: '余额', values: data?.map(({ balance }) => balance) ?? [] },
    ...(equities.length > 1 ? [{ name: '净值', values: equities }] : []),
  ];
  return (
    <TrendPlace>
      <Stack data-gap={2}>
        <Row data-gap={2}>
          {spans.map((span) => (
            <Button
              key={span}
              size="small"
              tone={span === days ? undefined : 'quiet'}
              aria-pressed={span === days}
              onClick={() => setDays(span)}
            >
              近 {span} 天
            </Button>
          ))}
        </Row>
        {data ? (
          <Row data-gap={8}>
            {lines.map(({ name, values }) => (
              <div key={name}>
                <Text as="div" data-size={14} data-tone="soft">
                  {name}：<Money value={values[0]} /> → <Money value={values.at(-1)} />
                </Text>
                <Spark
                  points={values.map(Number)}
                  label={`${name}，近 ${values.length} 天，从 ${values[0] ?? ''} 到 ${values.at(-1) ?? ''} 美元`}
                  width={240}
                  height={48}
                />
              </div>
            ))}
          </Row>
        ) : (
          error !== undefined && (
            <Text as="p" data-size={14} data-tone="soft" role="status">
              走势暂时无法显示
            </Text>
          )
        )}
      </Stack>
    </TrendPlace>
  );
}
