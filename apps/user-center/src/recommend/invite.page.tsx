import { failureFrom } from '@portal/api-client/http';
import {
  useGetCommissionRecordsQuery,
  useGetCustomerRelationQuery,
  useGetInviteCodeQuery,
  useGetRecommendBonusQuery,
  useQueryCommissionQuery,
  useQueryRecommendInfoQuery,
} from '@portal/api-client/recommend';
import { Card, ErrorState, Skeleton, Split, Stack } from '@portal/ui';
import { Fragment } from 'react';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { useFirstLoad, withOthers } from '../shared/page/with-others';
import { Bonuses, firstBonuses } from './bonuses';
import { Commission } from './commission';
import { CommissionRecords, firstCommissions } from './commission-records';
import { InviteCard } from './invite-card';
import { InvitedSums } from './invited-sums';
import { InviteRules } from './invite-rules';
import { firstRelations, Relations } from './relations';

const inviteSkeleton = (
  <Card title="我的邀请">
    <Skeleton shape="title" width="half" />
    <Skeleton lines={3} />
    <Skeleton shape="block" />
  </Card>
);
const sumsSkeleton = (
  <Card title="邀请成果">
    <Skeleton lines={2} />
  </Card>
);

/**
 * `/user-center/invite`: the code, its link and poster, the invited friends, the bonuses, the rules; of an introducer also the agreement and
 * the commissions.
 */
export function InvitePage() {
  const info = useQueryRecommendInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  const code = useGetInviteCodeQuery();
  const commission = useQueryCommissionQuery(undefined, { refetchOnMountOrArgChange: true });
  const records = useGetCommissionRecordsQuery(firstCommissions, {
    skip: commission.data?.agreement === undefined,
  });
  // All parts appear at once: each has a height of its own, and a later one would shift the others while they are read.
  const waiting = useFirstLoad(
    info,
    code,
    commission,
    records,
    useGetCustomerRelationQuery(firstRelations),
    useGetRecommendBonusQuery(firstBonuses),
  );
  const invite = withOthers(code, { isLoading: waiting });
  const sums = withOthers(info, { isLoading: waiting });
  const all = [code, info, commission];
  // One error in place of one for each part.
  const failed = all.every(({ data, isError }) => isError && data === undefined) ? all : undefined;
  return (
    <Page
      title="邀请好友"
      description="邀请码、邀请链接、海报，邀请的好友与奖励。"
      lede="好友用您的链接开户并完成首笔入金，您就能获得奖励。"
    >
      {failed ? (
        <Card>
          <ErrorState
            title={failureFrom(code.error).msg}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          />
        </Card>
      ) : (
        <Split data-gap={6}>
          <Stack data-gap={6}>
            <Loaded card query={invite} skeleton={inviteSkeleton}>
              {({ code, link }) => <InviteCard code={code} link={link} qr={info.data?.qr} />}
            </Loaded>
            <Loaded card query={sums} skeleton={<Fragment key="waiting">{sumsSkeleton}</Fragment>}>
              {(data) => <InvitedSums info={data} />}
            </Loaded>
            {!waiting && (
              <>
                <Loaded card query={commission} skeleton={null}>
                  {({ agreement, running }) =>
                    agreement && (
                      <>
                        <Commission agreement={agreement} running={running} />
                        <CommissionRecords />
                      </>
                    )
                  }
                </Loaded>
                <Relations />
                <Bonuses />
              </>
            )}
          </Stack>
          <InviteRules key={waiting ? 'waiting' : 'known'} />
        </Split>
      )}
    </Page>
  );
}
