/** Dialling prefixes by region (ISO 3166-1). A brand offers those of the regions that it serves. */
export const prefixes: Readonly<Record<string, { code: string; name: string }>> = {
  CN: { code: '86', name: '中国内地' },
  HK: { code: '852', name: '中国香港' },
  MO: { code: '853', name: '中国澳门' },
  TW: { code: '886', name: '中国台湾' },
  SG: { code: '65', name: '新加坡' },
  MY: { code: '60', name: '马来西亚' },
};
