import { Button, Dialog, LinkButton, Row, Text, TextLink } from '@portal/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useInstallation } from '../../shared/browser/installation';
import { refusals } from './refusals';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: 16px;
  margin-inline: -24px;
  padding-inline: 24px;
  border-top: 1px solid var(--line);
  background: var(--action-tint);
  color: var(--text);
  font-size: var(--text-14);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 8px;
    margin-inline: -8px;
  }
  @media (max-width: 899.98px) {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`;

/** Below the bar of the demo: whose account this is, and the two ways on. A refused act opens the same in words. */
export function DemoLine() {
  const { siteOrigin } = useInstallation();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    refusals.heard = () => setAsked(true);
    return () => {
      refusals.heard = undefined;
    };
  }, []);
  const close = () => setAsked(false);
  return (
    <>
      <Line role="region" aria-label="示例账户">
        <span>示例账户，只能查看</span>
        <Row data-gap={4}>
          <TextLink href={`${siteOrigin}/register`}>开户</TextLink>
          <TextLink href={`${siteOrigin}/`}>退出示例</TextLink>
        </Row>
      </Line>
      <Dialog
        open={asked}
        title="示例账户只读"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>继续看</Button>
            <LinkButton tone="primary" href={`${siteOrigin}/register`}>
              开户
            </LinkButton>
          </>
        }
      >
        <Text as="p">这里的一切都可以查看，但不能操作。开户后即可在自己的账户中操作。</Text>
      </Dialog>
    </>
  );
}
