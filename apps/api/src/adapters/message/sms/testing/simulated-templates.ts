/** The templates that the simulators of Aliyun and Tencent Cloud have approved, by their ids, and the signature. */
export const approved = {
  SMS_1001: '验证码 ${code}，用于${purpose}，${minutes} 分钟内有效。请勿告诉他人。',
  SMS_1002: '您有一条新通知：${title}，请登录客户中心查看。',
  SMS_1003: '${title}。如非本人操作，请打开 https://www.broker.example/security/not-me?ticket=${ticket} 冻结账户。',
  SMS_2001: 'Your code is 验证码 ${code}, valid for ${minutes} minutes.',
} as const satisfies Record<string, string>;

export const sign = '示例经纪';

/** SMS_TEMPLATES for them; `prefix` stands before each number. */
export const templatesSetting = (prefix: string) =>
  [
    `code=${prefix}1001:code+purpose+minutes`,
    `notice=${prefix}1002:title`,
    `security=${prefix}1003:title+ticket`,
    `abroad.code=${prefix}2001:code+minutes`,
  ].join(',');
