import { useGetCommonConfigQuery } from '@portal/api-client/common';
import { failureOf } from '@portal/api-client/http';
import { useAddBankMutation } from '@portal/api-client/identity';
import { cleanNumber } from '@portal/rules/cleaning';
import { bankAccount, passesLuhn, suggestBank } from '@portal/rules/rules';
import { Form, FormSelect, FormTextField, FormUploadField, SubmitButton, useForm } from '@portal/ui/form';
import { lazySchema } from '../shared/forms/lazy-schema';
import { Pair } from '../shared/forms/pair';
import { useDraftKey } from '../shared/forms/use-draft-key';
import { useDebounced } from '../shared/forms/use-debounced';
import { useUploadPicture } from '../shared/forms/use-upload-picture';
import { ConsentField, useAgreements } from './consent-field';

const schema = lazySchema(() => import('./bank-schema').then((module) => module.bankSchema));

const empty = {
  bankCode: '',
  accountNumber: '',
  province: '',
  city: '',
  branch: '',
  imageFileId: '',
  agreements: false,
};

/** Submits a bank card for review. */
export function BankForm({ onSent }: { onSent?: () => void }) {
  const [addBank] = useAddBankMutation();
  const banks = useGetCommonConfigQuery().data?.banks ?? [];
  const { texts, agreements } = useAgreements('bank');
  const upload = useUploadPicture();
  const draftKey = useDraftKey('bank');
  const form = useForm({
    initialValues: empty,
    schema,
    draft: { key: draftKey, fields: ['bankCode', 'province', 'city', 'branch', 'imageFileId'] },
    onSubmit: async (values) => {
      const outcome = await addBank({
        ...values,
        province: values.province.trim(),
        city: values.city.trim(),
        branch: values.branch.trim(),
        agreements,
      });
      if ('data' in outcome) onSent?.();
      return failureOf(outcome);
    },
  });

  const { bankCode } = form.values;
  const number = useDebounced(form.values.accountNumber);
  const suggested = banks.find(({ code }) => code === suggestBank(number));
  const doubtful = bankAccount.test(number) && !passesLuhn(number);
  const differs = suggested !== undefined && bankCode !== '' && bankCode !== suggested.code;

  const typed = (accountNumber: string) => {
    const code = suggestBank(accountNumber);
    // Selects the bank only if none is chosen. A customer's choice stays.
    if (code && bankCode === '' && banks.some((bank) => bank.code === code)) form.setValue('bankCode', code);
  };

  return (
    <Form form={form} label="银行卡">
      <FormTextField
        name="accountNumber"
        label="银行卡号"
        inputMode="numeric"
        autoComplete="off"
        hint="须为本人名下的储蓄卡，持卡人与身份证姓名一致"
        warning={doubtful ? '卡号校验未通过，请核对是否输错；确认无误可继续提交' : undefined}
        tidy={cleanNumber}
        onValue={typed}
      />
      <FormSelect
        name="bankCode"
        label="开户银行"
        placeholder="请选择"
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        hint={suggested && bankCode === suggested.code ? '已按卡号识别，请核对' : undefined}
        warning={differs ? `按卡号应为${suggested.name}，请核对` : undefined}
      />
      <Pair>
        <FormTextField name="province" label="省份" autoComplete="address-level1" placeholder="如 广东" />
        <FormTextField name="city" label="城市" autoComplete="address-level2" placeholder="如 深圳" />
      </Pair>
      <FormTextField name="branch" label="支行" autoComplete="off" placeholder="如 科技园支行" />
      <Pair data-fold>
        <FormUploadField name="imageFileId" label="银行卡照片" upload={upload} hint="拍摄卡号一面" />
      </Pair>
      <ConsentField texts={texts} data="卡号与卡片照片" />
      <SubmitButton>提交</SubmitButton>
    </Form>
  );
}
