export const chartTexts = {
  asChart: '以图表查看',
  asTable: '以表格查看',
  zone: '北京时间',
  /** Before and after the name of the chart library's maker; the library's licence requires the credit. */
  credit: ['图表由 ', ' 绘制'] as readonly [string, string],
  bars: (label: string, days: number) => `${label}柱状图，共 ${days} 天，可切换为表格查看`,
  candles: (label: string) => `${label}，可切换为表格查看`,
  table: (label: string) => `${label}表格`,
  pages: (label: string) => `${label}分页`,
  /** Labels of the time axis. */
  year: (year: number) => `${year}年`,
  month: (month: number) => `${month}月`,
  dayOfMonth: (day: number) => `${day}日`,
  day: '日期',
  time: '时间',
  open: '开',
  high: '高',
  low: '低',
  close: '收',
};
