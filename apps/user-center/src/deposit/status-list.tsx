import { useDepositDraftPaidListQuery } from '@portal/api-client/deposit';
import type { Account } from '@portal/contract/account';
import type { DraftStatus } from '@portal/contract/deposit';
import { Empty, Pagination, Row, Select } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { presets, rangeOf, type PresetId } from '../shared/records/date-range';
import { useToday } from '../shared/records/use-today';
import { Loaded } from '../shared/page/loaded';
import { DraftTable } from './draft-table';

const PAGE_SIZE = 15;

type Props = {
  accounts: readonly Account[];
  status: DraftStatus;
  caption: string;
  /** Shown if the list is empty. */
  empty: { title: string; text: string };
  /** Shown above the rows. */
  note?: ReactNode;
};

/** Deposits of one status in a date range, newest first. */
export function StatusList({ accounts, status, caption, empty, note }: Props) {
  const [preset, setPreset] = useState<PresetId>('30');
  const [pageNo, setPageNo] = useState(1);
  const today = useToday();
  const query = useDepositDraftPaidListQuery({
    ...rangeOf(preset, today),
    pageNo,
    pageSize: PAGE_SIZE,
    type: 0,
    status,
  });
  return (
    <>
      <Row data-part="inset">
        <Select
          name="range"
          label="日期"
          value={preset}
          options={presets.map(({ id, label }) => ({ value: id, label }))}
          onChange={(id) => {
            setPreset(presets.find((each) => each.id === id)?.id ?? '30');
            setPageNo(1);
          }}
        />
      </Row>
      <Loaded query={query} skeleton={<DraftTable caption={caption} drafts={[]} accounts={accounts} busy={4} />}>
        {({ list, total }) => (
          <>
            {note && list.length > 0 && <div data-part="inset">{note}</div>}
            <DraftTable
              caption={caption}
              drafts={list}
              accounts={accounts}
              busy={query.isFetching && list.length === 0 ? 4 : undefined}
              empty={<Empty title={empty.title}>{empty.text}</Empty>}
            />
            <Pagination
              pageNo={pageNo}
              pageSize={PAGE_SIZE}
              total={total}
              onPage={setPageNo}
              label={`${caption}分页`}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
