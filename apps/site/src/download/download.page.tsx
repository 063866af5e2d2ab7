import type { PlatformLink } from '@portal/brand';
import {
  Icon,
  LinkButton,
  MonitorIcon,
  Notice,
  Only,
  PageHeading,
  SmartphoneIcon,
  Split,
  Stack,
  Text,
  TextLink,
} from '@portal/ui';
import { styled } from 'styled-components';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { PageHead } from '../shared/page/page-head';
import type { BrandPart } from '../shared/installation/site-brand';
import { useBrandPart } from '../shared/installation/use-brand-part';
import { deviceOf } from './device-of';
import { QrCode } from './qr-code';
import { TradingServer } from './trading-server';
import { useVisitor } from './use-visitor';

const List = styled.ul`
  display: grid;
  gap: 1px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--line);
  overflow: hidden;

  > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    padding: 16px 20px;
    background: var(--surface);
  }
  /* The order before the page is mounted: a phone shows its own program first, so that nothing moves later. */
  @media (pointer: coarse) and (max-width: 639.98px) {
    > li[data-device='android'] {
      order: -1;
    }
    @supports (-webkit-touch-callout: none) {
      > li[data-device='ios'] {
        order: -1;
      }
      > li[data-device='android'] {
        order: 0;
      }
    }
  }
  > li[data-own='true'] {
    background: var(--action-tint);
  }
  p {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  @media (max-width: 639.98px) {
    > li {
      grid-template-columns: 24px minmax(0, 1fr);
      padding: 16px;
    }
    > li > svg {
      align-self: start;
    }
    > li > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Page = styled(Split)`
  padding-bottom: 64px;
`;

function Line({ platform, own }: { platform: PlatformLink; own: boolean }) {
  const { name, needs, href, device } = platform;
  const drawing = device === 'android' || device === 'ios' ? SmartphoneIcon : MonitorIcon;
  const host = new URL(href).hostname;
  return (
    <li data-own={own} data-device={device}>
      <Icon of={drawing} size={24} />
      <div>
        <h2>
          MT5 {name}
          {own && (
            <Text data-size={14} data-tone="soft">
              （您正在使用的设备）
            </Text>
          )}
        </h2>
        <p>
          {needs}。前往 {host}
        </p>
      </div>
      <LinkButton
        href={href}
        beside
        tone={own ? 'primary' : 'secondary'}
        aria-label={`前往获取 MT5 ${name}：${host}（新窗口）`}
      >
        前往获取
      </LinkButton>
    </li>
  );
}

export const reads: readonly BrandPart[] = ['platforms', 'mt5'];

/** `/download`: the visitor's device first. Programs come from their makers' own pages, so we publish no checksums. */
export function DownloadPage() {
  const platforms = useBrandPart('platforms');
  const visitor = useVisitor();
  const own = visitor && deviceOf(visitor.userAgent);
  const sorted = [...platforms].sort((a, b) => Number(b.device === own) - Number(a.device === own));
  return (
    <>
      <PageHead
        title="平台下载"
        description="下载 MetaTrader 5：Windows、macOS、Android、iOS 与网页版，均为软件开发商的官方页面，附登录步骤。"
        jsonLd={[breadcrumbs(['平台下载', '/download'])]}
      />
      <PageHeading title="平台下载" lede="一个 MT5 账户通用于所有设备，持仓与挂单实时同步。" />
      <Page data-gap={8}>
        <Stack data-gap={6}>
          <TradingServer />
          <List aria-label="MT5 平台">
            {sorted.map((platform) => (
              <Line key={platform.device} platform={platform} own={platform.device === own} />
            ))}
          </List>
          <Notice tone="info" title="只从官方页面安装">
            以上链接均通往 MetaTrader 5 开发商的网站，请核对地址栏中的域名；我们不会通过短信、群聊或网盘发送安装包。
          </Notice>
        </Stack>
        <Stack data-gap={6}>
          <Only data-on="wide">
            <Stack data-gap={2}>
              <h2>在手机上打开本页</h2>
              <QrCode text={visitor ? new URL('/download', visitor.href).href : ''} label="本页地址的二维码" />
              <Text as="p" data-size={14} data-tone="soft">
                用手机相机扫码，页面会先显示您手机对应的版本。
              </Text>
            </Stack>
          </Only>
          <Stack data-gap={2}>
            <h2>安装之后</h2>
            <Text as="p" data-size={14} data-tone="soft">
              打开 MT5，用账户卡片上的账号、MT5 交易密码与上面的服务器登录。还没有账户？
              <TextLink href="/register">先开立账户</TextLink>。
            </Text>
          </Stack>
        </Stack>
      </Page>
    </>
  );
}
