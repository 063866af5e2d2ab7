import { useAddOutCoinAddressMutation } from '@portal/api-client/coin';
import { failureOf } from '@portal/api-client/http';
import type { Chain, CoinAddress } from '@portal/contract/coin';
import { cleanCoinAddress } from '@portal/rules/cleaning';
import { Notice, Text } from '@portal/ui';
import { Form, FormSelect, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useMemo } from 'react';
import { ActCodeFields, acts } from '../shared/forms/act-code-fields';
import { lazySchema } from '../shared/forms/lazy-schema';
import { useDraftKey } from '../shared/forms/use-draft-key';
import { useInstallation } from '../shared/browser/installation';
import { useChecksummed } from './use-checksummed';

const initialValues: { chain: Chain | ''; address: string; label: string; verifyCode: string } = {
  chain: '',
  address: '',
  label: '',
  verifyCode: '',
};

/** Guesses the network of an address from its prefix, length and characters. */
function chainLike(address: string): Chain | undefined {
  if (/^T[0-9A-Za-z]{33}$/.test(address)) return 'TRC20';
  return /^0x[0-9A-Fa-f]{40}$/.test(address) ? 'ERC20' : undefined;
}

/** Adds an address to the address book, verified by a code sent to the customer's phone. */
export function NewAddressForm({ onAdded }: { onAdded: (address: CoinAddress) => void }) {
  const [addOutCoinAddress] = useAddOutCoinAddressMutation();
  const draftKey = useDraftKey('coin-address');
  const { brand } = useInstallation();
  const schema = useMemo(
    () => lazySchema(() => import('./address-schema').then((module) => module.addressSchema(brand))),
    [brand],
  );
  const form = useForm({
    initialValues,
    schema,
    draft: { key: draftKey, fields: ['chain', 'address', 'label'] },
    onSubmit: async ({ chain, address, label, verifyCode }) => {
      if (chain === '') return { msg: '请选择网络', fields: { chain: '请选择网络' } };
      const outcome = await addOutCoinAddress({ coin: 'USDT', chain, address, label: label.trim(), verifyCode });
      if (outcome.data) onAdded(outcome.data);
      return failureOf(outcome);
    },
  });

  const { chain, address } = form.values;
  const shown = useChecksummed(chain, address);
  const typed = (text: string) => {
    const like = chainLike(text);
    // Selects the network only if none is chosen. A customer's choice stays, and validation reports a mismatch.
    if (like && chain === '') form.setValue('chain', like);
  };
  return (
    <Form form={form} label="添加地址">
      <FormTextField
        name="address"
        label="钱包地址"
        autoComplete="off"
        spellCheck={false}
        hint="请从钱包中复制完整地址，不要手工输入"
        warning={shown !== address ? '该地址不分大小写，无法校验有无输错，请与钱包逐位核对' : undefined}
        tidy={cleanCoinAddress}
        onValue={typed}
      />
      <FormSelect
        name="chain"
        label="网络"
        placeholder="请选择"
        options={[
          { value: 'TRC20', label: 'TRC20（波场）' },
          { value: 'ERC20', label: 'ERC20（以太坊）' },
        ]}
      />
      {chain !== '' && (
        <Notice tone="warn" title={`只能填写 ${chain} 网络的 USDT 地址`}>
          {address && <Text data-weight="medium">{shown}</Text>}
          {address && <br />}
          网络选错时，付出的 USDT 无法找回。请在收款钱包或交易所的充值页面核对网络名称。
        </Notice>
      )}
      <FormTextField name="label" label="地址名称" autoComplete="off" placeholder="如 我的钱包" maxLength={30} />
      <ActCodeFields act={acts.newAddress} form={form} of={['address']} />
      <SubmitButton>添加地址</SubmitButton>
    </Form>
  );
}
