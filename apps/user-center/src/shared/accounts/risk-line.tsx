import { Text, TextLink } from '@portal/ui';
import { useInstallation } from '../browser/installation';

/** A one-line risk warning before money goes in or leverage goes up. The full text opens separately, so that no input is lost. */
export function RiskLine() {
  const { siteOrigin } = useInstallation();
  return (
    <Text as="p" data-size={12} data-tone="soft">
      差价合约带有杠杆，亏损可能相当于全部入金。请先阅读
      <TextLink href={`${siteOrigin}/legal/risk-warning`} beside>
        《风险披露》
      </TextLink>
    </Text>
  );
}
