import { Container, DarkPanel, LinkButton, Row, TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import { useZones } from '../shared/market/use-zones';
import { useBrand, useHasDemo } from '../shared/installation/installation';
import { LiveBoard } from './live-board';

const Panel = styled(DarkPanel)`
  padding-block: 40px 56px;

  /* A phone shows the board at once, and the other words below it. */
  @media (max-width: 639.98px) {
    padding-block: 16px 32px;

    > div {
      display: flex;
      flex-direction: column;
      gap: 16px;
    }
    > div > section {
      order: -1;
    }
    h1 {
      order: -2;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: 16px 64px;
  align-items: end;
  margin-bottom: 28px;

  h1 {
    font-size: var(--text-40);
    letter-spacing: -0.01em;
    /* Of two clauses, each stays on one line where there is room. */
    text-wrap: balance;
  }
  > p {
    max-width: 640px;
    color: var(--text-soft);
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) auto;

    h1 {
      grid-column: 1 / -1;
      font-size: var(--text-64);
    }
  }
  @media (max-width: 639.98px) {
    display: contents;

    h1 {
      font-size: var(--text-28);
    }
  }
`;

/** The head of the home page: what the brokerage offers, and the live board with the calculator. */
export function Hero() {
  const { slogan, name } = useBrand();
  const zones = useZones();
  return (
    <Panel>
      <Container>
        <Words>
          <h1>
            <TitleText>{slogan}</TitleText>
          </h1>
          <p>
            {name}提供{zones.map((zone) => zone.name).join('、')}差价合约，使用 MT5
            平台。开仓之前，保证金、点差成本与涨跌的影响都能按实时价格算出来。
          </p>
          <Row data-gap={3}>
            <LinkButton href="/#open" tone="primary">
              三步开户
            </LinkButton>
            <LinkButton href="/#costs">查看费用</LinkButton>
            {useHasDemo() && <LinkButton href="/demo">看一个示例账户</LinkButton>}
          </Row>
        </Words>
        <LiveBoard />
      </Container>
    </Panel>
  );
}
