import { TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import { PlatformIllustration } from '../shared/illustrations/platform-illustration';
import { Section } from '../shared/page/section';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 16px;

  > li {
    display: grid;
    align-content: start;
    gap: 8px;
    padding: 24px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
  p {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  /* The drawing beside the text, which saves a phone half the height. */
  @media (max-width: 639.98px) {
    > li {
      grid-template-columns: 96px minmax(0, 1fr);
      gap: 4px 16px;
      padding: 16px;
    }
    svg {
      grid-row: 1 / 3;
      width: 96px;
      height: 58px;
    }
  }
`;

const platforms = [
  ['Windows 与 macOS', '多图表、指标与智能交易系统（EA），适合长时间看盘。', 'desktop'],
  ['网页版', '打开浏览器即可登录，无需安装，功能与桌面版账户同步。', 'web'],
  ['iOS 与 Android', '行情推送、一键平仓，在路上也能管理持仓。', 'phone'],
] as const;

/** The devices that the trading platform runs on. */
export function Platforms() {
  return (
    <Section id="platforms" raised title="MT5，适用于各种设备" lede="一个 MT5 账户通用于所有设备，持仓与挂单实时同步。">
      <List>
        {platforms.map(([name, text, drawing]) => (
          <li key={name}>
            <PlatformIllustration of={drawing} />
            <h3>
              <TitleText>{name}</TitleText>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
