import { useDepositDraftPaidListQuery } from '@portal/api-client/deposit';
import type { Account } from '@portal/contract/account';
import { Empty, Pagination, Row, Select } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../kernel/loaded';
import { presets, rangeOf, type PresetId } from '../kernel/date-range';
import { DraftTable } from './draft-table';

const PAGE_SIZE = 15;

/** Paid deposits of a span of days, newest first. */
export function PaidList({ accounts }: { accounts: readonly Account[] }) {
  const [preset, setPreset] = useState<PresetId>('30');
  const [pageNo, setPageNo] = useState(1);
  // The day is taken once an opening: a range that moves with the clock would ask again and again.
  const [openedAt] = useState(Date.now);
  const query = useDepositDraftPaidListQuery({ ...rangeOf(preset, openedAt), pageNo, pageSize: PAGE_SIZE, type: 0 });
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
      <Loaded query={query} skeleton={<DraftTable caption="已入金" drafts={[]} accounts={accounts} busy={4} />}>
        {({ list, total }) => (
          <>
            <DraftTable
              caption="已入金"
              drafts={list}
              accounts={accounts}
              busy={query.isFetching && list.length === 0 ? 4 : undefined}
              empty={<Empty title="这段时间没有入金">换一个日期范围，或在上方提交入金。</Empty>}
            />
            <Pagination pageNo={pageNo} pageSize={PAGE_SIZE} total={total} onPage={setPageNo} label="已入金分页" />
          </>
        )}
      </Loaded>
    </>
  );
}
