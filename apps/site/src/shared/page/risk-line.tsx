import { Text, TextLink } from '@portal/ui';

/** A short risk warning, for places that show prices. */
export function RiskLine() {
  return (
    <Text as="p" data-size={12} data-tone="soft">
      差价合约带有杠杆，亏损可能相当于全部入金；价格与分析仅供参考，不构成投资建议。
      <TextLink href="/legal/risk-warning">风险披露</TextLink>
    </Text>
  );
}
