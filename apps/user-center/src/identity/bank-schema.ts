import { isCell } from '@portal/rules/plain-text';
import { bankAccount } from '@portal/rules/rules';
import { boolean, object, ruleSchema, string } from '@portal/rules/yup';

const place = (name: string, max: number) =>
  string()
    .trim()
    .required(`请输入${name}`)
    .max(max, `${name}不能超过 ${max} 个字`)
    .test('cell', '请只填一行文字，开头不能是 = + - @', (value) => isCell(value));

export const bankSchema = object({
  bankCode: string().required('请选择开户银行'),
  accountNumber: ruleSchema(bankAccount),
  province: place('省份', 20),
  city: place('城市', 20),
  branch: place('支行', 60),
  imageFileId: string().required('请上传银行卡照片'),
  agreements: boolean().isTrue('请阅读并同意后再提交'),
});
