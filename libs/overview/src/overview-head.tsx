import type { Account } from '@portal/contract/account';
import type { OkOf } from '@portal/contract/kernel';
import type { reportsCalls } from '@portal/contract/reports';
import { DateTime, Money, Notice, Percent, Row, Stack, Text, TextLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { mainAccount } from './main-account';
import { tidyRate } from './tidy-rate';
import { equityTerms } from './equity-terms';

export type Results = OkOf<(typeof reportsCalls)['results']>;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 16px 48px;

  > :first-child data {
    font-size: 48px;
  }
  @media (max-width: 639.98px) {
    > * {
      width: 100%;
    }
    > :first-child data {
      font-size: 40px;
    }
  }
`;

const Terms = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;

  @media (max-width: 639.98px) {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: 8px 16px;
  }

  dt {
    min-height: 24px;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  dd {
    font-weight: 600;
    line-height: var(--leading-tight);
  }
  small {
    display: block;
    margin-top: 4px;
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 400;
  }
`;

function Term({ term, children, note }: { term: ReactNode; children: ReactNode; note?: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

const explainHref = (base: string, account: Account | undefined, of: 'balance' | 'credit') =>
  `${base}/user-center/explain?${new URLSearchParams({ ...(account && { account: account.id }), ...(of === 'credit' && { of }) }).toString()}`;

/** What was earned today and this month by closed positions. `–` while it is not known. */
function Earned({ results, base }: { results: Results | undefined; base: string }) {
  const periods = [
    { label: '今日', of: results?.today, href: `${base}/user-center/fundingDetails?tab=profit&days=1` },
    { label: '本月', of: results?.thisMonth, href: `${base}/user-center/fundingDetails?tab=profit&days=month` },
  ];
  return (
    <Terms aria-label="已平仓净盈亏">
      {periods.map(({ label, of, href }) => (
        <Term key={label} term={<TextLink href={href}>{label}</TextLink>} note="已平仓，不含出入金">
          <Row data-gap={2}>
            <Money value={of?.result} size="large" signed />
            {of?.percent != null && <Percent value={of.percent} bare />}
          </Row>
        </Term>
      ))}
    </Terms>
  );
}

/** The withdrawals in progress, since when, and the page that shows each step. */
function Waiting({ waiting, base }: { waiting: NonNullable<Results['waiting']>; base: string }) {
  const { count, amount, since } = waiting;
  return (
    <Notice
      tone="info"
      title={`出金处理中 ${count} 笔`}
      action={<TextLink href={`${base}/user-center/assets/withdraw`}>查看进度</TextLink>}
    >
      共 <Money value={amount} currency="USD" />
      ，最早一笔于 <DateTime value={since} show="minute" /> 提交。
    </Notice>
  );
}

type Props = {
  accounts: readonly Account[];
  results: Results | undefined;
  /** Before the path of each page: `/demo` outside of the user centre. */
  base?: string;
  children: ReactNode;
};

/** The equity of all accounts in USD as one equation, what was earned, and what waits. */
export function OverviewHead({ accounts, results, base = '', children }: Props) {
  const counted = accounts.filter(({ status }) => status !== 'archived');
  const { balance, floating, credit, equity } = equityTerms(counted);
  const foreign = counted.find(({ rates }) => rates);
  const credited = counted.find((account) => /[1-9]/.test(account.credit));
  const positions = counted.reduce((sum, account) => sum + account.positions, 0);
  const waiting = results?.waiting;
  return (
    <section aria-labelledby="total-equity">
      <Stack data-gap={6}>
        <Head>
          <div>
            <Text as="h2" id="total-equity" data-size={14} data-tone="soft">
              总净值
            </Text>
            <Money value={equity} currency="USD" size="display" />
          </div>
          <Earned results={results} base={base} />
        </Head>
        <Terms aria-label="总净值的构成">
          <Term term={<TextLink href={explainHref(base, mainAccount(counted), 'balance')}>余额</TextLink>}>
            <Money value={balance} />
          </Term>
          <Term term="＋ 浮动盈亏" note={positions > 0 ? `持仓 ${positions} 笔，含隔夜利息` : '没有持仓'}>
            <Money value={floating} signed />
          </Term>
          <Term
            term={
              credited ? (
                <>
                  ＋ <TextLink href={explainHref(base, credited, 'credit')}>赠金</TextLink>
                </>
              ) : (
                '＋ 赠金'
              )
            }
          >
            <Money value={credit} />
          </Term>
          <Term term="＝ 净值">
            <Money value={equity} />
          </Term>
          {waiting && (
            <Term
              term={<TextLink href={`${base}/user-center/assets/withdraw`}>出金处理中</TextLink>}
              note={/[1-9]/.test(waiting.inBalance) ? `其中 ${waiting.inBalance} 仍在余额中` : '不在净值中'}
            >
              <Money value={waiting.amount} />
            </Term>
          )}
        </Terms>
        {foreign?.rates && (
          <Text as="p" data-size={14} data-tone="soft">
            {foreign.currency} 账户按 1 USD = {tidyRate(foreign.rates.to_usd)} {foreign.currency} 折算
          </Text>
        )}
        {waiting && <Waiting waiting={waiting} base={base} />}
        {children}
      </Stack>
    </section>
  );
}
