export const recommendErrors = {
  'recommend.applied': '该手机号已有一份申请正在审核，请等待结果',
  'recommend.applyDaily': '今日提交申请的次数已达上限，请明天再试',
} as const;
