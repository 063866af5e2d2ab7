export const themeTexts = {
  change: '切换主题',
  priceColour: '涨跌颜色',
  'red-up': '红涨绿跌',
  'green-up': '绿涨红跌',
  safe: '色弱模式',
};
