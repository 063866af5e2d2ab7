import { ErrorState, styled, Tabs } from '@portal/ui';
import { useState } from 'react';
import { ContractTable } from './contract-table';
import { useInstruments } from './use-instruments';
import { zones } from './zones';

const Sheet = styled.section`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--paper);
  scroll-margin-top: 80px;

  > header {
    padding: 16px 20px 4px;
  }
  h2 {
    font-size: var(--text-16);
  }
  [role='tablist'] {
    padding-inline: 8px;
  }
  [role='tab'] {
    padding-inline: 12px;
    font-size: var(--text-14);
  }
  [role='tabpanel'] {
    padding: 0;
  }
  > p {
    padding: 12px 20px;
    border-top: 1px solid var(--line);
    color: var(--ink-faint);
    font-size: var(--text-12);
  }
  @media (min-width: 640px) {
    /* The longest list is ten rows: a shorter one must not pull up what stands below. */
    [role='tabpanel'] {
      min-height: 436px;
    }
  }
  @media (max-width: 639.98px) {
    > header {
      padding-inline: 16px;
    }
    [role='tablist'] {
      padding-inline: 4px;
    }
  }
`;

const tabs = zones.map(({ zone, name }) => ({ id: String(zone), label: name }));

/** What can be traded and on what terms, before an account is opened. */
export function ContractLedger() {
  const [zone, setZone] = useState(tabs[0]?.id ?? '');
  const { rows, error, retry } = useInstruments();
  const name = zones.find((each) => String(each.zone) === zone)?.name ?? '';
  return (
    <Sheet id="contracts" aria-labelledby="contracts-title">
      <header>
        <h2 id="contracts-title">合约一览</h2>
      </header>
      <Tabs label="产品类别" items={tabs} value={zone} onChange={setZone}>
        {error === undefined ? (
          <ContractTable
            caption={`${name}合约：典型点差、每手合约与每手点差成本`}
            rows={rows?.filter((row) => String(row.zone) === zone)}
            placeholders={10}
          />
        ) : (
          <ErrorState title={error} onRetry={retry} />
        )}
      </Tabs>
      <p>每手点差成本 = 典型点差 × 每手合约，以报价货币计。实际点差随市场变化，以交易平台报价为准。</p>
    </Sheet>
  );
}
