import type { Draft } from '@portal/contract/deposit';
import { Money, Row, StatusTag, Text } from '@portal/ui';
import { styled } from 'styled-components';
import { useFocusHere } from '../shared/page/use-focus-here';

const Place = styled.div`
  display: grid;
  gap: 8px;
`;

/** A deposit that was just cancelled, shown in its former place. */
export function CancelledDraft({ draft: { pno, amount, currency } }: { draft: Draft }) {
  const place = useFocusHere<HTMLDivElement>();
  return (
    <Place ref={place} tabIndex={-1}>
      <Row data-justify="between" data-gap={2} data-align="baseline">
        <Money value={amount} currency={currency} size="large" />
        <StatusTag status="cancelled" />
      </Row>
      <Text data-size={14} data-tone="soft">
        单号 {pno}
        <br />
        已取消的入金可在入金记录的“已取消”中查看。如已付款，到账后仍会为您入账。
      </Text>
    </Place>
  );
}
