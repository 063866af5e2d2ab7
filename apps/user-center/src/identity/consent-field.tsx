import { useGetCommonConfigQuery } from '@portal/api-client/common';
import type { Agreement } from '@portal/contract/kernel';
import { TextLink } from '@portal/ui';
import { FormCheckbox } from '@portal/ui/form';
import { useInstallation } from '../shared/browser/installation';

const none: readonly Agreement[] = [];

/** The texts of a kind as they are now, and what a form sends of them. */
export function useAgreements(kind: Agreement['for']) {
  const texts = (useGetCommonConfigQuery().data?.agreements ?? none).filter((text) => text.for === kind);
  return { texts, agreements: texts.map(({ id, version }) => ({ id, version })) };
}

type Props = { texts: readonly Agreement[]; data: string };

/** The separate consent to the handling of sensitive data. The texts open beside the form, so that no input is lost. */
export function ConsentField({ texts, data }: Props) {
  const { siteOrigin } = useInstallation();
  return (
    <FormCheckbox
      name="agreements"
      label={
        <>
          我单独同意按
          {texts.map(({ id, title, href }) => (
            <TextLink key={id} href={siteOrigin + href} beside>
              《{title}》
            </TextLink>
          ))}
          处理我的{data}
        </>
      }
    />
  );
}
