import { useGetInviteCodeQuery, useQueryRecommendInfoQuery } from '@portal/api-client/recommend';
import { Card, Skeleton, Split, Stack } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { useFirstLoad } from '../shared/page/use-first-load';
import { withOthers } from '../shared/accounts/with-others';
import { Bonuses } from './bonuses';
import { InviteCard } from './invite-card';
import { InvitedSums } from './invited-sums';
import { InviteRules } from './invite-rules';
import { Relations } from './relations';

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

/** `/user-center/invite`: the code, its link and poster, the invited friends, the bonuses, the rules. */
export function InvitePage() {
  const info = useQueryRecommendInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  // The QR code comes with the sums. The card waits for it, so that it does not grow while it is read.
  const invite = withOthers(useGetInviteCodeQuery(), { isLoading: useFirstLoad(info) });
  return (
    <Page
      title="邀请好友"
      description="邀请码、邀请链接、海报，邀请的好友与奖励。"
      lede="好友用您的链接开户并完成首笔入金，您就能获得奖励。"
    >
      <Split data-gap={6}>
        <Stack data-gap={6}>
          <Loaded card query={invite} skeleton={inviteSkeleton}>
            {({ code, link }) => <InviteCard code={code} link={link} qr={info.data?.qr} />}
          </Loaded>
          <Loaded card query={info} skeleton={sumsSkeleton}>
            {(data) => <InvitedSums info={data} />}
          </Loaded>
          <Relations />
          <Bonuses />
        </Stack>
        <InviteRules />
      </Split>
    </Page>
  );
}
