export const identityErrors = {
  'identity.required': '请先完成身份认证',
  'identity.submitted': '身份资料正在审核，请耐心等待',
  'identity.approved': '身份认证已通过，无需重复提交',
  'identity.checkDigit': '身份证号校验位不正确，请核对后重新填写',
  'identity.birthDate': '身份证号中的出生日期不存在，请核对后重新填写',
  'identity.age': '未满 18 周岁，暂不能开户',
  'identity.file': '图片不存在或已失效，请重新上传',
  'identity.sameFile': '身份证正面与反面不能使用同一张图片',
  'identity.bank': '暂不支持该银行',
  'identity.cardTaken': '该银行卡已提交过，请勿重复提交',
  'identity.cardLimit': '最多可绑定 {max} 张银行卡',
  'identity.review.name': '持卡人姓名与身份证姓名不一致',
} as const;
