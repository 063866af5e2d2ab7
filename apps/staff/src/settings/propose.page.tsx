import { useSettingsQuery } from '@portal/api-client/staff';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { SettingsForm } from './settings.form';

/** Proposes new rates, fees and limits. */
export function ProposePage() {
  const query = useSettingsQuery();
  return (
    <Page title="提出变更" back={{ href: '/settings', label: '汇率、费用与限额' }}>
      <Loaded query={query} lines={12}>
        {({ list, rateMoves, noticeDays }) => (
          <SettingsForm settings={list} warned={rateMoves.warned} noticeDays={noticeDays} />
        )}
      </Loaded>
    </Page>
  );
}
