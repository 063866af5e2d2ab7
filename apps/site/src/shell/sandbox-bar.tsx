import { Container, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { useIsSandbox } from '../shared/installation/installation';

const Bar = styled.aside`
  background: var(--warn-tint);
  color: var(--text);
  font-size: var(--text-12);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    padding-block: 6px;
  }
  strong {
    color: var(--warn);
    font-weight: 600;
  }
  a {
    color: inherit;
  }
`;

/** States that no money here is real, and links to the sandbox inbox. */
export function SandboxBar() {
  if (!useIsSandbox()) return null;
  return (
    <Bar aria-label="环境提示" data-only="sandbox" data-print="never">
      <Container>
        <strong>模拟环境</strong>
        <span>资金、行情与短信均为模拟，不会产生真实交易。</span>
        <TextLink href="/sandbox/inbox" beside>
          打开模拟收件箱
        </TextLink>
      </Container>
    </Bar>
  );
}
