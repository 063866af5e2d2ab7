import { Tabs } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../shared/page/page';
import { AgreementList } from './agreement-list';
import { CommissionList } from './commission-list';
import { IntroducerList } from './introducer-list';

const tabs = [
  { id: 'introducers', label: '介绍人' },
  { id: 'agreements', label: '协议' },
  { id: 'commissions', label: '佣金' },
] as const;

type TabId = (typeof tabs)[number]['id'];

/** Introducers, their agreements and their commissions. */
export function IntroducersPage() {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'introducers';
  return (
    <Page title="介绍人">
      <Tabs<TabId>
        label="介绍人"
        items={tabs}
        value={tab}
        onChange={(id) => setSearch(new URLSearchParams({ tab: id }), { replace: true })}
      >
        {tab === 'introducers' && <IntroducerList />}
        {tab === 'agreements' && <AgreementList />}
        {tab === 'commissions' && <CommissionList />}
      </Tabs>
    </Page>
  );
}
