import { useGetCommonConfigQuery } from '@portal/api-client/common';
import type { Agreement } from '@portal/contract/kernel';
import { FormCheckbox } from '@portal/ui/form';
import { TextLinks } from '../shared/page/text-links';

const none: readonly Agreement[] = [];

/** The texts of a kind as they are now, and what a form sends of them. */
export function useAgreements(kind: Agreement['for']) {
  const texts = (useGetCommonConfigQuery().data?.agreements ?? none).filter((text) => text.for === kind);
  return { texts, agreements: texts.map(({ id, version }) => ({ id, version })) };
}

type Props = { texts: readonly Agreement[]; data: string };

/** The separate consent to the handling of sensitive data. `data` has no label of another field in it, by which people and programs find that. */
export const ConsentField = ({ texts, data }: Props) => (
  <FormCheckbox
    name="agreements"
    label={
      <>
        我单独同意按
        <TextLinks texts={texts} />
        处理我的{data}
      </>
    }
  />
);
