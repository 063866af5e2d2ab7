import { isMobileDevice } from '@portal/session/core';
import { Card, Copy, LinkButton, Notice, PageHeading, Row, Stack, Text } from '@portal/ui';
import { styled } from 'styled-components';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { deviceOf, isInsideApp } from '../shared/browser/device-of';
import { QrCode } from './qr-code';
import { useVisitor } from '../shared/browser/use-visitor';

/** Slightly longer than an app takes to come to the foreground. */
const PATIENCE_MS = 2_500;

const Page = styled.div`
  padding-bottom: 64px;
`;

// The served HTML does not know the device. Until the page is mounted, the pointer type decides, to avoid a layout shift.
const OnDesktop = styled(Stack)`
  &[data-known='false'] {
    @media (pointer: coarse) {
      display: none;
    }
  }
`;
const OnPhone = styled.span`
  &[data-known='false'] {
    @media not (pointer: coarse) {
      display: none;
    }
  }
`;

const ledes = {
  desktop: 'App 装在手机上：请用手机扫码打开本页，或前往下载页。',
  inside: '请用手机的浏览器打开本页，或前往下载页。',
  tap: '点“打开 App”即可打开；没有安装时会转到下载页。',
  itself: '正在打开 App；没有安装时会转到下载页。',
};

/** How the app opens on this device: automatically or on a tap; not on desktop, nor from inside another app. */
function wayOf(userAgent: string | undefined): keyof typeof ledes {
  if (userAgent === undefined || !isMobileDevice(userAgent)) return 'desktop';
  if (isInsideApp(userAgent)) return 'inside';
  return deviceOf(userAgent) === 'ios' ? 'itself' : 'tap';
}

/**
 * `/active/deeplink`: opens the app on a phone. A phone without the app goes on to the download page. Desktop has no app and
 * shows a QR code instead of the button. Android opens an app only on a tap: after a blocked automatic attempt, the page
 * would send customers to download an app that they have (ADR 0029).
 */
export function DeeplinkPage() {
  const { name, appScheme } = useBrand();
  const visitor = useVisitor();
  const navigate = useNavigate();
  const known = visitor !== undefined;
  const way = wayOf(visitor?.userAgent);
  const canOpen = way === 'itself' || way === 'tap';
  const address = visitor?.href.split('#')[0] ?? '';
  const [asked, setAsked] = useState(false);
  const opened = way === 'itself' || asked;
  const target = `${appScheme}://open`;

  useEffect(() => {
    if (way === 'itself') window.location.assign(target);
  }, [way, target]);

  useEffect(() => {
    if (!opened) return undefined;
    const timer = setTimeout(() => {
      // The page is hidden if the app came to the foreground.
      if (document.visibilityState === 'visible') void navigate('/download', { replace: true });
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [opened, navigate]);

  return (
    <>
      <PageHead title="打开 App" description={`在手机上打开${name} App。`} />
      <PageHeading title="打开 App" lede={ledes[way]} />
      <Page>
        <Card>
          <Stack data-gap={6}>
            {way === 'inside' && (
              <Notice tone="warn" title="请在浏览器中打开">
                <Stack data-gap={3}>
                  当前应用内无法直接打开
                  App。请点击右上角菜单，选择“在浏览器中打开”；或复制链接，粘贴到手机浏览器中打开。
                  <Row>
                    <Copy value={address} label="复制链接" />
                  </Row>
                </Stack>
              </Notice>
            )}
            {way === 'desktop' && (
              <OnDesktop data-gap={2} data-known={known}>
                <QrCode text={address} label="本页地址的二维码" />
                <Text as="p" data-size={14} data-tone="soft">
                  用手机相机扫码，即可在手机上打开 App。
                </Text>
              </OnDesktop>
            )}
            <Row data-gap={3}>
              {(canOpen || !known) && (
                <OnPhone data-known={known}>
                  <LinkButton href={target} tone="primary" onClick={() => setAsked(way === 'tap')}>
                    打开 App
                  </LinkButton>
                </OnPhone>
              )}
              <LinkButton href="/download" tone={canOpen ? 'secondary' : 'primary'}>
                前往平台下载
              </LinkButton>
            </Row>
          </Stack>
        </Card>
      </Page>
    </>
  );
}
