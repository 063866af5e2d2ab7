import { PaymentTerms } from '../shared/fees/payment-terms';
import { Section } from '../shared/page/section';

/** What money that comes and goes costs. */
export function Costs() {
  return (
    <Section id="costs" title="费用写在前面" lede="每笔出金在提交之前都会列出费用、汇率与到账金额。">
      <PaymentTerms />
    </Section>
  );
}
