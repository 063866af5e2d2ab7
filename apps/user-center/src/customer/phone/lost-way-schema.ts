import { idNumber, mobile, smsCode } from '@portal/rules/rules';
import { object, ruleSchema, string } from '@portal/rules/yup';

export const lostWaySchema = object({
  mobilePhone: ruleSchema(mobile),
  verifyCode: ruleSchema(smsCode),
  password: string().required('请输入登录密码'),
  idDocumentNumber: ruleSchema(idNumber),
  frontFileId: string().required('请上传身份证人像面照片'),
  backFileId: string().required('请上传身份证国徽面照片'),
  holdingFileId: string().required('请上传手持身份证照片'),
});
