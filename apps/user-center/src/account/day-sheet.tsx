import {
  useCreditRecordAjaxQuery,
  useMt5CreditRecordAjaxQuery,
  useProfitAndLossRecordAjaxQuery,
} from '@portal/api-client/reports';
import { failureFrom } from '@portal/api-client/http';
import type { CurvePoint } from '@portal/overview/curve-steps';
import { DayEntries, entriesAsked } from '@portal/overview/day-entries';
import { DaySheet } from '@portal/overview/day-sheet';
import type { SheetOfDay } from '@portal/overview/equity-curve';
import { ErrorState, Skeleton } from '@portal/ui';
import type { ComponentProps } from 'react';

function Entries({ point }: { point: CurvePoint }) {
  const args = entriesAsked(point);
  const moved = [useCreditRecordAjaxQuery(args), useMt5CreditRecordAjaxQuery(args)];
  const closed = useProfitAndLossRecordAjaxQuery(args);
  const all = [...moved, closed];
  const failed = all.find(({ error }) => error !== undefined);
  if (failed) {
    return (
      <ErrorState
        title={failureFrom(failed.error).msg}
        busy={failed.isFetching}
        onRetry={() => all.forEach(({ error, refetch }) => error !== undefined && void refetch())}
      />
    );
  }
  const answers = moved.flatMap(({ currentData }) => currentData ?? []);
  if (answers.length < moved.length || !closed.currentData) return <Skeleton lines={4} />;
  return <DayEntries moved={answers} closed={closed.currentData} />;
}

/** A point of the customer's own curve. */
export function DayOfCustomer(opened: ComponentProps<SheetOfDay>) {
  return (
    <DaySheet {...opened}>
      <Entries point={opened.point} />
    </DaySheet>
  );
}
