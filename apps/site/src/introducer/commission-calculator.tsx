import { productKinds, productNames, type ProductKind } from '@portal/brand';
import { formatAmount, groupDigits, monthCommission, tierOf } from '@portal/rules/money';
import { Money, Select, Stack, Text, TextField } from '@portal/ui';
import { styled } from 'styled-components';
import { useState } from 'react';
import { useBrand } from '../shared/installation/installation';
import { useBrandPart } from '../shared/installation/use-brand-part';
import { useHydrated } from '../shared/browser/use-hydrated';

const Fields = styled.fieldset`
  display: grid;
  gap: 16px;

  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const whole = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);
const problem = (text: string) => (whole(text) === undefined ? '请输入 0 至 999999 的整数' : undefined);

/** Estimates the monthly commission of an introducer for a number of customers. It is not a promise. */
export function CommissionCalculator() {
  const hydrated = useHydrated();
  const brand = useBrand();
  const { tiers } = useBrandPart('introducer');
  const kinds = productKinds.filter((one) => brand.products.includes(one));
  const [first = 'forex'] = kinds;
  const [kind, setKind] = useState<ProductKind>(first);
  const [customers, setCustomers] = useState('10');
  const [each, setEach] = useState('5');
  const lots = (whole(customers) ?? 0) * (whole(each) ?? 0);
  const hundredths = BigInt(lots) * 100n;
  const { amount } = monthCommission(tiers, new Map([[kind, hundredths]]));
  return (
    <Stack>
      <Fields disabled={!hydrated}>
        <Select
          name="kind"
          label="产品"
          value={kind}
          onChange={(value) => setKind(kinds.find((one) => one === value) ?? first)}
          options={kinds.map((one) => ({ value: one, label: productNames[one] }))}
        />
        <TextField
          name="customers"
          label="客户人数"
          inputMode="numeric"
          value={customers}
          onChange={setCustomers}
          error={problem(customers)}
        />
        <TextField
          name="lots"
          label="每人每月手数"
          inputMode="numeric"
          value={each}
          onChange={setEach}
          error={problem(each)}
        />
      </Fields>
      <p aria-live="polite">
        每月合计 {groupDigits(String(lots))} 手，每手 {tierOf(tiers, hundredths)?.perLot[kind]} 美元，佣金约{' '}
        <Text as="strong" data-size={20}>
          <Money value={formatAmount(amount, 2)} currency="USD" />
        </Text>
      </p>
      <Text as="p" data-size={12} data-tone="soft">
        仅为按佣金表的计算示例，实际佣金以客户真实成交手数为准。
      </Text>
    </Stack>
  );
}
