import { useValidateBrandLevelQuery } from '@portal/api-client/customer';
import { levelRule } from '@portal/brand';
import type { Account } from '@portal/contract/account';
import { DefinitionList, Money, Notice, Skeleton, Stack, Text } from '@portal/ui';
import { useInstallation } from '../shared/browser/installation';
import { Loaded } from '../shared/page/loaded';

const items = [
  { id: 'min', term: '最低入金' },
  { id: 'leverage', term: '最高杠杆' },
  { id: 'stop', term: '强平线' },
] as const;

const skeleton = (
  <DefinitionList layout="figures" items={items.map((item) => ({ ...item, value: <Skeleton width="half" /> }))} />
);

/** Whether the brand offers a level, and its terms, from the gateway. */
export function LevelTerms({ level }: { level: NonNullable<Account['level']> }) {
  const { brand } = useInstallation();
  const terms = useValidateBrandLevelQuery({ brandCode: brand.code, level });
  return (
    <Stack data-gap={3}>
      <Loaded query={terms} skeleton={skeleton}>
        {({ allowed, minDeposit, leverage, stopOut, reason }) => {
          if (!allowed) return <Notice tone="warn">{reason?.msg ?? '暂不能以该级别开立账户，请选择其他级别'}</Notice>;
          const values = {
            min: <Money value={minDeposit} currency="USD" />,
            leverage: `1:${leverage}`,
            stop: `${stopOut}%`,
          };
          return <DefinitionList layout="figures" items={items.map((item) => ({ ...item, value: values[item.id] }))} />;
        }}
      </Loaded>
      <Text as="p" data-size={14} data-tone="soft">
        {levelRule(brand)}
      </Text>
    </Stack>
  );
}
