export const gaugeTexts = {
  label: '保证金比例',
  stopOut: (at: string) => `强平线 ${at}`,
  marginCall: (at: string) => `预警线 ${at}`,
  /** The full text for screen readers: the level, its meaning, the stop-out line. */
  whole: (level: string, state: string, stopOut: string) => `${level}，${state}，${stopOut}`,
  idle: '无持仓',
  calm: '安全',
  watch: '留意',
  near: '临近强平线',
};
