import { TextLink } from '@portal/ui';
import { FormCheckbox } from '@portal/ui/form';
import { legalMenu } from '../shared/navigation/menu';

const needed = new Set(['/legal/terms', '/legal/privacy', '/legal/risk-warning']);

/** Consent to the legal texts of a registration. They open in a new tab, so that no input is lost. */
export function AgreementField() {
  return (
    <FormCheckbox
      name="agreed"
      label={
        <>
          我已阅读并同意
          {legalMenu
            .filter(({ href }) => needed.has(href))
            .map(({ label, href }) => (
              <TextLink key={href} href={href} beside>
                《{label}》
              </TextLink>
            ))}
        </>
      }
    />
  );
}
