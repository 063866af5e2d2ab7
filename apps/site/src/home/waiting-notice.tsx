import type { WaitingForm } from '@portal/session/core';
import { Button, Container, DateTime, LinkButton, Notice, Row } from '@portal/ui';
import { styled } from 'styled-components';

const Place = styled.div`
  padding-block: 16px;
`;

/** Leads back to an unfinished form. */
export function WaitingNotice({ waiting, onDrop }: { waiting: WaitingForm; onDrop: () => void }) {
  const until = new Date(waiting.until).toISOString();
  return (
    <Container data-print="never">
      <Place>
        <Notice
          tone="warn"
          title="登录状态已失效，您有尚未提交的内容"
          live
          action={
            <Row data-gap={2}>
              <LinkButton href={`/login?path=${encodeURIComponent(waiting.path)}`} tone="primary" size="small">
                重新登录继续填写
              </LinkButton>
              <Button tone="quiet" size="small" onClick={onDrop}>
                不再保留
              </Button>
            </Row>
          }
        >
          已填写的内容在此浏览器中保留至 <DateTime value={until} show="minute" />
          。密码、验证码、证件号与银行卡号未保留，需要重新输入。
        </Notice>
      </Place>
    </Container>
  );
}
