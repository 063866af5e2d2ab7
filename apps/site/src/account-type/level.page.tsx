import { levelRule, productLeverageRule } from '@portal/brand';
import { formatAmount, parseAmount } from '@portal/rules/money';
import { Card, LinkButton, Notice, Split, Stack, Text, TextLink, TitleText } from '@portal/ui';
import { useLocation } from 'react-router-dom';
import { Levels } from '../shared/levels/levels';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageBody } from '../shared/page/page-body';
import { PageHero } from '../shared/page/page-hero';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { LevelTerms } from './level-terms';
import { PageHead } from '../shared/page/page-head';
import { plainAmount } from '../shared/levels/plain-amount';
import { levelPath } from '../shared/levels/level-path';
import { levelWords } from './level-words';

/** Multiplies a USD amount, computed in whole cents. */
const times = (amount: string, by: number) => formatAmount((parseAmount(amount, 2) ?? 0n) * BigInt(by), 2);

/** `/account-type/standard|vip|mini`: one level in full, compared with the others. Every figure is a brand setting. */
export function LevelPage() {
  const { pathname } = useLocation();
  const brand = useBrand();
  const { levels } = brand;
  const all = Object.values(levels);
  const at = Math.max(
    all.findIndex((level) => pathname.replace(/\/$/, '') === levelPath(level)),
    0,
  );
  const [level, next] = [all[at] ?? levels.MIN, all[at + 1]];
  const { code, name, minDeposit, leverage, stopOut } = level;
  const { lede, warning } = levelWords[code];
  return (
    <>
      <PageHead
        title={name}
        description={`${name}：${plainAmount(minDeposit)} 美元起，最高杠杆 1:${leverage}，强平线 ${stopOut}%，与其他账户级别的逐项对比。`}
        jsonLd={[breadcrumbs(['账户级别', '/#levels'], [name, levelPath(level)])]}
      />
      <PageHero
        title={name}
        lede={`${plainAmount(minDeposit)} 美元起，${lede}`}
        picture={<PageIllustration of="levels" />}
        figures={[
          { name: '最低入金', value: plainAmount(minDeposit), unit: 'USD' },
          { name: '最高杠杆', value: `1:${leverage}` },
          { name: '强平线', value: `${stopOut}%` },
        ]}
        actions={
          <>
            <LinkButton href={`/register?level=${level.route}`} tone="primary">
              开立{/^\w/.test(name) ? ` ${name}` : name}
            </LinkButton>
            <LinkButton href="/download">下载 MT5</LinkButton>
          </>
        }
      />
      <PageBody>
        <Split data-gap={12}>
          <Stack data-gap={6}>
            <section aria-labelledby="rule">
              <Stack data-gap={2}>
                <h2 id="rule">
                  <TitleText>开立与首次入金</TitleText>
                </h2>
                <p>
                  {levelRule(brand)}
                  {productLeverageRule(brand)}
                </p>
                <p>
                  首次入金（含转入）不足最低入金时，可先入金到主账户
                  {at > 0 && '，或开立级别较低的账户'}。赠金不计入入金。
                </p>
              </Stack>
            </section>
            <section aria-labelledby="example">
              <Stack data-gap={2}>
                <h2 id="example">
                  <TitleText>{`杠杆 1:${leverage} 是什么意思`}</TitleText>
                </h2>
                <p>
                  {plainAmount(minDeposit)} 美元的保证金，最多可以持有名义价值{' '}
                  {plainAmount(times(minDeposit, leverage))} 美元的仓位。价格反向变动{' '}
                  {formatAmount(BigInt(Math.round(10_000 / leverage)), 2)}
                  %，亏损就约等于这笔保证金；在此之前，当保证金比例跌至 {stopOut}%，系统会从亏损最大的持仓开始平仓。
                </p>
                <Text as="p" data-size={14} data-tone="soft">
                  仓位越小，价格需要走得越远才会触发强制平仓。初次交易建议只用最小手数。
                </Text>
              </Stack>
            </section>
            <section aria-labelledby="upgrade">
              <Stack data-gap={2}>
                <h2 id="upgrade">如何升级</h2>
                <p>
                  {next ? (
                    <>
                      账户累计入金达到 {plainAmount(next.minDeposit)} 美元后，可在用户中心自行升级为
                      <TextLink href={levelPath(next)}>{next.name}</TextLink>：最高杠杆变为 1:{next.leverage}
                      ，强平线变为 {next.stopOut}
                      %。当前杠杆与已有持仓占用的保证金不因升级而改变，需要时可自行调高杠杆。
                    </>
                  ) : (
                    '这是最高级别，没有可以升级的级别。'
                  )}
                </p>
              </Stack>
            </section>
          </Stack>
          <Stack data-gap={6}>
            <Card title="账户条款">
              <LevelTerms level={level} />
            </Card>
            <Notice tone="warn" action={<TextLink href="/legal/risk-warning">阅读完整风险披露</TextLink>}>
              {warning}
            </Notice>
          </Stack>
        </Split>
      </PageBody>
      <Levels current={code} />
    </>
  );
}
