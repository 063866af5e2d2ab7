import type { PlatformLink } from '@portal/brand';
import { Card, LinkButton, Notice, Only, Skeleton, Split, Stack, Text, TextLink } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { PlatformIllustration } from '../shared/illustrations/platform-illustration';
import { PageBody } from '../shared/page/page-body';
import { PageHero } from '../shared/page/page-hero';
import { PageHead } from '../shared/page/page-head';
import type { BrandPart } from '../shared/installation/site-brand';
import { useBrandPart } from '../shared/installation/use-brand-part';
import { deviceOf } from '../shared/browser/device-of';
import { TradingServer } from './trading-server';
import { useVisitor } from '../shared/browser/use-visitor';

// It is in the served HTML. Its code loads after the page is readable.
const QrCode = lazy(async () => ({ default: (await import('./qr-code')).QrCode }));

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(208px, 100%), 1fr));
  gap: 16px;

  > li {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: 8px;
    padding: 0 20px 20px;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
  [data-part='picture'] {
    display: grid;
    place-items: center;
    margin: 0 -20px 8px;
    padding-block: 16px;
    background: var(--sunken);
  }
  /* On a phone the drawing stands beside the text: five platforms in two screens. */
  @media (max-width: 639.98px) {
    > li {
      grid-template-columns: 88px minmax(0, 1fr);
      grid-template-rows: auto 1fr auto;
      column-gap: 16px;
      padding: 16px 16px 16px 0;
    }
    [data-part='picture'] {
      grid-row: 1 / -1;
      margin: -16px 0;
      padding: 0 8px;
    }
    [data-part='picture'] svg {
      width: 72px;
      height: auto;
    }
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
    border-color: var(--action-text);
  }
  > li[data-own='true'] [data-part='picture'] {
    background: var(--action-tint);
  }
  p {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
`;

const pictures = { windows: 'desktop', macos: 'desktop', web: 'web', android: 'phone', ios: 'phone' } as const;

function Line({ platform, own }: { platform: PlatformLink; own: boolean }) {
  const { name, needs, href, device } = platform;
  const host = new URL(href).hostname;
  return (
    <li data-own={own} data-device={device}>
      <div data-part="picture">
        <PlatformIllustration of={pictures[device]} />
      </div>
      <h2>MT5 {name}</h2>
      <p>
        {needs}。前往 {host}
        {own && '。您正在使用的设备'}
      </p>
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
        title="MT5 下载：Windows、macOS、安卓、iPhone 与网页版"
        description="下载 MetaTrader 5：Windows、macOS、Android、iOS 与网页版，均为软件开发商的官方页面，附登录步骤。"
        jsonLd={[breadcrumbs(['平台下载', '/download'])]}
      />
      <PageHero
        title="平台下载"
        lede="一个 MT5 账户通用于所有设备，持仓与挂单实时同步。"
        picture={<PlatformIllustration of="phone" />}
      />
      <PageBody>
        <Stack data-gap={6}>
          <List aria-label="MT5 平台">
            {sorted.map((platform) => (
              <Line key={platform.device} platform={platform} own={platform.device === own} />
            ))}
          </List>
          <Split data-gap={6}>
            <TradingServer />
            <Only data-on="wide">
              <Card title="在手机上打开本页">
                <Stack data-gap={2}>
                  <Suspense fallback={<Skeleton lines={6} />}>
                    <QrCode text={visitor ? new URL('/download', visitor.href).href : ''} label="本页地址的二维码" />
                  </Suspense>
                  <Text as="p" data-size={14} data-tone="soft">
                    用手机相机扫码，页面会先显示您手机对应的版本。
                  </Text>
                </Stack>
              </Card>
            </Only>
          </Split>
          <Text as="p" data-size={14} data-tone="soft">
            安装之后打开 MT5，用账户卡片上的账号、MT5 交易密码与上面的服务器登录。还没有账户？
            <TextLink href="/register">先开立账户</TextLink>。
          </Text>
          <Notice tone="info" title="只从官方页面安装">
            以上链接均通往 MetaTrader 5 开发商的网站，请核对地址栏中的域名；我们不会通过短信、群聊或网盘发送安装包。
          </Notice>
        </Stack>
      </PageBody>
    </>
  );
}
