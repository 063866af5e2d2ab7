import { useState } from 'react';
import { Money } from '../money/money';
import { Pagination } from '../pagination/pagination';
import { Table } from '../table/table';
import type { DayValue } from './fill-days';
import { useTexts } from '../texts/use-texts';
import { chartTexts } from './chart-texts';

const PAGE_SIZE = 15;

type Props = { caption: string; valueHead: string; points: readonly DayValue[]; currency: string };

/** The figures of a chart, newest day first, paginated. */
export function DayTable({ caption, valueHead, points, currency }: Props) {
  const texts = useTexts('chart', chartTexts);
  const [asked, setAsked] = useState(1);
  const newest = [...points].sort((one, other) => (one.day < other.day ? 1 : -1));
  const pageNo = Math.min(asked, Math.max(1, Math.ceil(newest.length / PAGE_SIZE)));
  return (
    <div>
      <Table
        caption={caption}
        rows={newest.slice((pageNo - 1) * PAGE_SIZE, pageNo * PAGE_SIZE)}
        rowKey={({ day }) => day}
        columns={[
          { id: 'day', head: texts.day, primary: true, cell: ({ day }) => day },
          {
            id: 'value',
            head: valueHead,
            align: 'end',
            beside: true,
            cell: ({ value }) => <Money value={value} currency={currency} signed />,
          },
        ]}
      />
      <Pagination
        label={texts.pages(caption)}
        pageNo={pageNo}
        pageSize={PAGE_SIZE}
        total={newest.length}
        onPage={setAsked}
      />
    </div>
  );
}
