import type { CoinAddress } from '@portal/contract/coin';
import { maskAddress } from '@portal/rules/masks';
import { Button, Card, Countdown, Masked, Row, Stack, Tag, Text } from '@portal/ui';
import { useState } from 'react';
import { lazyDialog } from '../shared/page/lazy';
import { CardLines } from '../shared/records/card-lines';
import { useCooling } from './use-cooling';

const RemoveAddress = lazyDialog(() => import('./remove-address').then((module) => module.RemoveAddress));

type Props = { addresses: readonly CoinAddress[]; asOf: number; onAdd: () => void };

/** The addresses that coin may be paid to. An address is masked, and can be shown in full for comparison. */
export function AddressBook({ addresses, asOf, onAdd }: Props) {
  const { isCooling, offsetMs, wake } = useCooling(asOf);
  const [removing, setRemoving] = useState<CoinAddress>();
  return (
    <Card
      title="地址簿"
      actions={
        <Button size="small" onClick={onAdd}>
          添加地址
        </Button>
      }
    >
      <CardLines aria-label="地址簿">
        {addresses.map((each) => (
          <li key={each.id}>
            <Stack data-gap={1}>
              <Row data-justify="between" data-gap={2}>
                <Text data-weight="medium">{each.label}</Text>
                <Tag>{each.chain}</Tag>
              </Row>
              <Row data-justify="between" data-gap={2}>
                <Text data-size={14} data-tone="soft">
                  <Masked value={maskAddress(each.address)} full={each.address} label={`${each.label} 的完整地址`} />
                </Text>
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={`移除地址 ${each.label}`}
                  onClick={() => setRemoving(each)}
                >
                  移除
                </Button>
              </Row>
              {isCooling(each) && (
                <Text data-size={14} data-tone="warn">
                  冷却中，
                  <Countdown until={each.usableFrom} offsetMs={offsetMs} onEnd={wake} /> 后可用
                </Text>
              )}
            </Stack>
          </li>
        ))}
      </CardLines>
      {removing && <RemoveAddress address={removing} open onClose={() => setRemoving(undefined)} />}
    </Card>
  );
}
