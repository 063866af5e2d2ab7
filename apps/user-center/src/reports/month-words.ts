/** `2026 年 3 月` */
export const monthWords = (month: string): string => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;
