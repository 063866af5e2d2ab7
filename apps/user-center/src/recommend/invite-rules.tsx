import { useGetCommonConfigQuery } from '@portal/api-client/common';
import { Card, Prose, Skeleton } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { rulesOf } from './rules-of';

/** The terms of the invite programme. */
export function InviteRules() {
  const query = useGetCommonConfigQuery();
  return (
    <Card title="活动规则">
      <Loaded query={query} skeleton={<Skeleton lines={6} />}>
        {({ limits }) => (
          <Prose>
            <ol>
              {rulesOf(limits).map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
          </Prose>
        )}
      </Loaded>
    </Card>
  );
}
