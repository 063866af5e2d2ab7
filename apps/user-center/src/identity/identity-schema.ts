import { chineseName, idNumber } from '@portal/rules/rules';
import { boolean, object, ruleSchema, string } from '@portal/rules/yup';

export const identitySchema = object({
  chineseName: ruleSchema(chineseName),
  idDocumentNumber: ruleSchema(idNumber),
  frontFileId: string().required('请上传身份证人像面照片'),
  backFileId: string().required('请上传身份证国徽面照片'),
  agreements: boolean().isTrue('请阅读并同意后再提交'),
});
