/** The carriers, as deliveries name them. */
export const media = { sms: '短信', email: '邮件', push: '推送' } as const;
