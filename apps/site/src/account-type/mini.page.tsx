import { parseAmount, formatAmount } from '@portal/rules/money';
import {
  Container,
  DefinitionList,
  LinkButton,
  Notice,
  PageHeading,
  Row,
  Stack,
  styled,
  Text,
  TextLink,
} from '@portal/ui';
import { Levels } from '../home/levels';
import { breadcrumbs } from '../shell/breadcrumbs';
import { useBrand } from '../shell/installation';
import { PageHead } from '../shell/page-head';
import { plainAmount } from '../shell/plain-amount';

const Page = styled(Stack)`
  max-width: 720px;
  padding-bottom: 48px;
`;

/** USD of `times` as much, whole numbers of cents. */
const times = (amount: string, by: number) => formatAmount((parseAmount(amount, 2) ?? 0n) * BigInt(by), 2);

/** `/account-type/mini`: the lowest level in full, and beside the others. Every figure is the brand's own setting. */
export function MiniPage() {
  const { levels, limits } = useBrand();
  const { name, minDeposit, leverage, stopOut } = levels.MIN;
  const next = levels.STD;
  return (
    <>
      <Container>
        <PageHead
          title={name}
          description={`${name}：${plainAmount(minDeposit)} 美元起，最高杠杆 1:${leverage}，强制平仓水平 ${stopOut}%，与其他账户级别的逐项对比。`}
          jsonLd={[breadcrumbs(['账户级别', '/#levels'], [name, '/account-type/mini'])]}
        />
        <PageHeading
          title={name}
          lede={`${plainAmount(minDeposit)} 美元起，用小额资金熟悉平台与规则；品种、点差与其他级别相同。`}
        />
        <Page data-gap={6}>
          <DefinitionList
            items={[
              { id: 'deposit', term: '最低入金', value: `${plainAmount(minDeposit)} 美元` },
              { id: 'leverage', term: '最高杠杆', value: `1:${leverage}` },
              { id: 'stopOut', term: '强制平仓水平', value: `保证金比例 ${stopOut}%` },
              { id: 'currency', term: '账户货币', value: 'USD' },
              {
                id: 'depositLimits',
                term: '单笔入金',
                value: `${plainAmount(limits.deposit.min)} – ${plainAmount(limits.deposit.max)} 美元`,
              },
              {
                id: 'withdrawLimits',
                term: '单笔银行出金',
                value: `${plainAmount(limits.withdraw.min)} – ${plainAmount(limits.withdraw.max)} 美元，不足 ${plainAmount(limits.withdraw.freeFrom)} 美元收取 ${plainAmount(limits.withdraw.fee)} 美元`,
              },
              { id: 'transfer', term: '账户间转账', value: `${plainAmount(limits.transfer.min)} 美元起` },
            ]}
          />
          <section aria-labelledby="example">
            <Stack data-gap={2}>
              <h2 id="example">杠杆 1:{leverage} 是什么意思</h2>
              <p>
                {plainAmount(minDeposit)} 美元的保证金，最多可以持有名义价值 {plainAmount(times(minDeposit, leverage))}{' '}
                美元的仓位。价格反向变动 {formatAmount(BigInt(Math.round(10_000 / leverage)), 2)}
                %，亏损就约等于这笔保证金；在此之前，当保证金比例跌至 {stopOut}%，系统会从亏损最大的持仓开始平仓。
              </p>
              <Text as="p" data-size={14} data-tone="soft">
                仓位越小，价格需要走得越远才会触及强平。初次交易建议只用最小手数。
              </Text>
            </Stack>
          </section>
          <section aria-labelledby="upgrade">
            <Stack data-gap={2}>
              <h2 id="upgrade">如何升级</h2>
              <p>
                账户累计入金达到 {plainAmount(next.minDeposit)} 美元后，可在用户中心自行升级为{next.name}，杠杆上限变为
                1:{next.leverage}，强制平仓水平变为 {next.stopOut}%。
              </p>
            </Stack>
          </section>
          <Notice tone="warn" action={<TextLink href="/legal/risk-warning">阅读完整风险披露</TextLink>}>
            小额账户同样是杠杆交易：入金少，可承受的反向波动也小，可能在短时间内亏损全部入金。
          </Notice>
          <Row data-gap={3}>
            <LinkButton href="/register" tone="primary">
              开立账户
            </LinkButton>
            <LinkButton href="/download">下载 MT5</LinkButton>
          </Row>
        </Page>
      </Container>
      <Levels />
    </>
  );
}
