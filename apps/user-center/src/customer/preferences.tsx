import { Card, Stack, Text, usePriceColour, useTheme } from '@portal/ui';
import { ChoiceTiles } from '../shared/forms/choice-tiles';

const themes = [
  { value: 'light', title: '浅色' },
  { value: 'dark', title: '深色' },
];
const colours = [
  { value: 'red-up', title: '红涨绿跌' },
  { value: 'green-up', title: '绿涨红跌' },
  { value: 'safe', title: '色弱模式', note: '蓝色为涨，橙色为跌' },
];

/** How pages look. The choices are kept in this browser. */
export function Preferences() {
  const [theme, setTheme] = useTheme();
  const [colour, setColour] = usePriceColour();
  return (
    <Card title="显示偏好" id="preferences">
      <Stack>
        <ChoiceTiles
          name="theme"
          label="外观"
          tiles={themes}
          value={theme}
          onChange={(value) => setTheme(value === 'dark' ? 'dark' : 'light')}
        />
        <ChoiceTiles
          name="priceColour"
          label="涨跌颜色"
          tiles={colours}
          value={colour}
          onChange={(value) => setColour(value === 'green-up' || value === 'safe' ? value : 'red-up')}
        />
        <Text as="p" data-size={12} data-tone="soft">
          偏好保存在本浏览器。
        </Text>
      </Stack>
    </Card>
  );
}
