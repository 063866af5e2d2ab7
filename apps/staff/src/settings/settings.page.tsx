import { LinkButton, Tabs } from '@portal/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useKeys } from '../shared/keys/keys';
import { Page } from '../shared/page/page';
import { useCan } from '../shared/session/me';
import { ChangeList } from './change-list';
import { CurrentSettings } from './current-settings';

const tabs = [
  { id: 'current', label: '现行值' },
  { id: 'changes', label: '变更记录' },
] as const;

type TabId = (typeof tabs)[number]['id'];

/** Rates, fees and limits: the values that apply now, and their changes. */
export function SettingsPage() {
  const can = useCan();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'current';
  const proposes = can('settings.propose');
  useKeys(proposes ? [{ key: 'c', label: '提出变更', run: () => void navigate('/settings/propose') }] : []);
  return (
    <Page
      title="汇率、费用与限额"
      actions={
        proposes && (
          <LinkButton size="small" tone="primary" href="/settings/propose" aria-keyshortcuts="c">
            提出变更 C
          </LinkButton>
        )
      }
    >
      <Tabs<TabId>
        label="汇率、费用与限额"
        items={tabs}
        value={tab}
        onChange={(id) => setSearch(new URLSearchParams({ tab: id }), { replace: true })}
      >
        {tab === 'current' ? <CurrentSettings /> : <ChangeList />}
      </Tabs>
    </Page>
  );
}
