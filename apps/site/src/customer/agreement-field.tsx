import type { Agreement } from '@portal/contract/kernel';
import { TextLink } from '@portal/ui';
import { FormCheckbox } from '@portal/ui/form';

type Props = { texts: readonly Agreement[] };

/** Links to legal texts. They open in a new tab, so that no input is lost. */
const links = (texts: readonly Agreement[]) =>
  texts.map(({ id, title, href }) => (
    <TextLink key={id} href={href} beside>
      《{title}》
    </TextLink>
  ));

/** Consent to the texts of a registration, each named, and the choice to hear of offers. */
export function AgreementField({ texts }: Props) {
  const [needed, chosen] = [false, true].map((is) => texts.filter((text) => (text.for === 'marketing') === is));
  return (
    <>
      <FormCheckbox name="agreements" label={<>我已阅读并同意{links(needed ?? [])}</>} />
      <FormCheckbox name="marketing" label={<>愿意接收活动与产品信息（自愿，可随时撤回）{links(chosen ?? [])}</>} />
    </>
  );
}
