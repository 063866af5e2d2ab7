import type { CalendarRegion } from '@portal/contract/content';

/** Display names of the regions that publish figures, in the order of the filter. */
export const regionNames: Readonly<Record<CalendarRegion, string>> = {
  US: '美国',
  EU: '欧元区',
  GB: '英国',
  JP: '日本',
  CN: '中国',
  CA: '加拿大',
  AU: '澳大利亚',
  NZ: '新西兰',
  CH: '瑞士',
  INT: '国际',
};

export const regionCodes = Object.keys(regionNames) as CalendarRegion[];
