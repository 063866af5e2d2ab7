import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

const Panel = styled.div`
  background: var(--background);
  color: var(--text);
`;

/** A block with the brand's dark colours in both themes, such as the head of a page. What is inside uses the tokens as usual. */
export function DarkPanel(props: ComponentPropsWithRef<'div'>) {
  return <Panel {...props} data-scheme="dark" />;
}
