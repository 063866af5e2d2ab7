import { accountRequests } from '@portal/api-client/account/requests';
import { reportsRequests } from '@portal/api-client/reports/requests';
import type { RequestSpec } from '@portal/api-client/http';
import { curveSteps, type CurvePoint } from '@portal/overview/curve-steps';
import { DayEntries, entriesAsked } from '@portal/overview/day-entries';
import { DaySheet } from '@portal/overview/day-sheet';
import type { SheetOfDay } from '@portal/overview/equity-curve';
import { equityTerms } from '@portal/overview/equity-terms';
import { EquityTrend, type ChosenStep } from '@portal/overview/equity-trend';
import { OverviewHead } from '@portal/overview/overview-head';
import { Card, Empty, ErrorState, LinkButton, Skeleton } from '@portal/ui';
import { useState, type ComponentProps } from 'react';
import { usePublicData } from '../shared/data/use-public-data';

/** Where the user centre is shown of the demo customer. */
const base = '/demo';

/** A call of customers as everybody may make it, for the demo customer. */
const asDemo = <R extends RequestSpec>(request: R): R => ({ ...request, path: `${base}${request.path}` });

const requests = {
  info: asDemo(accountRequests.queryAccountInfo),
  results: asDemo(reportsRequests.results),
  history: asDemo(reportsRequests.balanceHistory),
  wallet: asDemo(reportsRequests.creditRecordAjax),
  mt5: asDemo(reportsRequests.mt5CreditRecordAjax),
  closed: asDemo(reportsRequests.profitAndLossRecordAjax),
};

function Entries({ point }: { point: CurvePoint }) {
  const args = entriesAsked(point);
  const wallet = usePublicData(requests.wallet, args);
  const mt5 = usePublicData(requests.mt5, args);
  const closed = usePublicData(requests.closed, args);
  const all = [wallet, mt5, closed];
  const failed = all.find((one) => one.failed)?.failed;
  if (failed) {
    return <ErrorState title={failed.msg} onRetry={() => all.forEach((one) => one.failed && one.refetch())} />;
  }
  if (!wallet.data || !mt5.data || !closed.data) return <Skeleton lines={4} />;
  return <DayEntries moved={[wallet.data, mt5.data]} closed={closed.data} />;
}

const Sheet = (opened: ComponentProps<SheetOfDay>) => (
  <DaySheet {...opened} base={base}>
    <Entries point={opened.point} />
  </DaySheet>
);

/** The user centre's overview of the demo customer. Nothing of it is stored in the page, and it needs no session. */
export function SampleOverview() {
  const [step, setStep] = useState<ChosenStep>(curveSteps[0]);
  const info = usePublicData(requests.info, { includeBalance: true });
  const results = usePublicData(requests.results, undefined);
  const history = usePublicData(requests.history, { days: step.days });
  if (info.failed?.code === 'demo.none') {
    return (
      <Empty title={info.failed.msg} action={<LinkButton href="/#open">三步开户</LinkButton>}>
        您可以先了解产品与费用，或直接开户。
      </Empty>
    );
  }
  if (info.failed) return <ErrorState title={info.failed.msg} onRetry={info.refetch} />;
  if (!info.data) return <Skeleton shape="chart" />;
  const shown = info.data.accounts.filter(({ status }) => status !== 'archived');
  return (
    <Card>
      <OverviewHead accounts={shown} results={results.data} base={base}>
        <EquityTrend
          history={history.data}
          failed={history.failed !== undefined}
          step={step}
          onStep={setStep}
          now={equityTerms(shown)}
          converted={shown.some(({ rates }) => rates)}
          sheet={Sheet}
        />
      </OverviewHead>
    </Card>
  );
}
