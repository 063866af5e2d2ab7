const own: Readonly<Record<string, string>> = { CN: '中国内地', HK: '中国香港', MO: '中国澳门', TW: '中国台湾' };
const names = new Intl.DisplayNames('zh-CN', { type: 'region' });

/** The Chinese name of a region by its ISO 3166-1 code; the code itself if there is none. */
export const regionName = (code: string): string => own[code] ?? names.of(code) ?? code;
