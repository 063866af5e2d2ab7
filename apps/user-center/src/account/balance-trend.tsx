import { useBalanceHistoryQuery } from '@portal/api-client/reports';
import { Button, Row, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { EquityCurve } from './equity-curve';
import { TrendPlace } from './trend-place';

const spans = [30, 90] as const;

/** The balance by day of the accounts in USD, and the equity for the days on which it was stored. `partial`: there are others. */
export function BalanceTrend({ partial }: { partial: boolean }) {
  const [days, setDays] = useState<(typeof spans)[number]>(30);
  const { currentData: data, error } = useBalanceHistoryQuery({ days });
  return (
    <TrendPlace>
      <Stack data-gap={2}>
        <Row data-gap={2}>
          {spans.map((span) => (
            <Button
              key={span}
              tone={span === days ? undefined : 'quiet'}
              aria-pressed={span === days}
              onClick={() => setDays(span)}
            >
              近 {span} 天
            </Button>
          ))}
          {partial && (
            <Text data-size={14} data-tone="soft">
              仅含 USD 账户
            </Text>
          )}
        </Row>
        {data ? (
          <EquityCurve key={days} days={data} />
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
