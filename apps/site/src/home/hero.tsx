import { CheckIcon, Container, Icon, LinkButton, Row } from '@portal/ui';
import { styled } from 'styled-components';
import { useZones } from '../shared/market/use-zones';
import { useBrand } from '../shared/installation/installation';
import { plainAmount } from '../shared/levels/plain-amount';
import { WatchList } from './watch-list';

const Ground = styled.div`
  padding-block: 56px 64px;
  background: var(--surface);
  border-bottom: 1px solid var(--line);

  > div {
    display: grid;
    gap: 40px;
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 1000px) {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 620px);
      gap: 64px;
    }
  }
  @media (max-width: 639.98px) {
    padding-block: 32px 40px;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: 24px;
  padding-top: 40px;

  h1 {
    font-size: var(--text-40);
    letter-spacing: -0.01em;
  }
  > p {
    max-width: 520px;
    color: var(--text-soft);
    line-height: var(--leading-loose);
  }
  @media (max-width: 639.98px) {
    gap: 16px;
    padding-top: 0;

    h1 {
      font-size: var(--text-28);
    }
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-top: 16px;
  border-block: 1px solid var(--line);

  > div {
    padding: 16px 12px 16px 0;
  }
  > div + div {
    padding-inline-start: 16px;
    border-inline-start: 1px solid var(--line);
  }
  dt {
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  dd {
    margin-top: 4px;
    font-size: var(--text-20);
    font-weight: 600;
    line-height: var(--leading-tight);
  }
  dd small {
    margin-inline-start: 4px;
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 400;
  }
`;

const Promises = styled.ul`
  display: grid;
  gap: 20px;
  margin-top: 8px;

  > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 2px 12px;
  }
  svg {
    margin-top: 3px;
    color: var(--action-text);
  }
  p {
    grid-column: 2;
    max-width: 440px;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  /* A phone shows the prices first. */
  @media (max-width: 999.98px) {
    display: none;
  }
`;

const promises = [
  ['费用写在前面', '点差、隔夜利息与出金手续费逐项列明，提交之前就看得到实际到账的金额。'],
  ['每一笔都可查', '入金、出金与转账各有进度和时间，报表按日期筛选，可导出保存。'],
  ['一个账户，五种平台', '同一个 MT5 账户，可在 Windows、macOS、安卓、iOS 与网页登录。'],
] as const;

/** What the brokerage offers, as text and with its own figures. */
export function Hero() {
  const { slogan, name, levels } = useBrand();
  const zones = useZones();
  const highest = Math.max(...Object.values(levels).map(({ leverage }) => leverage));
  return (
    <Ground>
      <Container>
        <Words>
          <h1>{slogan}</h1>
          <p>
            {name}提供{zones.map((zone) => zone.name).join('、')}差价合约，使用 MT5
            平台。合约规格、点差与出入金费用，开户之前就写在这里。
          </p>
          <Row data-gap={3}>
            <LinkButton href="/#open" tone="primary">
              三步开户
            </LinkButton>
            <LinkButton href="/#costs">查看费用</LinkButton>
          </Row>
          <Facts>
            <div>
              <dt>产品类别</dt>
              <dd>
                {zones.length}
                <small>类</small>
              </dd>
            </div>
            <div>
              <dt>最低入金</dt>
              <dd>
                {plainAmount(levels.MIN.minDeposit)}
                <small>USD</small>
              </dd>
            </div>
            <div>
              <dt>最高杠杆</dt>
              <dd>1:{highest}</dd>
            </div>
          </Facts>
          <Promises>
            {promises.map(([title, text]) => (
              <li key={title}>
                <Icon of={CheckIcon} size={20} />
                <strong>{title}</strong>
                <p>{text}</p>
              </li>
            ))}
          </Promises>
        </Words>
        <WatchList />
      </Container>
    </Ground>
  );
}
