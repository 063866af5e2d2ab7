import type { OkOf } from '@portal/contract/kernel';
import type { recommendCalls } from '@portal/contract/recommend';
import { Card, DefinitionList, Money } from '@portal/ui';

type RecommendInfo = OkOf<(typeof recommendCalls)['queryRecommendInfo']>;

/** The number of invited friends and the bonuses for them. */
export function InvitedSums({ info: { invited, verified, funded, bonus, pending } }: { info: RecommendInfo }) {
  return (
    <Card title="邀请成果">
      <DefinitionList
        layout="figures"
        items={[
          { id: 'invited', term: '已注册好友', value: `${invited} 人` },
          { id: 'verified', term: '已认证', value: `${verified} 人` },
          { id: 'funded', term: '已入金', value: `${funded} 人` },
          { id: 'bonus', term: '已发放奖励', value: <Money value={bonus} currency="USD" /> },
          { id: 'pending', term: '待发放奖励', value: <Money value={pending} currency="USD" /> },
        ]}
      />
    </Card>
  );
}
