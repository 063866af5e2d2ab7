import { ArrowUpRightIcon, Icon, Button, Card, Copy, DownloadIcon, Row, Stack, Text } from '@portal/ui';
import { styled } from 'styled-components';
import { useState } from 'react';
import { PosterDialog } from './poster-dialog';
import { svgAddress } from './svg-address';

const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px 32px;

  > :first-child {
    flex: 1 1 280px;
    min-width: 0;
  }
`;

const Code = styled(Text)`
  letter-spacing: 0.06em;
  user-select: all;
`;

// A URL has few places for a line break. On the narrowest screens it breaks anywhere.
const Address = styled.span`
  overflow-wrap: anywhere;
`;

// The QR code is black on white, so the background around it stays white in the dark theme.
const Plate = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 8px;
  color: var(--text-soft);
  font-size: var(--text-14);

  > img {
    width: 176px;
    height: 176px;
    padding: 4px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--picture-background);
  }
  @media (max-width: 639.98px) {
    width: 100%;
  }
`;

/** Opens the device's own share sheet. Rejects where the customer closes it, which is no failure. */
const share = (url: string) => navigator.share({ url }).catch(() => undefined);

type Props = {
  code: string;
  link: string;
  /** The link as a QR code; absent where it could not be read. */
  qr: string | undefined;
};

/** The customer's invite code, its link, its QR code, and the poster of all three. */
export function InviteCard({ code, link, qr }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <Card title="我的邀请">
      <Sides>
        <Stack data-gap={6}>
          <div>
            <Text as="div" data-size={14} data-tone="soft">
              邀请码
            </Text>
            <Row data-gap={3}>
              <Code data-size={28} data-weight="bold">
                {code}
              </Code>
              <Copy value={code} label="复制邀请码" />
            </Row>
          </div>
          <div>
            <Text as="div" data-size={14} data-tone="soft">
              邀请链接
            </Text>
            <Row data-gap={3}>
              <Address>{link}</Address>
              <Copy value={link} label="复制邀请链接" />
            </Row>
          </div>
          <Row data-gap={3}>
            {'share' in navigator && (
              <Button tone="primary" onClick={() => void share(link)}>
                <Icon of={ArrowUpRightIcon} size={16} />
                分享邀请链接
              </Button>
            )}
            <Button
              tone={'share' in navigator ? 'secondary' : 'primary'}
              unavailable={qr === undefined}
              onClick={() => setOpened(true)}
            >
              <Icon of={DownloadIcon} size={16} />
              生成邀请海报
            </Button>
          </Row>
        </Stack>
        {qr !== undefined && (
          <Plate>
            <img src={svgAddress(qr, 176)} alt={`邀请链接的二维码：${link}`} width={176} height={176} />
            扫码注册
          </Plate>
        )}
      </Sides>
      {qr !== undefined && (
        <PosterDialog code={code} link={link} qr={qr} open={opened} onClose={() => setOpened(false)} />
      )}
    </Card>
  );
}
