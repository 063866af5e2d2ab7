import { Card, LinkButton, Notice, Skeleton, Split, Stack, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { lazy, Suspense } from 'react';
import { formOnDemand } from '../shared/forms/form-on-demand';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { PageBody } from '../shared/page/page-body';
import { PageHead } from '../shared/page/page-head';
import { PageHero } from '../shared/page/page-hero';
import type { BrandPart } from '../shared/installation/site-brand';
import { useBrandPart } from '../shared/installation/use-brand-part';
import { CommissionTable } from './commission-table';

// It is in the served HTML. Its code loads after the page is readable.
const CommissionCalculator = lazy(async () => ({
  default: (await import('./commission-calculator')).CommissionCalculator,
}));

const ApplyForm = formOnDemand('填写申请表', async () => (await import('./apply.form')).ApplyForm);

const Parts = styled(Stack)`
  ol,
  ul {
    display: grid;
    gap: 12px;
    padding-inline-start: 20px;
    list-style: decimal;
  }
  ul {
    list-style: disc;
  }
`;

const Form = styled.div`
  max-width: 480px;
`;

export const reads: readonly BrandPart[] = ['introducer'];

/** `/ib`: the introducer programme, what it pays, and the application. */
export function IbPage() {
  const { name } = useBrand();
  const introducer = useBrandPart('introducer');
  return (
    <>
      <PageHead
        title="介绍人（IB）计划：佣金与结算"
        description={`成为${name}介绍人：佣金按手计算、每月结算，佣金表与计算器公开，在线提交申请。`}
        jsonLd={[breadcrumbs(['介绍人计划', '/ib'])]}
      />
      <PageHero
        title="介绍人计划"
        lede="向他人介绍我们的服务，按客户真实成交的手数取得佣金；佣金由我们支付，并在客户注册时告知。"
        picture={<PageIllustration of="levels" />}
        actions={
          <>
            <LinkButton href="#apply" tone="primary">
              申请成为介绍人
            </LinkButton>
            <LinkButton href="#sum">计算佣金</LinkButton>
          </>
        }
      />
      <PageBody>
        <Parts data-gap={6}>
          <Split data-even data-gap={6}>
            <Card title="如何运作">
              <ol>
                <li>在本页提交申请。工作人员核对资料后与您联系，说明合作内容与合规要求。</li>
                <li>通过后，用您在用户中心的邀请链接介绍客户；客户自己注册、自己完成身份认证。</li>
                <li>客户平仓的手数计入您的当月总手数，按佣金表确定档位。</li>
                <li>次月 {introducer.settlementDay} 日前核算并经审批，佣金存入您的主账户。</li>
              </ol>
            </Card>
            <Card title="介绍人须知">
              <ul>
                <li>不得承诺收益、代客理财、代收代付客户资金，也不得替客户登录或下单。</li>
                <li>介绍产品时须同时说明杠杆与亏损风险，不得使用“稳赚”“保本”等说法。</li>
                <li>介绍本人，或在同一人的多个账户之间互相介绍的，不计佣金。</li>
                <li>只可向我们提供服务的地区介绍客户。违反上述任何一条的，合作终止，未结算的佣金不再支付。</li>
              </ul>
            </Card>
          </Split>
          <Split data-even data-gap={6}>
            <Card title="佣金表">
              <Stack>
                <CommissionTable />
              </Stack>
            </Card>
            <Card title="佣金计算器" id="sum">
              <Suspense fallback={<Skeleton lines={4} />}>
                <CommissionCalculator />
              </Suspense>
            </Card>
          </Split>
          <Notice tone="warn" action={<TextLink href="/legal/risk-warning">阅读完整风险披露</TextLink>}>
            差价合约是杠杆产品，客户可能在短时间内损失全部入金。请只把它介绍给了解并能承担这一风险的人。
          </Notice>
          <Card title="申请成为介绍人" id="apply">
            <Form>
              <ApplyForm />
            </Form>
          </Card>
        </Parts>
      </PageBody>
    </>
  );
}
