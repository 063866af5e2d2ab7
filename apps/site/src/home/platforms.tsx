import { Icon, MonitorIcon, SmartphoneIcon } from '@portal/ui';
import { styled } from 'styled-components';
import { Section } from '../shared/page/section';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  border-block: 1px solid var(--line);

  > li {
    display: grid;
    align-content: start;
    gap: 8px;
    padding: 24px 24px 24px 0;
  }
  svg {
    color: var(--action-text);
  }
  p {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  @media (min-width: 900px) {
    > li + li {
      padding-inline-start: 24px;
      border-inline-start: 1px solid var(--line);
    }
  }
  @media (max-width: 639.98px) {
    > li {
      grid-template-columns: 24px 1fr;
      padding: 16px 0;
    }
    > li + li {
      border-top: 1px solid var(--line);
    }
    p {
      grid-column: 2;
    }
  }
`;

const platforms = [
  ['Windows 与 macOS', '多图表、指标与智能交易系统（EA），适合长时间看盘。', MonitorIcon],
  ['网页版', '打开浏览器即可登录，无需安装，功能与桌面版账户同步。', MonitorIcon],
  ['iOS 与 Android', '行情推送、一键平仓，在路上也能管理持仓。', SmartphoneIcon],
] as const;

/** The devices that the trading platform runs on. */
export function Platforms() {
  return (
    <Section id="platforms" title="MT5，在你的每一台设备上" lede="一个 MT5 账户通用于所有设备，持仓与挂单实时同步。">
      <List>
        {platforms.map(([name, text, drawing]) => (
          <li key={name}>
            <Icon of={drawing} size={24} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
