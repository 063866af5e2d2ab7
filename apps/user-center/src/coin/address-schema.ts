import type { Brand } from '@portal/brand';
import { refusedAddresses } from '@portal/brand/refused-addresses';
import { smsCode } from '@portal/rules/rules';
import { object, ruleSchema, string } from '@portal/rules/yup';
import { checkAddress } from './check-address';

/** @param brand whose wallets and lists are refused */
export const addressSchema = (brand: Brand) =>
  object({
    chain: string().oneOf(['TRC20', 'ERC20'], '请选择网络').required('请选择网络'),
    address: string()
      .required('请输入钱包地址')
      .test('checksum', (address, { parent, createError }) => {
        const { chain } = parent as { chain: string };
        if (chain !== 'TRC20' && chain !== 'ERC20') return true;
        const wrong = checkAddress(chain, address, refusedAddresses(brand));
        return wrong === undefined || createError({ message: wrong });
      }),
    label: string().trim().required('请输入地址名称').max(30, '地址名称不能超过 30 个字'),
    verifyCode: ruleSchema(smsCode),
  });
